import type { Volatility } from '@maidan/contract/games/list-filters.ts';

/** Each title has a sea of its own: what swims in it, and what that pays. */
export const SEAS = ['river', 'bay'] as const;
export type Sea = (typeof SEAS)[number];
export const DEFAULT_SEA: Sea = 'river';

/** Of every hundred that are cast at a fish, so many come back in what it pays, whichever fish it is. */
export const RETURN_PERCENT = 96;

export type Species = {
  readonly kind: Kind;
  /** What it pays, in casts. A great one pays one of several prizes: this is their mean, which its chance follows. */
  readonly times: number;
  readonly prizes?: readonly Prize[];
};
/** So many of all its prizes pay so much. */
export type Prize = { readonly times: number; readonly weight: number };

export const KINDS = [
  'puti',
  'prawn',
  'koi',
  'tengra',
  'pabda',
  'rui',
  'katla',
  'chitol',
  'hilsa',
  'boal',
  'makara',
  'bombil',
  'croaker',
  'crab',
  'pomfret',
  'bhetki',
  'mackerel',
  'threadfin',
  'tuna',
  'lobster',
  'marlin',
  'conch',
] as const;
export type Kind = (typeof KINDS)[number];

const RIVER: readonly Species[] = [
  { kind: 'puti', times: 2 },
  { kind: 'prawn', times: 3 },
  { kind: 'koi', times: 4 },
  { kind: 'tengra', times: 6 },
  { kind: 'pabda', times: 8 },
  { kind: 'rui', times: 12 },
  { kind: 'katla', times: 16 },
  { kind: 'chitol', times: 24 },
  { kind: 'hilsa', times: 40 },
  { kind: 'boal', times: 60 },
  {
    kind: 'makara',
    times: 90,
    prizes: [
      { times: 50, weight: 6 },
      { times: 100, weight: 3 },
      { times: 300, weight: 1 },
    ],
  },
];

const BAY: readonly Species[] = [
  { kind: 'bombil', times: 2 },
  { kind: 'croaker', times: 3 },
  { kind: 'pomfret', times: 4 },
  { kind: 'crab', times: 5 },
  { kind: 'bhetki', times: 10 },
  { kind: 'mackerel', times: 15 },
  { kind: 'threadfin', times: 20 },
  { kind: 'tuna', times: 30 },
  { kind: 'lobster', times: 50 },
  { kind: 'marlin', times: 80 },
  {
    kind: 'conch',
    times: 120,
    prizes: [
      { times: 60, weight: 6 },
      { times: 120, weight: 3 },
      { times: 480, weight: 1 },
    ],
  },
];

const SPECIES: Readonly<Record<Sea, readonly Species[]>> = { river: RIVER, bay: BAY };
export const VOLATILITY: Readonly<Record<Sea, Volatility>> = { river: 'medium', bay: 'high' };

export const speciesOf = (sea: Sea): readonly Species[] => SPECIES[sea];

export const kindsOf = (sea: Sea): readonly Kind[] => speciesOf(sea).map(({ kind }) => kind);

export const mostOf = ({ times, prizes }: Species): number =>
  Math.max(...(prizes?.map((prize) => prize.times) ?? [times]));

/** One cast in so many, times a hundred: `RETURN_PERCENT` of these catch it. */
export const chancesOf = ({ times }: Species): number => 100 * times;

export const codeOf = (sea: Sea): string => (sea === DEFAULT_SEA ? 'fishing' : `fishing.${sea}`);

/** The sea that a code names after the dot; the river has the plain code alone. */
export function seaOf(variant: string | undefined): Sea | undefined {
  if (variant === undefined) return DEFAULT_SEA;
  return SEAS.find((sea) => sea === variant && sea !== DEFAULT_SEA);
}
