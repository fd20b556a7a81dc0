import { petal, polar } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const lotus: Motif = (pen) => {
  const tint = pen.rng.pick([
    ['#c8286a', '#ff6fa8', '#ffc0dc'],
    ['#4a3fc0', '#8f8bff', '#dcd8ff'],
    ['#e0701a', '#ffb04a', '#ffe8b0'],
  ]);
  const [deep = '', mid = '', pale = ''] = tint;
  const leafOf = (turn: number, length: number, width: number, colour: string) =>
    turned(pen.path(petal(length, width), pen.vol(colour)), turn, 0, 60);
  return (
    mirror(pen.path('M0 64Q70 40 112 70Q70 96 0 84Z', pen.vol('#1f8f5a'))) +
    [-76, 76, -54, 54].map((turn) => leafOf(turn, 112, 28, deep)).join('') +
    [-40, 40, -20, 20].map((turn) => leafOf(turn, 128, 30, mid)).join('') +
    leafOf(0, 138, 30, pale) +
    leafOf(-26, 96, 24, pale) +
    leafOf(26, 96, 24, pale) +
    pen.circle(0, 44, 13, pen.ball('#ffd24a'))
  );
};

export const rose: Motif = (pen) =>
  mirror(turned(pen.path(petal(80, 26), pen.vol('#2f8f4a')), 118, 20, 40)) +
  ring(6, () => pen.path('M0 0C44 -20 60 -74 0 -92C-60 -74 -44 -20 0 0Z', pen.vol('#b3142f'))) +
  ring(5, () => pen.path('M0 0C32 -14 44 -52 0 -66C-44 -52 -32 -14 0 0Z', pen.vol('#dd2f48')), 30) +
  ring(4, () => pen.path('M0 0C20 -8 30 -34 0 -42C-30 -34 -20 -8 0 0Z', pen.vol('#ff6478')), 10) +
  pen.line('M-12 4Q0 -16 14 0Q10 16 -4 10', '#8f0f24', 5);

export const marigoldFlower: Motif = (pen) =>
  mirror(turned(pen.path(petal(70, 20), pen.vol('#2f8f4a')), 140, 20, 50)) +
  ring(14, () => pen.path('M0 0C26 -40 20 -92 0 -98C-20 -92 -26 -40 0 0Z', '#e8701a')) +
  ring(12, () => pen.path('M0 0C22 -30 18 -70 0 -76C-18 -70 -22 -30 0 0Z', '#ff9a1f'), 10) +
  ring(10, () => pen.path('M0 0C18 -22 14 -50 0 -54C-14 -50 -18 -22 0 0Z', '#ffc03a'), 4) +
  ring(7, () => pen.path('M0 0C12 -14 10 -30 0 -33C-10 -30 -12 -14 0 0Z', '#ffe07a'), 16);

export const clover: Motif = (pen) =>
  pen.line('M6 20Q20 70 48 100', '#1f7f3a', 11) +
  ring(
    4,
    () =>
      pen.path(
        'M0 0C-8 -26 -52 -34 -46 -70C-40 -94 -8 -92 0 -70C8 -92 40 -94 46 -70C52 -34 8 -26 0 0Z',
        pen.vol('#3fb04a'),
      ) + pen.line('M0 -8V-60', '#a8f0a0', 4, { opacity: 0.7 }),
    45,
  );

export const mushroom: Motif = (pen) =>
  pen.path('M-30 0Q-24 60 -40 96H40Q24 60 30 0Z', pen.vol('#fff0dc')) +
  pen.path(
    'M-100 14C-100 -60 -50 -98 0 -98C50 -98 100 -60 100 14Q0 44 -100 14Z',
    pen.vol(pen.rng.pick(['#e0303a', '#7a4fd0', '#2f9ac0'])),
  ) +
  [
    [0, -64, 20],
    [-52, -26, 15],
    [50, -30, 17],
    [-14, -14, 12],
    [76, 4, 9],
    [-80, 6, 9],
    [24, 4, 10],
  ]
    .map(([x = 0, y = 0, r = 0]) => pen.oval(x, y, r, r * 0.86, '#fffaf0'))
    .join('') +
  mirror(pen.oval(14, 46, 5, 8, '#2a1524')) +
  pen.line('M-8 64Q0 72 8 64', '#2a1524', 4);

