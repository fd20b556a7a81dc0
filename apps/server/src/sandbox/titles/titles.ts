import { LANGUAGES } from '@maidan/contract/languages.ts';
import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import type { Random } from '#sandbox/random.ts';
import { readGrammar } from '#sandbox/texts/read-texts.ts';
import type { Grammar } from '#sandbox/texts/grammar.ts';
import {
  ADJECTIVES,
  CREATURES,
  HEADS,
  LANDSCAPES,
  LIVING_ADJECTIVES,
  NUMBERS,
  OWNERS,
  PLACES,
  THINGS,
  TIMES,
} from './words.ts';

export type Title = LocalText;

const READ = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, grammar: await readGrammar(language) })),
);
/** Of every language that somebody has written one for; readers of the others read the default language. */
const GRAMMARS = READ.flatMap(({ language, grammar }) => (grammar === null ? [] : [{ language, grammar }]));

/** The same words in every language, each by its own grammar. */
export function titleOf(say: (grammar: Grammar) => string): Title {
  return Object.fromEntries(GRAMMARS.map(({ language, grammar }) => [language, say(grammar)])) as Title;
}

/** Weather and light suit places and animals, not a mask or a telescope. */
const WEATHER = /^(Misty|Snowy|Stormy|Sunlit|Moonlit|Starlit)$/;
const THING_ADJECTIVES = ADJECTIVES.filter(({ id }) => !WEATHER.test(id));

/** "Five Dice" and "Nine Suns" read wrong for things there is one of, or that are plural already. */
const UNCOUNTED = /^(Sun|Moon|Dice|Cards|Sky)$/;

/** Each way to make a name: how often it is taken, and one throw of it. */
type Pattern = { share: number; make: (random: Random) => Title };

type Way = Exclude<keyof Grammar, 'kind' | 'kindAfter' | 'repeats'>;
type Words = typeof CREATURES;

const pattern = (share: number, way: Way, first: Words, second: Words): Pattern => ({
  share,
  make: (random) => {
    const [one, other] = [random.pick(first), random.pick(second)];
    return titleOf((grammar) => grammar[way](one, other));
  },
});

const PATTERNS: readonly Pattern[] = [
  pattern(14, 'before', [...ADJECTIVES, ...LIVING_ADJECTIVES], CREATURES),
  pattern(15, 'before', THING_ADJECTIVES, THINGS),
  pattern(8, 'before', ADJECTIVES, LANDSCAPES),
  pattern(15, 'owned', OWNERS, THINGS),
  pattern(10, 'ofPlace', THINGS, PLACES),
  pattern(8, 'inPlace', PLACES, [...CREATURES, ...THINGS]),
  pattern(9, 'together', CREATURES, THINGS),
  pattern(
    3,
    'counted',
    NUMBERS,
    [...CREATURES, ...THINGS].filter(({ id }) => !UNCOUNTED.test(id)),
  ),
  pattern(6, 'atTime', TIMES, [...LANDSCAPES, ...THINGS]),
  pattern(12, 'headed', HEADS, [...CREATURES, ...OWNERS, ...LANDSCAPES]),
];

/** Remembers every name given out, so that no two games share one in any language. */
export function createTitles(random: Random): { slot: () => Title; claim: (title: Title) => boolean } {
  const taken = new Set<string>();
  const bag = PATTERNS.flatMap((one) => Array.from({ length: one.share }, () => one));
  const claim = (title: Title): boolean => {
    const names = GRAMMARS.map(({ language }) => `${language} ${textIn(title, language).toLowerCase()}`);
    if (names.some((name) => taken.has(name))) return false;
    if (GRAMMARS.some(({ language, grammar }) => grammar.repeats(textIn(title, language)))) return false;
    for (const name of names) taken.add(name);
    return true;
  };
  const slot = (): Title => {
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const title = random.pick(bag).make(random);
      if (claim(title)) return title;
    }
    throw new Error('the word lists are too short for so many names');
  };
  return { slot, claim };
}
