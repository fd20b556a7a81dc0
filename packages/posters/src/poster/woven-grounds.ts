import { mix } from '#drawing/colour.ts';
import { star } from '#drawing/geometry.ts';
import type { Palette } from '#drawing/palettes.ts';
import type { Random } from '#drawing/random.ts';
import { fullBox } from './stage.ts';
import { num, type Sheet } from '#drawing/svg.ts';

export type Tools = { sheet: Sheet; palette: Palette; rng: Random };

export const fall = ({ sheet, palette }: Tools) =>
  fullBox(
    sheet.linear([
      [0, palette.night],
      [0.55, palette.deep],
      [1, palette.mid],
    ]),
  );

function pattern(sheet: Sheet, width: number, height: number, body: string, turn = 0): string {
  const id = sheet.define(
    (own) =>
      `<pattern id="${own}" width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${body}</pattern>`,
  );
  return `url(#${id})`;
}

export const scales = (t: Tools) => {
  const arc = (x: number, y: number) =>
    [20, 14, 8]
      .map(
        (r, i) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${i === 1 ? t.palette.deep : t.palette.mid}" stroke="${mix(t.palette.mid, t.palette.bright, 0.5)}" stroke-width="1.4"/>`,
      )
      .join('');
  const body = `<rect width="40" height="20" fill="${t.palette.mid}"/>${arc(0, 0)}${arc(40, 0)}${arc(20, 10)}${arc(0, 20)}${arc(40, 20)}`;
  return (
    fullBox(pattern(t.sheet, 40, 20, body)) +
    fullBox(
      t.sheet.radial(
        [
          [0, t.palette.glow, 0.5],
          [0.5, t.palette.mid, 0.2],
          [1, t.palette.night, 0.9],
        ],
        [0.5, 0.4, 0.75],
      ),
    )
  );
};

export const lattice = (t: Tools) => {
  const line = mix(t.palette.mid, t.palette.glow, 0.35);
  const body = `<path d="M0 0L36 36M36 0L0 36" stroke="${line}" stroke-width="1.6"/><circle cx="18" cy="18" r="8" fill="${t.palette.deep}" stroke="${line}" stroke-width="1.6"/><path d="${star(8, 5, 2.4)}" transform="translate(18 18)" fill="${line}"/>`;
  return (
    fall(t) +
    `<g opacity=".55">${fullBox(pattern(t.sheet, 36, 36, body))}</g>` +
    fullBox(
      t.sheet.radial(
        [
          [0, t.palette.bright, 0.85],
          [1, t.palette.night, 0.3],
        ],
        [0.5, 0.4, 0.5],
      ),
    )
  );
};

export const stripes = (t: Tools) => {
  const w = t.rng.pick([18, 26, 36]);
  return (
    fullBox(
      pattern(
        t.sheet,
        w * 2,
        w * 2,
        `<rect width="${w * 2}" height="${w * 2}" fill="${t.palette.mid}"/><rect width="${w}" height="${w * 2}" fill="${mix(t.palette.mid, t.palette.bright, 0.6)}"/>`,
        t.rng.pick([0, 30, 45, -45]),
      ),
    ) +
    fullBox(
      t.sheet.radial(
        [
          [0, t.palette.glow, 0.55],
          [0.6, t.palette.mid, 0.1],
          [1, t.palette.night, 0.75],
        ],
        [0.5, 0.4, 0.72],
      ),
    )
  );
};

export const stitched = (t: Tools) => {
  const base = mix(t.palette.glow, '#fff6e4', 0.55);
  const body = `<path d="M0 6H12M24 16H36" stroke="${mix(base, t.palette.mid, 0.3)}" stroke-width="1.6" stroke-linecap="round"/>`;
  return (
    fullBox(base) +
    fullBox(pattern(t.sheet, 40, 20, body)) +
    fullBox(
      t.sheet.radial(
        [
          [0.4, t.palette.bright, 0],
          [1, t.palette.mid, 0.55],
        ],
        [0.5, 0.45, 0.75],
      ),
    )
  );
};
