import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { readSeedTexts, type SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';
import type { Title } from './titles.ts';

type Name = keyof SeedTexts['hot-titles'];

const NAMES = Object.keys(readSeedTexts(DEFAULT_LANGUAGE, 'hot-titles') ?? {}) as Name[];

/** The titles a newcomer meets first, after that of the own line slot, are named by hand. */
export const HOT_TITLES: readonly Title[] = NAMES.map((name) =>
  seedText('hot-titles', (titles) => titles[name]),
);
