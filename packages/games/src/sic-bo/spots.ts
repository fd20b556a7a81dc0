/** Where chips may lie: of every spot how often it counts, by the three dice, and what it wins on top of its stake. */
export type Dice = readonly [number, number, number];
export const SPOT_KINDS = ['half', 'total', 'single', 'pair', 'double', 'any-triple', 'triple'] as const;
export type SpotKind = (typeof SPOT_KINDS)[number];
export type Spot = {
  readonly id: string;
  readonly kind: SpotKind;
  /** The faces or the total that it names. */
  readonly numbers: readonly number[];
  /** Null: it lost. */
  readonly to1: (dice: Dice) => number | null;
};

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const totalOf = ([one, two, three]: Dice): number => one + two + three;
export const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three;
const count = (dice: Dice, face: number): number => dice.filter((each) => each === face).length;

/** The further from the middle, the rarer: 4 like 17, 5 like 16, … 10 like 11. */
const TOTAL_TO_1: readonly number[] = [64, 32, 19, 12, 8, 7, 6];
export const totalPays = (total: number): number => TOTAL_TO_1[Math.min(total, 21 - total) - 4] ?? 0;
/** One die, two dice, all three. */
export const SINGLE_TO_1: readonly number[] = [1, 2, 12];
export const PAIR_TO_1 = 6;
export const DOUBLE_TO_1 = 11;
export const ANY_TRIPLE_TO_1 = 31;
export const TRIPLE_TO_1 = 190;

const half = (id: string, wins: (total: number) => boolean): Spot => ({
  id,
  kind: 'half',
  numbers: [],
  to1: (dice) => (!isTriple(dice) && wins(totalOf(dice)) ? 1 : null),
});

export const SPOTS: readonly Spot[] = [
  half('small', (total) => total <= 10),
  half('odd', (total) => total % 2 === 1),
  half('even', (total) => total % 2 === 0),
  half('big', (total) => total >= 11),
  ...FACES.map((face): Spot => ({
    id: `triple-${face}`,
    kind: 'triple',
    numbers: [face, face, face],
    to1: (dice) => (count(dice, face) === 3 ? TRIPLE_TO_1 : null),
  })),
  {
    id: 'any-triple',
    kind: 'any-triple',
    numbers: [],
    to1: (dice) => (isTriple(dice) ? ANY_TRIPLE_TO_1 : null),
  },
  ...FACES.map((face): Spot => ({
    id: `double-${face}`,
    kind: 'double',
    numbers: [face, face],
    to1: (dice) => (count(dice, face) >= 2 ? DOUBLE_TO_1 : null),
  })),
  ...Array.from({ length: 14 }, (_, index) => index + 4).map((total): Spot => ({
    id: `total-${total}`,
    kind: 'total',
    numbers: [total],
    to1: (dice) => (totalOf(dice) === total ? totalPays(total) : null),
  })),
  ...FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map((high): Spot => ({
      id: `pair-${low}-${high}`,
      kind: 'pair',
      numbers: [low, high],
      to1: (dice) => (count(dice, low) > 0 && count(dice, high) > 0 ? PAIR_TO_1 : null),
    })),
  ),
  ...FACES.map((face): Spot => ({
    id: `single-${face}`,
    kind: 'single',
    numbers: [face],
    to1: (dice) => SINGLE_TO_1[count(dice, face) - 1] ?? null,
  })),
];

const BY_ID = new Map(SPOTS.map((spot) => [spot.id, spot]));
export const spotOf = (id: string): Spot | undefined => BY_ID.get(id);

export const THROWS: readonly Dice[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three): Dice => [one, two, three])),
);
export const THROW_COUNT = THROWS.length;

/** Of all 216 throws: how many win, what all of them return for one unit staked on each, and the most of one. */
export function chancesOf(spot: Spot): { wins: number; returned: number; most: number } {
  const ends = THROWS.map((dice) => spot.to1(dice)).filter((to1) => to1 !== null);
  return {
    wins: ends.length,
    returned: ends.reduce((sum, to1) => sum + to1 + 1, 0),
    most: Math.max(...ends),
  };
}

export const edgeBasisPoints = (spot: Spot): number =>
  Math.round((1 - chancesOf(spot).returned / THROW_COUNT) * 10_000);
