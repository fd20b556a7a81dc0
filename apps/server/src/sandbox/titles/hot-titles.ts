import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { readSeedTexts, type SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';
import type { Title } from './titles.ts';

type Name = keyof SeedTexts['hot-titles'];

const NAMES = Object.keys(readSeedTexts(DEFAULT_LANGUAGE, 'hot-titles') ?? {}) as Name[];

/** The titles a newcomer meets first are named by hand; that of the own line slot before all others. */
export const [FLAGSHIP_TITLE, ...HOT_TITLES] = NAMES.map((name) =>
  seedText('hot-titles', (titles) => titles[name]),
) as [Title, ...Title[]];
