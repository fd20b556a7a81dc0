import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { readWords } from '#sandbox/texts/read-texts.ts';
import type { KindList, Word, WordList } from '#sandbox/texts/grammar.ts';

/** Every word and every kind of game has its English name for an id. */
const WORDS = readWords(DEFAULT_LANGUAGE, 'words') as Record<WordList, readonly string[]>;
const KINDS = readWords(DEFAULT_LANGUAGE, 'kinds') as Record<KindList, readonly string[]>;

const words = (list: WordList): readonly Word[] => WORDS[list].map((id) => ({ list, id }));

export const kindsOf = (list: KindList): readonly string[] => KINDS[list];

export const CREATURES = words('creatures');
export const THINGS = words('things');
export const LANDSCAPES = words('landscapes');
/** Fit anything. */
export const ADJECTIVES = words('adjectives');
/** Fit what lives. */
export const LIVING_ADJECTIVES = words('livingAdjectives');
export const OWNERS = words('owners');
export const PLACES = words('places');
/** Seasons, hours and feasts. */
export const TIMES = words('times');
export const HEADS = words('heads');
export const NUMBERS = words('numbers');
export const LEAGUES = words('leagues');
