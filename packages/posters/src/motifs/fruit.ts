import { petal, polar, smooth, type Point } from '#geometry.ts';
import { mirror, turned, type Motif } from './motif.ts';

const leaf = (length: number) => petal(length, length * 0.32);

export const cherries: Motif = (pen) =>
  pen.line('M-44 30Q-30 -50 30 -92M52 44Q54 -40 30 -92', '#3f7d24', 8) +
  turned(pen.path(leaf(78), pen.vol('#4caf3a')), -104, 28, -88) +
  pen.circle(-46, 48, 46, pen.ball('#e0203a')) +
  pen.circle(52, 58, 42, pen.ball('#c8142f')) +
  pen.oval(-62, 28, 12, 18, '#ffd6dc', 30) +
  pen.oval(38, 40, 10, 15, '#ffc4cc', 30);

export const mango: Motif = (pen) =>
  pen.path('M-20 -74C50 -96 104 -30 84 34C66 92 -8 108 -54 70C-96 34 -84 -52 -20 -74Z', pen.ball('#ffab1f')) +
  pen.path('M84 34C66 92 -8 108 -54 70C10 86 60 40 60 -46C92 -20 92 10 84 34Z', '#e8501f', {
    opacity: 0.55,
  }) +
  pen.oval(-30, -28, 16, 30, '#fff2b0', 32) +
  pen.line('M-20 -72Q-24 -90 -12 -104', '#6b3d1c', 8) +
  turned(pen.path(leaf(92), pen.vol('#3f9e3a')) + pen.line('M0 -4V-80', '#2b6e2a', 3), 68, -14, -88) +
  turned(pen.path(leaf(64), pen.vol('#5fc04a')), -62, -16, -88);

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

export const citrus: Motif = (pen) => {
  const rind = pen.rng.pick(['#ff9420', '#ffd83a', '#8fce3a', '#ff5f4a']);
  const slices = Array.from({ length: 9 }, (_, i) =>
    turned(pen.path('M0 -10L20 -66Q0 -80 -20 -66Z', pen.vol(rind)), i * 40),
  ).join('');
  return (
    pen.circle(0, 0, 98, pen.vol(rind)) +
    pen.circle(0, 0, 88, '#fff8e0') +
    slices +
    pen.circle(0, 0, 9, '#fff8e0') +
    turned(pen.path(leaf(70), pen.vol('#4caf3a')), 50, 56, -72)
  );
};

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
