import { darken, mix } from '#drawing/colour.ts';
import { circlePath, polar, rays } from '#drawing/geometry.ts';
import { bare, fullBox, put, scrim, type Composition, type Stage } from './stage.ts';
import { num } from '#drawing/svg.ts';

const night = (stage: Stage) => darken(stage.palette.night, 0.25);

const heroCentre: Composition = (stage) => {
  const scale = stage.rng.range(1.16, 1.3);
  return {
    body: stage.ground() + put(stage, 0, 150, 152, scale) + scrim(stage, night(stage), 220, 330),
    title: { x: 0, y: 268, w: 300, h: 108 },
    warps: ['none', 'arch', 'smile', 'bulge'],
  };
};

const titleAbove: Composition = (stage) => ({
  body:
    stage.ground() +
    put(stage, 0, 150, 262, stage.rng.range(1.18, 1.32), stage.rng.range(-6, 6)) +
    fullBox(
      stage.sheet.linear([
        [0, night(stage), 0.85],
        [0.38, night(stage), 0],
      ]),
    ),
  title: { x: 0, y: 24, w: 300, h: 104 },
  warps: ['none', 'arch', 'flag'],
});

const diagonal: Composition = (stage) => {
  const { a, b, deep } = stage.palette;
  const flip = stage.rng.chance(0.5);
  const bands = `<g${flip ? ' transform="translate(300 0) scale(-1 1)"' : ''}><path d="M-20 330L320 200V236L-20 366Z" fill="${a}"/><path d="M-20 366L320 236V250L-20 380Z" fill="${b}"/><path d="M-20 380L320 250V420H-20Z" fill="${darken(deep, 0.35)}"/></g>`;
  return {
    body: stage.ground() + put(stage, 0, flip ? 128 : 172, 132, 1.34, flip ? -14 : 14) + bands,
    title: { x: 0, y: 246, w: 300, h: 140 },
    warps: ['rise'],
  };
};

const medallion: Composition = (stage) => {
  const { palette, rng } = stage;
  const count = rng.pick([24, 30, 36]);
  const beads = Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(119, (360 / count) * i);
    return circlePath(x, y, 4.2);
  }).join('');
  const disc = `<g transform="translate(150 150)"><circle r="128" fill="${darken(palette.night, 0.2)}"/><circle r="126" fill="none" stroke="${palette.a}" stroke-width="3"/><path d="${beads}" fill="${palette.glow}"/><circle r="110" fill="${stage.sheet.radial(
    [
      [0, palette.bright],
      [0.7, palette.mid],
      [1, palette.deep],
    ],
  )}"/><path d="${rays(0, 0, 20, 108, 0, 0.5)}" fill="${palette.glow}" opacity=".22"/><circle r="110" fill="none" stroke="${palette.a}" stroke-width="5"/></g>`;
  return {
    body: stage.ground() + disc + put(stage, 0, 150, 150, 0.98) + ribbon(stage, 330),
    title: { x: 22, y: 289, w: 256, h: 76 },
    warps: ['none'],
  };
};

function ribbon(stage: Stage, y: number): string {
  const { b, night: dark } = stage.palette;
  const body = stage.sheet.linear([
    [0, mix(b, dark, 0.35)],
    [0.5, mix(b, dark, 0.5)],
    [1, mix(b, dark, 0.68)],
  ]);
  return `<path d="M0 ${y - 26}L22 ${y + 12}L0 ${y + 58}H40V${y - 26}ZM300 ${y - 26}L278 ${y + 12}L300 ${y + 58}H260V${y - 26}Z" fill="${mix(b, dark, 0.8)}"/><path d="M14 ${y - 46}Q150 ${y - 56} 286 ${y - 46}V${y + 44}Q150 ${y + 34} 14 ${y + 44}Z" fill="${body}"/><path d="M14 ${y - 40}Q150 ${y - 50} 286 ${y - 40}M14 ${y + 38}Q150 ${y + 28} 286 ${y + 38}" fill="none" stroke="${stage.palette.glow}" stroke-width="2"/>`;
}

const closeUp: Composition = (stage) => {
  const { rng } = stage;
  const low = rng.chance(0.3);
  const x = rng.pick([104, 196, 150]);
  const body =
    stage.ground() + put(stage, 0, x, low ? 250 : 150, rng.range(1.5, 1.8), rng.range(-10, 10), x > 200);
  return low
    ? {
        body:
          body +
          fullBox(
            stage.sheet.linear([
              [0, night(stage), 0.95],
              [0.28, night(stage), 0.8],
              [0.5, night(stage), 0],
            ]),
          ),
        title: { x: 0, y: 20, w: 300, h: 104 },
        warps: ['none', 'flag'],
      }
    : {
        body: body + scrim(stage, night(stage), 170, 330, 0.96),
        title: { x: 0, y: 276, w: 300, h: 104 },
        warps: ['none', 'taper', 'flag'],
      };
};

