import * as z from 'zod/mini';
import { localText } from '#local-text-field.ts';
import { moneyText } from '#money-text.ts';
import { WALLET_TRANSFER_STATES } from './wallet-transfer-states.ts';

export const walletTransfer = z.object({
  id: z.string(),
  vendorCode: z.string(),
  name: localText(60),
  /** Into the vendor's wallet, or out of it. */
  direction: z.enum(['in', 'out']),
  amount: moneyText,
  state: z.enum(WALLET_TRANSFER_STATES),
  /** Why it was refused: the vendor had not enough, or never heard of it. */
  reason: z.nullable(z.enum(['short', 'never-came'])),
  requestedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});
export type WalletTransfer = z.infer<typeof walletTransfer>;
