import { minor, type Money } from '@maidan/contract/money.ts';

export const SIDE = 5;
export const TILES = SIDE * SIDE;
export const LEAST_MINES = 1;
export const MOST_MINES = TILES - 1;

/** Of what a fair pond would pay, in percent: the return of every number of mines, whenever the player stops. */
const RETURN_PERCENT = 97n;
/** A round ends by itself, paid, before a step that would pay more than so many stakes; so no step ever pays less than its due. */
const CAP = 10_000n;

function waysToChoose(from: number, count: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < count; taken += 1) ways = (ways * BigInt(from - taken)) / BigInt(taken + 1);
  return ways;
}

type Price = { readonly over: bigint; readonly under: bigint };

/** What a stake has become after so many safe tiles: 97 % of its fair price, as a fraction. */
function priceAfter(mines: number, opened: number): Price {
  return {
    over: RETURN_PERCENT * waysToChoose(TILES, opened),
    under: 100n * waysToChoose(TILES - mines, opened),
  };
}

/** `PRICES[mines][opened]`, up to the step with which the round ends by itself. */
const PRICES: readonly (readonly Price[])[] = Array.from({ length: TILES }, (_, mines) => {
  const prices = Array.from({ length: TILES - mines + 1 }, (__, opened) => priceAfter(mines, opened));
  return prices.filter(({ over, under }) => over <= CAP * under);
});

function priceOf(mines: number, opened: number): Price {
  const price = PRICES[mines]?.[opened];
  if (price === undefined) throw new RangeError(`no step ${opened} with ${mines} mines`);
  return price;
}

/** How many tiles can be opened before the round ends by itself. */
export function mostSteps(mines: number): number {
  return (PRICES[mines]?.length ?? 1) - 1;
}

/** Rounded down to the minor unit. */
export function payAfter(stake: Money, mines: number, opened: number): Money {
  if (opened === 0) return minor(0);
  const { over, under } = priceOf(mines, opened);
  return minor((stake * over) / under);
}

/** Of a stake, in hundredths rounded down, as it is shown; what is paid comes from the exact fraction. */
export function multiplierHundredths(mines: number, opened: number): number {
  const { over, under } = priceOf(mines, opened);
  return Number((100n * over) / under);
}

/** How likely so many tiles are safe. */
export function chanceOf(mines: number, opened: number): number {
  return Number(waysToChoose(TILES - mines, opened)) / Number(waysToChoose(TILES, opened));
}

/** The most that any round pays, in whole stakes. */
export function highestMultiplier(): number {
  let most = 0;
  for (let mines = LEAST_MINES; mines <= MOST_MINES; mines += 1)
    most = Math.max(most, multiplierHundredths(mines, mostSteps(mines)));
  return Math.floor(most / 100);
}
