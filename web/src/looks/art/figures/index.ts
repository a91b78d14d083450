// All figures by name.
import { ARMS } from './arms'
import { BEASTS } from './beasts'
import { BUILDINGS } from './buildings'
import { FATES } from './fates'
import { GEMS } from './gems'
import { JUNGLE } from './jungle'
import { MONSTERS } from './monsters'
import { NATURE } from './nature'
import { BODIES, FACES, HEADS } from './people'
import { POWERS } from './powers'
import { RACES } from './races'
import { THINGS } from './things'
import type { Figures } from './kinds'

const parts = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${prefix}-${name}`, figure]))

export const FIGURES: Figures = {
  ...BEASTS,
  ...MONSTERS,
  ...ARMS,
  ...THINGS,
  ...GEMS,
  ...FATES,
  ...BUILDINGS,
  ...NATURE,
  ...JUNGLE,
  ...parts('power', POWERS),
  ...parts('body', BODIES),
  ...parts('face', FACES),
  ...parts('head', HEADS),
  ...parts('race', RACES),
}
