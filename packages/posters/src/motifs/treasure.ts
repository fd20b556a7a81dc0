import { polar, polygon, regular, star, type Point } from '#drawing/geometry.ts';
import type { Pen } from '#drawing/pen.ts';
import { mirror, ring, sized, turned, type Motif } from './motif.ts';

const GEM_COLOURS = ['#e0203a', '#1fb07a', '#2d7fe0', '#a03fe0', '#ff9420', '#22c8d8'];

function facets(pen: Pen, paint: string, points: readonly Point[], inner: number, colour: string): string {
  const shades = ['#ffffff', colour, '#0b0a24', colour, '#ffffff', '#0b0a24'];
  let out = pen.poly(points, paint);
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const quad: Point[] = [
      point,
      next,
      [next[0] * inner, next[1] * inner],
      [point[0] * inner, point[1] * inner],
    ];
    out += pen.path(polygon(quad), shades[i % shades.length] ?? colour, { opacity: 0.28 });
  });
  return (
    out +
    pen.path(polygon(points.map(([x, y]): Point => [x * inner, y * inner])), '#ffffff', { opacity: 0.25 })
  );
}

/** Its own colour in every hand: a ruby printed blue is no ruby. */
const trueColour = (pen: Pen, hex: string, light: string, deep: string): string =>
  pen.sheet.linear(
    [
      [0, light],
      [0.5, hex],
      [1, deep],
    ],
    [0.2, 0, 0.7, 1],
  );

const brilliant = (pen: Pen, paint: string): string =>
  pen.path('M-92 -30L-52 -82H52L92 -30L0 96Z', paint) +
  pen.path('M-92 -30L-52 -82L-34 -30ZM52 -82L92 -30H34ZM-34 -30L0 -82L34 -30Z', '#ffffff', {
    opacity: 0.38,
  }) +
  pen.path('M-34 -30H34L0 96Z', '#ffffff', { opacity: 0.22 }) +
  pen.path('M34 -30H92L0 96Z', '#0b0a24', { opacity: 0.22 });

const STEP_CUT: readonly Point[] = [
  [-50, -96],
  [50, -96],
  [78, -64],
  [78, 64],
  [50, 96],
  [-50, 96],
  [-78, 64],
  [-78, -64],
];

const sparkle = (pen: Pen, x: number, y: number): string =>
  pen.path(star(4, 24, 5), '#ffffff', { transform: `translate(${x} ${y})` });

export const diamond: Motif = (pen) =>
  brilliant(pen, trueColour(pen, '#bfe8fa', '#ffffff', '#6fb0dc')) + sparkle(pen, 74, -76);

export const ruby: Motif = (pen) =>
  facets(pen, trueColour(pen, '#d8122e', '#ff6a78', '#7a0418'), regular(8, 96, -112.5), 0.6, '#d8122e') +
  sparkle(pen, -52, -66);

export const emerald: Motif = (pen) =>
  facets(pen, trueColour(pen, '#0f9d58', '#5fe0a0', '#04522c'), STEP_CUT, 0.62, '#0f9d58') +
  sparkle(pen, 56, -76);

export const sapphire: Motif = (pen) =>
  facets(
    pen,
    trueColour(pen, '#1f4fd8', '#7fa8ff', '#0a1f7a'),
    Array.from({ length: 10 }, (_, i): Point => {
      const [x, y] = polar(1, -90 + i * 36);
      return [x * 76, y * 98];
    }),
    0.58,
    '#1f4fd8',
  ) + sparkle(pen, -44, -78);

export const gem: Motif = (pen) => {
  const colour = pen.rng.pick(GEM_COLOURS);
  const cut = pen.rng.int(0, 3);
  const paint = pen.vol(colour);
  if (cut === 0) return brilliant(pen, paint);
  if (cut === 1) return facets(pen, paint, STEP_CUT, 0.62, colour);
  if (cut === 2) return facets(pen, paint, regular(6, 98), 0.55, colour);
  return facets(pen, paint, regular(8, 96, -112.5), 0.6, colour);
};

export const gems: Motif = (pen) => {
  const drop = () => gem(pen);
  return sized(drop(), 0.55, -50, 34) + sized(drop(), 0.52, 54, 38) + sized(drop(), 0.66, 0, -26);
};

export const crown: Motif = (pen) => {
  const cap = pen.rng.pick(['#b3202f', '#5a2aa8', '#14705a']);
  return (
    pen.path('M-72 40Q-80 -40 0 -60Q80 -40 72 40Z', pen.vol(cap)) +
    pen.path('M-88 44L-104 -48L-58 -8L-34 -72L0 -16L34 -72L58 -8L104 -48L88 44Z', pen.vol('#ffcb38')) +
    pen.path('M-90 40Q0 62 90 40L86 78Q0 102 -86 78Z', pen.vol('#f0a91f')) +
    pen.circle(0, 70, 13, pen.ball('#e0203a')) +
    mirror(
      pen.oval(46, 66, 9, 11, pen.ball('#22b8a0')) +
        pen.circle(104, -52, 10, pen.ball('#fff0b0')) +
        pen.circle(34, -78, 10, pen.ball('#fff0b0')),
    ) +
    pen.circle(0, -20, 8, '#fff6cf')
  );
};

