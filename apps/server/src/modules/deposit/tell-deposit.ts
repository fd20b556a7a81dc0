import type { DepositState } from '@maidan/contract/deposit/deposit.ts';
import { depositsChannel, rewardsChannel } from '@maidan/contract/live.ts';
import { minor } from '@maidan/contract/money.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { publishBalance } from '#live/publish-balance.ts';
import { tellProfile } from '#live/tell-profile.ts';
import type { DepositPlatform } from './deposit-platform.ts';

export type DepositNews = {
  id: bigint;
  memberId: bigint;
  state: DepositState;
  /** The currency in which the balance has moved, if it has. */
  moved?: string;
};

/** After the commit. News may be lost; the page asks again by itself. */
export async function tellDeposit(platform: DepositPlatform, news: DepositNews): Promise<void> {
  const memberId = news.memberId.toString();
  await platform.bus.publish({
    kind: 'frame',
    frame: {
      type: 'deposit',
      channel: depositsChannel(memberId),
      version: await nextNewsVersion(platform.db),
      data: { id: news.id.toString(), state: news.state },
    },
  });
  if (news.moved === undefined) return;
  // PRO-01: what rested on it may have gone along.
  if (news.state === 'charged_back')
    await platform.bus.publish({
      kind: 'frame',
      frame: {
        type: 'rewards',
        channel: rewardsChannel(memberId),
        version: await nextNewsVersion(platform.db),
        data: {},
      },
    });
  // MSG-03: money that came has left a message.
  await tellProfile(platform, memberId);
  const { balance, held, version } = await readBalance(platform.db, {
    merchant: platform.config.merchant,
    owner: memberId,
    currency: news.moved,
  });
  await publishBalance(platform, { memberId, balance: minor(balance - held), version });
}
