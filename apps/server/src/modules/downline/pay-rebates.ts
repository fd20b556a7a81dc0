import type { Platform } from '#call/platform.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { payRebate, selectDue } from './rebate.store.ts';

const AT_A_TIME = 500;

/**
 * AGT-09: what is staked earns back along the line. Any number of nodes may do it at once: under the lock of the player every stake
 * counts once. What fails for one does not hold up the others.
 */
export async function payRebates(
  { db, config: { merchant }, settings }: Pick<Platform, 'db' | 'config' | 'settings'>,
  fail: (error: unknown, memberId: string) => void,
): Promise<number> {
  const currency = await settings.get('currency');
  let paid = 0;
  let due: { memberId: string }[];
  let after = '0';
  do {
    due = await selectDue(db, { merchant, currency, after, limit: AT_A_TIME });
    for (const { memberId } of due) {
      after = memberId;
      try {
        paid += await payRebate(db, { merchant, memberId, currency });
      } catch (error) {
        fail(error, memberId);
      }
    }
  } while (due.length === AT_A_TIME);
  return paid;
}

export const payRebatesWork: NodeWork = {
  name: 'rebates of teams',
  everyMs: 10 * 60_000,
  run: (platform, log) =>
    payRebates(platform, (error, memberId) => log.error({ err: error, memberId }, 'a rebate was not paid')),
};
