import type { HandResult } from '#game.ts';
import { dividePots, potsOf, type Pots } from '#table/pots.ts';
import { strengthOf } from './hand-rank.ts';
import { RAKE_BASIS_POINTS } from './manifest.ts';
import type { SeatState, TeenPattiState } from './round.ts';

export const potOf = ({ seats }: TeenPattiState): bigint => seats.reduce((sum, { paid }) => sum + paid, 0n);
export const isAllIn = ({ paid, chips }: SeatState): boolean => paid === chips;

export const potsNow = ({ seats }: TeenPattiState): Pots =>
  potsOf(
    seats.map((seat) => ({ place: seat.place, paid: seat.paid, isIn: seat.isIn, isAllIn: isAllIn(seat) })),
  );

/** No rake where nobody has bet beyond the boot. */
export function resultOf(state: TeenPattiState): HandResult | null {
  if (state.end === null) return null;
  const isFree = potOf(state) === state.unit * BigInt(state.seats.length);
  return dividePots(potsNow(state), (places) => bestOf(state, places), {
    rakeBasisPoints: RAKE_BASIS_POINTS,
    isFree,
  });
}

/** The best hand wins; equal ones share, but whoever asked for the show has lost against an equal hand. */
function bestOf({ seats, end }: TeenPattiState, places: readonly number[]): number[] {
  const staying = seats.filter(({ place }) => places.includes(place));
  const best = Math.max(...staying.map(({ cards }) => strengthOf(cards)));
  const equal = staying.filter(({ cards }) => strengthOf(cards) === best).map(({ place }) => place);
  const others = equal.filter((place) => place !== end?.asker);
  return others.length > 0 ? others : equal;
}
