import { petal, smooth, star } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

/** A dragon's head in profile with a mane of flame. */
export const dragon: Motif = (pen) => {
  const hide = pen.rng.pick(['#1f9d6b', '#c8322b', '#2f74c8', '#7a3fb5']);
  const flame = ring(
    7,
    (i) => (i > 0 && i < 6 ? pen.path(petal(118 - i * 5, 20), i % 2 ? '#ff9a1f' : '#e8402a') : ''),
    -140,
  );
  return (
    `<g transform="translate(-24 8)">${flame}</g>` +
    pen.path(
      'M-88 96Q-98 10 -54 -34Q-46 -78 -10 -104Q-14 -70 2 -60Q40 -66 62 -36Q98 -30 104 -2Q92 8 62 6Q58 18 30 22Q50 34 84 30Q76 54 34 56Q2 58 -8 48Q-30 60 -22 96Z',
      pen.vol(hide),
    ) +
    pen.path('M-2 -58Q10 -98 48 -108Q34 -84 40 -60Q20 -66 -2 -58Z', pen.vol('#ffd566')) +
    pen.path('M62 6L54 22L44 10L36 26L26 14L20 28L8 20Q40 6 62 6Z', '#fffbe8') +
    pen.path('M78 31L70 18L60 32Z', '#fffbe8') +
    pen.path('M0 -24Q18 -44 40 -28Q30 -12 10 -12Z', '#ffe84a') +
    pen.oval(22, -24, 4, 9, '#18060a') +
    pen.line('M-8 -30Q14 -52 48 -32', '#16070c', 6) +
    pen.circle(86, -12, 4.5, '#16070c') +
    pen.line('M90 -4Q122 0 112 36M84 4Q110 20 96 50', '#ffd566', 4) +
    pen.path(
      'M-52 -30L-88 -44L-64 -12L-100 -8L-72 16L-102 34L-72 44L-98 72L-72 74Q-70 10 -40 -20Z',
      pen.vol('#ffb02e'),
    ) +
    pen.line('M-40 20Q-30 34 -12 36M-50 44Q-38 56 -22 56M-56 68Q-44 78 -28 78', '#0d2018', 3, {
      opacity: 0.4,
    })
  );
};

/** A bird of fire seen from the front, wings up. */
export const phoenix: Motif = (pen) => {
  const feather = (length: number, turn: number, colour: string) =>
    turned(pen.path(petal(length, length * 0.17), colour), turn, 14, 6);
  const wing = [
    feather(112, 100, '#8f1420'),
    feather(116, 82, '#c3242a'),
    feather(118, 64, '#e8452c'),
    feather(112, 48, '#f5762a'),
    feather(100, 32, '#ffa52e'),
    feather(76, 60, '#ffd456'),
  ].join('');
  const tail = [-30, -15, 0, 15, 30]
    .map((turn) =>
      turned(
        pen.path(petal(96, 13), Math.abs(turn) > 20 ? '#c3242a' : '#ffa52e') +
          pen.circle(0, -80, 7, '#38d0c0'),
        180 + turn,
        0,
        20,
      ),
    )
    .join('');
  return (
    tail +
    mirror(wing) +
    pen.path(
      'M0 -74C22 -74 26 -46 18 -32C34 -6 26 40 0 56C-26 40 -34 -6 -18 -32C-26 -46 -22 -74 0 -74Z',
      pen.vol('#f2582a'),
    ) +
    mirror(pen.circle(9, -54, 5, '#fff4c8') + pen.circle(9, -54, 2.4, '#1c0508')) +
    pen.path('M-6 -48L0 -30L6 -48Z', '#ffd456') +
    [-30, 0, 30].map((turn) => turned(pen.path(petal(32, 6), '#ffd456'), turn, 0, -70)).join('')
  );
};

