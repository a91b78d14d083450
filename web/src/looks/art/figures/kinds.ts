// A figure is a drawing in a square from 0 to 100, made of paths. The first letter of a key is its tone; paths are
// painted in the order in which they are written. A world decides how its tones look (see Drawing.svelte):
//   m main and n second material, both with an outline; s shade; h light; k ink; g glow;
//   l a line of ink; w and x staffs, antlers, ropes: thick lines of main or second material with an outline.
export type Tone = 'm' | 'n' | 's' | 'h' | 'k' | 'g' | 'l' | 'w' | 'x'
export type Figure = Readonly<Record<string, string>>
export type Figures = Readonly<Record<string, Figure>>
