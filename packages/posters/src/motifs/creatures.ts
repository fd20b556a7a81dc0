import { petal, star } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, turned, type Motif } from './motif.ts';

const eye = (pen: Pen, x: number, y: number, r = 6) =>
  pen.circle(x, y, r, '#140c12') + pen.circle(x + r * 0.3, y - r * 0.35, r * 0.36, '#ffffff');

export const swan: Motif = (pen) =>
  pen.path(
    'M-96 40Q-70 -30 10 -10Q40 0 44 30Q60 10 50 -20Q34 -50 44 -78Q54 -104 80 -94Q98 -86 92 -66L72 -68Q62 -50 76 -20Q96 40 60 70Q0 92 -60 74Q-92 62 -96 40Z',
    pen.vol('#fbf7ff'),
  ) +
  pen.path('M-96 40Q-112 0 -80 -20Q-50 -40 0 -14Q30 10 10 40Q-30 64 -70 50Z', pen.vol('#dfe4ff')) +
  pen.path('M92 -78L114 -64L90 -62Z', '#ff8a2e') +
  eye(pen, 76, -80, 5) +
  pen.line('M-104 86q16 -12 32 0t32 0t32 0t32 0t32 0t32 0', '#8fe0f0', 6);

export const crane: Motif = (pen) =>
  pen.circle(30, -40, 62, pen.ball('#ffb04a')) +
  pen.line('M-6 40L-10 104M14 40L18 72L6 104', '#2a2438', 5) +
  pen.path(
    'M-90 26Q-40 -30 20 -6Q44 -30 34 -70Q36 -92 54 -92L96 -80L58 -76Q54 -40 46 -4Q40 40 -6 46Q-50 50 -90 26Z',
    pen.vol('#fbf8f0'),
  ) +
  pen.path('M-90 26Q-60 60 -100 70Q-104 40 -90 26ZM-70 16Q-20 -10 10 14Q-20 50 -60 38Z', pen.vol('#3a4468')) +
  pen.path('M42 -94Q56 -108 64 -90Z', '#e0303a') +
  eye(pen, 56, -84, 4);

export const crocodile: Motif = (pen) =>
  pen.path(
    'M-112 30Q-90 -30 -30 -34L-20 -50L-8 -34L6 -50L16 -32Q60 -30 108 0Q112 14 100 18L40 22Q70 30 96 28Q92 46 60 50Q0 58 -40 50L-60 74L-66 48Q-100 50 -112 30Z',
    pen.vol('#4f8f3a'),
  ) +
  pen.path('M98 18L90 28L82 19L74 30L66 20L58 31L50 21L44 30L40 22Z', '#fffbe8') +
  pen.circle(-6, -40, 13, pen.vol('#5fa84a')) +
  pen.circle(-4, -42, 8, '#ffe14a') +
  pen.oval(-3, -42, 2.4, 7, '#140c12') +
  pen.circle(98, 2, 4, '#1d4a1a') +
  pen.line('M-90 6L-80 -6L-70 4L-60 -8L-50 2L-40 -10', '#2f6a24', 5);

export const dolphin: Motif = (pen) =>
  turned(
    pen.path(
      'M-104 30Q-80 -50 0 -56Q10 -84 34 -88Q32 -66 40 -50Q80 -36 92 -8L116 0Q112 16 88 14Q40 20 0 10Q-20 40 -44 44Q-40 24 -36 8Q-70 20 -84 44Q-86 70 -112 78Q-108 60 -112 50Q-118 34 -132 30Q-118 20 -104 30Z',
      pen.vol('#5f9fd8'),
    ) +
      pen.path('M88 14Q40 20 0 10Q-40 6 -76 30Q-20 -20 92 -4Z', '#eaf6ff') +
      eye(pen, 66, -16, 5),
    -14,
    10,
    -6,
  ) + pen.line('M-90 92q20 -20 40 0t40 0t40 0t40 0', '#bff0ff', 7);

export const bee: Motif = (pen) =>
  mirror(pen.path('M8 -30C40 -110 120 -90 100 -40C90 -14 40 -10 8 -20Z', '#e8f6ff', { opacity: 0.8 })) +
  pen.path('M0 -40C50 -40 62 10 46 50Q24 92 0 104Q-24 92 -46 50C-62 10 -50 -40 0 -40Z', pen.vol('#ffc531')) +
  pen.path('M-54 2Q0 20 54 2L53 24Q0 42 -53 24ZM-44 54Q0 72 44 54L32 76Q0 90 -32 76Z', '#2a1810') +
  pen.circle(0, -48, 34, pen.vol('#3a2418')) +
  mirror(
    pen.circle(13, -52, 9, '#ffffff') +
      pen.circle(14, -51, 5, '#140c12') +
      pen.line('M10 -78Q16 -98 34 -100', '#3a2418', 5) +
      pen.circle(35, -100, 6, '#ffc531'),
  );