export const cobra: Motif = (pen) => {
  const skin = pen.rng.pick(['#2c8f5a', '#3c5bb8', '#b3862b']);
  return (
    pen.path(
      'M-84 100Q-96 70 -40 66Q30 62 30 82Q28 100 -10 100ZM84 100Q92 74 40 70Q4 70 0 86Q10 100 30 100Z',
      pen.vol(skin),
    ) +
    pen.path(
      'M0 -104C34 -104 44 -80 62 -52C92 -10 66 36 34 52Q24 70 30 92H-30Q-24 70 -34 52C-66 36 -92 -10 -62 -52C-44 -80 -34 -104 0 -104Z',
      pen.vol(skin),
    ) +
    pen.path(
      'M0 -50C22 -50 30 -30 38 -10C44 20 24 40 16 60V92H-16V60C-24 40 -44 20 -38 -10C-30 -30 -22 -50 0 -50Z',
      '#f5e3a0',
    ) +
    pen.line('M-36 -6H36M-36 12H36M-28 30H28M-20 48H20M-16 66H16M-16 82H16', '#8a6a24', 3, {
      opacity: 0.55,
    }) +
    mirror(pen.path('M50 -44Q72 -10 58 18Q44 -6 50 -44Z', '#ffcf3a')) +
    mirror(pen.path('M6 -76Q20 -88 26 -70Q16 -62 6 -66Z', '#ff4b3a') + pen.circle(16, -73, 3, '#12060a')) +
    pen.line('M0 -52V-30M0 -30L-8 -18M0 -30L8 -18', '#e02a44', 4)
  );
};

export const peacock: Motif = (pen) => {
  const eye = (length: number) =>
    pen.path(petal(length, 16), '#0e7a62') +
    pen.oval(0, -length + 18, 11, 15, '#f5c53a') +
    pen.oval(0, -length + 20, 7, 10, '#1b3fa8') +
    pen.circle(0, -length + 22, 4, '#38e0c8');
  const fan = (count: number, spread: number, length: number) =>
    Array.from({ length: count }, (_, i) =>
      turned(eye(length), -spread + (2 * spread * i) / (count - 1), 0, 40),
    ).join('');
  return (
    fan(9, 96, 136) +
    fan(8, 74, 100) +
    pen.path(
      'M-26 96Q-34 40 -10 14Q-20 -24 4 -34Q26 -34 22 -6Q20 20 32 46Q40 80 26 96Z',
      pen.vol('#1d5fd0'),
    ) +
    pen.path('M20 -20L40 -12L20 -6Z', '#f5c53a') +
    pen.circle(9, -18, 5, '#ffffff') +
    pen.circle(10, -18, 2.6, '#0a1030') +
    pen.line('M4 -34L-8 -56M6 -34V-60M8 -34L18 -56', '#38e0c8', 3) +
    pen.circle(-8, -58, 4, '#f5c53a') +
    pen.circle(6, -62, 4, '#f5c53a') +
    pen.circle(19, -58, 4, '#f5c53a')
  );
};

export const owl: Motif = (pen) =>
  pen.path(
    'M-72 -90Q-40 -70 0 -72Q40 -70 72 -90Q92 -20 80 30Q60 100 0 102Q-60 100 -80 30Q-92 -20 -72 -90Z',
    pen.vol('#6d4a8a'),
  ) +
  mirror(pen.path('M80 30Q60 100 22 98Q60 60 64 -4Q88 0 80 30Z', '#48306a')) +
  mirror(
    pen.circle(34, -24, 36, '#f7e3b8') +
      pen.circle(34, -24, 25, '#ffb52e') +
      pen.circle(34, -24, 14, '#160d1c') +
      pen.circle(40, -31, 6, '#ffffff'),
  ) +
  pen.path('M-11 -8L0 -20L11 -8L0 22Z', pen.vol('#f2872c')) +
  pen.line(
    'M-24 40q8 12 16 0q8 12 16 0q8 12 16 0M-34 58q8 12 16 0q8 12 16 0q8 12 16 0q8 12 16 0M-24 76q8 12 16 0q8 12 16 0q8 12 16 0',
    '#f0d8a8',
    4,
  );

export const eagle: Motif = (pen) =>
  mirror(
    pen.path(
      'M8 -30Q60 -92 112 -96Q110 -70 100 -58L112 -46Q98 -30 88 -28L94 -12Q76 0 66 -2L68 14Q46 22 14 30Z',
      pen.vol('#7a4a24'),
    ) +
      pen.line('M30 -26Q70 -60 100 -70M32 -12Q70 -34 94 -38M30 4Q58 -8 80 -10', '#3a1f10', 3, {
        opacity: 0.6,
      }),
  ) +
  pen.path(
    'M0 -50C20 -50 28 -20 24 20L36 84L14 76L0 98L-14 76L-36 84L-24 20C-28 -20 -20 -50 0 -50Z',
    pen.vol('#5d3519'),
  ) +
  pen.path('M0 -84C26 -84 30 -56 24 -36L14 -18L0 -28L-14 -18L-24 -36C-30 -56 -26 -84 0 -84Z', '#fff8ea') +
  mirror(pen.line('M6 -62L20 -66', '#20100a', 4) + pen.circle(12, -58, 4, '#20100a')) +
  pen.path('M-9 -54Q0 -60 9 -54Q8 -34 0 -28Q-8 -34 -9 -54Z', pen.vol('#ffb52e'));

