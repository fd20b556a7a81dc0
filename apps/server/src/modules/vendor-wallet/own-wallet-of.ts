import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { walletAccount } from './wallet-account.ts';

type Seat = { memberId: string; vendorCode: string; currency: string; name: string };

/**
 * GAM-09: whether games of this vendor are played from its own wallet. Money is moved there before play, so an empty one opens
 * no game: the page leads to where it can be filled.
 */
export async function playsFromOwnWallet(
  { db, config, settings }: Pick<CallContext, 'db' | 'config' | 'settings'>,
  { memberId, vendorCode, currency, name }: Seat,
): Promise<boolean> {
  const { isSingle, ownWallets } = await settings.get('merchantWallet');
  if (isSingle || !ownWallets.includes(vendorCode)) return false;
  const { balance } = await readBalance(db, {
    merchant: config.merchant,
    currency,
    ...walletAccount(memberId, vendorCode),
  });
  if (balance === 0n) throw new Refusal('VENDOR_WALLET_EMPTY', { args: [name], fields: { vendorCode } });
  return true;
}
