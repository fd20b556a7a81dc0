import { PALETTES } from './palettes.ts';
import { createPen } from './pen.ts';
import { createRandom } from './random.ts';
import { createSheet, place, svgDocument } from './svg.ts';
import { setTitle } from './title-layout.ts';
import { paintTitle } from './lettering.ts';
import { tiger } from './motifs/animals.ts';

export type PosterSpec = { seed: string; title: string; category: string; vendor: string };

export const POSTER_WIDTH = 300;
export const POSTER_HEIGHT = 400;

export function posterSvg(spec: PosterSpec): string {
  const rng = createRandom(`${spec.vendor}/${spec.seed}`);
  const sheet = createSheet();
  const palette = rng.pick(Object.values(PALETTES));
  const pen = createPen('soft', palette, sheet, rng);
  const style = {
    font: 'round',
    justified: true,
    upper: true,
    tracking: 0,
    leading: 0.15,
    slant: 0,
    maxLines: 3,
    align: 'centre',
  } as const;
  const title = setTitle(spec.title, spec.vendor, { x: 24, y: 270, w: 252, h: 100 }, style, 'none');
  const body =
    pen.box(
      0,
      0,
      300,
      400,
      sheet.radial(
        [
          [0, palette.mid],
          [1, palette.night],
        ],
        [0.5, 0.4, 0.8],
      ),
    ) +
    place(tiger(pen), 150, 140) +
    paintTitle(title, 'sticker', palette, sheet, false);
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, sheet, body);
}
