import { hkdfSync, randomBytes } from 'node:crypto';
import { minor, parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { isSignedCallback } from './callback-signature.ts';
import type { DisbursementAnswer, PaymentNews, PaymentProvider } from './payment-provider.ts';
import {
  insertDisbursement,
  insertSandboxPayment,
  selectDisbursement,
  selectSandboxPayment,
  type SandboxPaymentRow,
} from './sandbox-payment.store.ts';

export const SANDBOX_PROVIDER = 'sandbox';
export const SANDBOX_PAY_PATH = '/sandbox/pay';

/** How long the simulated bank takes, in the sandbox's own seconds. */
const BANK_SECONDS = 3;

const callbackBody = z.object({
  payment: z.string().check(z.regex(/^[a-f0-9]{32}$/)),
  status: z.enum(['pending', 'paid', 'partly', 'failed', 'charged_back']),
  amount: moneyText,
  currency: z.string().check(z.maxLength(8)),
});

/** The simulated house's own key, different on every installation. */
export function sandboxPaymentSecret(config: Pick<Config, 'secret'>): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', config.secret, 'maidan', 'sandbox-payment-callback', 32));
}

export function createSandboxPayments(config: Config, db: Database): PaymentProvider {
  const { merchant, publicOrigin } = config;
  return {
    code: SANDBOX_PROVIDER,
    start: async (payment) => {
      const id = randomBytes(16).toString('hex');
      const kept = await insertSandboxPayment(db, merchant, { id, ...payment });
      return { providerReference: kept, url: `${publicOrigin}${SANDBOX_PAY_PATH}/${kept}` };
    },
    readPayment: async (id) => {
      const row = await selectSandboxPayment(db, merchant, id);
      return row === null ? null : newsOf(row);
    },
    readCallback: (headers, rawBody) =>
      isSignedCallback(sandboxPaymentSecret(config), headers, rawBody) ? readCallbackBody(rawBody) : null,
    disburse: async (disbursement) => {
      const planned = planOf(disbursement.account.number);
      if (planned === 'refused') return 'refused';
      const kept = await insertDisbursement(db, merchant, {
        ...disbursement,
        outcome: planned,
        seconds: BANK_SECONDS,
      });
      // The same reference for other money is a mistake of the caller, and nothing is sent.
      if (!kept) return 'refused';
      return (planned === 'never' ? 'unknown' : 'accepted') satisfies DisbursementAnswer;
    },
    readDisbursement: async (reference) => {
      const row = await selectDisbursement(db, merchant, reference);
      if (row === null) return 'missing';
      if (row.outcome === 'never') return 'unknown';
      return row.settled ? row.outcome : 'pending';
    },
  };
}

/** So that everything can be tried: the end of the account's number says how it goes. */
function planOf(number: string): 'paid' | 'failed' | 'never' | 'refused' {
  if (number.endsWith('0000')) return 'refused';
  if (number.endsWith('0001')) return 'failed';
  return number.endsWith('0002') ? 'never' : 'paid';
}

export function newsOf({ id, status, paid, currency }: SandboxPaymentRow): PaymentNews {
  return {
    providerReference: id,
    status: status === 'open' ? 'pending' : status,
    amount: minor(paid),
    currency,
  };
}

function readCallbackBody(rawBody: Uint8Array): PaymentNews | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    const { payment, amount, ...rest } = callbackBody.parse(JSON.parse(text));
    return { providerReference: payment, amount: parseMoney(amount), ...rest };
  } catch {
    return null;
  }
}
