// Games that draw the pictures of their cards themselves; all others have those of CardArt.
import type { Component } from 'svelte'

import type { CardData } from '../api/types'
import PhantomArt from './phantom/Art.svelte'
import SevenArt from './seven/Art.svelte'

export const PICTURES: Record<string, Component<{ card: CardData }>> = { phantom: PhantomArt, seven: SevenArt }
