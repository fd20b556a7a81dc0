import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { PayRow } from '@maidan/contract/pay/pay-row.ts';
import type { PayRecord } from './pay.store.ts';

export const amountText = (value: bigint): string => formatMoneyText(minor(value));

export function presentPay(row: PayRecord): PayRow {
  return {
    id: row.id.toString(),
    type: row.type,
    from: row.slotStart.toISOString(),
    to: row.slotEnd.toISOString(),
    members: row.members,
    turnover: amountText(row.stake),
    profitLoss: amountText(row.stake - row.payout),
    tier: row.tier,
    rateBasisPoints: row.rateBasisPoints,
    gross: amountText(row.gross),
    shared: amountText(row.shared),
    amount: amountText(row.amount),
    state: row.state,
    late: row.lateStake !== 0n || row.latePayout !== 0n,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
