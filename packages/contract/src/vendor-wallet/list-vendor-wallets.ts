import * as z from 'zod/mini';
import { localText } from '#local-text-field.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { walletTransfer } from './wallet-transfer.ts';

const vendorWallet = z.object({
  vendorCode: z.string(),
  name: localText(60),
  /** What can be played with there, or taken back. */
  balance: moneyText,
  /** What is on its way back from there. */
  held: moneyText,
  /** Whether money can be moved there now; what is there can always be taken back. */
  open: z.boolean(),
});

export const listVendorWallets = defineOperation({
  name: 'listVendorWallets',
  summary: 'The main wallet and those of the vendors, with what is on its way between them',
  method: 'GET',
  path: '/wps/member/vendorWallets',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    /** By the database's clock. */
    now: z.iso.datetime(),
    isSingle: z.boolean(),
    currencySymbol: z.string(),
    main: z.object({ balance: moneyText, held: moneyText }),
    wallets: z.array(vendorWallet),
    /** Those on their way first, then the latest. */
    transfers: z.array(walletTransfer),
  }),
  errors: [],
});
