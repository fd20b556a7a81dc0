import type { AccountName } from '#ledger/account.ts';

/** The ledger's account for what one member has at one vendor. */
export function walletAccount(memberId: string, vendorCode: string): AccountName {
  return { kind: 'vendor_wallet', owner: `${memberId}:${vendorCode}` };
}
