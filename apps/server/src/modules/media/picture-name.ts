import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@maidan/contract/languages.ts';

/** Only these sizes exist: whoever asks for another cannot make the server draw. */
export const POSTER_WIDTHS = [240, 480] as const;
export const BANNER_WIDTHS = [320, 480, 640, 960, 1440] as const;

export type PictureName = { id: string; width: number; language: Language };

/** A cover is lettered in one language; the default one is not named, so that old addresses stay good. */
const POSTER = /^([A-Za-z0-9_-]{1,24})(?:\.(?<language>[A-Za-z-]{2,12}))?-(240|480)\.webp$/;
const BANNER = /^([a-z0-9]{1,24})-(320|480|640|960|1440)\.webp$/;
const AVATAR = /^([a-z]{2,16}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;
const HOUSE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;
const VENDOR = /^([A-Za-z0-9_-]{1,24})\.svg$/;

function parse(pattern: RegExp, name: string): PictureName | null {
  const found = pattern.exec(name);
  if (found === null) return null;
  const width = Number(found.at(-1) ?? 0);
  const language = found.groups?.['language'];
  if (language === undefined) return { id: found[1] ?? '', width, language: DEFAULT_LANGUAGE };
  if (!isLanguage(language) || language === DEFAULT_LANGUAGE) return null;
  return { id: found[1] ?? '', width, language };
}

/** Null for every name that is not exactly one we give out: no path, no other size, no other ending. */
export const parsePosterName = (name: string): PictureName | null => parse(POSTER, name);
export const parseBannerName = (name: string): PictureName | null => parse(BANNER, name);
export const parseAvatarName = (name: string): PictureName | null => parse(AVATAR, name);
export const parseHouseName = (name: string): PictureName | null => parse(HOUSE, name);
export const parseVendorName = (name: string): PictureName | null => parse(VENDOR, name);
