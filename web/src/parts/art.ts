// Signs of our own that several games share, and numbers that follow from a text.

/** A number from a text: the same text always gives the same number. */
export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return value >>> 0
}

/** A row of numbers from 0 to 1 that follows from a seed. */
export function numbers(seed: number): () => number {
  let state = seed || 1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state ^= state >>> 15
    return (state >>> 0) / 4294967296
  }
}

/** Emblems: paths in a square from 0 to 100. */
export const EMBLEMS: Record<string, string> = {
  sword: 'M50 6l7 12v40h13v8H57v18l5 6-12 6-12-6 5-6V66H30v-8h13V18z',
  shield: 'M50 8l34 10v28c0 24-16 38-34 46C32 84 16 70 16 46V18z',
  tower: 'M26 92V40l-6-6V14h12v10h10V14h16v10h10V14h12v20l-6 6v52H58V70a8 8 0 0 0-16 0v22z',
  flame: 'M52 6c4 18 24 26 24 52a26 26 0 0 1-52 0c0-12 6-20 12-26 0 10 4 14 8 16C42 34 44 18 52 6z',
  tree: 'M50 6l26 34H64l18 24H58v28H42V64H18l18-24H24z',
  wave: 'M6 62c12-30 34-34 46-16-10-4-20 2-18 14 4 18 34 18 60-6-4 28-26 40-50 40S4 84 6 62z',
  eye: 'M4 50c20-34 72-34 92 0-20 34-72 34-92 0zm46-20a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 11a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  crown: 'M12 78L6 30l22 18L50 16l22 32 22-18-6 48zM12 84h76v8H12z',
  moon: 'M66 8a44 44 0 1 0 22 62A36 36 0 0 1 66 8z',
  sun: 'M50 28a22 22 0 1 1 0 44 22 22 0 0 1 0-44zM46 4h8v16h-8zm0 76h8v16h-8zM4 46h16v8H4zm76 0h16v8H80zM17 23l6-6 11 11-6 6zm49 49l6-6 11 11-6 6zM17 77l11-11 6 6-11 11zm49-49l11-11 6 6-11 11z',
  star: 'M50 4l13 32 34 3-26 22 8 34-29-18-29 18 8-34L3 39l34-3z',
  skull:
    'M50 8c24 0 38 16 38 36 0 14-6 22-14 28v16H26V72c-8-6-14-14-14-28C12 24 26 8 50 8zM34 40a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm32 0a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM50 60l-5 10h10z',
  mountain: 'M4 88L36 26l14 22 12-16 34 56z',
  heart: 'M50 90C10 60 8 40 14 26c8-16 28-14 36 2 8-16 28-18 36-2 6 14 4 34-36 64z',
  coin: 'M50 8a42 42 0 1 1 0 84 42 42 0 0 1 0-84zm0 12a30 30 0 1 0 0 60 30 30 0 0 0 0-60zm-4 12h8v36h-8z',
  wing: 'M8 22c30-8 66 0 84 44-12-8-22-10-32-8 6 4 10 8 12 14-14-8-26-8-36-4 4 2 8 6 10 12C24 76 10 52 8 22z',
  paw: 'M50 46c16 0 28 16 28 30 0 16-16 12-28 12s-28 4-28-12c0-14 12-30 28-30zM20 34a9 12 0 1 1 1 24 9 12 0 0 1-1-24zm60 0a9 12 0 1 1-1 24 9 12 0 0 1 1-24zM38 10a9 13 0 1 1 0 26 9 13 0 0 1 0-26zm24 0a9 13 0 1 1 0 26 9 13 0 0 1 0-26z',
  serpent:
    'M20 92c-10-16 2-30 22-34 18-4 20-16 6-18-20-4-24-24-4-32 14-6 30 0 34 12l12 2-12 8c-6 10-24 4-30-4 4 6 30 6 30 26S38 70 38 84c0 6 6 8 12 8z',
  hammer: 'M22 12h46l12 14-12 12H54l6 54H40l6-54H22z',
  key: 'M30 8a24 24 0 0 1 23 31l39 39v14H76V80H64V68L53 57A24 24 0 1 1 30 8zm-2 14a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  scroll:
    'M22 10h56a8 8 0 0 1 8 8v6H72v52a14 14 0 0 1-14 14H20a10 10 0 0 1-10-10v-8h12zm12 16v6h28v-6zm0 14v6h28v-6zm0 14v6h20v-6z',
  flask: 'M38 6h24v8h-4v24l26 40c4 8 0 14-8 14H24c-8 0-12-6-8-14l26-40V14h-4z',
  hand: 'M30 92L14 58c-2-6 4-10 8-6l12 12V20c0-8 10-8 10 0v24-30c0-8 10-8 10 0v30-26c0-8 10-8 10 0v30-18c0-8 10-8 10 0v34c0 14-6 22-10 28z',
  gate: 'M10 92V44a40 36 0 0 1 80 0v48H72V48a22 20 0 0 0-44 0v44zM46 40h8v52h-8z',
  bolt: 'M58 4L20 56h22l-8 40 44-56H54z',
  leaf: 'M90 10C40 8 12 30 14 64c2 8 6 14 12 18C34 56 54 40 70 34 52 48 36 66 30 90c40 8 66-24 60-80z',
  anchor:
    'M50 6a12 12 0 0 1 6 22v10h16v8H56v32c12-2 20-10 22-20l-8 2 14-18 8 20-6-1C84 80 66 94 50 94S16 80 14 61l-6 1 8-20 14 18-8-2c2 10 10 18 22 20V46H28v-8h16V28a12 12 0 0 1 6-22z',
  mask: 'M12 18c24 8 52 8 76 0 4 40-8 68-38 76C20 86 8 58 12 18zm14 22c2 12 18 12 20 2-6-6-14-6-20-2zm28 2c2 10 18 10 20-2-6-4-14-4-20 2zM38 70c8 6 16 6 24 0-6 12-18 12-24 0z',
}
