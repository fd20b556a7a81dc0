import { vendorCode } from '@maidan/contract/ids.ts';
import * as z from 'zod/mini';

/**
 * GAM-09: one wallet for everything, or some vendors keep their own. Whoever goes back to one loses nothing: what lies at a
 * vendor can still be taken back.
 */
export const merchantWallet = z.object({
  isSingle: z.boolean(),
  /** Vendors that keep a wallet of their own when it is not single. */
  ownWallets: z.array(vendorCode).check(z.maxLength(100)),
});

/** The seamless wallet serves everybody, so one is enough; these show what several look like. */
export const STANDARD_MERCHANT_WALLET: z.output<typeof merchantWallet> = {
  isSingle: true,
  ownWallets: ['MAIDAN', 'JL', 'NOUKA', 'SHAPLA'],
};
