// The four suits in the order of the decks, and the colour of each.
export const SUITS = ['happiness', 'love', 'power', 'wealth'] as const

export const HUES: Record<string, number> = { happiness: 45, love: 340, power: 215, wealth: 140 }
