import { petal } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { turned, type Motif } from './motif.ts';

type Plumage = { back: string; breast: string; wing: string; beak?: string; head?: string };

const eye = (pen: Pen, x: number, y: number, r: number) =>
  pen.circle(x, y, r, '#140c12') + pen.circle(x + r * 0.3, y - r * 0.35, r * 0.36, '#ffffff');

const BEAK = 'M72 -58L112 -46L72 -38Z';

/** A bird on a twig: which one, its colours and what `more` adds say. */
function perched(
  pen: Pen,
  { back, breast, wing, beak = '#ffb52e', head = back }: Plumage,
  bill = BEAK,
): string {
  return (
    pen.line('M-104 84Q0 66 104 86', '#6b3d1c', 9) +
    turned(pen.path(petal(46, 14), '#4caf3a'), 40, 70, 78) +
    pen.path('M-30 30L-104 92L-84 52L-60 10Z', pen.vol(wing)) +
    pen.path(
      'M-50 30C-56 -30 -10 -60 16 -64C30 -92 76 -84 74 -48C74 -30 66 -20 66 0C60 50 10 72 -20 62C-40 56 -48 48 -50 30Z',
      pen.vol(back),
    ) +
    pen.path('M66 0C60 50 10 72 -14 62C10 40 20 0 56 -30Q68 -20 66 0Z', breast) +
    pen.path('M10 -60C26 -92 76 -86 74 -48Q72 -34 68 -24Q36 -18 10 -60Z', pen.vol(head)) +
    pen.path('M-50 28Q-40 -30 14 -22Q24 20 -20 46Q-40 48 -50 28Z', pen.vol(wing)) +
    pen.path(bill, pen.vol(beak)) +
    eye(pen, 54, -54, 7) +
    pen.line('M2 62V78M16 60V78', '#c8762a', 5)
  );
}

export const songbird: Motif = (pen) =>
  perched(
    pen,
    pen.rng.pick([
      { back: '#d8402f', breast: '#ffd9a0', wing: '#8a1f1a' },
      { back: '#2f9a5a', breast: '#ffe07a', wing: '#14603a' },
    ]),
  );

export const magpie: Motif = (pen) =>
  perched(pen, { back: '#1d2338', breast: '#fffaf0', wing: '#2e3858', beak: '#3a3f52' }) +
  pen.path('M-44 24Q-30 -4 10 -6Q-10 16 -44 24Z', '#fffaf0');

export const nightingale: Motif = (pen) =>
  perched(pen, { back: '#8a6248', breast: '#f0dcc4', wing: '#5c3c2a', beak: '#2a2024', head: '#241a20' }) +
  pen.path('M22 -78Q18 -112 44 -100Q50 -92 58 -82Q40 -88 22 -78Z', '#241a20') +
  pen.path('M-36 44L-62 66L-22 62Z', '#e0303a');

/** The koel: black, with a red eye and a pale bill. */
export const cuckoo: Motif = (pen) =>
  perched(pen, { back: '#1f2436', breast: '#2e3650', wing: '#12162a', beak: '#c8d8a0' }) +
  pen.circle(54, -54, 9, '#e8303a') +
  pen.circle(54, -54, 4, '#140c12') +
  pen.path('M92 -92v-26l18 -5v24a9 7 0 1 1 -6 -6v-10l-7 2v20a9 7 0 1 1 -5 1Z', '#fff3d6');

export const sparrow: Motif = (pen) =>
  perched(pen, { back: '#a8733f', breast: '#f2e0c4', wing: '#6e4220', beak: '#4a3a30', head: '#8a5230' }) +
  pen.line('M-36 22Q-14 6 8 -4M-30 34Q-10 22 12 10', '#f2e0c4', 5) +
  pen.oval(62, -28, 10, 12, '#3a2a24');

/** Yellow, before the long nest that it weaves. */
export const weaverBird: Motif = (pen) =>
  pen.line('M-66 -112V-88', '#6b3d1c', 7) +
  pen.path(
    'M-66 -98C-30 -80 -26 -30 -40 6C-44 30 -50 60 -52 84H-82C-82 60 -88 30 -94 6C-108 -30 -102 -80 -66 -98Z',
    pen.vol('#c99a4a'),
  ) +
  pen.line(
    'M-94 -40Q-66 -24 -38 -40M-98 -14Q-66 4 -36 -14M-92 14Q-66 30 -42 14M-86 44Q-66 56 -50 44',
    '#8a5f22',
    4,
  ) +
  pen.oval(-66, 84, 15, 6, '#4a2f10') +
  `<g transform="translate(34 12) scale(.78)">${perched(pen, { back: '#f2c22e', breast: '#fff0a8', wing: '#8a6a2a', beak: '#3a2a20' })}</g>`;

