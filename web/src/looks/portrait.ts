// The face of a character: our own shapes, chosen by its name alone, so that it looks the same wherever it sits.
// Paths are drawn in a square from 0 to 100.

const SKINS = ['#f2c9a1', '#dca47a', '#b97a4f', '#8c5a3c', '#9fb6a0', '#c7b3d6']
const HAIRS = ['#2e2430', '#5b3a24', '#8d5a2b', '#c79a3f', '#b5482f', '#8f9399', '#3f5f52', '#56407a']
const GROUNDS = ['#33415c', '#5c3a3a', '#2f5146', '#5a4a2a', '#473a63', '#27505e']

const HAIR = [
  'M22 46Q20 16 50 14Q80 16 78 46Q72 30 50 30Q28 30 22 46Z', // short
  'M20 72Q14 14 50 12Q86 14 80 72L72 70Q76 40 66 32Q40 40 28 34Q24 44 28 70Z', // long
  'M18 40Q24 8 50 18Q76 8 82 40Q66 24 50 28Q34 24 18 40Z', // wild
  'M14 48Q14 8 50 8Q86 8 86 48L80 82L74 44Q66 26 50 26Q34 26 26 44L20 82Z', // hood
  'M20 38Q22 12 50 10Q78 12 80 38L74 38Q50 26 26 38Z M46 2L54 2L56 14L44 14Z', // helmet
  '', // bald
]
const BEARDS = [
  '',
  '',
  'M30 62Q50 100 70 62Q62 72 50 70Q38 72 30 62Z', // full
  'M38 66Q50 60 62 66Q50 74 38 66Z', // mustache
  'M44 74Q50 92 56 74Z', // goatee
]
const EXTRAS = [
  '',
  '',
  'M27 46L45 44L44 56L29 57Z M22 40L78 32L78 35L22 43Z', // an eye patch
  'M60 40L70 66L68 67L58 41Z', // a scar
  'M24 60A4 4 0 1 0 24.1 60Z M76 60A4 4 0 1 0 76.1 60Z', // earrings
]

/** Brows and mouth by style: what a character is like can be seen. */
const MOODS: Record<string, { brows: string; mouth: string }> = {
  raider: { brows: 'M30 40L45 46 M70 40L55 46', mouth: 'M40 72Q50 68 60 72' },
  builder: { brows: 'M30 42Q37 38 45 42 M55 42Q63 38 70 42', mouth: 'M40 70Q50 76 60 70' },
  schemer: { brows: 'M30 44L45 43 M55 40Q62 34 70 39', mouth: 'M41 72Q52 73 61 67' },
  trader: { brows: 'M30 40Q37 35 45 40 M55 40Q63 35 70 40', mouth: 'M38 68Q50 80 62 68' },
}
const CALM = MOODS['builder']!

export interface Portrait {
  skin: string
  hair: string
  ground: string
  head: string
  locks: string
  beard: string
  extra: string
  brows: string
  mouth: string
}

/** A number for a text: the same everywhere, different for different names. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0
  return hash
}

/** The face that goes with a name. */
export function portraitOf(name: string, style: string): Portrait {
  const pick = <T>(list: readonly T[], part: string): T => list[hashOf(`${part} of ${name}`) % list.length]!
  const wide = 24 + (hashOf(`width of ${name}`) % 5)
  return {
    skin: pick(SKINS, 'skin'),
    hair: pick(HAIRS, 'hair'),
    ground: pick(GROUNDS, 'ground'),
    head: `M${50 - wide} 44Q${50 - wide} 18 50 18Q${50 + wide} 18 ${50 + wide} 44Q${50 + wide} 84 50 88Q${50 - wide} 84 ${50 - wide} 44Z`,
    locks: pick(HAIR, 'locks'),
    beard: pick(BEARDS, 'beard'),
    extra: pick(EXTRAS, 'extra'),
    ...(MOODS[style] ?? CALM),
  }
}
