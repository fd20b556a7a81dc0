import { lighten, mix } from '#drawing/colour.ts';
import { circlePath, petal, rays, star } from '#drawing/geometry.ts';
import { fullBox, POSTER_HEIGHT } from './stage.ts';
import { num } from '#drawing/svg.ts';
import { fall, lattice, scales, stitched, stripes, type Tools } from './woven-grounds.ts';

export type Ground =
  | 'glow'
  | 'rays'
  | 'halftone'
  | 'stripes'
  | 'rings'
  | 'stars'
  | 'scales'
  | 'lattice'
  | 'bokeh'
  | 'split'
  | 'paper'
  | 'petals'
  | 'grid'
  | 'confetti';

const wash = ({ sheet, palette }: Tools) =>
  fullBox(
    sheet.radial(
      [
        [0, palette.bright],
        [0.45, palette.mid],
        [1, palette.night],
      ],
      [0.5, 0.38, 0.78],
    ),
  );
function rayed(t: Tools): string {
  const y = t.rng.range(120, 190);
  const fill = t.sheet.radial(
    [
      [0, t.palette.glow, 0.75],
      [1, t.palette.bright, 0.12],
    ],
    [0.5, 0.5, 0.5],
  );
  return (
    fullBox(
      t.sheet.radial(
        [
          [0, t.palette.bright],
          [0.6, t.palette.mid],
          [1, t.palette.deep],
        ],
        [0.5, y / POSTER_HEIGHT, 0.85],
      ),
    ) +
    `<path d="${rays(150, y, t.rng.pick([10, 12, 16, 20]), 420, t.rng.range(0, 20), t.rng.range(0.4, 0.55))}" fill="${fill}"/>`
  );
}

function halftone(t: Tools): string {
  let d = '';
  for (let row = 0; row < 17; row += 1) {
    const r = (row / 16) * 8.6;
    if (r < 1) continue;
    for (let column = 0; column <= 13; column += 1)
      d += circlePath(column * 24 + (row % 2 ? 12 : 0), 120 + row * 18, r);
  }
  return (
    fullBox(
      t.sheet.linear([
        [0, t.palette.bright],
        [1, t.palette.mid],
      ]),
    ) + `<path d="${d}" fill="${t.palette.deep}"/>`
  );
}

function rings(t: Tools): string {
  const y = t.rng.range(130, 200);
  const tones = [t.palette.deep, t.palette.mid];
  return (
    fullBox(t.palette.deep) +
    [330, 280, 230, 184, 142, 102, 64]
      .map(
        (r, i) =>
          `<circle cx="150" cy="${num(y)}" r="${r}" fill="${i === 6 ? t.palette.bright : (tones[(i + 1) % 2] ?? '')}"/>`,
      )
      .join('')
  );
}

function starry(t: Tools): string {
  let dots = '';
  for (let i = 0; i < 46; i += 1)
    dots += circlePath(t.rng.range(0, 300), t.rng.range(0, 400), t.rng.range(0.5, 1.7));
  const big = Array.from(
    { length: 7 },
    () =>
      `<path d="${star(4, t.rng.range(5, 10), 1.6)}" transform="translate(${num(t.rng.range(10, 290))} ${num(t.rng.range(10, 300))})"/>`,
  ).join('');
  return (
    fall(t) +
    fullBox(
      t.sheet.radial(
        [
          [0, t.palette.bright, 0.75],
          [1, t.palette.mid, 0],
        ],
        [0.5, 0.42, 0.5],
      ),
    ) +
    `<g fill="${lighten(t.palette.glow, 0.4)}"><path d="${dots}" opacity=".8"/>${big}</g>`
  );
}

function bokeh(t: Tools): string {
  const tints = [t.palette.a, t.palette.b, t.palette.glow, t.palette.bright];
  const lights = Array.from(
    { length: 20 },
    () =>
      `<circle cx="${num(t.rng.range(-10, 310))}" cy="${num(t.rng.range(-10, 330))}" r="${num(t.rng.range(7, 32))}" fill="${t.rng.pick(tints)}" opacity="${t.rng.range(0.1, 0.38).toFixed(2)}"/>`,
  ).join('');
  return fall(t) + `<g filter="${t.sheet.blur(2.4)}">${lights}</g>`;
}

const split = (t: Tools) => {
  const x = t.rng.range(90, 210);
  const d = t.rng.chance(0.5) ? `M0 0H${num(x + 60)}L${num(x - 60)} 400H0Z` : 'M0 0H300L0 400Z';
  return (
    fullBox(
      t.sheet.linear([
        [0, t.palette.bright],
        [1, t.palette.mid],
      ]),
    ) +
    `<path d="${d}" fill="${t.sheet.linear([
      [0, t.palette.mid],
      [1, t.palette.deep],
    ])}"/><path d="${d}" fill="none" stroke="${t.palette.glow}" stroke-width="4"/>`
  );
};

const petals = (t: Tools) => {
  const n = t.rng.pick([10, 12, 16]);
  const layer = (length: number, colour: string, turn: number) =>
    Array.from(
      { length: n },
      (_, i) =>
        `<path d="${petal(length, length * 0.2)}" transform="rotate(${num(turn + (360 / n) * i)})" fill="${colour}"/>`,
    ).join('');
  return (
    fullBox(t.palette.deep) +
    `<g transform="translate(150 160)">${layer(300, mix(t.palette.deep, t.palette.mid, 0.6), 0)}${layer(220, t.palette.mid, 180 / n)}${layer(140, mix(t.palette.mid, t.palette.bright, 0.7), 0)}</g>`
  );
};

const grid = (t: Tools) => {
  let d = '';
  for (let i = -8; i <= 8; i += 1) d += `M${150 + i * 12} 230L${150 + i * 70} 400`;
  for (let i = 0; i < 9; i += 1) d += `M0 ${num(230 + i * i * 2.9)}H300`;
  return (
    fullBox(
      t.sheet.linear([
        [0, t.palette.night],
        [0.5, t.palette.deep],
        [0.575, t.palette.mid],
        [0.58, t.palette.night],
        [1, t.palette.deep],
      ]),
    ) +
    `<path d="${d}" stroke="${t.palette.b}" stroke-width="1.3" opacity=".8"/>` +
    fullBox(
      t.sheet.radial(
        [
          [0, t.palette.a, 0.55],
          [1, t.palette.a, 0],
        ],
        [0.5, 0.44, 0.42],
      ),
    )
  );
};

function confetti(t: Tools): string {
  const tints = [t.palette.a, t.palette.b, t.palette.c, t.palette.glow];
  const bits = Array.from(
    { length: 38 },
    () =>
      `<rect x="-4" y="-2" width="${num(t.rng.range(5, 11))}" height="${num(t.rng.range(3, 6))}" rx="1" transform="translate(${num(t.rng.range(0, 300))} ${num(t.rng.range(0, 320))}) rotate(${t.rng.int(0, 180)})" fill="${t.rng.pick(tints)}"/>`,
  ).join('');
  return wash(t) + bits;
}

const GROUNDS: Record<Ground, (t: Tools) => string> = {
  glow: wash,
  rays: rayed,
  halftone,
  stripes,
  rings,
  stars: starry,
  scales,
  lattice,
  bokeh,
  split,
  paper: stitched,
  petals,
  grid,
  confetti,
};

export const drawGround = (name: Ground, tools: Tools): string => GROUNDS[name](tools);
