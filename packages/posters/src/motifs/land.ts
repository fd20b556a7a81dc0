import { petal, star } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

/** Landscapes are seen through a round window, so that a place reads as a place and not as a loose strip. */
function view(pen: Pen, sky: string, body: string): string {
  const clip = pen.sheet.define((id) => `<clipPath id="${id}"><circle r="104"/></clipPath>`);
  return (
    `<g clip-path="url(#${clip})">${pen.box(-110, -110, 220, 220, pen.vol(sky))}${body}</g>` +
    pen.circle(0, 0, 104, 'none', { stroke: pen.tone('#fff3d6'), 'stroke-width': 7 })
  );
}

const hut = (pen: Pen, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${pen.box(-42, -8, 84, 56, pen.vol('#d89a5a'))}${pen.box(-12, 10, 24, 38, '#5a2f16', 3)}${pen.path('M-66 0Q-40 -52 0 -62Q40 -52 66 0Q0 -16 -66 0Z', pen.vol('#e8c05a'))}${pen.line('M-40 -18L-20 -44M0 -12V-54M40 -18L20 -44', '#a8782a', 4)}</g>`;

export const river: Motif = (pen) =>
  view(
    pen,
    '#8fd8f0',
    pen.circle(44, -56, 22, pen.ball('#ffdf6b')) +
      pen.path('M-110 -24Q-40 -56 20 -30Q70 -50 110 -24V110H-110Z', pen.vol('#4fae5a')) +
      pen.path(
        'M10 -34Q40 -14 4 2Q-50 22 10 46Q50 66 30 110H-70Q-60 64 -44 50Q-90 22 -28 -4Q10 -20 10 -34Z',
        pen.vol('#2d8fd8'),
      ) +
      pen.line('M-24 14q14 -8 28 0M-30 66q18 -9 36 0M-34 88q18 -9 36 0', '#d8f4ff', 5) +
      mirror(pen.path('M70 20L84 -18L98 20Z', '#14703f')),
  );

/** One river that becomes many before the sea. */
export const delta: Motif = (pen) =>
  view(
    pen,
    '#4fae5a',
    pen.path('M-110 62Q-50 44 0 62T110 60V110H-110Z', pen.vol('#1f7fc8')) +
      pen.line('M0 -110Q-14 -60 0 -30', '#2d9ae0', 30) +
      pen.line('M0 -34Q-20 4 -70 70M0 -34Q8 20 -6 76M0 -34Q34 6 72 68', '#2d9ae0', 19) +
      pen.line('M-36 22Q-30 50 -40 80M36 14Q24 44 34 78', '#2d9ae0', 11) +
      pen.line('M-92 88q14 -9 28 0t28 0t28 0t28 0t28 0t28 0', '#d8f4ff', 5) +
      mirror(pen.circle(60, -40, 15, pen.ball('#2f8f4a')) + pen.circle(82, -12, 13, pen.ball('#3fa855'))),
  );

export const waterfall: Motif = (pen) =>
  view(
    pen,
    '#bfe8f8',
    pen.path('M-110 -50Q-70 -84 -34 -66V110H-110ZM110 -50Q70 -90 34 -66V110H110Z', pen.vol('#5f6a7a')) +
      mirror(pen.path('M40 -70Q72 -92 110 -54V-30Q70 -60 38 -46Z', pen.vol('#3fa855'))) +
      pen.path('M-36 -66Q0 -78 36 -66L44 70H-44Z', pen.vol('#4fb8f0')) +
      pen.line('M-22 -62V50M-4 -68V60M16 -66V48M-12 -20V30', '#f0fbff', 6) +
      pen.path('M-110 78Q0 52 110 78V110H-110Z', pen.vol('#2d8fd8')) +
      [-44, -16, 14, 42]
        .map((x, i) => pen.circle(x, 68 + (i % 2) * 6, 20, '#f0fbff', { opacity: 0.85 }))
        .join(''),
  );

export const lake: Motif = (pen) =>
  view(
    pen,
    '#ffc08a',
    pen.circle(0, -26, 34, pen.ball('#fff0a0')) +
      pen.path('M-110 0L-66 -60L-30 -18L16 -70L60 -20L84 -44L110 0Z', pen.vol('#5a6ab0')) +
      pen.path('M-110 0H110V110H-110Z', pen.vol('#3f9ac8')) +
      pen.path('M-66 60L-30 18L16 70L60 20L84 44L110 0H-110Z', '#2f5f9a', { opacity: 0.4 }) +
      pen.line('M-50 30h34M10 42h44M-70 60h30M-10 74h40', '#e8fbff', 5),
  );

/** A curl of water. */
export const wave: Motif = (pen) =>
  pen.path(
    'M-112 96V30C-80 30 -72 -84 20 -92C76 -92 104 -50 92 -16C80 -40 40 -46 26 -18C14 14 50 42 112 40V96Z',
    pen.vol('#1f7fd0'),
  ) +
  pen.path(
    'M-112 60C-70 60 -56 -50 20 -66C52 -72 80 -58 92 -16C74 -52 20 -52 8 -14C-2 30 40 64 112 62V96H-112Z',
    pen.vol('#4fb8f0'),
  ) +
  pen.line('M20 -92C76 -92 104 -50 92 -16M26 -18C40 -46 78 -40 92 -16', '#f4fcff', 10) +
  [
    [98, -2, 9],
    [84, 10, 7],
    [70, -94, 8],
    [98, -66, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => pen.circle(x, y, r, '#f4fcff'))
    .join('') +
  pen.line('M-96 84q16 -12 32 0t32 0t32 0t32 0t32 0t32 0', '#d8f4ff', 6);

/** Where water meets sand. */
export const shore: Motif = (pen) =>
  view(
    pen,
    '#8fd8f8',
    pen.circle(-50, -56, 24, pen.ball('#ffe07a')) +
      pen.path('M-110 -20H110V110H-110Z', pen.vol('#1f8fc8')) +
      pen.path('M-110 60Q-60 20 -10 40Q50 62 110 6V110H-110Z', '#f0fbff') +
      pen.path('M-110 72Q-60 34 -8 54Q50 76 110 24V110H-110Z', pen.vol('#f2cf8a')) +
      pen.path(star(5, 20, 9), '#ff7f4a', { transform: 'translate(-40 84) rotate(14)' }) +
      pen.path('M40 86Q52 58 66 86Z', pen.vol('#ff9fb0')) +
      pen.line('M-80 4h30M-10 -4h40M40 14h30', '#d8f4ff', 5),
  );

export const clouds: Motif = (pen) =>
  pen.circle(34, -40, 46, pen.ball('#ffcf3a')) +
  pen.path('M-30 -4A30 30 0 0 1 -24 -62A44 44 0 0 1 58 -66A34 34 0 0 1 84 -6Z', pen.ball('#e8f2ff'), {
    transform: 'translate(24 6) scale(.86)',
  }) +
  pen.path('M-70 84A40 40 0 0 1 -64 6A56 56 0 0 1 42 -8A44 44 0 0 1 74 82Z', pen.ball('#fdfdff')) +
  pen.path('M-70 84A40 40 0 0 1 -94 30Q-60 64 0 56Q60 50 104 40A44 44 0 0 1 74 82Z', '#c4d6f0', {
    opacity: 0.7,
  });

/** Half a sun on the line: it rises or it sets. */
export const horizonSun: Motif = (pen) =>
  view(
    pen,
    '#ff9a6a',
    `<g transform="translate(0 22)">${ring(16, () => pen.path('M-9 -60L0 -100L9 -60Z', '#ffd27a'))}</g>` +
      pen.circle(0, 22, 54, pen.ball('#ffe07a')) +
      pen.path('M-110 24H110V110H-110Z', pen.vol('#4a3f8f')) +
      pen.line('M-46 38H46M-34 52H34M-24 66H24M-14 80H14', '#ffc86a', 6),
  );

export const fullMoon: Motif = (pen) =>
  pen.circle(
    0,
    0,
    116,
    pen.sheet.radial([
      [0.5, '#fff3c0', 0.6],
      [1, '#fff3c0', 0],
    ]),
  ) +
  pen.circle(0, 0, 84, pen.ball('#fff0c0')) +
  [
    [-30, -26, 19],
    [26, -40, 11],
    [34, 16, 22],
    [-18, 40, 14],
    [-52, 18, 9],
    [6, -4, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => pen.circle(x, y, r, '#dcc488', { opacity: 0.8 }))
    .join('');

export const hutVillage: Motif = (pen) =>
  view(
    pen,
    '#8fd8c8',
    pen.circle(-54, -58, 20, pen.ball('#ffe07a')) +
      pen.path('M-110 40Q0 16 110 40V110H-110Z', pen.vol('#4fae5a')) +
      pen.line('M74 40Q66 -20 80 -50', '#6b3f20', 9) +
      [-120, -70, -20, 30, 80]
        .map((turn) => turned(pen.path(petal(42, 11), '#2f8f4a'), turn, 80, -52))
        .join('') +
      hut(pen, 40, 18, 0.7) +
      hut(pen, -24, 30, 1) +
      pen.path('M-34 78Q-20 90 -60 110H10Q4 92 -14 78Z', '#f0d8a0'),
  );

/** A stall under a striped awning. */
export const stall: Motif = (pen) =>
  mirror(pen.box(76, -40, 12, 144, pen.vol('#8a5226'), 3)) +
  pen.box(-84, 30, 168, 72, pen.vol('#b5703a'), 4) +
  pen.line('M-84 54H84M-84 78H84', '#7a4420', 4) +
  [-60, -36, -12].map((x) => pen.circle(x, 20, 15, pen.ball('#ff8a1f'))).join('') +
  [-48, -24].map((x) => pen.circle(x, -2, 15, pen.ball('#ff8a1f'))).join('') +
  [18, 42, 66].map((x) => pen.circle(x, 20, 14, pen.ball('#3fae4a'))).join('') +
  [30, 54].map((x) => pen.circle(x, 0, 14, pen.ball('#e8362e'))).join('') +
  pen.path('M-80 -96H80L106 -36H-106Z', pen.vol('#fff3dc')) +
  pen.path('M-80 -96H-48L-64 -36H-106ZM-16 -96H16L21 -36H-21ZM48 -96H80L106 -36H64Z', pen.vol('#d8342c')) +
  pen.path('M-106 -36a21 21 0 0 0 42 0ZM-21 -36a21 21 0 0 0 42 0ZM64 -36a21 21 0 0 0 42 0Z', '#d8342c') +
  pen.path('M-64 -36a21 21 0 0 0 43 0ZM21 -36a21 21 0 0 0 43 0Z', '#fff3dc');

/** Rows of green under an open sky. */
export const field: Motif = (pen) =>
  view(
    pen,
    '#9fdcf8',
    pen.path('M-70 -50A22 22 0 0 1 -60 -84A30 30 0 0 1 -6 -86A24 24 0 0 1 8 -50Z', '#ffffff') +
      pen.path('M-110 -4Q0 -24 110 -4V110H-110Z', pen.vol('#8fc83a')) +
      pen.line(
        'M0 -10L-150 120M0 -10L-84 120M0 -10L-28 120M0 -10L28 120M0 -10L84 120M0 -10L150 120',
        '#3f8f2f',
        7,
      ) +
      mirror(pen.circle(86, -14, 17, pen.ball('#2f8f4a')) + pen.circle(66, -10, 12, pen.ball('#3fa855'))),
  );

export const meadow: Motif = (pen) =>
  view(
    pen,
    '#bfeaf8',
    pen.circle(50, -56, 22, pen.ball('#ffe07a')) +
      pen.path('M-110 -6Q-40 -40 20 -14Q70 -34 110 -6V110H-110Z', pen.vol('#6ac04a')) +
      pen.line('M-56 30V90M-6 10V86M46 34V92M76 14V60M-84 16V60', '#2f8a3a', 5) +
      [
        [-56, 24, '#ff7fa8'],
        [-6, 6, '#fffaf0'],
        [46, 30, '#ffcf3a'],
        [76, 10, '#c86fe0'],
        [-84, 12, '#ffcf3a'],
      ]
        .map(
          ([x, y, hex]) =>
            `<g transform="translate(${x} ${y})">${ring(7, () => pen.path(petal(21, 7), String(hex)))}${pen.circle(0, 0, 7, '#e8962a')}</g>`,
        )
        .join(''),
  );

export const cave: Motif = (pen) =>
  pen.path('M-112 100Q-116 10 -72 -40Q-40 -104 14 -98Q74 -92 92 -30Q116 20 112 100Z', pen.vol('#7a7284')) +
  pen.path('M-72 -40Q-40 -104 14 -98Q-6 -60 -34 -40Z', '#a8a0b4') +
  pen.path('M-66 100Q-70 6 -24 -22Q24 -44 54 -6Q76 36 70 100Z', '#150f24') +
  pen.path('M-40 -8L-30 24L-22 -22ZM-8 -30L2 10L14 -32ZM34 -24L40 14L50 -10Z', '#5a5266') +
  pen.circle(-14, 42, 8, '#ffd23f') +
  pen.circle(18, 42, 8, '#ffd23f') +
  pen.circle(-13, 42, 3.4, '#150f24') +
  pen.circle(19, 42, 3.4, '#150f24') +
  mirror(pen.path('M76 104Q82 70 108 104Z', '#3fa855'));

/** Sand in waves, and the sun over it. */
export const dunes: Motif = (pen) =>
  view(
    pen,
    '#ffd08a',
    pen.circle(40, -46, 30, pen.ball('#fff6c8')) +
      pen.path('M-110 10Q-50 -44 10 0Q60 -36 110 -8V110H-110Z', pen.vol('#e8a84a')) +
      pen.path('M-110 50Q-30 -6 40 46Q80 20 110 40V110H-110Z', pen.vol('#d08a30')) +
      pen.path('M-110 90Q0 34 110 84V110H-110Z', pen.vol('#f2c06a')) +
      pen.box(-66, -14, 17, 68, pen.vol('#2f8a4a'), 8) +
      pen.line('M-58 26H-80V4M-58 14H-38V-6', '#2f8a4a', 11),
  );

/** Two leaves and a bud. */
export const teaSprig: Motif = (pen) =>
  pen.line('M0 108Q-4 40 0 -10', '#4f8a2a', 10) +
  [-58, 58]
    .map((turn) =>
      turned(
        pen.path(petal(112, 34), pen.vol('#3fa04a')) +
          pen.line('M0 -8V-96M0 -30L-14 -44M0 -30L14 -44M0 -56L-12 -70M0 -56L12 -70', '#c8f0a0', 3.4),
        turn,
        0,
        20,
      ),
    )
    .join('') +
  [-112, 112]
    .map((turn) =>
      turned(pen.path(petal(72, 24), pen.vol('#2f8a44')) + pen.line('M0 -8V-60', '#a8e08a', 3), turn, 0, 66),
    )
    .join('') +
  pen.path('M0 0C-24 -30 -20 -84 4 -116C24 -80 22 -30 0 0Z', pen.vol('#8fd85a')) +
  pen.line('M2 -8Q-4 -50 4 -100', '#e8ffc0', 3);

/** A tree on stilts above the tide. */
export const mangroveTree: Motif = (pen) =>
  pen.line('M0 20Q-16 60 -70 96M0 20Q-8 64 -34 98M0 20V98M0 20Q8 64 34 98M0 20Q16 60 70 96', '#6b3f20', 10) +
  pen.path('M-12 30Q-4 0 -14 -30H14Q4 0 12 30Z', pen.vol('#6b3f20')) +
  [
    [-52, -30, 40],
    [52, -32, 42],
    [0, -66, 46],
    [-22, -40, 36],
    [26, -36, 34],
  ]
    .map(([x = 0, y = 0, r = 0], i) => pen.circle(x, y, r, pen.ball(i % 2 ? '#3f9a5a' : '#237a4c')))
    .join('') +
  pen.line(
    'M-110 90q18 -13 36 0t36 0t36 0t36 0t36 0t36 0M-90 106q18 -13 36 0t36 0t36 0t36 0t36 0',
    '#5fc8e0',
    7,
  );

/** A tree with its fruit, in a row of others. */
export const fruitTrees: Motif = (pen) => {
  const one = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${pen.path('M-9 60Q-4 20 -8 0H8Q4 20 9 60Z', pen.vol('#6b3f20'))}${pen.circle(0, -24, 44, pen.ball('#3fa04a'))}${[
      [-20, -30],
      [12, -46],
      [22, -14],
      [-8, -6],
      [-2, -28],
    ]
      .map(([cx = 0, cy = 0]) => pen.circle(cx, cy, 9, pen.ball('#f0482e')))
      .join('')}</g>`;
  return (
    one(-62, 4, 0.9) +
    one(62, 4, 0.9) +
    one(0, 34, 1.15) +
    pen.path('M-108 104Q0 78 108 104Z', pen.vol('#5fae3f'))
  );
};

