import { darken, lighten, mix } from '#drawing/colour.ts';
import { circlePath, crags, petal, ridge, star, waves } from '#drawing/geometry.ts';
import { bare, fullBox, put, type Composition, type Stage } from './stage.ts';
import { num } from '#drawing/svg.ts';

function sky(stage: Stage): string {
  const { palette, rng, sheet } = stage;
  const x = rng.range(70, 230);
  const disc = rng.chance(0.7)
    ? `<circle cx="${num(x)}" cy="150" r="${num(rng.range(34, 62))}" fill="${lighten(palette.glow, 0.3)}"/><circle cx="${num(x)}" cy="150" r="96" fill="${sheet.radial(
        [
          [0, palette.glow, 0.6],
          [1, palette.glow, 0],
        ],
      )}"/>`
    : '';
  return (
    fullBox(
      sheet.linear([
        [0, palette.deep],
        [0.4, palette.mid],
        [0.7, palette.bright],
        [1, palette.glow],
      ]),
    ) + disc
  );
}

const layers = (stage: Stage) => [
  mix(stage.palette.mid, stage.palette.bright, 0.3),
  stage.palette.mid,
  mix(stage.palette.deep, stage.palette.mid, 0.4),
  darken(stage.palette.deep, 0.2),
];

const puff = (x: number, y: number, s: number) =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(s)})"><path d="M-40 0A16 16 0 0 1 -30 -26A24 24 0 0 1 14 -34A20 20 0 0 1 42 0Z"/></g>`;

function clouds(stage: Stage): string {
  return `<g fill="#fffaf0" opacity=".5">${[0, 1, 2].map(() => puff(stage.rng.range(20, 280), stage.rng.range(120, 200), stage.rng.range(0.5, 1.1))).join('')}</g>`;
}

const hills: Composition = (stage) => {
  const [far, middle, near, front] = layers(stage);
  const { rng } = stage;
  return {
    body:
      sky(stage) +
      clouds(stage) +
      `<path d="${ridge(rng, 300, 250, 46, 3, 400)}" fill="${far}"/><path d="${ridge(rng, 300, 290, 40, 4, 400)}" fill="${middle}"/>` +
      put(stage, 0, 150, 246, 1.12) +
      `<path d="${ridge(rng, 300, 352, 26, 4, 400)}" fill="${near}"/><path d="${ridge(rng, 300, 384, 20, 6, 400)}" fill="${front}"/>`,
    title: { x: 0, y: 22, w: 300, h: 100 },
    warps: ['arch', 'none', 'flag'],
  };
};

const peaks: Composition = (stage) => {
  const [far, middle, near, front] = layers(stage);
  const { rng } = stage;
  return {
    body:
      sky(stage) +
      `<path d="${crags(rng, 300, 250, 120, 4, 400)}" fill="${far}"/><path d="${crags(rng, 300, 290, 90, 5, 400)}" fill="${middle}"/>` +
      put(stage, 0, 150, 160, 1.2) +
      `<path d="${crags(rng, 300, 330, 70, 6, 400)}" fill="${near}"/><path d="M0 330H300V400H0Z" fill="${stage.sheet.linear(
        [
          [0, near ?? '', 1],
          [1, front ?? ''],
        ],
      )}"/>`,
    title: { x: 0, y: 276, w: 300, h: 104 },
    warps: ['none', 'smile', 'taper'],
  };
};

const water: Composition = (stage) => {
  const { palette, rng } = stage;
  const tints = [
    mix(palette.bright, palette.mid, 0.4),
    palette.mid,
    mix(palette.mid, palette.deep, 0.6),
    palette.deep,
    palette.night,
  ];
  const sea = tints.map(
    (tint, i) =>
      `<path d="${waves(300, 250 + i * 28, 60 + i * 14, 9 + i * 2, rng.range(0, 60), 400)}" fill="${tint}"/>`,
  );
  return {
    body:
      sky(stage) +
      clouds(stage) +
      (sea[0] ?? '') +
      put(stage, 0, 150, 180, 1.16, rng.range(-5, 5)) +
      sea.slice(1).join(''),
    title: { x: 0, y: 286, w: 300, h: 96 },
    warps: ['flag', 'none', 'arch'],
  };
};