const trio: Composition = (stage) => ({
  body:
    stage.ground() +
    put(stage, 1, 68, 104, 0.6, -14) +
    put(stage, 2, 234, 104, 0.6, 14) +
    put(stage, 0, 150, 168, 0.98) +
    scrim(stage, night(stage), 210, 320),
  title: { x: 0, y: 254, w: 300, h: 122 },
  warps: ['arch', 'bulge', 'none'],
});

const swarm: Composition = (stage) => {
  const { rng } = stage;
  const spots = [
    [46, 60],
    [150, 44],
    [256, 70],
    [92, 122],
    [212, 126],
    [40, 300],
    [128, 352],
    [220, 330],
    [270, 270],
    [60, 380],
  ] as const;
  const far = spots
    .map(([x, y], i) =>
      bare(
        stage,
        i % 3,
        x + rng.range(-12, 12),
        y + rng.range(-12, 12),
        rng.range(0.28, 0.46),
        rng.range(-40, 40),
      ),
    )
    .join('');
  const centre = stage.sheet.radial([
    [0, night(stage), 0.85],
    [0.6, night(stage), 0.6],
    [1, night(stage), 0],
  ]);
  return {
    body: stage.ground() + far + `<ellipse cx="150" cy="214" rx="230" ry="110" fill="${centre}"/>`,
    over: put(stage, 0, 150, 84, 0.6) + put(stage, 1, 62, 330, 0.52, -18) + put(stage, 2, 240, 334, 0.5, 16),
    title: { x: 0, y: 150, w: 300, h: 126 },
    warps: ['bulge', 'none', 'flag', 'rise'],
  };
};

const windowArch: Composition = (stage) => {
  const { palette } = stage;
  const shape = 'M48 284V140C48 70 120 66 150 26C180 66 252 70 252 140V284Z';
  const id = stage.sheet.define((own) => `<clipPath id="${own}"><path d="${shape}"/></clipPath>`);
  const wall = stage.sheet.linear([
    [0, palette.deep],
    [1, palette.night],
  ]);
  return {
    body:
      fullBox(wall) +
      `<path d="${shape}" transform="translate(150 170) scale(1.12) translate(-150 -170)" fill="none" stroke="${palette.a}" stroke-width="2.4" opacity=".7"/><g clip-path="url(#${id})"><g transform="translate(0 -30)">${stage.ground()}</g></g><path d="${shape}" fill="none" stroke="${palette.a}" stroke-width="6"/><path d="${shape}" fill="none" stroke="${darken(palette.a, 0.5)}" stroke-width="1.6"/>` +
      put(stage, 0, 150, 186, 1.06),
    title: { x: 0, y: 296, w: 300, h: 84 },
    warps: ['none', 'smile'],
  };
};

const retroSun: Composition = (stage) => {
  const { palette } = stage;
  const cuts = [0, 1, 2, 3, 4, 5]
    .map((i) => `M0 ${num(196 + i * 17)}H300V${num(200 + i * 18 + i)}H0Z`)
    .join('');
  const id = stage.sheet.define(
    (own) =>
      `<mask id="${own}"><rect width="300" height="400" fill="#fff"/><path d="${cuts}" fill="#000"/></mask>`,
  );
  return {
    body:
      fullBox(
        stage.sheet.linear([
          [0, palette.night],
          [0.6, palette.deep],
          [1, palette.mid],
        ]),
      ) +
      `<circle cx="150" cy="176" r="116" fill="${stage.sheet.linear([
        [0, palette.glow],
        [0.5, palette.a],
        [1, palette.b],
      ])}" mask="url(#${id})"/>` +
      put(stage, 0, 150, 172, 1.1) +
      scrim(stage, night(stage), 230, 330),
    title: { x: 0, y: 272, w: 300, h: 108 },
    warps: ['none', 'rise', 'taper'],
  };
};

export const PLAIN_COMPOSITIONS = {
  heroCentre,
  titleAbove,
  diagonal,
  medallion,
  closeUp,
  trio,
  swarm,
  windowArch,
  retroSun,
} as const;
