import { darken, lighten, mix } from '#drawing/colour.ts';
import { circlePath, crags, petal, ridge, star, waves } from '#drawing/geometry.ts';
import type { Palette } from '#drawing/palettes.ts';
import type { Random } from '#drawing/random.ts';
import { num, place, type Sheet } from '#drawing/svg.ts';
import { drawGround, type Ground } from '#poster/grounds.ts';
import { POSTER_HEIGHT, POSTER_WIDTH } from '#poster/stage.ts';

/** Where a game is played: the horizon of its cover, or its ground, as wide as a screen. */
export const SCENES = [
  'hills',
  'peaks',
  'water',
  'deepSea',
  'skyline',
  'jungle',
  'cosmos',
  'ground',
] as const;
export type Scene = (typeof SCENES)[number];

export type SceneTools = {
  rng: Random;
  palette: Palette;
  sheet: Sheet;
  ground: Ground;
  w: number;
  h: number;
};

const full = ({ w, h }: SceneTools, fill: string) => `<rect width="${w}" height="${h}" fill="${fill}"/>`;

function sky(t: SceneTools): string {
  const { palette, sheet, rng, w, h } = t;
  const [x, y, r] = [
    w * rng.range(0.15, 0.85),
    h * rng.range(0.14, 0.34),
    Math.min(w, h) * rng.range(0.07, 0.14),
  ];
  const halo = sheet.radial([
    [0, palette.glow, 0.7],
    [1, palette.glow, 0],
  ]);
  return (
    full(
      t,
      sheet.linear([
        [0, palette.deep],
        [0.4, palette.mid],
        [0.72, palette.bright],
        [1, palette.glow],
      ]),
    ) +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 2.4)}" fill="${halo}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${lighten(palette.glow, 0.3)}"/>`
  );
}

const layers = ({ palette }: SceneTools) => [
  mix(palette.mid, palette.bright, 0.3),
  palette.mid,
  mix(palette.deep, palette.mid, 0.4),
  darken(palette.deep, 0.2),
];

const hills = (t: SceneTools) =>
  sky(t) +
  layers(t)
    .map(
      (fill, i) =>
        `<path d="${ridge(t.rng, t.w, t.h * (0.56 + i * 0.12), t.h * (0.13 - i * 0.018), 3 + i, t.h)}" fill="${fill}"/>`,
    )
    .join('');

const peaks = (t: SceneTools) =>
  sky(t) +
  layers(t)
    .map(
      (fill, i) =>
        `<path d="${crags(t.rng, t.w, t.h * (0.6 + i * 0.12), t.h * (0.34 - i * 0.06), 4 + i, t.h)}" fill="${fill}"/>`,
    )
    .join('');

function water(t: SceneTools): string {
  const { palette, rng, w, h } = t;
  const tints = [
    mix(palette.bright, palette.mid, 0.4),
    palette.mid,
    mix(palette.mid, palette.deep, 0.6),
    palette.deep,
    palette.night,
  ];
  return (
    sky(t) +
    tints
      .map(
        (tint, i) =>
          `<path d="${waves(w, h * (0.56 + i * 0.09), h * (0.16 + i * 0.04), h * (0.022 + i * 0.006), rng.range(0, 60), h)}" fill="${tint}"/>`,
      )
      .join('')
  );
}

function deepSea(t: SceneTools): string {
  const { palette, rng, sheet, w, h } = t;
  const shafts = Array.from({ length: 6 }, () => {
    const x = rng.range(0, w);
    return `<path d="M${num(x)} 0h${num(w * 0.07)}L${num(x + rng.range(-200, 200))} ${num(h * 0.9)}h${num(-w * 0.14)}Z" fill="${palette.glow}" opacity=".12"/>`;
  }).join('');
  let bubbles = '';
  for (let i = 0; i < 46; i += 1) bubbles += circlePath(rng.range(0, w), rng.range(0, h), rng.range(4, 18));
  const weed = Array.from({ length: 16 }, (_, i) => {
    const [x, tall] = [rng.range(0, w), h * rng.range(0.12, 0.34)];
    return `<path d="M${num(x)} ${h}q-50 ${num(-tall * 0.4)} 0 ${num(-tall * 0.6)}t0 ${num(-tall * 0.4)}q30 ${num(tall * 0.3)} 18 ${num(tall * 0.5)}t14 ${num(tall * 0.5)}Z" fill="${i % 2 ? palette.a : mix(palette.c, palette.deep, 0.4)}"/>`;
  }).join('');
  return (
    full(
      t,
      sheet.linear([
        [0, palette.bright],
        [0.4, palette.mid],
        [1, palette.night],
      ]),
    ) +
    shafts +
    `<path d="${bubbles}" fill="none" stroke="${palette.glow}" stroke-width="3" opacity=".6"/>` +
    weed
  );
}

