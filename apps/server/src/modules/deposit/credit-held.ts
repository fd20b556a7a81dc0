import { each } from '#jobs/each.ts';
import { creditHeld } from './apply-news.ts';
import type { DepositPlatform } from './deposit-platform.ts';
import { lockDeposit, lookAgainLater } from './deposit.store.ts';
import { listHeld } from './due.store.ts';
import { tellDeposit } from './tell-deposit.ts';

/** R1, due work: what was kept aside for the member's own limit is credited as soon as there is room for it. */
export async function creditHeldDeposits(platform: DepositPlatform): Promise<number> {
  const due = await listHeld(platform.db, platform.config.merchant);
  let count = 0;
  await each(
    due.map(({ id }) => ({
      name: `deposit ${id}`,
      act: async () => {
        if (await creditOne(platform, id)) count += 1;
      },
    })),
    'deposits that were kept aside could not be looked at',
  );
  return count;
}

async function creditOne(platform: DepositPlatform, id: bigint): Promise<boolean> {
  const { db, config } = platform;
  const news = await db.transaction(async (tx) => {
    const row = await lockDeposit(tx, config.merchant, id);
    const credited = row === null ? null : await creditHeld(tx, config.merchant, row);
    if (credited === null) await lookAgainLater(tx, config.merchant, id);
    return credited;
  });
  if (news !== null) await tellDeposit(platform, news);
  return news !== null;
}
