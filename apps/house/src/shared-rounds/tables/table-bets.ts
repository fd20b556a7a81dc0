import type { AnySharedRules, Chips } from '@maidan/games/game.ts';
import { addChips, areChips, beyondLimit, chipsFromWire, totalOf } from '@maidan/games/live/chips.ts';
import { MOST_SPOTS, type ChipsOnWire } from '@maidan/games/live/live-wire.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { placeBet } from '../bets.ts';
import type { SharedBet } from '../shared-bet.store.ts';
import { SharedRefusal } from '../shared-refusal.ts';
import { chipsStaked } from './table.store.ts';

type TableBetInput = { operationId: string; roundId: string; place: number; chips: ChipsOnWire };

/** The limits hold for all that a player lays on a spot in a round, over all bets and devices. */
export async function placeTableBet(
  house: House,
  session: StoredSession,
  rules: AnySharedRules,
  { operationId, roundId, place, chips: laid }: TableBetInput,
): Promise<SharedBet> {
  const chips = chipsFromWire(laid);
  if (Object.keys(chips).length > MOST_SPOTS || !areChips(rules, chips))
    throw new SharedRefusal('BAD_REQUEST');
  if (beyondLimit(rules, chips)) throw new SharedRefusal('OVER_LIMIT');
  const bet = {
    operationId,
    roundId,
    place,
    stake: totalOf(chips),
    leavesAt: null,
    leavesWhenLost: false,
    chips: asText(chips),
  };
  return placeBet(house, session, bet, async (tx) => {
    const before = await chipsStaked(tx, session.playerId, roundId);
    if (beyondLimit(rules, addChips(before, chips))) throw new SharedRefusal('OVER_LIMIT');
  });
}

const asText = (chips: Chips): Record<string, string> =>
  Object.fromEntries(Object.entries(chips).map(([spot, amount]) => [spot, amount.toString()]));
