import { darken, mix } from '#drawing/colour.ts';
import { circlePath, polar, polygon, regular, star } from '#drawing/geometry.ts';
import { bare, fullBox, put, type Composition, type Stage } from './stage.ts';

function tiles(stage: Stage): string {
  const { palette, rng } = stage;
  const step = rng.pick([62, 78, 96]);
  const sway = rng.pick([0, 18, 40]);
  let out = '';
  for (let row = -1; row * step < 420; row += 1) {
    for (let column = -1; column * step < 340; column += 1) {
      const shift = row & 1 ? step / 2 : 0;
      const turn = sway === 0 ? 0 : ((row * 37 + column * 53) % sway) - sway / 2;
      out += bare(
        stage,
        (row + column) & 1 ? 1 : 0,
        column * step + shift + 10,
        row * step + 20,
        step / 270,
        turn,
      );
    }
  }
  const base = rng.pick([palette.mid, palette.bright, palette.deep, palette.a]);
  return fullBox(base) + `<g opacity=".88">${out}</g>`;
}

const PLATES = [
  polygon(regular(8, 136, 22.5)),
  star(18, 140, 126),
  circlePath(0, 0, 130),
  'M-136 -96H136V60Q80 76 0 128Q-80 76 -136 60Z',
  'M0 -128L140 -70V70L0 128L-140 70V-70Z',
] as const;

const badge: Composition = (stage) => {
  const { palette, rng, sheet } = stage;
  const shape = rng.pick(PLATES);
  const fill = rng.pick([
    sheet.linear([
      [0, palette.mid],
      [1, palette.night],
    ]),
    sheet.radial([
      [0, mix(palette.b, palette.night, 0.25)],
      [1, mix(palette.b, palette.night, 0.65)],
    ]),
    sheet.linear([
      [0, palette.deep],
      [1, darken(palette.night, 0.4)],
    ]),
  ]);
  const plate = `<g transform="translate(150 244)"><path d="${shape}" fill="${darken(palette.night, 0.4)}" opacity=".5" transform="translate(0 9)"/><path d="${shape}" fill="${palette.glow}"/><path d="${shape}" transform="scale(.955)" fill="${fill}"/><path d="${shape}" transform="scale(.91)" fill="none" stroke="${palette.a}" stroke-width="2"/></g>`;
  return {
    body: (rng.chance(0.6) ? tiles(stage) : stage.ground()) + plate + put(stage, 0, 150, 100, 0.86),
    title: { x: 34, y: 190, w: 232, h: 120 },
    warps: ['none', 'bulge', 'arch'],
  };
};

const strip: Composition = (stage) => {
  const { palette, rng } = stage;
  const y = rng.pick([232, 262, 24]);
  const fill = darken(rng.pick([palette.night, palette.deep, mix(palette.b, palette.night, 0.55)]), 0.2);
  const band = `<path d="M0 ${y}H300V${y + 108}H0Z" fill="${fill}"/><path d="M0 ${y + 5}H300M0 ${y + 103}H300" stroke="${palette.a}" stroke-width="3"/>`;
  return {
    body: tiles(stage) + put(stage, 0, 150, y > 100 ? 124 : 262, 1.16) + band,
    title: { x: 0, y: y + 4, w: 300, h: 104 },
    warps: ['none'],
  };
};

const playingCard: Composition = (stage) => {
  const { palette } = stage;
  const half = put(stage, 0, 150, 96, 0.84);
  const mark = (x: number, y: number, turn: number) => bare(stage, 0, x, y, 0.15, turn);
  return {
    body:
      fullBox(palette.deep) +
      `<rect x="14" y="14" width="272" height="372" rx="18" fill="${mix('#fff8ea', palette.glow, 0.25)}"/><rect x="30" y="30" width="240" height="340" rx="10" fill="${stage.sheet.radial(
        [
          [0, palette.bright],
          [1, palette.mid],
        ],
      )}" stroke="${palette.night}" stroke-width="2.4"/>` +
      half +
      `<g transform="rotate(180 150 200)">${half}</g><path d="M14 154H286V246H14Z" fill="${darken(palette.night, 0.15)}"/><path d="M14 159H286M14 241H286" stroke="${palette.a}" stroke-width="2.4"/>` +
      mark(50, 50, 0) +
      mark(250, 350, 180),
    title: { x: 20, y: 164, w: 260, h: 72 },
    warps: ['none'],
  };
};

const cornerFrame: Composition = (stage) => {
  const { palette } = stage;
  const rosette = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(30, i * 45);
    return circlePath(x, y, 12);
  }).join('');
  const corner = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="${rosette}" fill="${palette.a}"/><circle r="26" fill="${palette.b}"/><path d="${star(8, 20, 9)}" fill="${palette.glow}"/></g>`;
  return {
    body:
      stage.ground() +
      corner(0, 0) +
      corner(300, 0) +
      corner(0, 400) +
      corner(300, 400) +
      put(stage, 0, 150, 236, 1.2) +
      `<path d="M30 24H270L258 66L270 108H30L42 66Z" fill="${darken(palette.night, 0.2)}"/><path d="M37 29H263L252 66L263 103H37L48 66Z" fill="none" stroke="${palette.a}" stroke-width="2"/>`,
    title: { x: 44, y: 28, w: 212, h: 78 },
    warps: ['none'],
  };
};

/** Compositions in which the title has a plate, a band or a card of its own. */
export const PLATE_COMPOSITIONS = { badge, strip, playingCard, cornerFrame } as const;
