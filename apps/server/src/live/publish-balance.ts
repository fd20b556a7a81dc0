import { memberChannel } from '@maidan/contract/live.ts';
import { formatMoneyText, type Money } from '@maidan/contract/money.ts';
import type { Bus } from './bus.ts';

type SiteCurrency = { get: (key: 'currencySymbol') => Promise<string> };
type BalanceNews = { memberId: string; balance: Money; version: bigint | number };

/** Call it after the commit. `version` is the ledger account's: pages drop whatever is older than what they show. */
export async function publishBalance(
  { bus, settings }: { bus: Bus; settings: SiteCurrency },
  { memberId, balance, version }: BalanceNews,
): Promise<void> {
  const currencySymbol = await settings.get('currencySymbol');
  await bus.publish({
    kind: 'frame',
    frame: {
      type: 'balance',
      channel: memberChannel(memberId),
      version: Number(version),
      data: { balance: formatMoneyText(balance), currencySymbol },
    },
  });
}
