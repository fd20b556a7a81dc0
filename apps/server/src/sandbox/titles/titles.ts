import type { Random } from '#sandbox/random.ts';
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
  type Word,
} from './words.ts';

export type Title = { en: string; bn: string };

/** Places that English speaks of with an article. */
const WITH_ARTICLE = /^(Padma|Meghna|Jamuna|Surma|Teesta|Karnaphuli|Brahmaputra|Dhaleshwari|Sundarbans)$/;
const article = (place: Word): string => (WITH_ARTICLE.test(place.en) ? `the ${place.en}` : place.en);

const IRREGULAR_PLURALS: Record<string, string> = {
  Wolf: 'Wolves',
  Deer: 'Deer',
  Mongoose: 'Mongooses',
  Hilsa: 'Hilsa',
  Carp: 'Carp',
  Buffalo: 'Buffaloes',
  Mango: 'Mangoes',
  Dice: 'Dice',
  Cards: 'Cards',
  Bamboo: 'Bamboos',
};

export function plural(noun: string): string {
  const irregular = IRREGULAR_PLURALS[noun];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const possessive = (owner: string): string => `${owner}'s`;

/** Weather and light suit places and animals, not a mask or a telescope. */
const WEATHER = /^(Misty|Snowy|Stormy|Sunlit|Moonlit|Starlit)$/;
const THING_ADJECTIVES = ADJECTIVES.filter((word) => !WEATHER.test(word.en));

/** "Five Dice" and "Nine Suns" read wrong for things there is one of, or that are plural already. */
const UNCOUNTED = /^(Sun|Moon|Dice|Cards|Sky)$/;

/** Each way to make a name: how often it is taken, and one throw of it. */
type Pattern = { share: number; make: (random: Random) => Title };

const PATTERNS: readonly Pattern[] = [
  {
    share: 14,
    make: (random) => before(random.pick([...ADJECTIVES, ...LIVING_ADJECTIVES]), random.pick(CREATURES)),
  },
  { share: 15, make: (random) => before(random.pick(THING_ADJECTIVES), random.pick(THINGS)) },
  { share: 8, make: (random) => before(random.pick(ADJECTIVES), random.pick(LANDSCAPES)) },
  { share: 15, make: (random) => owned(random.pick(OWNERS), random.pick(THINGS)) },
  { share: 10, make: (random) => ofPlace(random.pick(THINGS), random.pick(PLACES)) },
  { share: 8, make: (random) => inPlace(random.pick(PLACES), random.pick([...CREATURES, ...THINGS])) },
  { share: 9, make: (random) => together(random.pick(CREATURES), random.pick(THINGS)) },
  { share: 3, make: counted },
  { share: 6, make: (random) => atTime(random.pick(TIMES), random.pick([...LANDSCAPES, ...THINGS])) },
  {
    share: 12,
    make: (random) => headed(random.pick(HEADS), random.pick([...CREATURES, ...OWNERS, ...LANDSCAPES])),
  },
];

function before(adjective: Word, noun: Word): Title {
  return { en: `${adjective.en} ${noun.en}`, bn: `${adjective.bn} ${noun.bn}` };
}

function owned(owner: Word, thing: Word): Title {
  return { en: `${possessive(owner.en)} ${thing.en}`, bn: `${owner.genitive} ${thing.bn}` };
}

function ofPlace(thing: Word, place: Word): Title {
  return { en: `${thing.en} of ${article(place)}`, bn: `${place.genitive} ${thing.bn}` };
}

function inPlace(place: Word, noun: Word): Title {
  return { en: `${place.en} ${noun.en}`, bn: `${place.genitive} ${noun.bn}` };
}

function together(creature: Word, thing: Word): Title {
  return { en: `${creature.en} and ${thing.en}`, bn: `${creature.bn} ও ${thing.bn}` };
}

function counted(random: Random): Title {
  const number = random.pick(NUMBERS);
  const noun = random.pick([...CREATURES, ...THINGS].filter((word) => !UNCOUNTED.test(word.en)));
  const prefix = /^(Hundred|Thousand)$/.test(number.en) ? 'A ' : '';
  return { en: `${prefix}${number.en} ${plural(noun.en)}`, bn: `${number.bn} ${noun.bn}` };
}

function atTime(time: Word, noun: Word): Title {
  return { en: `${time.en} ${noun.en}`, bn: `${time.genitive} ${noun.bn}` };
}

function headed(head: Word, noun: Word): Title {
  return { en: `${head.en} of the ${noun.en}`, bn: `${noun.genitive} ${head.bn}` };
}

/** A word twice in one name reads like a slip. */
function repeats(title: Title): boolean {
  const parts = title.en.toLowerCase().replaceAll("'s", '').split(' ');
  const bengali = title.bn.split(' ');
  return (
    new Set(parts.filter((part) => part !== 'the' && part !== 'of')).size !==
      parts.filter((part) => part !== 'the' && part !== 'of').length ||
    new Set(bengali).size !== bengali.length
  );
}

/** Remembers every name given out, so that no two games share one in either language. */
export function createTitles(random: Random): { slot: () => Title; claim: (title: Title) => boolean } {
  const taken = new Set<string>();
  const bag = PATTERNS.flatMap((pattern) => Array.from({ length: pattern.share }, () => pattern));
  const claim = (title: Title): boolean => {
    if (repeats(title) || taken.has(title.en.toLowerCase()) || taken.has(title.bn)) return false;
    taken.add(title.en.toLowerCase()).add(title.bn);
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
