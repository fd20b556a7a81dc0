import type { AgentContract, ContractTier, EndingContract } from '@maidan/contract/agents/agent-contract.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ContractRow, EndingRow, TierRow } from './contract.store.ts';
import { nameBelow, type TeamNames } from './name-below.ts';

const amountOf = (value: number): string => formatMoneyText(minor(value));

/** What both sides see of a contract. An upline's name is known to the own downline, and the other way round. */
export function presentContract(row: ContractRow, currencySymbol: string): AgentContract {
  return {
    id: row.id.toString(),
    type: row.type,
    version: row.version,
    state: row.state,
    upline: row.upline,
    downline: row.downline,
    rateBasisPoints: row.rateBasisPoints,
    tiers: row.tiers.map(presentTier),
    period: row.period,
    feeBasisPoints: row.feeBasisPoints,
    carriesLosses: row.carriesLosses,
    proposedAt: row.proposedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    currencySymbol,
  };
}

export const presentTier = ({ rate, members, validBet, profitLoss, betAmount }: TierRow): ContractTier => ({
  rateBasisPoints: rate,
  activeMembers: members,
  validBet: amountOf(validBet),
  profitLoss: amountOf(profitLoss),
  betAmount: amountOf(betAmount),
});

/** The same the other way: what somebody offers, as the column has it. */
export const readTier = (tier: ContractTier): TierRow => ({
  rate: tier.rateBasisPoints,
  members: tier.activeMembers,
  validBet: Number(parseMoney(tier.validBet)),
  profitLoss: Number(parseMoney(tier.profitLoss)),
  betAmount: Number(parseMoney(tier.betAmount)),
});

/** AGT-10: by the one rule for names of those below; the numbers tell apart those that look alike. */
export function presentEnding(
  { id, type, rateBasisPoints, upline, downline }: EndingRow,
  names: TeamNames,
): EndingContract {
  const party = (one: EndingRow['upline']) => ({ name: nameBelow(one, names), number: one.id.toString() });
  return { id: id.toString(), type, rateBasisPoints, upline: party(upline), downline: party(downline) };
}
