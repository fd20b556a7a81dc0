import * as z from 'zod/mini';
import { operationId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { walletTransfer } from './wallet-transfer.ts';

export const collectWallets = defineOperation({
  name: 'collectWallets',
  summary: 'Take everything that vendors hold back into the main wallet, one transfer for each',
  method: 'POST',
  path: '/wps/relay/GCS_walletCollect',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.strictObject({ operationId }),
  response: z.object({ transfers: z.array(walletTransfer) }),
  errors: [],
});
