import type { Draw } from '#game.ts';
import { decideWith } from '#random.ts';

/** What a stake of one brought back, over so many rounds. */
export type Sample = { readonly rounds: number; readonly mean: number; readonly variance: number };
/** A bet that was played, and what comes back of it by counting every draw there is. */
export type Played = { readonly bet: string; readonly exact: number; readonly sample: Sample };

/** Where rounds get their draws from: as in the house, from committed seeds by the number of the round, and by its quick way to their bytes. */
export type Seeds = {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly bytesOf: NonNullable<Parameters<typeof decideWith>[2]>;
};

/** Round `nonce` of these seeds. */
export const decideRound = <Result>(
  { serverSeed, clientSeed, bytesOf }: Seeds,
  nonce: number,
  decide: (draw: Draw) => Result,
): Promise<Result> => decideWith({ serverSeed, clientSeed, nonce }, decide, bytesOf);

export type Tally = { readonly bet: string; add(back: number, exact: number): void; played(): Played };

/** Counts what comes back of a bet, and beside it what should. */
export function tallyOf(bet: string): Tally {
  let [rounds, sum, squares, due] = [0, 0, 0, 0];
  return {
    bet,
    add(back, exact) {
      rounds += 1;
      sum += back;
      squares += back * back;
      due += exact;
    },
    played() {
      const mean = sum / rounds;
      return { bet, exact: due / rounds, sample: { rounds, mean, variance: squares / rounds - mean ** 2 } };
    },
  };
}

/** How many standard errors the sample lies from what is exact. */
export const sigmasOf = ({ exact, sample: { rounds, mean, variance } }: Played): number =>
  Math.abs(mean - exact) / Math.sqrt(variance / rounds);
