import { walletsChannel } from '@maidan/contract/live.ts';
import { minor } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { readBalance } from '#ledger/read-balance.ts';
import type { Bus } from '#live/bus.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { publishBalance } from '#live/publish-balance.ts';
import type { Settings } from '#settings/settings.ts';
import type { TransferRow } from './transfer.store.ts';

/** What every act on a transfer works with, in a call and in due work. */
export type WalletPlace = {
  readonly config: Config;
  readonly db: Database;
  readonly settings: Settings;
  readonly bus: Bus;
};

type News = Pick<TransferRow, 'id' | 'memberId' | 'vendorCode' | 'currency' | 'state'>;

/** After the commit. News may be lost; the page asks again by itself. */
export async function tellTransfer(place: WalletPlace, news: News): Promise<void> {
  const { bus, db, config } = place;
  const memberId = news.memberId.toString();
  await bus.publish({
    kind: 'frame',
    frame: {
      type: 'wallet-transfer',
      channel: walletsChannel(memberId),
      version: await nextNewsVersion(db),
      data: { id: news.id.toString(), vendorCode: news.vendorCode, state: news.state },
    },
  });
  const { balance, held, version } = await readBalance(db, {
    merchant: config.merchant,
    owner: memberId,
    currency: news.currency,
  });
  await publishBalance(place, { memberId, balance: minor(balance - held), version });
}
