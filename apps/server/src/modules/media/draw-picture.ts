import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import { DRAWN_AVATARS } from '@maidan/contract/accounts/profile/avatars.ts';
import { BANNER_SCENES, bannerSvg, leftMenuBannerSvg, modalBannerSvg } from '@maidan/posters/banner.ts';
import { avatarSvg, type AvatarName } from '@maidan/posters/avatar.ts';
import { posterSvg } from '@maidan/posters/poster.ts';
import { rasterise } from '@maidan/posters/rasterise.ts';
import { ART_VERSION } from '@maidan/posters/art-version.ts';
import type { BannerPictureRow, PosterRow } from './media.store.ts';

/** What to draw and under which key to keep it: the key covers everything the drawing depends on. */
export type Picture = {
  key: string;
  draw: () => Promise<Buffer>;
  /** Lies ready elsewhere, so the cache needs no copy. */
  kept?: true;
};

function picture(facts: readonly (string | number)[], width: number, svg: () => string): Picture {
  const key = createHash('sha256')
    .update(JSON.stringify([ART_VERSION, width, ...facts]))
    .digest('hex');
  return { key: key.slice(0, 40), draw: () => rasterise(svg(), width) };
}

export function posterPicture(
  { title: titles, category, vendor, seed }: PosterRow,
  width: number,
  language: Language,
): Picture {
  // What is drawn follows the words of the default language, whose words the posters know.
  const title = titles[DEFAULT_LANGUAGE];
  const lettering = textIn(titles, language);
  const spec = { seed: seed.toString(), title, lettering, category, vendor };
  return picture(['poster', spec.seed, title, lettering, category, vendor], width, () => posterSvg(spec));
}

const AVATAR_WIDTH = 256;

/** The house can draw every one that can be chosen: the compiler says so here. */
const AVATAR_DRAWINGS = DRAWN_AVATARS satisfies readonly AvatarName[];

export function avatarPicture(name: string): Picture | null {
  const drawn = AVATAR_DRAWINGS.find((known) => known === name);
  return drawn === undefined ? null : picture(['avatar', drawn], AVATAR_WIDTH, () => avatarSvg(drawn));
}

const SHAPES: Readonly<Record<string, typeof bannerSvg>> = {
  w_home: bannerSvg,
  w_sports: bannerSvg,
  w_leftmenu: leftMenuBannerSvg,
};

export function bannerPicture({ groupName, scene, seed }: BannerPictureRow, width: number): Picture {
  // A scene that the hand does not know yet is a stadium, not an error.
  const known = BANNER_SCENES.find((name) => name === scene) ?? 'stadium';
  const spec = { seed: seed.toString(), scene: known };
  const shape = SHAPES[groupName] ?? modalBannerSvg;
  return picture(['banner', groupName, spec.seed, known], width, () => shape(spec));
}
