import { rewardsChannel } from '@maidan/contract/live.ts';
import { minor } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { readBalance } from '#ledger/read-balance.ts';
import type { Bus } from '#live/bus.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { publishBalance } from '#live/publish-balance.ts';
import type { Settings } from '#settings/settings.ts';

export type RewardPlace = { config: Pick<Config, 'merchant'>; db: Database; bus: Bus; settings: Settings };

/** After the commit. News may be lost; the page asks again by itself. */
export async function tellRewards(
  place: RewardPlace,
  { memberId, moved }: { memberId: string; moved: string | null },
): Promise<void> {
  const { bus, db, config } = place;
  await bus.publish({
    kind: 'frame',
    frame: {
      type: 'rewards',
      channel: rewardsChannel(memberId),
      version: await nextNewsVersion(db),
      data: {},
    },
  });
  if (moved === null) return;
  const { balance, held, version } = await readBalance(db, {
    merchant: config.merchant,
    owner: memberId,
    currency: moved,
  });
  await publishBalance(place, { memberId, balance: minor(balance - held), version });
}
