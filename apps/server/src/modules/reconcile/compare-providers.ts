import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { findPaymentProvider } from '#adapters/payment/find-provider.ts';
import type { PaymentProvider } from '#adapters/payment/payment-provider.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Settings } from '#settings/settings.ts';
import { selectOpenDeposits, selectOpenOrders } from './reconcile.store.ts';

type Compared = { faults: string[]; report: string[] };
type Needs = { config: Config; db: Database; settings: Settings };
type Asked = Pick<PaymentProvider, 'readDisbursement' | 'readPayment'>;

/**
 * X5: what is open here, asked of the provider itself: an order it has paid and nobody has booked, money it has taken and nobody
 * has credited. What it has not decided is only counted.
 */
export async function compareProviders(
  place: Needs,
  find: (code: string) => Asked | null = (code) => findPaymentProvider(place, code),
): Promise<Compared> {
  const result: Compared = { faults: [], report: [] };
  await compareOrders(place, find((await place.settings.get('withdrawal')).provider), result);
  await compareDeposits(place, find, result);
  return result;
}

async function compareOrders({ db, config }: Needs, provider: Asked | null, result: Compared): Promise<void> {
  const orders = await selectOpenOrders(db, config.merchant);
  for (const { id, reference, amount, currency, old } of orders) {
    const status = (await provider?.readDisbursement(reference).catch(() => null)) ?? 'not asked';
    const line = `withdrawal ${id} is open here; the provider says ${status} of ${formatMoneyText(minor(amount))} ${currency}`;
    if (status === 'paid' && old) result.faults.push(line);
    else result.report.push(line);
  }
}

async function compareDeposits(
  { db, config }: Needs,
  find: (code: string) => Asked | null,
  result: Compared,
): Promise<void> {
  const deposits = await selectOpenDeposits(db, config.merchant);
  for (const { id, provider, reference, state } of deposits) {
    const said = await find(provider)
      ?.readPayment(reference)
      .catch(() => null);
    if (said?.status === 'paid' || said?.status === 'partly')
      result.faults.push(
        `deposit ${id} is ${state} here; the provider took in ${formatMoneyText(said.amount)} ${said.currency}`,
      );
  }
  result.report.push(`${deposits.length} unpaid deposits of the last days were asked after`);
}
