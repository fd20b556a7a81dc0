import { petal } from '#drawing/geometry.ts';
import { mirror, ring, turned, type Motif } from './motif.ts';

export const lollipop: Motif = (pen) => {
  const [a, b] = pen.rng.shuffle(['#ff4f8a', '#ffcf3a', '#3fc8e0', '#8f5fff', '#5fd06a']);
  return turned(
    pen.box(-6, 20, 12, 96, pen.vol('#fff3e0'), 5) +
      pen.circle(0, -30, 72, pen.vol(a ?? '#ff4f8a')) +
      `<g transform="translate(0 -30)">${ring(6, () => pen.path('M0 0Q34 -16 30 -64Q10 -74 -6 -71Q20 -30 0 0Z', b ?? '#ffcf3a'))}</g>` +
      pen.line('M-48 -62A58 58 0 0 1 -14 -84', '#ffffff', 7),
    14,
  );
};

export const cupcake: Motif = (pen) =>
  pen.path('M-62 14H62L44 96H-44Z', pen.vol(pen.rng.pick(['#e8583a', '#3fa8c8', '#8f5fd0']))) +
  pen.line('M-40 18L-30 92M-14 18L-10 92M14 18L10 92M40 18L30 92', '#fff0d8', 5, { opacity: 0.6 }) +
  pen.path(
    'M-78 16Q-92 -22 -52 -28Q-52 -64 -16 -62Q-4 -96 22 -66Q58 -60 52 -28Q92 -22 78 16Q0 40 -78 16Z',
    pen.vol(pen.rng.pick(['#ff9fc8', '#fff0dc', '#a8e8d0'])),
  ) +
  pen.circle(4, -78, 19, pen.ball('#e0203a')) +
  [
    [-44, -4],
    [-10, -20],
    [26, -10],
    [48, 4],
    [-24, 12],
    [10, 10],
  ]
    .map(([x, y], i) =>
      turned(
        pen.box(-8, -2.6, 16, 5.2, ['#3fc8e0', '#ffcf3a', '#8f5fff'][i % 3] ?? '#ffcf3a', 2.6),
        i * 50,
        x,
        y,
      ),
    )
    .join('');

export const doughnut: Motif = (pen) =>
  pen.path('M0 -96A96 96 0 1 0 1 -96ZM0 -32A32 32 0 1 1 -1 -32Z', pen.vol('#d9924a'), {
    'fill-rule': 'evenodd',
  }) +
  pen.path(
    'M0 -88C40 -88 54 -72 72 -52C94 -20 80 6 84 30C66 48 58 70 30 78C0 92 -20 78 -46 74C-66 60 -84 36 -82 6C-88 -22 -66 -50 -50 -66C-34 -84 -14 -86 0 -88ZM0 -34A34 34 0 1 0 1 -34Z',
    pen.vol(pen.rng.pick(['#ff7fb5', '#6a3a22', '#8fe0d0'])),
    { 'fill-rule': 'evenodd' },
  ) +
  ring(12, (i) =>
    turned(
      pen.box(-8, -3, 16, 6, ['#ffffff', '#ffe14a', '#5fd0ff', '#ff5f5f'][i % 4] ?? '#ffffff', 3),
      i * 47,
      0,
      -52 - (i % 3) * 9,
    ),
  );

export const candy: Motif = (pen) => {
  const colour = pen.rng.pick(['#ff4f6a', '#3fa8ff', '#5fc04a', '#ffb02e']);
  return turned(
    mirror(
      pen.path('M50 0L104 -40Q96 0 108 38Z', pen.vol(colour)) +
        pen.line('M60 0L96 -18M60 4L98 18', '#ffffff', 4, { opacity: 0.6 }),
    ) +
      pen.circle(0, 0, 60, pen.ball(colour)) +
      pen.path(
        'M-20 -57Q-34 0 -14 58Q0 62 10 59Q-10 0 6 -60Q-8 -62 -20 -57ZM30 -52Q18 0 36 48Q50 36 56 20Q46 0 54 -26Q46 -42 30 -52Z',
        '#ffffff',
        { opacity: 0.75 },
      ),
    -22,
  );
};

export const honey: Motif = (pen) =>
  pen.path('M-64 -40Q-96 40 -56 92H56Q96 40 64 -40Z', pen.vol('#ffb02e')) +
  pen.path(
    'M-72 -58H72V-34Q60 -34 56 -10Q48 10 40 -14Q36 -26 22 -28Q16 20 2 20Q-10 18 -14 -26Q-30 -30 -36 -4Q-48 8 -54 -20Q-60 -34 -72 -34Z',
    '#e07a12',
  ) +
  pen.box(-70, -78, 140, 24, pen.vol('#fff0d0'), 9) +
  pen.path('M0 24L26 39V68L0 83L-26 68V39Z', '#fff0b0') +
  turned(
    pen.oval(0, 0, 22, 15, '#ffd23a') +
      pen.box(-6, -14, 7, 28, '#2a1810', 2) +
      pen.box(6, -12, 6, 24, '#2a1810', 2) +
      pen.path(petal(26, 10), '#ffffff', { opacity: 0.8 }),
    -20,
    70,
    -88,
  );

export const teaCup: Motif = (pen) =>
  pen.line('M-24 -50Q-40 -74 -20 -100M6 -50Q-8 -74 10 -100M36 -50Q22 -72 40 -94', '#fff6e0', 6, {
    opacity: 0.6,
  }) +
  pen.line('M60 -16Q108 -20 96 26Q86 52 46 48', '#f2e3d0', 15) +
  pen.path('M-80 -34H74Q74 70 -2 78Q-80 70 -80 -34Z', pen.vol('#f6ebdc')) +
  pen.oval(-3, -34, 77, 16, '#fff8ee') +
  pen.oval(-3, -33, 66, 11, '#a85a24') +
  pen.path('M-78 -6Q-2 24 73 -6L70 14Q-2 44 -75 14Z', pen.vol('#d8453a')) +
  pen.oval(-3, 84, 96, 15, pen.vol('#f2e3d0'));

const cell = (x: number, y: number, r: number) =>
  [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `${Math.round(x + r * Math.cos((turn * Math.PI) / 180))} ${Math.round(y + r * Math.sin((turn * Math.PI) / 180))}`,
    )
    .join('L');

/** Cells of wax, some of them full. */
export const honeycomb: Motif = (pen) => {
  const cells = [
    [0, 0],
    [0, -64],
    [0, 64],
    [56, -32],
    [56, 32],
    [-56, -32],
    [-56, 32],
  ] as const;
  return (
    cells.map(([x, y]) => pen.path(`M${cell(x, y, 37)}Z`, pen.vol('#d98a12'))).join('') +
    cells
      .map(([x, y], i) => pen.path(`M${cell(x, y, 27)}Z`, i % 2 ? pen.vol('#ffc23d') : '#8a4f0c'))
      .join('') +
    pen.path('M-12 88Q-16 116 0 118Q16 116 12 88Z', pen.vol('#ffb020'))
  );
};
