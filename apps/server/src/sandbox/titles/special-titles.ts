import type { Random } from '#sandbox/random.ts';
import type { KindList, Word } from '#sandbox/texts/grammar.ts';
import { titleOf, type Title } from './titles.ts';
import { ADJECTIVES, CREATURES, kindsOf, LEAGUES, PLACES, THINGS } from './words.ts';

/** A kind of game that names end in: "Padma Roulette". */
const prefixed = (first: readonly Word[], list: KindList) => (random: Random) => {
  const [word, kind] = [random.pick(first), random.pick(kindsOf(list))];
  return titleOf((grammar) => grammar.kindAfter(word, list, kind));
};
const SUBJECTS = [...CREATURES, ...THINGS];

/** Titles besides plain slots: who makes them, how many there are, how they are named. */
export type SpecialKind = {
  category: 'RNG' | 'LIVE' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'PVP' | 'COCKFIGHT';
  classify: 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'CRASH' | null;
  vendors: readonly string[];
  count: number;
  make: (random: Random, index: number) => Title;
};

/** First the plain names, then others made from them. */
const inOrder =
  (list: KindList, other: (random: Random) => Title) =>
  (random: Random, index: number): Title => {
    const kind = kindsOf(list)[index];
    return kind === undefined ? other(random) : titleOf((grammar) => grammar.kind(list, kind));
  };

export const SPECIAL_KINDS: readonly SpecialKind[] = [
  {
    category: 'RNG',
    classify: 'SC',
    vendors: ['MAIDAN', 'PG', 'JL', 'SHAPLA', 'PT'],
    count: 120,
    make: prefixed(SUBJECTS, 'scratch'),
  },
  {
    category: 'RNG',
    classify: 'VP',
    vendors: ['PT', 'EG2', 'JDB', 'MAIDAN'],
    count: 60,
    make: prefixed(PLACES, 'poker'),
  },
  {
    category: 'RNG',
    classify: 'JP',
    vendors: ['JL', 'CQ9', 'FC', 'PT', 'MAIDAN'],
    count: 150,
    make: prefixed(SUBJECTS, 'jackpot'),
  },
  {
    category: 'RNG',
    classify: 'TG',
    vendors: ['BGS', 'PT', 'EG2', 'MAIDAN', 'JL'],
    count: 130,
    make: prefixed(PLACES, 'table'),
  },
  {
    category: 'RNG',
    classify: 'AC',
    vendors: ['JDB', 'JL', 'JONAKI', 'MAIDAN', 'EKTARA'],
    count: 160,
    make: prefixed(SUBJECTS, 'arcade'),
  },
  {
    category: 'RNG',
    classify: 'CRASH',
    vendors: ['MAIDAN', 'JONAKI', 'JDB', 'NOUKA', 'JL', 'PG'],
    count: 48,
    make: prefixed([...CREATURES, ...ADJECTIVES], 'crash'),
  },
  {
    category: 'LIVE',
    classify: null,
    vendors: ['MEHFIL', 'SHOBHA', 'PT', 'EG2', 'BGS'],
    count: 140,
    make: prefixed(PLACES, 'live'),
  },
  {
    category: 'FISH',
    classify: null,
    vendors: ['MOHONA', 'JDB', 'CQ9', 'JL', 'FC'],
    count: 80,
    make: prefixed(PLACES, 'fish'),
  },
  {
    category: 'SPORTS',
    classify: null,
    vendors: ['MATH'],
    count: 18,
    make: inOrder('sports', prefixed(LEAGUES, 'sports')),
  },
  { category: 'SPORTS', classify: null, vendors: ['KRIRA'], count: 18, make: prefixed(LEAGUES, 'sports') },
  {
    category: 'ESPORTS',
    classify: null,
    vendors: ['IMES'],
    count: 24,
    make: inOrder('esports', prefixed(LEAGUES, 'esports')),
  },
  {
    category: 'ELOTT',
    classify: null,
    vendors: ['ELOTT'],
    count: 32,
    make: inOrder('draws', prefixed(PLACES, 'draws')),
  },
  { category: 'ELOTT', classify: null, vendors: ['TCG_SEA'], count: 16, make: prefixed(PLACES, 'seaDraws') },
  {
    category: 'ELOTT',
    classify: null,
    vendors: ['TCG_LOTTO_VN'],
    count: 16,
    make: inOrder('vnDraws', prefixed(LEAGUES, 'vnDraws')),
  },
  {
    category: 'LOTT',
    classify: null,
    vendors: ['LOTT'],
    count: 24,
    make: inOrder('daily', prefixed(PLACES, 'daily')),
  },
  {
    category: 'PVP',
    classify: null,
    vendors: ['ADDA', 'TASH', 'JDB'],
    count: 60,
    make: prefixed(PLACES, 'pvp'),
  },
  {
    category: 'COCKFIGHT',
    classify: null,
    vendors: ['MORAG', 'JHUTI'],
    count: 30,
    make: prefixed(ADJECTIVES, 'roosters'),
  },
];
