import type { PaymentNews } from '#adapters/payment/payment-provider.ts';
import { applyNews } from './apply-news.ts';
import type { DepositPlatform } from './deposit-platform.ts';
import { lockByProviderReference } from './deposit.store.ts';
import { tellDeposit } from './tell-deposit.ts';

/** What a provider says, by callback or when asked: any number of times, on any node, with one effect. */
export async function takePaymentNews(
  platform: DepositPlatform,
  provider: string,
  { providerReference, ...news }: PaymentNews,
): Promise<'moved' | 'same' | 'mismatch' | 'unknown'> {
  const { db, config } = platform;
  const applied = await db.transaction(async (tx) => {
    const row = await lockByProviderReference(tx, config.merchant, provider, providerReference);
    return row === null ? null : applyNews(tx, config.merchant, row, news);
  });
  if (applied?.tell !== undefined) await tellDeposit(platform, applied.tell);
  return applied?.outcome ?? 'unknown';
}
