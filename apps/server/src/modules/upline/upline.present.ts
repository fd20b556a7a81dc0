import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { UplineTransfer } from '@maidan/contract/upline/upline-transfer.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import type { TransferRow } from './upline.store.ts';

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));

/** An agent knows the direct upline by name, as contracts tell it; a player does not. */
export const nameAbove = (username: string, { isAgent }: { isAgent: boolean }): string =>
  isAgent ? username : maskName(username);

export function presentTransfer({ code, amount, at }: TransferRow, to: string): UplineTransfer {
  return { code, amount: moneyOf(amount), to, at: at.toISOString() };
}
