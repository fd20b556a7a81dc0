import type { DepositMethod } from '@maidan/contract/deposit/deposit-method.ts';
import { findPaymentProvider } from '#adapters/payment/find-provider.ts';
import type { CallContext } from '#call/call-context.ts';
import { selectNow } from './deposit.store.ts';
import { isOpenAt } from './opening-hours.ts';

export type OfferedMethod = DepositMethod & { open: boolean };

/** What an operator has switched on, in the money of this site, of a provider that is connected. */
export async function offeredMethods(context: CallContext): Promise<OfferedMethod[]> {
  const { settings, db } = context;
  const [methods, currency, now] = await Promise.all([
    settings.get('depositMethods'),
    settings.get('currency'),
    selectNow(db),
  ]);
  return methods
    .filter((method) => method.enabled && method.currency === currency)
    .filter((method) => method.kind === 'bank' || findPaymentProvider(context, method.provider) !== null)
    .map((method) => ({ ...method, open: isOpenAt(method.hours, now) }));
}
