// Names for guests who have not chosen one yet.
const NAMES = [
  'Alex',
  'Ari',
  'Charlie',
  'Kim',
  'Luca',
  'Maja',
  'Mika',
  'Nika',
  'Noor',
  'Robin',
  'Sam',
  'Sasha',
]

export const suggestedName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!