export const palm: Motif = (pen) =>
  pen.path('M-14 96Q-2 20 -20 -46L2 -48Q22 20 18 96Z', pen.vol('#8a5a2e')) +
  pen.line('M-12 70H16M-8 44H14M-8 18H12M-12 -8H6', '#5a3416', 4) +
  [-118, -82, -40, 10, 52, 92, 128]
    .map((turn, i) =>
      turned(
        pen.path('M0 0C34 -24 30 -76 4 -112C-4 -76 -20 -30 0 0Z', pen.vol(i % 2 ? '#2f9a4c' : '#46b85a')),
        turn,
        -8,
        -46,
      ),
    )
    .join('') +
  pen.circle(-20, -34, 11, pen.ball('#7a4526')) +
  pen.circle(4, -32, 11, pen.ball('#7a4526')) +
  pen.path('M-90 100Q0 74 90 100Z', pen.vol('#f0cf8a'));

export const cactus: Motif = (pen) =>
  pen.line('M-18 40H-58V-6M18 20H60V-40', '#2f8a4a', 30) +
  pen.box(-26, -92, 52, 188, pen.vol('#38a055'), 26) +
  pen.line('M-8 -72V88M10 -72V88', '#1f6a38', 3, { opacity: 0.7 }) +
  [-50, 0, 50].map((turn) => turned(pen.path(petal(30, 10), '#ff6fa8'), turn, 0, -86)).join('') +
  pen.path('M-90 100Q0 76 90 100Z', pen.vol('#e0a860'));

export const leaves: Motif = (pen) => {
  const frond = (turn: number, length: number, colour: string) =>
    turned(
      pen.path(petal(length, length * 0.24), pen.vol(colour)) +
        pen.line(`M0 -6V${-length + 12}`, '#0e4a2a', 3, { opacity: 0.6 }),
      turn,
      0,
      70,
    );
  return (
    frond(-70, 120, '#177a48') +
    frond(70, 120, '#177a48') +
    frond(-40, 142, '#2fa05a') +
    frond(40, 142, '#2fa05a') +
    frond(-14, 160, '#5fc06a') +
    frond(16, 156, '#49b060') +
    pen.circle(-14, 60, 13, pen.ball('#ff5f4a')) +
    pen.circle(12, 66, 15, pen.ball('#ff7f3a'))
  );
};

export const tree: Motif = (pen) =>
  pen.path('M-16 98Q-8 40 -36 10L-22 6Q-6 24 0 30Q6 20 24 0L36 8Q10 40 18 98Z', pen.vol('#6b3f20')) +
  [
    [-46, -14, 44],
    [46, -18, 46],
    [0, -54, 52],
    [-20, -30, 40],
    [24, -8, 36],
  ]
    .map(([x = 0, y = 0, r = 0], i) => pen.circle(x, y, r, pen.ball(i % 2 ? '#3fa855' : '#2f8f4a')))
    .join('') +
  Array.from({ length: 7 }, (_, i) => {
    const [x, y] = polar(30 + (i % 3) * 18, i * 52);
    return pen.circle(x, y - 30, 9, pen.ball('#ffb52e'));
  }).join('');

export const bamboo: Motif = (pen) =>
  [-46, 0, 44]
    .map((x, i) =>
      [0, 1, 2, 3]
        .map((k) =>
          pen.box(x - 13 + i * 2, -104 + k * 52 + i * 6, 26, 49, pen.vol(i === 1 ? '#6ac04a' : '#3f9a4a'), 7),
        )
        .join(''),
    )
    .join('') +
  [
    [-34, -40, 60],
    [12, -70, 76],
    [12, 10, 110],
    [-46, 20, -70],
    [44, -20, 50],
  ]
    .map(([x = 0, y = 0, turn = 0]) => turned(pen.path(petal(62, 11), '#8fe06a'), turn, x, y))
    .join('');

/** White stars among leaves. */
export const jasmine: Motif = (pen) => {
  const flower = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${ring(6, () => pen.path(petal(52, 15), pen.vol('#fffdf4')))}${pen.circle(0, 0, 11, pen.ball('#ffd95a'))}</g>`;
  return (
    [-70, -20, 40, 110, 170, 230]
      .map((turn) => turned(pen.path(petal(104, 26), pen.vol('#2f8a44')), turn))
      .join('') +
    flower(-36, -26, 1) +
    flower(42, -12, 0.9) +
    flower(-4, 46, 0.95)
  );
};
