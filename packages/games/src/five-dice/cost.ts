import { BETS, MOST_RAISES, type Deed, type FiveDiceState, type SeatState } from './round.ts';

/** What a deed would cost the seat now; null: it may not do it. */
export function costOf(state: FiveDiceState, seat: SeatState, deed: Deed): bigint | null {
  const { phase, level, raises, unit } = state;
  if (state.end !== null || state.seats[state.turn]?.place !== seat.place) return null;
  if (deed === 'fold') return 0n;
  if (phase === 'roll') return deed === 'roll' ? 0n : null;
  const owed = level - seat.paid;
  switch (deed) {
    case 'check':
      return owed === 0n ? 0n : null;
    case 'call':
      return owed > 0n ? owed : null;
    case 'raise':
      return raises < MOST_RAISES ? owed + unit * BigInt(BETS[phase]) : null;
    case 'roll':
      return null;
  }
}
