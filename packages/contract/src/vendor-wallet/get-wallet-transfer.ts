import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { rowId } from '#withdrawal/payout-account.ts';
import { walletTransfer } from './wallet-transfer.ts';

export const getWalletTransfer = defineOperation({
  name: 'getWalletTransfer',
  summary: 'What became of one transfer between own wallets',
  method: 'GET',
  path: '/wps/member/vendorWallets/transfer',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: rowId }),
  response: walletTransfer,
  errors: ['NOT_FOUND'],
});
