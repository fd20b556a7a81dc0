import { parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import type { PointRules } from '#settings/point-rules.ts';
import { selectCounted, selectStaked, writeCounted, type Whose } from './points.store.ts';

export const POINTS = 'PTS';

export type Earned = {
  /** Not written yet. */
  due: bigint;
  stakeToNext: bigint;
  counted: bigint;
  times: number;
  perPoint: bigint;
};

/**
 * What settled stakes have come to since points were last written. A bet that is taken back lowers the sum: later stakes
 * make up for it before they earn again, so nothing that was spent is asked for.
 */
export async function readEarned(db: Database, whose: Whose, rules: PointRules): Promise<Earned> {
  const [staked, { counted, times }] = [await selectStaked(db, whose), await selectCounted(db, whose)];
  const perPoint = parseMoney(rules.stakePerPoint);
  const open = staked - counted;
  const due = open > 0n ? open / perPoint : 0n;
  return { due, stakeToNext: perPoint - (open - due * perPoint), counted, times, perPoint };
}

/** Within the lock of the member: what is due becomes an entry of the ledger, once. */
export async function writeEarned(tx: Database, whose: Whose, rules: PointRules): Promise<void> {
  const { due, counted, times, perPoint } = await readEarned(tx, whose, rules);
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
  await writeCounted(tx, whose, { counted: counted + due * perPoint, times: times + 1 });
}
