import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ContractRow } from './contract.store.ts';

/** What a downline sees of a proposal. An upline's name is known to the own downline. */
export function presentContract(row: ContractRow, currencySymbol: string): AgentContract {
  return {
    id: row.id.toString(),
    type: row.type,
    upline: row.upline,
    rateBasisPoints: row.rateBasisPoints,
    activeMembers: row.activeMembers,
    validBet: formatMoneyText(minor(row.validBet)),
    profitLoss: formatMoneyText(minor(row.profitLoss)),
    betAmount: formatMoneyText(minor(row.betAmount)),
    period: row.period,
    proposedAt: row.proposedAt.toISOString(),
    currencySymbol,
  };
}
