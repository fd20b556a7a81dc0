import { parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import type { PointRules } from '#settings/point-rules.ts';
import {
  selectPastRates,
  selectStaked,
  selectStakedBetween,
  selectWritten,
  writeWritten,
  type Whose,
} from './points.store.ts';

export const POINTS = 'PTS';

export type Earned = {
  /** Not written yet. */
  due: bigint;
  stakeToNext: bigint;
  written: bigint;
  times: number;
};

/**
 * What settled stakes have come to, each at the rate under which it was placed, over what was written of it. A bet that is
 * taken back lowers the sum: later stakes make up for it before they earn again, so nothing that was spent is asked for.
 */
export async function readEarned(db: Database, whose: Whose, rules: PointRules): Promise<Earned> {
  const { written, times } = await selectWritten(db, whose);
  const { before, staked } = await stakedOf(db, whose);
  const perPoint = parseMoney(rules.stakePerPoint);
  const open = before + staked / perPoint - written;
  const lacking = open < 0n ? -open * perPoint : 0n;
  return {
    due: open > 0n ? open : 0n,
    stakeToNext: lacking + perPoint - (staked % perPoint),
    written,
    times,
  };
}

/** Points of all rates that were, and what was staked under the one that is. */
async function stakedOf(db: Database, whose: Whose): Promise<{ before: bigint; staked: bigint }> {
  const rates = await selectPastRates(db, whose.merchant);
  if (rates.length === 0) return { before: 0n, staked: await selectStaked(db, whose) };
  const staked = await selectStakedBetween(
    db,
    whose,
    rates.map(({ until }) => until),
  );
  const before = rates.reduce(
    (sum, { stakePerPoint }, index) => sum + (staked[index] ?? 0n) / stakePerPoint,
    0n,
  );
  return { before, staked: staked[rates.length] ?? 0n };
}

/** Within the lock of the member: what is due becomes an entry of the ledger, once. */
export async function writeEarned(tx: Database, whose: Whose, rules: PointRules): Promise<void> {
  const { due, written, times } = await readEarned(tx, whose, rules);
  if (due === 0n) return;
  const { merchant, memberId } = whose;
  const { outcome } = await postTransaction(tx, {
    merchant,
    key: `points:${memberId}:${times + 1}`,
    kind: 'points_earned',
    currency: POINTS,
    legs: [
      { account: { kind: 'house', owner: '' }, amount: -due },
      { account: { kind: 'points', owner: memberId }, amount: due },
    ],
    reference: `points:${times + 1}`,
  });
  if (outcome !== 'posted') throw new Error(`earned points were ${outcome}`);
  await writeWritten(tx, whose, { written: written + due, times: times + 1 });
}