export const minaret: Motif = (pen) =>
  pen.path('M-30 96L-22 -20H22L30 96Z', pen.vol('#e8c08a')) +
  pen.path('M-38 -20H38L30 -38H-30Z', pen.vol('#c8624a')) +
  pen.box(-20, -66, 40, 30, pen.vol('#f2d8a8')) +
  pen.path('M-26 -66C-32 -84 -8 -92 0 -108C8 -92 32 -84 26 -66Z', pen.vol('#1f8f7a')) +
  pen.line('M0 -106V-120', '#ffcf3a', 5) +
  pen.path('M-27 30H27L28 44H-28Z', '#c8624a') +
  pen.path('M-9 20V-2Q0 -14 9 -2V20ZM-11 84V58Q0 46 11 58V84ZM-8 -40V-54Q0 -62 8 -54V-40Z', '#3a1d24') +
  pen.box(-52, 92, 104, 14, pen.vol('#b8523a'), 4);

/** Arms of stars around a bright middle. */
export const spiralGalaxy: Motif = (pen) =>
  turned(
    `<g transform="scale(1 .62)">${pen.circle(
      0,
      0,
      112,
      pen.sheet.radial([
        [0, '#c89aff', 0.9],
        [0.6, '#6f5fe0', 0.6],
        [1, '#3a2fa0', 0],
      ]),
    )}${ring(3, () => pen.line('M14 0C60 -16 70 -74 10 -104', '#fff0ff', 13, { opacity: 0.75 }) + pen.line('M20 10C80 0 96 -60 50 -98', '#8fd8ff', 7, { opacity: 0.7 }))}${pen.circle(0, 0, 30, pen.ball('#fff3c0'))}</g>`,
    -20,
  ) +
  [
    [-80, -70],
    [84, -64],
    [90, 60],
    [-90, 50],
    [10, 92],
  ]
    .map(([x = 0, y = 0]) => pen.path(star(4, 12, 3), '#fffbe8', { transform: `translate(${x} ${y})` }))
    .join('');