const weed = (x: number, h: number, tint: string) =>
  `<path d="M${x} 400Q${x - 24} ${400 - h * 0.4} ${x} ${400 - h * 0.6}T${x} ${400 - h}Q${x + 14} ${400 - h * 0.7} ${x + 8} ${400 - h * 0.5}T${x + 14} 400Z" fill="${tint}"/>`;

const deepSea: Composition = (stage) => {
  const { palette, rng, sheet } = stage;
  const shafts = [40, 110, 190, 250]
    .map(
      (x) =>
        `<path d="M${x} -10H${x + 30}L${x + rng.int(-60, 60)} 330H${x - 50}Z" fill="${palette.glow}" opacity=".12"/>`,
    )
    .join('');
  let bubbles = '';
  for (let i = 0; i < 22; i += 1)
    bubbles += circlePath(rng.range(8, 292), rng.range(20, 380), rng.range(1.5, 7));
  const weeds = [6, 34, 58, 226, 256, 282]
    .map((x, i) => weed(x, rng.range(60, 150), i % 2 ? palette.a : mix(palette.c, palette.deep, 0.4)))
    .join('');
  return {
    body:
      fullBox(
        sheet.linear([
          [0, palette.bright],
          [0.4, palette.mid],
          [1, palette.night],
        ]),
      ) +
      shafts +
      `<path d="${bubbles}" fill="none" stroke="${palette.glow}" stroke-width="1.4" opacity=".7"/>` +
      bare(stage, 1, rng.range(50, 90), 300, 0.32, 0, true) +
      bare(stage, 2, rng.range(210, 250), 330, 0.28) +
      put(stage, 0, 150, 224, 1.22, rng.range(-10, 10), rng.chance(0.4)) +
      weeds,
    title: { x: 0, y: 22, w: 300, h: 104 },
    warps: ['arch', 'flag', 'bulge', 'none'],
  };
};

const bunting = ({ palette }: Stage) =>
  Array.from(
    { length: 11 },
    (_, i) =>
      `<path d="M${i * 30 - 8} ${num(20 + Math.sin(i * 0.9) * 6)}l9 18l9 -18Z" fill="${[palette.a, palette.b, palette.glow][i % 3] ?? ''}"/>`,
  ).join('');

const searchlights = ({ palette, sheet }: Stage) => {
  const beam = sheet.linear([
    [0, palette.glow, 0.05],
    [1, palette.glow, 0.5],
  ]);
  return `<path d="M40 290L-30 -10H70ZM150 300L110 -10H210ZM262 290L230 -10H340Z" fill="${beam}"/>`;
};

const bigMoon = ({ palette, sheet }: Stage) =>
  `<circle cx="150" cy="150" r="128" fill="${sheet.radial([
    [0, palette.glow, 0.9],
    [0.8, palette.glow, 0.55],
    [1, palette.glow, 0.3],
  ])}"/>`;

const lampStrings = ({ palette }: Stage) =>
  [30, 58]
    .map(
      (y, row) =>
        `<path d="M0 ${y}Q75 ${y + 34} 150 ${y}T300 ${y}" fill="none" stroke="${palette.glow}" stroke-width="1.4"/>` +
        Array.from(
          { length: 9 },
          (_, i) =>
            `<circle cx="${18 + i * 33}" cy="${num(y + 13 * Math.sin((i + 0.5) * 1.4 + row))}" r="4.6" fill="${i % 2 ? palette.a : palette.glow}"/>`,
        ).join(''),
    )
    .join('');

const SKY_DECOR = [bunting, searchlights, searchlights, bigMoon, bigMoon, lampStrings] as const;