/** Upright on a trunk, with a red crest and a long bill. */
export const woodpecker: Motif = (pen) =>
  pen.path('M52 -112H104V112H44Q58 0 52 -112Z', pen.vol('#7a4a26')) +
  pen.line('M72 -96V-30M88 -60V40M66 20V96', '#4a2a14', 4) +
  pen.circle(62, -46, 9, '#2a1608') +
  pen.path('M-10 58L-44 112L6 84Z', '#1d2338') +
  pen.path('M-14 -62C-60 -30 -58 60 -8 78C34 70 46 20 30 -36Z', pen.vol('#e0a52e')) +
  pen.path('M30 -36C44 20 34 66 2 76Q-2 20 10 -40Z', '#fff3dc') +
  pen.path('M-40 -10Q-52 50 -12 74Q0 30 -18 -14Z', pen.vol('#1d2338')) +
  pen.path('M-18 -60Q-20 -96 16 -92Q38 -84 36 -50Q20 -30 -8 -40Z', pen.vol('#fffaf0')) +
  pen.path('M-26 -62Q-50 -100 -14 -112Q14 -112 26 -84Q0 -84 -26 -62Z', pen.vol('#e0262e')) +
  pen.path('M32 -72L66 -50L34 -52Z', '#2a2a36') +
  eye(pen, 16, -68, 7) +
  pen.line('M26 40L50 44M22 60L48 68', '#6a6a78', 6);

export const pigeon: Motif = (pen) =>
  perched(
    pen,
    { back: '#8f9dbc', breast: '#c4cde0', wing: '#66749a', beak: '#5a4a52', head: '#66749a' },
    'M72 -58L98 -48L72 -42Z',
  ) +
  pen.path('M18 -42Q44 -24 68 -26Q64 -6 40 0Q18 -14 18 -42Z', '#3fae8a') +
  pen.line('M-40 26Q-20 36 4 20M-44 14Q-22 22 6 6', '#2f3a5a', 6);

/** A blue back, an orange breast and a bill as long as its head. */
export const kingfisher: Motif = (pen) =>
  perched(
    pen,
    { back: '#158fd8', breast: '#ff8a2e', wing: '#0b5aa8', beak: '#2a2430' },
    'M70 -66L128 -36L66 -36Z',
  ) +
  pen.path('M30 -40Q44 -34 62 -36Q60 -22 40 -24Z', '#fffaf0') +
  pen.path('M20 -74Q8 -98 28 -94Q38 -96 44 -84Q30 -84 20 -74Z', '#0b5aa8') +
  pen.line('M-34 22Q-18 6 0 0M-28 34Q-8 20 6 14', '#7fe0ff', 5);

/** A great yellow bill with a second one on top. */
export const hornbill: Motif = (pen) =>
  pen.line('M-112 92Q0 76 112 92', '#6b3d1c', 9) +
  pen.path('M-40 40L-92 112L-52 104L-10 58Z', '#fffaf0') +
  pen.path(
    'M-56 20C-60 -40 -20 -70 6 -84C46 -92 56 -56 40 -28C56 20 30 76 -20 74C-44 70 -54 50 -56 20Z',
    pen.vol('#22283a'),
  ) +
  pen.path('M40 -22C54 20 32 72 -8 74C14 40 14 10 22 -16Z', '#fffaf0') +
  pen.path('M30 -72C76 -84 116 -56 112 6C98 -22 70 -40 34 -42Z', pen.vol('#ffb52e')) +
  pen.path('M16 -84C38 -112 86 -106 96 -74C76 -84 50 -82 30 -72Z', pen.vol('#ffdf6b')) +
  pen.path('M36 -46C60 -44 84 -34 98 -10C76 -26 54 -32 34 -34Z', '#c8762a') +
  eye(pen, 18, -64, 8) +
  pen.line('M-14 74V88M4 72V88', '#6a6a78', 6);