function coinFace(pen: Pen, sign: string): string {
  return (
    pen.circle(0, 0, 96, pen.vol('#f5b72a')) +
    pen.circle(0, 0, 80, pen.vol('#c97f16')) +
    pen.circle(0, 0, 74, pen.vol('#ffcd45')) +
    pen.path(sign, '#a8620f') +
    pen.line('M-62 -34A70 70 0 0 1 -20 -66', '#fff6cf', 6)
  );
}

export const coin: Motif = (pen) => {
  const signs = [
    star(5, 52, 22),
    star(8, 54, 34),
    polygon(regular(4, 50)),
    'M-40 34L-50 -24L-22 0L0 -38L22 0L50 -24L40 34Z',
    `M-34 -34H34V34H-34ZM-14 -14V14H14V-14Z`,
  ];
  return coinFace(pen, pen.rng.pick(signs));
};

export const coinPile: Motif = (pen) => {
  const disc = (x: number, y: number) =>
    pen.oval(x, y + 9, 38, 15, '#9a5a0d') +
    pen.oval(x, y, 38, 15, pen.vol('#ffc93c')) +
    pen.oval(x, y, 26, 9, '#e09a1f');
  let out = '';
  const stacks: Point[] = [
    [-56, 5],
    [56, 4],
    [0, 8],
  ];
  for (const [x, height] of stacks)
    for (let i = 0; i < height; i += 1) out += disc(x + (i % 2) * 3, 78 - i * 14);
  return out + turned(sized(coinFace(pen, star(5, 50, 22)), 0.42), 16, 0, -74);
};

export const chest: Motif = (pen) =>
  pen.path('M-92 -14Q-92 -78 0 -80Q92 -78 92 -14Z', pen.vol('#8a4a1f')) +
  pen.path('M-78 -8Q-40 -52 -20 -20Q0 -66 22 -22Q48 -52 78 -8Z', pen.vol('#ffcf3a')) +
  sized(gem(pen), 0.22, -30, -26) +
  sized(gem(pen), 0.24, 34, -24) +
  pen.box(-94, -10, 188, 94, pen.vol('#9c5626'), 8) +
  pen.box(-94, -10, 188, 16, '#f0b52e') +
  pen.box(-94, 66, 188, 18, '#f0b52e', 6) +
  mirror(pen.box(58, -10, 18, 94, '#f0b52e')) +
  pen.box(-20, 4, 40, 44, pen.vol('#ffd860'), 6) +
  pen.circle(0, 20, 7, '#3a1d0c') +
  pen.path('M-4 22H4L6 38H-6Z', '#3a1d0c');

export const ingots: Motif = (pen) => {
  const bar = (x: number, y: number) =>
    pen.path(`M${x - 44} ${y + 22}L${x - 32} ${y - 22}H${x + 32}L${x + 44} ${y + 22}Z`, pen.vol('#ffc531')) +
    pen.path(`M${x - 32} ${y - 22}H${x + 32}L${x + 24} ${y - 34}H${x - 24}Z`, '#fff0b0');
  return (
    bar(-50, 66) + bar(50, 66) + bar(0, 8) + ring(8, () => pen.path('M-3 -72L0 -104L3 -72Z', '#fff0b0'), 22)
  );
};

export const potOfGold: Motif = (pen) =>
  Array.from({ length: 9 }, (_, i) =>
    pen.circle(-60 + i * 15, -34 - ((i * 37) % 26), 20, pen.ball('#ffc531')),
  ).join('') +
  pen.path(
    'M-84 -30H84Q96 30 60 84H-60Q-96 30 -84 -30Z',
    pen.vol(pen.rng.pick(['#2c2f45', '#7a3d1c', '#235a4a'])),
  ) +
  pen.oval(0, -30, 88, 16, '#151728') +
  Array.from({ length: 7 }, (_, i) =>
    pen.circle(-60 + i * 20, -36 - (i % 2) * 10, 15, pen.ball('#ffd24a')),
  ).join('') +
  pen.path(star(5, 22, 9), '#ffd24a', { transform: 'translate(0 30)' });

export const pearl: Motif = (pen) => {
  const ribs = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = polar(104, -150 + i * 20);
    return `M0 60L${x.toFixed(0)} ${(y + 20).toFixed(0)}`;
  }).join('');
  return (
    pen.path(
      'M0 64Q-116 30 -104 -40Q-86 -56 -70 -74Q-48 -82 -36 -92Q-14 -92 0 -98Q14 -92 36 -92Q48 -82 70 -74Q86 -56 104 -40Q116 30 0 64Z',
      pen.vol('#ff8fa8'),
    ) +
    pen.line(ribs, '#c8476e', 4, { opacity: 0.6 }) +
    pen.path('M0 98Q-110 92 -100 36Q-40 62 0 62Q40 62 100 36Q110 92 0 98Z', pen.vol('#f56f92')) +
    pen.circle(0, 30, 42, pen.ball('#f8f0ff')) +
    pen.oval(-14, 14, 10, 7, '#ffffff', -30)
  );
};

export const ringJewel: Motif = (pen) =>
  pen.line('M0 -8A54 54 0 1 0 1 -8', '#f0b52e', 17) +
  pen.line('M-20 -2A46 46 0 0 0 -46 40', '#fff0b0', 5) +
  sized(gem(pen), 0.5, 0, -52);
