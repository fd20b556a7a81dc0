import { withdrawalsChannel } from '@maidan/contract/live.ts';
import { minor } from '@maidan/contract/money.ts';
import type { WithdrawalState } from '@maidan/contract/withdrawal/withdrawal-states.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { readBalance } from '#ledger/read-balance.ts';
import type { Bus } from '#live/bus.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { publishBalance } from '#live/publish-balance.ts';
import { tellProfile } from '#live/tell-profile.ts';
import type { Settings } from '#settings/settings.ts';

/** What every act on a withdrawal works with, on a node and at the operator's desk. */
export type WithdrawalPlace = {
  readonly config: Config;
  readonly db: Database;
  readonly settings: Settings;
  readonly bus: Bus;
};

type News = { id: bigint | string; memberId: bigint | string; state: WithdrawalState };

/** After the commit. A hold gives the balance no new version, so pages hear of the step and ask. */
export async function tellWithdrawal(place: WithdrawalPlace, { id, memberId, state }: News): Promise<void> {
  const { bus, db, config, settings } = place;
  const owner = memberId.toString();
  await bus.publish({
    kind: 'frame',
    frame: {
      type: 'withdrawal',
      channel: withdrawalsChannel(owner),
      version: await nextNewsVersion(db),
      data: { id: id.toString(), state },
    },
  });
  // MSG-03: the step may have left a message.
  await tellProfile(place, owner);
  const currency = await settings.get('currency');
  const { balance, held, version } = await readBalance(db, { merchant: config.merchant, owner, currency });
  await publishBalance(place, { memberId: owner, balance: minor(balance - held), version });
}
