import type { HandResult } from '#game.ts';
import { dividePots, potsOf } from '#table/pots.ts';
import { strengthOf } from './dice-rank.ts';
import { RAKE_BASIS_POINTS } from './manifest.ts';
import type { FiveDiceState } from './round.ts';

export const potOf = ({ seats }: FiveDiceState): bigint => seats.reduce((sum, { paid }) => sum + paid, 0n);

/** The strongest dice win, equal ones share. No rake where nobody has bet beyond the first stake. */
export function resultOf(state: FiveDiceState): HandResult | null {
  const { end, seats, unit } = state;
  if (end === null) return null;
  const pots = potsOf(seats.map(({ place, paid, isIn }) => ({ place, paid, isIn, isAllIn: false })));
  const isFree = potOf(state) === unit * BigInt(seats.length);
  const bestOf = (places: readonly number[]): number[] => {
    const staying = seats
      .filter(({ place }) => places.includes(place))
      .map(({ place, dice }) => ({ place, strength: strengthOf(dice) }));
    const best = Math.max(...staying.map(({ strength }) => strength));
    return staying.filter(({ strength }) => strength === best).map(({ place }) => place);
  };
  return dividePots(pots, bestOf, { rakeBasisPoints: RAKE_BASIS_POINTS, isFree });
}
