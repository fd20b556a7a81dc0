/** How many cards may lie after the joker when its rank comes: the last number counts, 0 for a bet on something else. */
export const COUNTS = {
  '1-5': [1, 5],
  '6-10': [6, 10],
  '11-15': [11, 15],
  '16-25': [16, 25],
  '26-30': [26, 30],
  '31-35': [31, 35],
  '36-40': [36, 40],
  '41-49': [41, 49],
} as const satisfies Record<string, readonly [number, number]>;
export type CountSpot = keyof typeof COUNTS;

/** What a bet wins on top of its stake, in hundredths of it. Stakes are whole main units, so that every win is whole minor units. */
export const PAYS = {
  andar: 90,
  bahar: 100,
  'joker-red': 90,
  'joker-black': 90,
  '1-5': 250,
  '6-10': 350,
  '11-15': 450,
  '16-25': 350,
  '26-30': 1_400,
  '31-35': 2_400,
  '36-40': 4_900,
  '41-49': 11_900,
} as const satisfies Record<string, number>;
export type Spot = keyof typeof PAYS;
export const SPOTS = Object.keys(PAYS) as Spot[];
export const COUNT_SPOTS = Object.keys(COUNTS) as CountSpot[];
export const isCount = (spot: Spot): spot is CountSpot => Object.hasOwn(COUNTS, spot);

/** Of 51 cards three are of the joker's rank: in so many of all placings the first of them is card `k`. */
const REST = 51;
export const MOST_CARDS = 49;
const firstAt = (k: number): number => ((REST - k) * (REST - k - 1)) / 2;
export const PLACINGS = (REST * (REST - 1) * (REST - 2)) / 6;

function placingsWhere(isWon: (k: number) => boolean): number {
  let sum = 0;
  for (let k = 1; k <= MOST_CARDS; k += 1) if (isWon(k)) sum += firstAt(k);
  return sum;
}

/** Cards fall on andar first, so that it has every odd one. */
export const sideAt = (cards: number): 'andar' | 'bahar' => (cards % 2 === 1 ? 'andar' : 'bahar');

/** Of all placings those in which the bet wins. */
export function winningPlacings(spot: Spot): number {
  switch (spot) {
    case 'andar':
    case 'bahar':
      return placingsWhere((k) => sideAt(k) === spot);
    case 'joker-red':
    case 'joker-black':
      return PLACINGS / 2;
    default: {
      const [from, to] = COUNTS[spot];
      return placingsWhere((k) => k >= from && k <= to);
    }
  }
}

export const edgeBasisPoints = (spot: Spot): number =>
  Math.round((1 - (winningPlacings(spot) * (PAYS[spot] + 100)) / 100 / PLACINGS) * 10_000);