/** A way that goes on. */
export const windingPath: Motif = (pen) =>
  view(
    pen,
    '#ffd8a0',
    pen.circle(0, -34, 24, pen.ball('#fff3b0')) +
      pen.path('M-110 -10Q-50 -50 0 -20Q60 -56 110 -10V110H-110Z', pen.vol('#5fae5a')) +
      pen.path(
        'M-4 -22Q36 -2 -16 14Q-70 32 0 54Q60 74 20 110H-76Q-30 84 -50 64Q-108 34 -40 8Q-2 -8 -4 -22Z',
        pen.vol('#f2d8a0'),
      ) +
      mirror(pen.path('M64 16L80 -26L96 16Z', '#1f703f')),
  );

/** Books on their boards. */
export const bookshelf: Motif = (pen) => {
  const row = (y: number, shift: number) =>
    ['#c8322b', '#2d7fe0', '#f0b52e', '#17a88a', '#7a3fb5', '#e8702e', '#3a4a8a']
      .map((_, i, all) => {
        const hex = all[(i + shift) % all.length] ?? '#c8322b';
        const tall = 56 - ((i * 7 + shift * 5) % 3) * 7;
        return (
          pen.box(-80 + i * 23, y - tall, 20, tall, pen.vol(hex), 2) +
          pen.box(-78 + i * 23, y - tall + 10, 16, 5, '#fff3d6')
        );
      })
      .join('');
  return (
    pen.box(-98, -104, 196, 208, pen.vol('#6b3d1c'), 6) +
    pen.box(-86, -92, 172, 184, '#2f190c') +
    row(-28, 0) +
    row(34, 2) +
    row(90, 4) +
    pen.path('M-86 -28H86V-20H-86ZM-86 34H86V42H-86Z', '#8a5226')
  );
};