function skyline(t: SceneTools): string {
  const { palette, rng, sheet, w, h } = t;
  let [far, near, lit] = ['', '', ''];
  for (let x = 0; x < w; x += 84) far += `M${x} ${h}V${num(h * rng.range(0.36, 0.58))}h76V${h}Z`;
  for (let x = -20; x < w; x += 120) {
    const y = h * rng.range(0.54, 0.7);
    near += `M${x} ${h}V${num(y)}h108V${h}Z`;
    if (rng.chance(0.45)) near += `M${x + 12} ${num(y)}a42 48 0 0 1 84 0Z`;
  }
  for (let i = 0; i < 90; i += 1) lit += `M${rng.int(0, w)} ${rng.int(Math.round(h * 0.6), h)}h11v15h-11Z`;
  return (
    full(
      t,
      sheet.linear([
        [0, palette.night],
        [0.5, palette.mid],
        [1, palette.bright],
      ]),
    ) +
    `<circle cx="${num(w * rng.range(0.2, 0.8))}" cy="${num(h * 0.24)}" r="${num(Math.min(w, h) * 0.16)}" fill="${palette.glow}" opacity=".75"/><path d="${far}" fill="${mix(palette.mid, palette.deep, 0.4)}"/><path d="${near}" fill="${palette.night}"/><path d="${lit}" fill="${palette.glow}" opacity=".9"/>`
  );
}

function jungle(t: SceneTools): string {
  const { palette, rng, sheet, w, h } = t;
  const greens = [darken(palette.deep, 0.4), palette.deep, mix(palette.deep, palette.mid, 0.5)];
  const leaf = (x: number, y: number, turn: number, length: number, i: number) =>
    `<path d="${petal(length, length * 0.2)}" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})" fill="${greens[i % 3] ?? ''}"/>`;
  const side = (x: number, sign: number) =>
    Array.from({ length: 13 }, (_, i) =>
      leaf(x, (h / 12) * i, sign * rng.range(40, 120), Math.min(w, h) * rng.range(0.26, 0.42), i),
    ).join('');
  const floor = Array.from({ length: 16 }, (_, i) =>
    leaf((w / 15) * i, h + 20, rng.range(-40, 40), h * rng.range(0.16, 0.28), i + 1),
  ).join('');
  return (
    full(
      t,
      sheet.radial(
        [
          [0, palette.glow],
          [0.4, palette.bright],
          [1, palette.mid],
        ],
        [0.5, 0.4, 0.7],
      ),
    ) +
    side(0, 1) +
    side(w, -1) +
    floor
  );
}

function cosmos(t: SceneTools): string {
  const { palette, rng, sheet, w, h } = t;
  let dots = '';
  for (let i = 0; i < 120; i += 1) dots += circlePath(rng.range(0, w), rng.range(0, h), rng.range(1, 4.5));
  const cloud = (x: number, y: number, tint: string) =>
    `<circle cx="${num(w * x)}" cy="${num(h * y)}" r="${num(Math.max(w, h) * 0.4)}" fill="${sheet.radial([
      [0, tint, 0.75],
      [1, tint, 0],
    ])}"/>`;
  const ground = sheet.linear([
    [0, palette.bright],
    [0.4, palette.deep],
    [1, palette.night],
  ]);
  return (
    full(t, palette.night) +
    cloud(0.2, 0.3, palette.mid) +
    cloud(0.8, 0.6, palette.bright) +
    cloud(rng.range(0.2, 0.8), 0.4, palette.a) +
    `<path d="${dots}" fill="#fffbe8"/><path d="${star(4, 30, 5)}" transform="translate(${num(w * 0.2)} ${num(h * 0.4)})" fill="#fff"/><ellipse cx="${num(w * rng.range(0.2, 0.8))}" cy="${num(h * 1.18)}" rx="${num(w * 0.9)}" ry="${num(h * 0.36)}" fill="${ground}"/>`
  );
}

/** The ground of the cover, as large as it must be to fill the screen. */
function coverGround(t: SceneTools): string {
  const scale = Math.max(t.w / POSTER_WIDTH, t.h / POSTER_HEIGHT);
  const [x, y] = [(t.w - POSTER_WIDTH * scale) / 2, (t.h - POSTER_HEIGHT * scale) / 2];
  return place(drawGround(t.ground, t), x, y, scale);
}

const DRAW: Readonly<Record<Scene, (t: SceneTools) => string>> = {
  hills,
  peaks,
  water,
  deepSea,
  skyline,
  jungle,
  cosmos,
  ground: coverGround,
};

export const drawScene = (scene: Scene, tools: SceneTools): string => DRAW[scene](tools);
