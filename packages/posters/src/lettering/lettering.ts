import { darken, lighten, luminance, mix } from '#drawing/colour.ts';
import type { Palette } from '#drawing/palettes.ts';
import { num, type Sheet } from '#drawing/svg.ts';
import type { Lettered } from './title-layout.ts';

/** How letters are painted once they are set. */
export type Treatment =
  | 'sticker'
  | 'gilt'
  | 'neon'
  | 'cut'
  | 'block'
  | 'chrome'
  | 'inline'
  | 'candy'
  | 'carved'
  | 'twotone';

type Letterer = {
  use(fill: string, stroke?: string, width?: number, dx?: number, dy?: number): string;
  sheet: Sheet;
  palette: Palette;
  /** Letter height in canvas units: strokes follow it, so that small lettering stays open. */
  unit: number;
};

const face = ({ palette }: Letterer): string => lighten(palette.glow, 0.35);
const ink = ({ palette }: Letterer): string => darken(palette.night, 0.45);

function extrude(l: Letterer, colour: string, depth: number, dx: number): string {
  const steps = Math.max(2, Math.min(5, Math.round(depth / 1.4)));
  let out = '';
  for (let i = steps; i >= 1; i -= 1)
    out += l.use(colour, colour, l.unit * 0.1, (dx * i) / steps, (depth * i) / steps);
  return out;
}

const TREATMENTS: Record<Treatment, (l: Letterer) => string> = {
  sticker: (l) =>
    extrude(l, ink(l), l.unit * 0.16, 0) +
    l.use('none', ink(l), l.unit * 0.26) +
    l.use('none', '#ffffff', l.unit * 0.1) +
    l.use(
      l.sheet.linear([
        [0, lighten(l.palette.b, 0.3)],
        [0.55, l.palette.b],
        [1, mix(l.palette.b, l.palette.a, 0.85)],
      ]),
    ),
  gilt: (l) =>
    l.use(ink(l), ink(l), l.unit * 0.2, 0, l.unit * 0.07) +
    l.use('none', '#5a3407', l.unit * 0.13) +
    l.use(
      l.sheet.linear([
        [0, '#fff6cf'],
        [0.35, '#f7d36b'],
        [0.52, '#b9781c'],
        [0.6, '#f3c654'],
        [1, '#fff0b8'],
      ]),
    ),
  neon: (l) => {
    // A tube needs colour: an accent that is nearly white would only look out of focus.
    const tube =
      [l.palette.a, l.palette.b, l.palette.c].find((hex) => luminance(hex) < 0.72) ?? l.palette.mid;
    return (
      l.use('none', ink(l), l.unit * 0.3) +
      `<g filter="${l.sheet.blur(2.6)}">${l.use('none', tube, l.unit * 0.22)}</g>` +
      l.use('none', tube, l.unit * 0.13) +
      l.use(lighten(tube, 0.84))
    );
  },
  cut: (l) =>
    l.use('none', ink(l), l.unit * 0.14) +
    l.use(darken(l.palette.night, 0.2), undefined, 0, l.unit * 0.07, l.unit * 0.07) +
    l.use(face(l)),
  block: (l) => {
    const side = mix(l.palette.b, l.palette.night, 0.6);
    return (
      extrude(l, ink(l), l.unit * 0.26, l.unit * 0.16) +
      extrude(l, side, l.unit * 0.2, l.unit * 0.12) +
      l.use(
        l.sheet.linear([
          [0, '#ffffff'],
          [1, lighten(l.palette.a, 0.5)],
        ]),
        ink(l),
        l.unit * 0.035,
      )
    );
  },
  chrome: (l) =>
    l.use('none', ink(l), l.unit * 0.22) +
    l.use('none', l.palette.glow, l.unit * 0.07) +
    l.use(
      l.sheet.linear([
        [0, '#ffffff'],
        [0.46, mix(l.palette.bright, '#ffffff', 0.55)],
        [0.5, mix(l.palette.mid, l.palette.bright, 0.7)],
        [0.6, mix(l.palette.bright, '#ffffff', 0.5)],
        [1, '#ffffff'],
      ]),
    ),
  inline: (l) =>
    l.use('none', ink(l), l.unit * 0.24) +
    l.use(face(l), face(l), l.unit * 0.08) +
    l.use('none', l.palette.b, l.unit * 0.03),
  candy: (l) =>
    l.use(ink(l), ink(l), l.unit * 0.22, 0, l.unit * 0.09) +
    l.use('none', l.palette.a, l.unit * 0.2) +
    l.use(
      l.sheet.linear([
        [0, '#ffffff'],
        [0.5, '#ffffff'],
        [0.51, lighten(l.palette.a, 0.72)],
        [1, lighten(l.palette.b, 0.6)],
      ]),
    ),
  carved: (l) =>
    l.use('none', ink(l), l.unit * 0.18) +
    l.use(darken(l.palette.deep, 0.3), undefined, 0, -l.unit * 0.03, -l.unit * 0.03) +
    l.use(lighten(l.palette.glow, 0.2), undefined, 0, l.unit * 0.03, l.unit * 0.03) +
    l.use(
      l.sheet.linear([
        [0, l.palette.a],
        [1, mix(l.palette.a, l.palette.glow, 0.6)],
      ]),
    ),
  twotone: (l) => {
    const top = luminance(l.palette.a) > 0.5 ? l.palette.a : lighten(l.palette.a, 0.35);
    return (
      l.use('none', ink(l), l.unit * 0.2) +
      l.use(ink(l), ink(l), l.unit * 0.2, l.unit * 0.05, l.unit * 0.09) +
      l.use(
        l.sheet.linear([
          [0, '#fffdf5'],
          [0.52, '#fff3d2'],
          [0.53, top],
          [1, top],
        ]),
      )
    );
  },
};

/** How far paint reaches beyond the outlines, as a share of letter height: the box is inset by this. */
export const PAINT_REACH = 0.3;

export function paintTitle(title: Lettered, treatment: Treatment, palette: Palette, sheet: Sheet): string {
  const id = sheet.define((own) => `<path id="${own}" d="${title.d}"/>`);
  const use: Letterer['use'] = (fill, stroke, width = 0, dx = 0, dy = 0) => {
    const outlineOf =
      stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${num(width)}" stroke-linejoin="round"`;
    const moved = dx === 0 && dy === 0 ? '' : ` x="${num(dx)}" y="${num(dy)}"`;
    return `<use href="#${id}"${moved} fill="${fill}"${outlineOf}/>`;
  };
  const unit = Math.min(44, title.box.h / title.lines);
  return TREATMENTS[treatment]({ use, sheet, palette, unit });
}
