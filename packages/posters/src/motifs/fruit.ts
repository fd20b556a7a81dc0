import { petal, polar, smooth, type Point } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, turned, type Motif } from './motif.ts';

const leaf = (length: number) => petal(length, length * 0.32);

export const cherries: Motif = (pen) =>
  pen.line('M-44 30Q-30 -50 30 -92M52 44Q54 -40 30 -92', '#3f7d24', 8) +
  turned(pen.path(leaf(78), pen.vol('#4caf3a')), -104, 28, -88) +
  pen.circle(-46, 48, 46, pen.ball('#e0203a')) +
  pen.circle(52, 58, 42, pen.ball('#c8142f')) +
  pen.oval(-62, 28, 12, 18, '#ffd6dc', 30) +
  pen.oval(38, 40, 10, 15, '#ffc4cc', 30);

/** With the small beak by which a mango is told from an orange. */
export const mango: Motif = (pen) =>
  pen.path(
    'M-14 -78C46 -92 98 -46 93 10C88 62 44 96 -6 98C-52 100 -96 92 -108 72C-88 64 -84 38 -79 4C-74 -38 -52 -70 -14 -78Z',
    pen.ball('#ffb92e'),
  ) +
  pen.path(
    'M-14 -78C46 -92 98 -46 93 10C90 38 78 60 62 74C76 16 42 -46 -40 -62Q-30 -74 -14 -78Z',
    '#e8452c',
    {
      opacity: 0.6,
    },
  ) +
  pen.path('M-14 -78Q-58 -66 -72 -18Q-44 -50 18 -82Z', '#6fae3a', { opacity: 0.5 }) +
  pen.oval(-40, 0, 11, 30, '#fff2b0', 20) +
  pen.line('M-12 -76Q-16 -92 -4 -106', '#6b3d1c', 8) +
  turned(pen.path(leaf(88), pen.vol('#3f9e3a')) + pen.line('M0 -4V-76', '#2b6e2a', 3), 74, -6, -92);

/** Whole with its crown, and open: the seeds are what everybody knows it by. */
export const pomegranate: Motif = (pen) => {
  const seeds: Point[] = [
    [10, -16],
    [34, -20],
    [-4, 4],
    [20, 4],
    [46, 2],
    [-12, 26],
    [10, 26],
    [34, 26],
    [56, 24],
    [-2, 48],
    [22, 48],
    [44, 46],
    [10, 68],
  ];
  return (
    pen.path('M-26 -58L-38 -106L-14 -84L0 -112L14 -84L38 -106L26 -58Z', pen.vol('#a8182f')) +
    pen.circle(0, 14, 86, pen.ball('#c2203a')) +
    pen.path('M-4 -40Q72 -46 78 20Q62 92 -10 86Q-48 26 -4 -40Z', '#ffe6c4') +
    pen.path('M2 -30Q62 -36 68 20Q54 78 -4 74Q-34 24 2 -30Z', '#8f1026') +
    seeds.map(([x, y]) => pen.circle(x, y, 11.5, pen.ball('#f0344f'))).join('') +
    pen.oval(-52, -18, 10, 20, '#ff9aa8', 26)
  );
};

/** Green outside, pink inside. */
export const guava: Motif = (pen) =>
  turned(pen.path(leaf(84), pen.vol('#3f9e3a')), 54, -14, -64) +
  pen.path(
    'M-62 -84C-22 -92 14 -66 22 -18C32 40 -4 76 -46 74C-96 72 -112 22 -100 -28Q-92 -74 -62 -84Z',
    pen.ball('#a9cf4e'),
  ) +
  pen.line('M-62 -82Q-66 -96 -58 -108', '#6b4a1c', 8) +
  pen.circle(36, 34, 70, pen.vol('#9cc64a')) +
  pen.circle(36, 34, 62, '#fdeedb') +
  pen.circle(36, 34, 52, pen.ball('#f7868d')) +
  pen.circle(36, 34, 26, '#fbb3ad') +
  Array.from({ length: 14 }, (_, i) => {
    const [x, y] = polar(i % 2 ? 34 : 20, i * 25.7);
    return pen.oval(36 + x, 34 + y, 3.6, 5.4, '#fff0c4', i * 25.7 + 90);
  }).join('');