/** Ears of rice, tied. */
export const sheaf: Motif = (pen) => {
  const ear = (turn: number, length: number) =>
    turned(
      pen.line(`M0 0V${-length}`, '#c98a1c', 6) +
        [0, 1, 2, 3]
          .map((i) =>
            [-34, 34]
              .map((a) => turned(pen.path(petal(27, 8), pen.vol('#ffcf3a')), a, 0, -length + 46 - i * 15))
              .join(''),
          )
          .join('') +
        turned(pen.path(petal(30, 8), pen.vol('#ffdf6b')), 0, 0, -length + 2),
      turn,
      0,
      40,
    );
  return (
    [-44, 44, -26, 26, -9, 9].map((turn, i) => ear(turn, 100 + (i % 3) * 8)).join('') +
    pen.path('M-12 36L-46 108H46L12 36Z', pen.vol('#d99a22')) +
    pen.line('M-4 44L-22 106M4 44L22 106M0 44V106', '#8a5a0c', 4) +
    pen.box(-26, 32, 52, 18, pen.vol('#c8322b'), 8)
  );
};

/** Leaves that fall. */
export const autumnLeaves: Motif = (pen) => {
  const leaf = (x: number, y: number, turn: number, size: number, hex: string) =>
    turned(
      `<g transform="scale(${size})">${pen.path('M0 60L-6 22L-44 34L-34 8L-66 -10L-40 -22L-46 -54L-18 -36L0 -80L18 -36L46 -54L40 -22L66 -10L34 8L44 34L6 22Z', pen.vol(hex))}${pen.line('M0 70V-50M0 6L-36 -12M0 6L36 -12', '#6b2a0c', 4)}</g>`,
      turn,
      x,
      y,
    );
  return (
    leaf(-34, -34, -26, 0.9, '#f0862e') + leaf(56, -6, 32, 0.66, '#f2b632') + leaf(-6, 64, 84, 0.6, '#d8402f')
  );
};
