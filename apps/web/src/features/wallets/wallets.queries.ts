import type { ResponseOf } from '@maidan/contract/operation.ts';
import { getMerchantWallet } from '@maidan/contract/vendor-wallet/get-merchant-wallet.ts';
import { listVendorWallets } from '@maidan/contract/vendor-wallet/list-vendor-wallets.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const WALLETS_KEY = ['wallets'] as const;
export type Board = ResponseOf<typeof listVendorWallets>;
export type VendorWallet = Board['wallets'][number];
export type Transfer = Board['transfers'][number];

/** While no news comes; and while a transfer is under way, whose last step might have been told to nobody. */
const SILENT_MS = 15_000;
const UNDER_WAY_MS = 30_000;

/** GAM-09: whether there is one wallet for everything, or some vendors keep their own. */
export function merchantWalletQuery() {
  return queryOptions({
    queryKey: [...WALLETS_KEY, 'merchant'],
    queryFn: () => call(getMerchantWallet, {}),
    staleTime: 60_000,
    meta: { ofMember: true, news: ['settings'] },
  });
}

/** X7: every step of a transfer, and every bet at a vendor, shows at once, on every open page. */
export function vendorWalletsQuery(silent = false) {
  return queryOptions({
    queryKey: WALLETS_KEY,
    queryFn: () => call(listVendorWallets, {}),
    staleTime: 2_000,
    refetchInterval: ({ state }) => {
      if (silent) return SILENT_MS;
      return state.data?.transfers.some(({ endedAt }) => endedAt === null) === true && UNDER_WAY_MS;
    },
    meta: { ofMember: true, news: ['wallet-transfer', 'vendor-wallet', 'balance'] },
  });
}