/** Rough and red, and one that is peeled. */
export const lychee: Motif = (pen) => {
  const rough = (x: number, y: number, r: number) =>
    pen.circle(x, y, r, pen.ball('#d83a4e')) +
    Array.from({ length: 22 }, (_, i) => {
      const [dx, dy] = polar(r * (i % 3 === 0 ? 0.32 : i % 3 === 1 ? 0.62 : 0.86), i * 51);
      return pen.circle(x + dx, y + dy, r * 0.085, '#a81f38');
    }).join('');
  return (
    pen.line('M-50 -8Q-20 -70 6 -98M50 -14Q34 -70 6 -98M0 20Q-2 -50 6 -98', '#6b4a24', 6) +
    turned(pen.path(leaf(86), pen.vol('#3f9e3a')), 62, 6, -92) +
    turned(pen.path(leaf(70), pen.vol('#5fc04a')), -66, 6, -92) +
    rough(-52, 20, 44) +
    rough(54, 14, 42) +
    pen.circle(2, 60, 42, pen.ball('#fff4ea')) +
    pen.path('M-40 62A42 42 0 0 0 44 62L34 50L24 64L12 50L0 64L-12 50L-24 64L-34 50Z', pen.vol('#c82f48'))
  );
};

/** The largest of all, and the only one with thorns. */
export const jackfruit: Motif = (pen) => {
  const clip = pen.sheet.define(
    (id) => `<clipPath id="${id}"><ellipse cx="0" cy="14" rx="72" ry="90"/></clipPath>`,
  );
  let thorns = '';
  for (let row = 0; row < 11; row += 1)
    for (let column = 0; column < 9; column += 1)
      thorns += pen.circle(-76 + column * 19 + (row % 2) * 9.5, -74 + row * 18, 6.2, pen.ball('#c9b63c'));
  return (
    pen.line('M0 -70V-106', '#6b4a1c', 14) +
    turned(pen.path(leaf(78), pen.vol('#3f9e3a')), 74, 4, -88) +
    turned(pen.path(leaf(66), pen.vol('#5fc04a')), -70, -2, -88) +
    pen.oval(0, 14, 72, 90, pen.ball('#8f9a2c')) +
    `<g clip-path="url(#${clip})">${thorns}</g>`
  );
};

export const watermelon: Motif = (pen) => {
  const seeds: Point[] = [
    [-40, 0],
    [0, -10],
    [40, 0],
    [-22, 30],
    [22, 30],
    [0, 58],
    [-58, -26],
    [58, -26],
    [-20, -32],
    [22, -34],
  ];
  return turned(
    pen.path('M-110 -50A112 112 0 0 0 110 -50Z', pen.vol('#1f8a3d')) +
      pen.path('M-98 -50A98 98 0 0 0 98 -50Z', '#eaf7c8') +
      pen.path('M-88 -50A88 88 0 0 0 88 -50Z', pen.vol('#ee3b48')) +
      seeds.map(([x, y]) => pen.oval(x * 0.9, y * 0.7 - 16, 4.4, 7, '#2a0d12')).join(''),
    -14,
    0,
    10,
  );
};

export const pineapple: Motif = (pen) => {
  const leaves = [-58, 58, -34, 34, -14, 14]
    .map((turn, i) =>
      turned(pen.path(petal(70 - Math.abs(turn) * 0.3, 15), i % 2 ? '#2f9a4c' : '#48b857'), turn, 0, -30),
    )
    .join('');
  let net = '';
  for (let i = -3; i <= 3; i += 1)
    net += `M${i * 24 - 40} -36L${i * 24 + 40} 96M${i * 24 + 40} -36L${i * 24 - 40} 96`;
  const clip = pen.sheet.define(
    (id) => `<clipPath id="${id}"><ellipse cx="0" cy="32" rx="54" ry="68"/></clipPath>`,
  );
  return (
    leaves +
    pen.oval(0, 32, 54, 68, pen.ball('#f6b52a')) +
    `<g clip-path="url(#${clip})">${pen.line(net, '#b5671a', 5)}</g>` +
    pen.oval(-20, 2, 9, 16, '#fff0b0', 20)
  );
};

const cutFruit = (pen: Pen, rind: string, flesh: string): string =>
  pen.circle(0, 0, 98, pen.vol(rind)) +
  pen.circle(0, 0, 86, '#fff8e0') +
  Array.from({ length: 9 }, (_, i) =>
    turned(pen.path('M0 -10L20 -66Q0 -80 -20 -66Z', pen.vol(flesh)), i * 40),
  ).join('') +
  pen.circle(0, 0, 9, '#fff8e0');