const skyline: Composition = (stage) => {
  const { palette, rng, sheet } = stage;
  let far = '';
  let near = '';
  for (let x = 0; x < 300; x += 26) far += `M${x} 400V${num(rng.range(170, 250))}h24V400Z`;
  for (let x = -8; x < 300; x += 38) {
    const y = rng.range(230, 290);
    near += `M${x} 400V${num(y)}h34V400Z`;
    if (rng.chance(0.4)) near += `M${x + 4} ${num(y)}a13 15 0 0 1 26 0Z`;
  }
  let lit = '';
  for (let i = 0; i < 36; i += 1) lit += `M${rng.int(0, 290)} ${rng.int(250, 390)}h4v5h-4Z`;
  const decor = rng.pick(SKY_DECOR)(stage);
  return {
    body:
      fullBox(
        sheet.linear([
          [0, palette.night],
          [0.5, palette.mid],
          [1, palette.bright],
        ]),
      ) +
      `<path d="${far}" fill="${mix(palette.mid, palette.deep, 0.4)}"/><path d="${near}" fill="${palette.night}"/><path d="${lit}" fill="${palette.glow}" opacity=".9"/>` +
      decor +
      put(stage, 0, 150, 150, 1.14) +
      fullBox(
        sheet.linear([
          [0.55, palette.night, 0],
          [0.78, palette.night, 0.85],
          [1, palette.night, 0.95],
        ]),
      ),
    title: { x: 0, y: 272, w: 300, h: 106 },
    warps: ['none', 'smile', 'rise'],
  };
};

const leaf = (x: number, y: number, turn: number, length: number, tint: string) =>
  `<path d="${petal(length, length * 0.2)}" transform="translate(${x} ${y}) rotate(${turn})" fill="${tint}"/>`;

const jungle: Composition = (stage) => {
  const { palette, rng, sheet } = stage;
  const greens = [darken(palette.deep, 0.4), palette.deep, mix(palette.deep, palette.mid, 0.5)];
  const side = (x: number, sign: number) =>
    Array.from({ length: 10 }, (_, i) =>
      leaf(x, 20 + i * 40, sign * rng.range(40, 120), rng.range(80, 130), greens[i % 3] ?? ''),
    ).join('');
  return {
    body:
      fullBox(
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
      side(300, -1) +
      put(stage, 0, 150, 150, 1.12) +
      Array.from({ length: 9 }, (_, i) =>
        leaf(i * 38, 412, -40 + i * 10, rng.range(110, 170), greens[(i + 1) % 3] ?? ''),
      ).join('') +
      fullBox(
        sheet.linear([
          [0.6, palette.night, 0],
          [0.85, palette.night, 0.8],
        ]),
      ),
    title: { x: 0, y: 270, w: 300, h: 108 },
    warps: ['none', 'arch', 'bulge'],
  };
};

const cosmos: Composition = (stage) => {
  const { palette, rng, sheet } = stage;
  let dots = '';
  for (let i = 0; i < 60; i += 1)
    dots += circlePath(rng.range(0, 300), rng.range(0, 400), rng.range(0.4, 1.8));
  const cloud = (x: number, y: number, r: number, tint: string) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${sheet.radial([
      [0, tint, 0.7],
      [1, tint, 0],
    ])}"/>`;
  const ground = `<ellipse cx="${num(rng.range(60, 240))}" cy="470" rx="280" ry="150" fill="${sheet.linear([
    [0, palette.bright],
    [0.4, palette.deep],
    [1, palette.night],
  ])}"/>`;
  return {
    body:
      fullBox(palette.night) +
      cloud(80, 120, 170, palette.mid) +
      cloud(240, 240, 180, palette.bright) +
      cloud(rng.range(80, 220), 170, 110, palette.a) +
      `<path d="${dots}" fill="#fffbe8"/><path d="${star(4, 12, 2)}" transform="translate(44 150)" fill="#fff"/><path d="${star(4, 9, 1.6)}" transform="translate(262 196)" fill="#fff"/>` +
      ground +
      put(stage, 0, 150, 240, 1.16, rng.range(-8, 8)),
    title: { x: 0, y: 24, w: 300, h: 104 },
    warps: ['arch', 'none', 'taper', 'rise'],
  };
};

export const HORIZON_COMPOSITIONS = { hills, peaks, water, deepSea, skyline, jungle, cosmos } as const;
