/** The seven pieces of the Legendary Armour in the order in which they are found, on a square of 24 by 24. */
export const PIECES = [
  'M4 14a8 9 0 0 1 16 0v7h-5v-5h2v-3h-4v8h-2v-8H7v3h2v5H4z', // helm
  'M6 22V12l-2-5 3-1 2 4V3h2v6h1V2h2v7h1V4h2v8l-2 4v6z', // gauntlets
  'M2 9h20v6h-7l-3 5-3-5H2zm9 1v4h2v-4z', // girdle
  'M8 3h8l5 18c-6 2-12 2-18 0z', // cloak
  'M5 3l4 2h6l4-2 2 5-3 2v11H6V10L3 8zm6 4v13h2V7z', // cuirass
  'M3 3h18v9c0 5-4 8-9 10-5-2-9-5-9-10zm8 2v14h2V5z', // shield
  'M6 2h4v13l-2 6H3l3-6zm8 0h4v13l3 6h-5l-2-6z', // greaves
]
