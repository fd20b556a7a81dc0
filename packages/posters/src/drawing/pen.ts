import { darken, lighten, luminance, mix, onRamp, saturation } from './colour.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { attributes, num, type Attributes, type Sheet } from './svg.ts';
import { polygon, type Point } from './geometry.ts';

/** How a vendor's hand sees colour: as it is, as a screen print of the palette, in gold leaf, or flat. */
export type Finish = 'soft' | 'flat' | 'print' | 'gilt';

export type Pen = {
  rng: Random;
  palette: Palette;
  sheet: Sheet;
  tone(hex: string): string;
  /** A paint with volume: lit from the upper left. */
  vol(hex: string): string;
  ball(hex: string): string;
  path(d: string, fill: string, more?: Attributes): string;
  circle(x: number, y: number, r: number, fill: string, more?: Attributes): string;
  oval(x: number, y: number, rx: number, ry: number, fill: string, turn?: number): string;
  box(x: number, y: number, w: number, h: number, fill: string, radius?: number): string;
  poly(points: readonly Point[], fill: string): string;
  line(d: string, colour: string, width: number, more?: Attributes): string;
};

function toneOf(finish: Finish, palette: Palette): (hex: string) => string {
  if (finish === 'print') {
    const accents = [palette.a, palette.b, palette.c].toSorted((x, y) => luminance(x) - luminance(y));
    const ramp = [
      palette.night,
      palette.deep,
      accents[0] ?? palette.a,
      accents[1] ?? palette.b,
      palette.glow,
      '#fffaf0',
    ];
    return (hex) => onRamp(hex, ramp);
  }
  if (finish === 'gilt') {
    const ramp = ['#2a1606', '#6b430f', '#b9822a', '#f0c95a', '#fff1bf', '#fffdf2'];
    // Enamel on gold: what has a colour of its own keeps most of it, or all symbols of a title would be one gold.
    return (hex) => mix(onRamp(hex, ramp), hex, 0.2 + 0.45 * saturation(hex));
  }
  return (hex) => mix(hex, palette.glow, 0.05);
}

export function createPen(finish: Finish, palette: Palette, sheet: Sheet, rng: Random): Pen {
  const tone = toneOf(finish, palette);
  const paint = (fill: string) => (fill.startsWith('#') ? tone(fill) : fill);
  const vol = (hex: string) => {
    const base = tone(hex);
    if (finish === 'flat' || finish === 'print') return base;
    return sheet.linear(
      [
        [0, lighten(base, 0.32)],
        [0.5, base],
        [1, darken(base, 0.34)],
      ],
      [0.2, 0, 0.7, 1],
    );
  };
  const ball = (hex: string) => {
    const base = tone(hex);
    if (finish === 'print') return base;
    return sheet.radial(
      [
        [0, lighten(base, 0.55)],
        [0.45, base],
        [1, darken(base, 0.42)],
      ],
      [0.36, 0.3, 0.78],
    );
  };
  return {
    rng,
    palette,
    sheet,
    tone,
    vol,
    ball,
    path: (d, fill, more = {}) => `<path d="${d}" fill="${paint(fill)}"${attributes(more)}/>`,
    circle: (x, y, r, fill, more = {}) =>
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint(fill)}"${attributes(more)}/>`,
    oval: (x, y, rx, ry, fill, turn = 0) => {
      const rotate = turn === 0 ? '' : ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`;
      return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint(fill)}"${rotate}/>`;
    },
    box: (x, y, w, h, fill, radius = 0) =>
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${radius > 0 ? ` rx="${num(radius)}"` : ''} fill="${paint(fill)}"/>`,
    poly: (points, fill) => `<path d="${polygon(points)}" fill="${paint(fill)}"/>`,
    line: (d, colour, width, more = {}) =>
      `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`,
  };
}
