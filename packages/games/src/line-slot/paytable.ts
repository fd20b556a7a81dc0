/**
 * The numbers of the game. Changing one changes the return to player: the test computes it exactly from these and
 * compares it with the manifest.
 */
export const SYMBOLS = [
  'boat',
  'lily',
  'marigold',
  'spool',
  'lantern',
  'mango',
  'cloud',
  'leaf',
  'kite',
  'drum',
] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

/** The kite flies for every other symbol but the drum, and only on the three reels in the middle. */
export const WILD = 'kite' satisfies SlotSymbol;
/** Drums count wherever they stand. */
export const SCATTER = 'drum' satisfies SlotSymbol;

export const REELS = 5;
export const ROWS = 3;

/** Line wins for 3, 4 and 5 of a kind from the left, in line stakes. */
export const LINE_PAYS: Readonly<
  Record<Exclude<SlotSymbol, 'kite' | 'drum'>, readonly [number, number, number]>
> = {
  boat: [50, 250, 2000],
  lily: [40, 150, 600],
  marigold: [25, 100, 350],
  spool: [15, 60, 200],
  lantern: [10, 40, 120],
  mango: [10, 25, 80],
  cloud: [5, 15, 60],
  leaf: [5, 15, 50],
};
/** 3, 4 and 5 drums, in line stakes (20 of them are one whole stake). */
export const SCATTER_PAYS: readonly [number, number, number] = [40, 200, 1000];
/** Free flights for 3, 4 and 5 drums. Drums during free flights pay, but give no further flights. */
export const FREE_SPINS: readonly [number, number, number] = [10, 15, 20];
/** Everything won in a free flight counts this many times. */
export const FREE_SPIN_MULTIPLIER = 3;

/** Row of each reel, top is 0. */
export const LINES: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [0, 2, 0, 2, 0],
];

/** The most a round can pay, in line stakes: 1,000 times the stake. */
export const CAP_UNITS = 1000 * LINES.length;
