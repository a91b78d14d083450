// The messages of this game: `t` knows their keys and arguments.
import { saying } from '../../text/text.svelte'
import type { Messages } from './generated'

export const { t, key } = saying<Messages>()
