import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { paidMoney } from '#withdrawal/withdrawal.ts';

/**
 * Platform to vendor: signed POSTs to a vendor that keeps a wallet of its own for each player (GAM-09, X7). The transfer's id
 * is the platform's and the key of the money: however often it comes, it acts once. Whoever gets no answer asks for the status
 * and repeats nothing.
 */
export const VENDOR_WALLET_PATHS = {
  put: '/vendor/v1/wallet/put',
  take: '/vendor/v1/wallet/take',
  balance: '/vendor/v1/wallet/balance',
  /** What became of a transfer. An id that has not come by then is refused for ever, so that the answer stays true. */
  status: '/vendor/v1/wallet/status',
  /** What all wallets hold together, for reconciliation. */
  totals: '/vendor/v1/wallet/totals',
} as const;

const wallet = {
  playerId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Which of the vendor's brands keeps it. */
  wallet: z.string().check(z.minLength(1), z.maxLength(24)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
};
const transferId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/));

export const vendorTransferRequest = z.object({ ...wallet, transferId, amount: paidMoney });
export type VendorTransferRequest = z.infer<typeof vendorTransferRequest>;
export const vendorStatusRequest = z.object({ ...wallet, transferId });
export type VendorStatusRequest = z.infer<typeof vendorStatusRequest>;
export const vendorBalanceRequest = z.object(wallet);
export const vendorTotalsRequest = z.object({});

/** Both are certain. Everything else that comes back means that nobody knows yet. */
export const vendorTransferAnswer = z.object({
  state: z.enum(['done', 'refused']),
  reason: z.nullable(z.enum(['INSUFFICIENT_FUNDS', 'NEVER_CAME'])),
  balance: moneyText,
});
export type VendorTransferAnswer = z.infer<typeof vendorTransferAnswer>;
const vendorBalanceAnswer = z.object({ balance: moneyText });
export type VendorBalanceAnswer = z.infer<typeof vendorBalanceAnswer>;
export const vendorTotalsAnswer = z.object({
  totals: z.array(z.object({ wallet: z.string(), currency: z.string(), balance: moneyText })),
});
export type VendorTotals = z.infer<typeof vendorTotalsAnswer>['totals'];
