// Devices are named as people call them.
import { describe, expect, it } from 'vitest'

import { deviceOf } from './devices'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0'
const ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'

describe('the name of a device', () => {
  it.each([
    [IPHONE, { browser: 'Safari', system: 'iPhone' }],
    [EDGE, { browser: 'Edge', system: 'Windows' }],
    [ANDROID, { browser: 'Firefox', system: 'Android' }],
    ['curl/8.5.0', null],
    ['', null],
  ])('of %s', (agent, device) => expect(deviceOf(agent)).toEqual(device))
})
