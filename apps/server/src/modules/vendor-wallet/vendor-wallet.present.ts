import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { WalletTransfer } from '@maidan/contract/vendor-wallet/wallet-transfer.ts';
import type { TransferRow } from './transfer.store.ts';

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));

export function presentTransfer(row: TransferRow): WalletTransfer {
  return {
    id: row.id.toString(),
    vendorCode: row.vendorCode,
    name: row.name ?? { [DEFAULT_LANGUAGE]: row.vendorCode },
    direction: row.direction,
    amount: moneyOf(row.amount),
    state: row.state,
    reason: row.reason,
    requestedAt: row.requestedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
