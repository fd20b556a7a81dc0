import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '@maidan/contract/money.ts';

export type PaymentToStart = {
  /** Ours, unique: asking twice under the same is asking once. */
  reference: string;
  amount: Money;
  currency: string;
  /** A path of our own site, where the payer comes back to (T31). */
  returnPath: string;
  /** When we stop waiting; a provider may take the money later all the same. */
  expiresAt: Date;
};

export type StartedPayment = {
  /** The provider's own name for it; money is credited once for each. */
  providerReference: string;
  /** Where the payer goes on. */
  url: string;
};

/** What a provider says about a payment, by callback or when asked. Input like any other: compared before it is believed. */
export type PaymentNews = {
  providerReference: string;
  status: 'pending' | 'paid' | 'partly' | 'failed' | 'charged_back';
  /** What came, of the amount that was asked for; nothing for `pending` and `failed`. */
  amount: Money;
  currency: string;
};

export type Disbursement = {
  /** Ours, unique and kept for every retry: never send the same money under a new one. */
  reference: string;
  amount: Money;
  currency: string;
  account: { bank: string; number: string; holder: string };
};

/** `unknown`: nobody can say. Ask `readDisbursement` later; do not send again under another reference. */
export type DisbursementAnswer = 'accepted' | 'refused' | 'unknown';
/** `missing`: the provider has never heard of it, so it may be sent (under the same reference). */
export type DisbursementStatus = 'pending' | 'paid' | 'failed' | 'missing' | 'unknown';

/** The port: whoever takes money from a payer and brings it to a bank. Amounts in minor units, money of one currency. */
export type PaymentProvider = {
  readonly code: string;
  /** Throws when nobody can say whether it was started; the same reference may be tried again. */
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /** Null when the provider does not know the payment. */
  readPayment(providerReference: string): Promise<PaymentNews | null>;
  /** Null unless these very bytes were signed by the provider, and lately. */
  readCallback(headers: IncomingHttpHeaders, rawBody: Uint8Array): PaymentNews | null;
  disburse(disbursement: Disbursement): Promise<DisbursementAnswer>;
  readDisbursement(reference: string): Promise<DisbursementStatus>;
};

/** Where a provider brings its news. */
export const PAYMENT_CALLBACK_PATH = '/wps/payment/callback';
