import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { PayRow } from '@maidan/contract/pay/pay-row.ts';
import { nameBelow, type TeamNames } from '#modules/agents/name-below.ts';
import type { PayBet, PayMember, PayRecord } from './pay.store.ts';

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

export function presentPayMember(row: PayMember, names: TeamNames) {
  const { id, rounds, stake, payout, lateStake } = row;
  return {
    id: String(id),
    name: nameBelow(row, names),
    rounds: Number(rounds),
    turnover: amountText(stake),
    profitLoss: amountText(stake - payout),
    late: amountText(lateStake),
  };
}

export const presentPayBet = (bet: PayBet, language: Language) => ({
  id: `${bet.roundNumber}-${bet.part}`,
  roundId: bet.roundId,
  gameName: bet.name === null ? bet.nodeId : textIn(bet.name, language),
  placedAt: bet.placedAt.toISOString(),
  kind: bet.kind,
  stake: amountText(bet.stake),
  payout: amountText(bet.payout),
});
