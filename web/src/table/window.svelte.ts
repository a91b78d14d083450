// Whether the window is that of a phone or an upright tablet: then the table is one column.
import { MediaQuery } from 'svelte/reactivity'

export const compact = new MediaQuery('(width < 800px), (orientation: portrait) and (width < 1200px)')

/** Whether a replay has room for the chances below the board. */
export const roomy = new MediaQuery('(width >= 1000px) and (height >= 800px) and (orientation: landscape)')

/** Whether the window is so low that cards show less, or fewer lie upright. */
export const low = new MediaQuery('(height < 760px)')
