import { kitesScene, stadiumScene } from './banner/ground.ts';
import { bokeh, NIGHT, type Painter } from './banner/parts.ts';
import { festivalScene, monsoonScene, nightMarketScene, riverScene } from './banner/town.ts';
import { createRandom } from './drawing/random.ts';
import { createSheet, svgDocument, type Stop } from './drawing/svg.ts';

export const BANNER_SCENES = ['stadium', 'river', 'festival', 'monsoon', 'night-market', 'kites'] as const;
export type BannerScene = (typeof BANNER_SCENES)[number];
export type BannerSpec = { seed: string; scene: BannerScene };

const SCENES: Record<BannerScene, (painter: Painter) => string> = {
  stadium: stadiumScene,
  river: riverScene,
  festival: festivalScene,
  monsoon: monsoonScene,
  'night-market': nightMarketScene,
  kites: kitesScene,
};

const SKIES: Record<BannerScene, readonly Stop[]> = {
  stadium: [
    [0, '#060a1e'],
    [0.6, '#15225a'],
    [1, '#0a1028'],
  ],
  river: [
    [0, '#060d24'],
    [0.55, '#1a2c66'],
    [1, '#0a1028'],
  ],
  festival: [
    [0, '#0b0a26'],
    [0.6, '#2a1a5a'],
    [1, '#150f30'],
  ],
  monsoon: [
    [0, '#0c1430'],
    [0.6, '#24366f'],
    [1, '#0a1028'],
  ],
  'night-market': [
    [0, '#070b20'],
    [0.6, '#1a1f4c'],
    [1, '#1c1024'],
  ],
  kites: [
    [0, '#0c1236'],
    [0.5, '#3a2a6a'],
    [0.85, '#b0526a'],
    [1, '#ff9a4a'],
  ],
};

type Frame = { width: number; height: number; x: number; y: number; scale: number };

function paint(spec: BannerSpec, frame: Frame, over: (painter: Painter) => string): string {
  const painter = { rng: createRandom(`banner/${spec.scene}/${spec.seed}`), sheet: createSheet('b') };
  const { width, height } = frame;
  const sky = `<rect width="${width}" height="${height}" fill="${painter.sheet.linear(SKIES[spec.scene])}"/>`;
  const scene = `<g transform="translate(${frame.x} ${frame.y}) scale(${frame.scale})">${SCENES[spec.scene](painter)}</g>`;
  return svgDocument(width, height, painter.sheet, sky + scene + over(painter));
}

/** Three by one. The left is calm, for words that the page sets over it; the scene lives on the right. */
export function bannerSvg(spec: BannerSpec): string {
  return paint(spec, { width: 1440, height: 480, x: 610, y: 0, scale: 1 }, ({ sheet }) => {
    const calm = sheet.linear(
      [
        [0, NIGHT.ink, 0.92],
        [0.3, NIGHT.ink, 0.7],
        [0.58, NIGHT.ink, 0],
      ],
      [0, 0, 1, 0],
    );
    const foot = sheet.linear([
      [0.7, NIGHT.black, 0],
      [1, NIGHT.black, 0.55],
    ]);
    return `<rect width="1440" height="480" fill="${calm}"/><rect width="1440" height="480" fill="${foot}"/>`;
  });
}

/** Four by three, for the side menu. */
export function leftMenuBannerSvg(spec: BannerSpec): string {
  return paint(spec, { width: 400, height: 300, x: -70, y: 0, scale: 0.625 }, ({ sheet }) => {
    const foot = sheet.linear([
      [0.5, NIGHT.ink, 0],
      [1, NIGHT.ink, 0.9],
    ]);
    return `<rect width="400" height="300" fill="${foot}"/>`;
  });
}

/** Three by five, for a dialog: the scene stands below, words go into the sky. */
export function modalBannerSvg(spec: BannerSpec): string {
  return paint(spec, { width: 600, height: 1000, x: -250, y: 340, scale: 1.3 }, (painter) => {
    const head = painter.sheet.linear([
      [0, NIGHT.ink, 0.9],
      [0.4, NIGHT.ink, 0],
    ]);
    return `<g opacity=".6">${bokeh(painter, 14, [0, 60, 600, 420], [2, 7])}</g><rect width="600" height="1000" fill="${head}"/>`;
  });
}
