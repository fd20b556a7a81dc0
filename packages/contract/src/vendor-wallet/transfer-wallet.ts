import * as z from 'zod/mini';
import { operationId, vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { paidMoney } from '#withdrawal/withdrawal.ts';
import { walletTransfer } from './wallet-transfer.ts';

/** GAM-09, X7: money out is never in the way of a break or a closed region; money in is (R2, T14). */
export const transferWallet = defineOperation({
  name: 'transferWallet',
  summary: 'Move money from the main wallet into that of a vendor, or back',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({ operationId, vendorCode, direction: z.enum(['in', 'out']), amount: paidMoney }),
  response: walletTransfer,
  errors: [
    'VENDOR_WALLET_CLOSED',
    'INSUFFICIENT_FUNDS',
    'OPERATION_CONFLICT',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
    'ACCESS_RESTRICTED',
  ],
});