export const firefly: Motif = (pen) =>
  pen.circle(
    0,
    50,
    84,
    pen.sheet.radial([
      [0, '#e8ff7a', 0.9],
      [1, '#e8ff7a', 0],
    ]),
  ) +
  mirror(pen.path('M6 -24C50 -100 116 -60 92 -10C76 16 30 4 6 0Z', '#bfe8ff', { opacity: 0.7 })) +
  pen.oval(0, 54, 28, 42, pen.ball('#f4ff8a')) +
  pen.path('M-24 -30Q0 -44 24 -30L28 20Q0 34 -28 20Z', pen.vol('#4a2f5a')) +
  pen.circle(0, -52, 24, pen.vol('#3a2448')) +
  mirror(eye(pen, 10, -54, 6) + pen.line('M8 -72Q16 -96 32 -98', '#3a2448', 4));

export const deer: Motif = (pen) =>
  mirror(
    pen.line('M22 -52Q40 -80 30 -108M30 -70Q58 -74 62 -100M34 -62Q60 -56 80 -76', '#a8713a', 9) +
      pen.path('M34 -44Q80 -60 92 -34Q70 -10 40 -20Z', pen.vol('#b5703a')),
  ) +
  pen.path(
    'M0 -60C40 -60 54 -30 46 4C40 40 26 92 0 96C-26 92 -40 40 -46 4C-54 -30 -40 -60 0 -60Z',
    pen.vol('#c9823f'),
  ) +
  pen.path('M0 40C20 40 24 60 18 80Q8 96 0 96Q-8 96 -18 80C-24 60 -20 40 0 40Z', '#fff0d8') +
  pen.path('M-13 78Q0 70 13 78Q8 92 0 94Q-8 92 -13 78Z', '#2a1410') +
  mirror(eye(pen, 26, -4, 9) + pen.circle(10, -34, 4, '#fff0d8') + pen.circle(24, -42, 3, '#fff0d8'));

export const camel: Motif = (pen) =>
  pen.path(
    'M-92 98L-84 30Q-92 -6 -60 -14Q-44 -64 -20 -64Q2 -64 12 -20Q36 0 44 -30L54 -74Q56 -96 80 -96L106 -84Q110 -70 98 -68L82 -66L72 -10Q64 40 40 44L48 98H30L18 50Q-20 60 -50 46L-66 98Z',
    pen.vol('#d8a25a'),
  ) +
  pen.path('M-64 -12Q-22 -44 16 -18L22 16Q-22 34 -66 16Z', pen.vol('#c8322b')) +
  pen.line('M-60 8Q-22 24 20 8', '#ffd24a', 5) +
  pen.path(star(6, 14, 7), '#ffd24a', { transform: 'translate(-22 -6)' }) +
  eye(pen, 82, -82, 4) +
  pen.path('M-112 104Q0 84 112 104Z', pen.vol('#f0cf8a'));

export const bearFace: Motif = (pen) =>
  mirror(pen.circle(62, -62, 30, pen.vol('#7a4a2a')) + pen.circle(60, -58, 17, '#d8a070')) +
  pen.path(
    'M0 -76C54 -78 86 -40 84 6C82 50 46 86 0 88C-46 86 -82 50 -84 6C-86 -40 -54 -78 0 -76Z',
    pen.vol('#8a5632'),
  ) +
  pen.oval(0, 36, 40, 34, '#e8c090') +
  pen.path('M-18 14Q0 6 18 14Q12 34 0 36Q-12 34 -18 14Z', '#2a1410') +
  pen.line('M0 36V48M0 48Q-14 60 -26 52M0 48Q14 60 26 52', '#2a1410', 4) +
  mirror(eye(pen, 36, -10, 10));

export const rhino: Motif = (pen) =>
  mirror(
    pen.path('M30 -66Q44 -108 76 -92Q80 -62 52 -44Z', pen.vol('#6f7890')) +
      pen.path('M40 -68Q50 -90 66 -84Q66 -66 50 -54Z', '#c89aa8'),
  ) +
  pen.path(
    'M0 -72C48 -72 70 -36 62 0C58 22 54 40 54 62C50 94 24 102 0 102C-24 102 -50 94 -54 62C-54 40 -58 22 -62 0C-70 -36 -48 -72 0 -72Z',
    pen.vol('#8a94ac'),
  ) +
  pen.path('M-20 44Q-10 0 0 -36Q10 0 20 44Q0 58 -20 44Z', pen.vol('#f2e8d2')) +
  pen.path('M-10 -8Q-4 -34 0 -48Q4 -34 10 -8Q0 0 -10 -8Z', pen.vol('#f2e8d2')) +
  mirror(eye(pen, 38, -12, 7) + pen.oval(24, 76, 7, 5, '#3a4258')) +
  pen.line('M-36 20Q-44 10 -50 12M36 20Q44 10 50 12', '#4a5268', 4);

