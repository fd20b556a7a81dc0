import { createSheet, svgDocument } from './svg.ts';

export const BANNER_SCENES = ['stadium', 'river', 'festival', 'monsoon', 'night-market', 'kites'] as const;
export type BannerScene = (typeof BANNER_SCENES)[number];
export type BannerSpec = { seed: string; scene: BannerScene };

export const bannerSvg = (_spec: BannerSpec): string =>
  svgDocument(1440, 480, createSheet(), '<rect width="1440" height="480" fill="#0d1430"/>');
export const leftMenuBannerSvg = (_spec: BannerSpec): string =>
  svgDocument(400, 300, createSheet(), '<rect width="400" height="300" fill="#0d1430"/>');
export const modalBannerSvg = (_spec: BannerSpec): string =>
  svgDocument(600, 1000, createSheet(), '<rect width="600" height="1000" fill="#0d1430"/>');
