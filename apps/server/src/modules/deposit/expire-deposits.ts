import { findPaymentProvider } from '#adapters/payment/find-provider.ts';
import type { DepositPlatform } from './deposit-platform.ts';
import { insertStep, moveDeposit } from './deposit.store.ts';
import { listExpired, takeExpired } from './due.store.ts';
import { takePaymentNews } from './take-payment-news.ts';
import { tellDeposit } from './tell-deposit.ts';

type Due = Awaited<ReturnType<typeof listExpired>>[number];

/** Due work: what was not paid in time. The provider is asked first, because a callback may have been lost. */
export async function expireDeposits(platform: DepositPlatform): Promise<number> {
  const due = await listExpired(platform.db, platform.config.merchant);
  let count = 0;
  for (const one of due) if (await endOne(platform, one)) count += 1;
  return count;
}

async function endOne(platform: DepositPlatform, due: Due): Promise<boolean> {
  const news = await askProvider(platform, due);
  if (news !== null && (await takePaymentNews(platform, due.provider, news)) === 'moved') return true;
  const { db, config } = platform;
  const ended = await db.transaction(async (tx) => {
    const row = await takeExpired(tx, config.merchant, due.id);
    if (row === null) return null;
    if (!(await moveDeposit(tx, config.merchant, row.id, { from: row.state, to: 'expired' }))) return null;
    await insertStep(tx, config.merchant, row.id, 'expired');
    return row;
  });
  if (ended === null) return false;
  await tellDeposit(platform, { ...ended, state: 'expired' });
  return true;
}

/** A provider that does not answer keeps nobody waiting: money that comes later is credited as late. */
async function askProvider(platform: DepositPlatform, { provider, providerReference }: Due) {
  if (providerReference === null) return null;
  try {
    return (await findPaymentProvider(platform, provider)?.readPayment(providerReference)) ?? null;
  } catch {
    return null;
  }
}
