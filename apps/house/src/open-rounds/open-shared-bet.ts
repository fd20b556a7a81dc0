import { formatMoneyText } from '@maidan/contract/money.ts';
import { breaksAfter, CRASH, payout } from '@maidan/games/crash/crash.ts';
import type { AnySharedRules, Chips } from '@maidan/games/game.ts';
import { addChips } from '@maidan/games/live/chips.ts';
import { mostOfChips } from '@maidan/games/live/most-of-chips.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { chipsFromRow, chipsInRound } from '#shared-rounds/tables/table.store.ts';
import type { OpenRow, OpenSharedBet } from './open-rounds.store.ts';

type Told = { mostWin: string | null; mostAsItStands: string | null; endsAt: string | null };

/** What lies in the pool of a round, by its id. */
export type Pools = (roundId: string) => Promise<Chips>;

/** Asked once for each round, of however many of its bets is told. */
export function poolsOf(db: HouseDatabase): Pools {
  const pools = new Map<string, Promise<Chips>>();
  return (roundId) => {
    const pool = pools.get(roundId) ?? chipsInRound(db, roundId);
    pools.set(roundId, pool);
    return pool;
  };
}
const NOTHING: Told = { mostWin: null, mostAsItStands: null, endsAt: null };

/** What a bet on a round of many can become: by where it lies, or where its player leaves. What is decided is not open any more. */
export async function tellSharedBet(
  pools: Pools,
  { gameCode, stake, state }: OpenRow,
  bet: OpenSharedBet,
): Promise<Told> {
  if (state === 'win-sent') return NOTHING;
  if (bet.chips === null) return tellFlight(BigInt(stake), bet);
  const rules = sharedRulesOf(gameCode);
  return rules ? tellChips(pools, rules, { ...bet, chips: bet.chips, isTaken: state === 'placed' }) : NOTHING;
}

/** Where a flight breaks is nobody's to know: it lasts until its player would leave. */
function tellFlight(stake: bigint, { leavesAt, startsAtMs }: OpenSharedBet): Told {
  const at = leavesAt ?? CRASH.capHundredths;
  return {
    mostWin: formatMoneyText(payout(stake, at)),
    mostAsItStands: null,
    endsAt: timeText(startsAtMs + breaksAfter(at)),
  };
}

async function tellChips(
  pools: Pools,
  rules: AnySharedRules,
  bet: OpenSharedBet & { chips: Readonly<Record<string, string>>; isTaken: boolean },
): Promise<Told> {
  const { roundId, roundState, startsAtMs, endsAtMs, isTaken } = bet;
  const own = chipsFromRow(bet.chips);
  const longest = Math.max(...rules.ends.map((end) => rules.showMs(end)));
  const endsAt = timeText(endsAtMs ?? startsAtMs + longest);
  if (rules.isPool !== true)
    return { mostWin: formatMoneyText(mostOfChips(rules, own)), mostAsItStands: null, endsAt };
  const lies = await pools(roundId);
  const pool = isTaken ? lies : addChips(lies, own);
  const most = formatMoneyText(mostOfChips(rules, own, pool));
  // When bets are closed the pool is what it is.
  return roundState === 'open'
    ? { mostWin: null, mostAsItStands: most, endsAt }
    : { mostWin: most, mostAsItStands: null, endsAt };
}

const timeText = (ms: number): string => new Date(ms).toISOString();