/** A whole one with its leaf behind a half. */
export const orange: Motif = (pen) =>
  pen.circle(-26, -20, 78, pen.ball('#ff8a1a')) +
  pen.circle(-40, -62, 5, '#c85a08') +
  turned(pen.path(leaf(70), pen.vol('#3f9a3a')), 40, -20, -92) +
  `<g transform="translate(36 40) scale(.66)">${cutFruit(pen, '#f07a10', '#ff9a2e')}</g>`;

/** Pointed at both ends, yellow. */
export const lemon: Motif = (pen) =>
  turned(
    pen.path(
      'M-104 0Q-92 -12 -80 -34Q-40 -74 20 -62Q66 -50 84 -14Q96 -8 104 0Q96 8 84 14Q66 50 20 62Q-40 74 -80 34Q-92 12 -104 0Z',
      pen.ball('#ffdc2e'),
    ) + pen.oval(-30, -30, 26, 10, '#fff6b0', -14),
    -24,
    0,
    6,
  ) + turned(pen.path(leaf(76), pen.vol('#4caf3a')), 20, 70, -46);

export const citrus: Motif = (pen) =>
  cutFruit(pen, '#ff9420', '#ffb03a') + turned(pen.path(leaf(70), pen.vol('#4caf3a')), 50, 56, -72);

export const grapes: Motif = (pen) => {
  const colour = pen.rng.pick(['#7a2fb8', '#4f9a2f', '#b0205a']);
  const rows: Point[] = [
    [-56, -30],
    [-18, -34],
    [20, -34],
    [56, -28],
    [-38, 2],
    [0, 0],
    [38, 2],
    [-20, 34],
    [20, 34],
    [0, 66],
  ];
  return (
    pen.line('M0 -50Q4 -80 26 -98', '#6b3d1c', 8) +
    pen.path(
      smooth([
        [10, -60],
        [50, -110],
        [100, -90],
        [90, -50],
        [50, -44],
      ]),
      pen.vol('#4caf3a'),
    ) +
    rows.map(([x, y]) => pen.circle(x, y, 24, pen.ball(colour))).join('')
  );
};

export const strawberry: Motif = (pen) => {
  const seeds: Point[] = [
    [-40, -16],
    [-12, -24],
    [16, -22],
    [42, -14],
    [-28, 10],
    [0, 4],
    [28, 10],
    [-14, 34],
    [14, 34],
    [0, 62],
  ];
  return (
    pen.path(
      'M0 -52C70 -66 98 -30 78 20C62 62 26 96 0 100C-26 96 -62 62 -78 20C-98 -30 -70 -66 0 -52Z',
      pen.ball('#ee2f4a'),
    ) +
    seeds.map(([x, y]) => pen.oval(x, y, 4, 6.4, '#ffe08a')).join('') +
    [-80, -46, 0, 46, 80].map((turn) => turned(pen.path(petal(58, 14), '#3fa83f'), turn, 0, -54)).join('') +
    pen.line('M0 -60Q2 -84 14 -98', '#3fa83f', 8)
  );
};

export const chilli: Motif = (pen) =>
  turned(
    pen.path('M-40 -60Q-10 -84 20 -60Q62 10 10 98Q34 30 -14 0Q-46 -24 -40 -60Z', pen.vol('#e5252a')) +
      pen.line('M-22 -46Q4 -30 16 8', '#ff9a8a', 6) +
      pen.path('M-44 -58Q-12 -92 24 -58Q6 -50 -10 -54Q-26 -48 -44 -58Z', pen.vol('#3fa83f')) +
      pen.line('M-10 -72Q-14 -96 -34 -104', '#3fa83f', 9),
    18,
  );

export const coconut: Motif = (pen) =>
  mirror(turned(pen.path(leaf(120), pen.vol('#2f9a4c')), 60, 0, -40)) +
  mirror(turned(pen.path(leaf(104), '#4bbf5a'), 28, 0, -40)) +
  pen.circle(0, 26, 66, pen.ball('#7a4526')) +
  pen.path(`M-50 10${smoothArc(50)}Z`, '#fffaf0') +
  mirror(pen.oval(20, 52, 7, 9, '#3a1d10')) +
  pen.oval(0, 70, 7, 9, '#3a1d10');

function smoothArc(radius: number): string {
  const [x, y] = polar(radius, 0);
  return `A${radius} 22 0 0 1 ${x} ${10 + y}A${radius} 14 0 0 1 ${-x} ${10 + y}`;
}
