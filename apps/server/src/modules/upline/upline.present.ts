import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { UplineTransfer } from '@maidan/contract/upline/upline-transfer.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import type { TransferRow } from './upline.store.ts';

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));

export function presentTransfer(
  { code, amount, receiver, at }: TransferRow,
  to = maskName(receiver),
): UplineTransfer {
  return { code, amount: moneyOf(amount), to, at: at.toISOString() };
}
