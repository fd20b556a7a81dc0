import { TEEN_PATTI, type Deed, type SeatState, type TeenPattiState } from './round.ts';

/** What a deed would cost the seat now; null: it may not do it. */
export function costOf(state: TeenPattiState, seat: SeatState, deed: Deed): bigint | null {
  if (state.end !== null || !seat.isIn) return null;
  if (deed === 'look') return seat.isBlind ? 0n : null;
  if (state.seats[state.turn]?.place !== seat.place) return null;
  const left = seat.chips - seat.paid;
  const least = seat.isBlind ? state.stake : state.stake * 2n;
  switch (deed) {
    case 'pack':
      return 0n;
    case 'bet':
      return least <= left ? least : null;
    case 'raise':
      return least * 2n <= left && state.stake * 2n <= state.unit * BigInt(TEEN_PATTI.mostStakeUnits)
        ? least * 2n
        : null;
    case 'show':
      // Who cannot pay the whole stake pays what is left, and everybody shows.
      if (least > left) return left;
      return state.seats.filter(({ isIn }) => isIn).length === 2 ? least : null;
  }
}
