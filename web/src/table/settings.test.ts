import { expect, test } from 'vitest'

import { STANDARD, understood } from './settings.svelte'

test('what was kept is understood', () => {
  expect(understood('{"speed": "fast", "sound": true, "volume": 25}')).toEqual({
    ...STANDARD,
    speed: 'fast',
    sound: true,
    volume: 25,
  })
})

test.each([null, 'no JSON', '[]', '7', 'null', '{"speed": "warp", "text": 7, "sound": "yes", "other": 1}'])(
  'what cannot be understood is as usual: %s',
  (text) => expect(understood(text)).toEqual(STANDARD),
)

test('the volume stays between 0 and 100', () => {
  expect(understood('{"volume": 1000}').volume).toBe(100)
  expect(understood('{"volume": -3}').volume).toBe(0)
})
