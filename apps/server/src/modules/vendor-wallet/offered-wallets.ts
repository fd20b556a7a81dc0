import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { readPartners } from '#modules/seamless-wallet/partners/read-partners.ts';
import type { Settings } from '#settings/settings.ts';
import type { Whose } from './transfer.store.ts';
import { selectWallets, type WalletRow } from './vendor-wallet.store.ts';

type Needs = { readonly config: Config; readonly settings: Settings };

export type OwnWallet = WalletRow & {
  /** Whether money may be moved there now. */
  takesMoney: boolean;
  /** Whether there is anybody to ask at all. */
  reachable: boolean;
};

/** GAM-09: the wallets of a member at vendors; with a single wallet only those where something lies. */
export async function readWallets(
  db: Database,
  { config, settings }: Needs,
  whose: Whose,
): Promise<OwnWallet[]> {
  const { isSingle, ownWallets } = await settings.get('merchantWallet');
  const offered = isSingle ? [] : ownWallets;
  const rows = await selectWallets(db, { ...whose, currency: await settings.get('currency'), offered });
  const partners = await readPartners({ db, config });
  return rows
    .map((row) => {
      const reachable = row.partnerCode !== null && partners.has(row.partnerCode);
      return { ...row, reachable, takesMoney: reachable && row.open && offered.includes(row.vendorCode) };
    })
    .filter(({ reachable, balance }) => reachable || balance !== 0n);
}