export const parrot: Motif = (pen) =>
  pen.path('M-20 40Q-60 70 -56 108Q-30 84 0 60Z', pen.vol('#2a66d8')) +
  pen.path(
    'M-40 -20C-40 -80 10 -106 48 -80C70 -62 66 -30 50 -14C46 40 20 70 -20 72C-48 66 -48 20 -40 -20Z',
    pen.vol('#e23a2e'),
  ) +
  pen.path('M-38 -10Q-8 -10 6 20Q8 56 -24 72Q-48 60 -38 -10Z', pen.vol('#2aa04a')) +
  pen.path('M-36 24Q-14 22 -6 42Q-8 64 -24 72Q-42 60 -36 24Z', pen.vol('#f6c32e')) +
  pen.oval(26, -52, 24, 22, '#fff8ea') +
  pen.circle(26, -54, 9, '#120a10') +
  pen.circle(29, -57, 3, '#ffffff') +
  pen.path('M46 -70Q88 -64 84 -28Q82 -12 68 -6Q72 -30 46 -34Z', pen.vol('#2b2530')) +
  pen.line('M60 96Q0 84 -70 92', '#6b3d1c', 10);

export const butterfly: Motif = (pen) => {
  const a = pen.rng.pick(['#ff6fb0', '#3fa8ff', '#ff9c2e', '#9a5cff']);
  const upper = smooth([
    [4, -10],
    [30, -90],
    [104, -92],
    [104, -20],
    [50, 4],
  ]);
  const lower = smooth([
    [4, 4],
    [60, 0],
    [96, 40],
    [60, 98],
    [16, 60],
  ]);
  return (
    mirror(pen.path(lower, pen.vol('#2b1c5a')) + pen.path(upper, pen.vol('#2b1c5a'))) +
    mirror(
      `<g transform="translate(8 0) scale(.84)">${pen.path(lower, pen.vol('#ffd24a'))}${pen.path(upper, pen.vol(a))}</g>`,
    ) +
    mirror(
      pen.circle(66, -52, 12, '#fff4d8') +
        pen.circle(66, -52, 6, '#2b1c5a') +
        pen.circle(52, 48, 9, '#ff6a4a') +
        pen.line('M12 -14L60 -30M12 6L46 34', '#2b1c5a', 3),
    ) +
    pen.oval(0, 4, 8, 56, pen.vol('#2b1c5a')) +
    mirror(pen.line('M2 -48Q10 -84 30 -92', '#2b1c5a', 4) + pen.circle(30, -92, 5, '#ffd24a'))
  );
};

export const frog: Motif = (pen) =>
  mirror(
    pen.circle(42, -46, 34, pen.vol('#49b234')) +
      pen.circle(42, -48, 24, '#fffbe0') +
      pen.circle(44, -46, 14, '#141a10') +
      pen.circle(49, -52, 5, '#ffffff'),
  ) +
  pen.path(
    'M0 -40C60 -46 104 -10 96 34C88 74 48 88 0 88C-48 88 -88 74 -96 34C-104 -10 -60 -46 0 -40Z',
    pen.vol('#58c03a'),
  ) +
  pen.path('M-84 30Q0 84 84 30Q70 76 0 78Q-70 76 -84 30Z', '#d8f29a') +
  pen.line('M-84 28Q0 76 84 28', '#1d5c1a', 5) +
  mirror(pen.circle(10, 2, 3.4, '#1d5c1a') + pen.oval(70, 14, 12, 8, '#ff9f8a')) +
  (pen.rng.chance(0.5)
    ? `<g transform="translate(0 -72) scale(.5)">${pen.path('M-50 24L-60 -34L-28 -6L0 -44L28 -6L60 -34L50 24Z', '#ffcf3a')}${pen.path(star(5, 10, 5), '#e0303a')}</g>`
    : '');
