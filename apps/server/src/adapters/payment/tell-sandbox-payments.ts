import { formatMoneyText } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { callbackHeaders } from './callback-signature.ts';
import { PAYMENT_CALLBACK_PATH } from './payment-provider.ts';
import {
  acknowledgeNews,
  letLatePaymentsArrive,
  takeNewsToTell,
  type SandboxPaymentRow,
} from './sandbox-payment.store.ts';
import { newsOf, SANDBOX_PROVIDER, sandboxPaymentSecret } from './sandbox-payments.ts';

const TIMEOUT_MS = 5_000;

type Needs = { db: Database; config: Config };

/**
 * Due work of the simulated house: its callbacks, over real HTTP and signed, again and again until they are acknowledged.
 * `origin` is where the shop is; a test names its own.
 */
export async function tellSandboxPayments(
  { db, config }: Needs,
  origin: string = config.publicOrigin,
): Promise<number> {
  if (config.profile !== 'sandbox') return 0;
  await letLatePaymentsArrive(db, config.merchant);
  const due = await takeNewsToTell(db, config.merchant);
  const heard = await Promise.all(due.map((payment) => tell(config, origin, payment)));
  await Promise.all(
    due.filter((_, index) => heard[index]).map((payment) => acknowledgeNews(db, config.merchant, payment)),
  );
  return due.length;
}

export function callbackBody(payment: SandboxPaymentRow): Uint8Array<ArrayBuffer> {
  const { providerReference, status, amount, currency } = newsOf(payment);
  return new TextEncoder().encode(
    JSON.stringify({ payment: providerReference, status, amount: formatMoneyText(amount), currency }),
  );
}

async function tell(config: Needs['config'], origin: string, payment: SandboxPaymentRow): Promise<boolean> {
  const body = callbackBody(payment);
  try {
    const answer = await fetch(new URL(`${PAYMENT_CALLBACK_PATH}/${SANDBOX_PROVIDER}`, origin), {
      method: 'POST',
      headers: callbackHeaders(sandboxPaymentSecret(config), body),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    // Told again later, as a real house would.
    return false;
  }
}
