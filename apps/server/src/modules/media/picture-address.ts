import { DEFAULT_LANGUAGE, type Language } from '@maidan/contract/languages.ts';
import type { DrawnAvatar } from '@maidan/contract/accounts/profile/avatars.ts';
import { ART_VERSION } from '@maidan/posters/art-version.ts';
import type { BANNER_WIDTHS, POSTER_WIDTHS } from './picture-name.ts';

/** The lettering follows the language of the page. */
export const posterAddress = (
  nodeId: string,
  width: (typeof POSTER_WIDTHS)[number],
  language: Language,
): string =>
  `/media/poster/${nodeId}${language === DEFAULT_LANGUAGE ? '' : `.${language}`}-${width}.webp?v=${ART_VERSION}`;

export const bannerAddress = (id: string, width: (typeof BANNER_WIDTHS)[number]): string =>
  `/media/banner/${id}-${width}.webp?v=${ART_VERSION}`;

export const drawnAvatarAddress = (name: DrawnAvatar): string =>
  `/media/avatar/${name}.webp?v=${ART_VERSION}`;

/** A new picture has a new id, so nothing else says which it is. */
export const ownAvatarAddress = (id: string): string => `/media/avatar/${id}.webp`;

export const housePictureAddress = (id: string): string => `/media/house/${id}.webp`;

export const vendorMarkAddress = (code: string): string => `/media/vendor/${code}.svg?v=${ART_VERSION}`;