const bigCat = (pen: Pen, fur: string, ear: string, chin: string, marks: string): string =>
  mirror(pen.circle(60, -60, 28, pen.vol(fur)) + pen.circle(58, -57, 16, ear)) +
  pen.path(
    'M0 -74C52 -76 84 -38 82 6C80 48 46 84 0 86C-46 84 -80 48 -82 6C-84 -38 -52 -76 0 -74Z',
    pen.vol(fur),
  ) +
  marks +
  mirror(
    pen.oval(24, 42, 30, 24, chin) +
      pen.path('M18 -12Q36 -28 54 -16Q44 2 22 0Z', '#a8e85a') +
      pen.oval(37, -10, 4, 9, '#120a12'),
  ) +
  pen.path('M-16 18Q0 10 16 18Q12 34 0 36Q-12 34 -16 18Z', '#c8485a') +
  pen.line('M0 36V48M0 48Q-14 60 -26 52M0 48Q14 60 26 52', '#0c070a', 4);

const SPOTS = [
  [0, -40, 0],
  [20, -56, 1],
  [46, -40, 1],
  [60, -8, 1],
  [64, 24, 1],
  [52, 50, 1],
] as const;

export const leopard: Motif = (pen) =>
  bigCat(
    pen,
    '#f0bb55',
    '#3a2014',
    '#fff4dc',
    SPOTS.map(([x, y, twice]) => {
      const spot = pen.circle(x, y, 9, '#4a2814') + pen.circle(x + 1, y + 1, 4, '#d8923a');
      return twice ? mirror(spot) : spot;
    }).join(''),
  );

/** A leopard in black: its spots are only just seen. */
export const panther: Motif = (pen) =>
  bigCat(
    pen,
    '#2b2d42',
    '#6a4a66',
    '#3d4058',
    SPOTS.map(([x, y, twice]) =>
      twice ? mirror(pen.circle(x, y, 8, '#1a1b2a')) : pen.circle(x, y, 8, '#1a1b2a'),
    ).join('') + mirror(pen.line('M40 42L98 34M42 50L96 58', '#c9cbe0', 2)),
  );

export const squirrel: Motif = (pen) =>
  pen.path('M-20 96Q-110 90 -96 0Q-86 -80 -30 -76Q14 -66 -6 -20Q-30 0 -14 40Z', pen.vol('#b5592a')) +
  pen.path('M-20 96Q-26 20 30 14Q70 30 64 96Z', pen.vol('#c96a34')) +
  pen.path('M10 96Q6 50 34 44Q54 56 50 96Z', '#ffe3c0') +
  pen.path('M2 -10Q-4 -50 24 -58L22 -84L44 -62Q88 -56 90 -22Q78 6 40 10Q10 10 2 -10Z', pen.vol('#c96a34')) +
  eye(pen, 56, -32, 8) +
  pen.circle(90, -20, 5, '#2a1410') +
  pen.oval(66, 40, 17, 20, pen.ball('#8a5226')) +
  pen.path('M48 32Q66 14 84 32Z', '#5a3416');

export const wingedHorse: Motif = (pen) =>
  [-104, -84, -64, -44, -24]
    .map((turn, i) =>
      turned(pen.path(petal(104 - i * 4, 17), pen.vol(i % 2 ? '#cfe0ff' : '#fff8ff')), turn, -26, 44),
    )
    .join('') +
  pen.path(
    'M-70 100Q-80 10 -20 -56L-24 -100L6 -72Q52 -62 70 -8L98 44Q100 66 78 68L58 56Q30 52 22 34Q10 60 30 100Z',
    pen.vol('#f6f0ff'),
  ) +
  pen.path(
    'M-20 -56Q-70 -30 -76 50Q-60 30 -54 50Q-50 10 -36 6Q-40 -14 -22 -18Q-26 -40 -4 -52L-4 -80Q-18 -76 -20 -56Z',
    pen.vol(pen.rng.pick(['#ff7fb5', '#7f8bff', '#ffb02e'])),
  ) +
  eye(pen, 34, -20, 8) +
  pen.path('M4 -74L26 -116L24 -68Z', pen.vol('#ffcf3a'));

/** Four long wings on a thin body. */
export const dragonfly: Motif = (pen) =>
  mirror(
    turned(pen.path(petal(112, 17), '#9fe8f0', { opacity: 0.85 }), 76, 4, -34) +
      turned(pen.path(petal(96, 16), '#c8f4ff', { opacity: 0.8 }), 106, 4, -20),
  ) +
  pen.path('M-9 -40H9L6 96Q0 108 -6 96Z', pen.vol('#1fa08a')) +
  pen.line('M-7 -4H7M-7 20H7M-6 44H6M-6 68H6', '#0b5a50', 4) +
  pen.oval(0, -34, 15, 22, pen.ball('#27b89a')) +
  pen.circle(0, -66, 15, pen.ball('#1f8a78')) +
  mirror(pen.circle(12, -72, 11, pen.ball('#e8483c')));
