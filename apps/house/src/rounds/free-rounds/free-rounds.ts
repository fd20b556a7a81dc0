import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { AnyGameRules } from '@maidan/games/game.ts';
import type { FreeRoundsView } from '@maidan/games/play.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { offeredIn } from './free-rounds.store.ts';

const SLOTS: ReadonlySet<string> = new Set(['slot', 'line-slot']);

/** Slots without a pool: a free round gives no share, so it may win none. And only with the money that the platform keeps. */
export function playsFreeRounds(rules: AnyGameRules | undefined, session: StoredSession): boolean {
  const [folder = ''] = session.gameCode.split('.');
  return (
    rules?.shape === 'instant' &&
    rules.pools === undefined &&
    SLOTS.has(folder) &&
    !session.freePlay &&
    session.ownWallet === null
  );
}

/** What the page offers to be played without a stake; each at the highest stake of the game that the gift covers. */
export async function freeRoundsOf(house: House, session: StoredSession): Promise<FreeRoundsView | null> {
  const rules = house.rulesOf(session.gameCode);
  if (!rules || !playsFreeRounds(rules, session)) return null;
  const row = await offeredIn(house.db, session);
  const stake = row && rules.manifest.stakeSteps.findLast((step) => step <= BigInt(row.stake));
  if (!row || stake === undefined) return null;
  return {
    campaignId: row.campaignId,
    left: row.rounds - row.played,
    rounds: row.rounds,
    stake: formatMoneyText(stake),
    won: formatMoneyText(minor(BigInt(row.won))),
    validTo: row.validTo.toISOString(),
  };
}
