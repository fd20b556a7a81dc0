import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';

export const CONTRACT_TYPES = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

export const contractId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** AGT-05: what an upline offers. Amounts and members are what a period must reach before the rate is paid. */
export const agentContract = z.object({
  id: contractId,
  type: z.enum(CONTRACT_TYPES),
  /** Who offers it. */
  upline: z.string(),
  rateBasisPoints: z.number(),
  activeMembers: z.number(),
  validBet: moneyText,
  profitLoss: moneyText,
  betAmount: moneyText,
  period: z.enum(CONTRACT_PERIODS),
  proposedAt: z.iso.datetime(),
  currencySymbol: z.string(),
});
export type AgentContract = z.infer<typeof agentContract>;
