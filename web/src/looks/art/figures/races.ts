// Heads of peoples from beyond, drawn in the place of a face; see people.ts.
import { both, box, crystal, dot, star, sym } from '../paths'
import type { Figures } from './kinds'

export const RACES: Figures = {
  feral: {
    n: both('M38 20C20 22 8 8 14 -6C20 8 32 2 44 12Z'),
    m: sym('M50 12C40 12 34 18 33 28L36 44L44 62L50 64'),
    s: both('M33 28L36 44L44 62L46 62L42 40Z'),
    k: both('M36 31L47 35L44 40L38 38Z') + sym('M50 50L45 51L47 57L50 58'),
    h: both('M43 57L44 66L47 60Z'),
    g: both(dot(42, 35.5, 1.8)),
  },
  enlightened: {
    m: sym('M50 -2C36 0 31 16 33 34C35 50 42 62 50 64'),
    s: 'M50 -2C64 0 69 16 67 34C65 50 58 62 50 64C62 44 62 16 50 -2Z',
    k: sym('M50 30L34 28L35 40L50 42'),
    g: sym('M50 33L38 32L38 37L50 39'),
    l: 'M46 52L54 52M50 2L50 20',
  },
  cult: {
    n: 'M50 2C24 6 22 34 26 58C30 66 36 68 40 68L50 60L60 68C64 68 70 66 74 58C78 34 76 6 50 2Z',
    k: sym('M50 16C40 18 34 28 35 42C37 54 44 60 50 62'),
    m: sym('M50 34C45 34 40 37 39 42C40 52 46 58 50 59'),
    s: 'M50 2C76 6 78 34 74 58C70 66 64 68 60 68L56 64C68 44 68 18 50 2Z',
    g: both('M40 38L48 41L46 44L41 43Z') + crystal(50, 18, 6, 12),
  },
  hollow: {
    n: sym('M50 -4L44 10L36 -2L34 12L26 4L31 22L50 22'),
    m: sym('M50 16C38 16 32 24 33 36C34 44 37 48 39 50L40 62L50 63'),
    k: both('M36 35C37 29 47 30 47 37C47 44 37 44 36 35Z') + sym('M50 43L47 49L50 50'),
    l: 'M43 54L43 62M47 55L47 63M53 55L53 63M57 54L57 62',
    g: both(dot(42, 37, 2)),
    s: 'M50 16C62 16 68 24 67 36C66 44 63 48 61 50L60 62L52 63C62 50 62 28 50 16Z',
  },
  marked: {
    m: sym('M50 6C36 6 30 16 30 32L34 54L42 64L50 66'),
    k: both('M34 33L47 36L46 41L35 38Z') + sym('M50 44L48 46L48 64L50 66'),
    n: both('M32 22C22 20 18 10 22 0C28 8 34 8 40 10Z'),
    g: sym('M50 10L46 18L50 28') + both(dot(41, 37, 1.4)),
    s: 'M50 6C64 6 70 16 70 32L66 54L58 64L50 66C60 50 62 22 50 6Z',
    l: both('M38 48L38 56M43 52L43 60'),
  },
  starborn: {
    n: dot(50, 34, 28),
    k: dot(50, 35, 19),
    m: 'M34 58L66 58L70 68L30 68Z' + both(dot(23, 34, 6)),
    h: 'M37 28C40 21 47 19 53 20C47 23 42 27 40 33Z',
    g: both('M40 36L48 39L46 43L41 42Z') + star(50, 64, 4, 5, 1.6),
    l: box(46, 46, 8, 0.1),
  },
}
