// Whether the window is that of a phone or an upright tablet: then the table is one column.
import { MediaQuery } from 'svelte/reactivity'

export const compact = new MediaQuery('(width < 800px), (orientation: portrait) and (width < 1200px)')
