import * as z from 'zod/mini';
import { memberId } from '#ids.ts';
import { moneyText } from '#money-text.ts';

export const CONTRACT_TYPES = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
/** An offer lapses when the one who was asked moves to another upline. */
export const CONTRACT_STATES = [
  'proposed',
  'accepted',
  'rejected',
  'withdrawn',
  'lapsed',
  'terminated',
] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];
export type ContractState = (typeof CONTRACT_STATES)[number];
export const CONTRACT_MAX_TIERS = 5;

export const contractId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
/** Which contracts further down end with a step; exactly those are confirmed (A5). As many as the body of a call has room for. */
export const contractIds = z.array(contractId).check(z.maxLength(4_000));

/** AGT-05: a rate, and what a slot must reach before it is paid. */
export const contractTier = z.strictObject({
  rateBasisPoints: z.int().check(z.minimum(1), z.maximum(10_000)),
  activeMembers: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  validBet: moneyText,
  profitLoss: moneyText,
  betAmount: moneyText,
});
export type ContractTier = z.infer<typeof contractTier>;

/** Masked as the names of everybody below; the number tells apart those that look alike. */
const party = z.object({ name: z.string(), number: memberId });

/** A contract further down that could not go on. */
export const endingContract = z.object({
  id: contractId,
  type: z.enum(CONTRACT_TYPES),
  upline: party,
  downline: party,
  rateBasisPoints: z.number(),
});
export type EndingContract = z.infer<typeof endingContract>;

/** AGT-05: what an upline offers; the last tier has the highest rate. */
export const agentContract = z.object({
  id: contractId,
  type: z.enum(CONTRACT_TYPES),
  version: z.int(),
  state: z.enum(CONTRACT_STATES),
  /** Who offers it; null is the house. */
  upline: z.nullable(z.string()),
  downline: z.string(),
  rateBasisPoints: z.number(),
  tiers: z.array(contractTier),
  /** Of dividends; a salary is paid by the slots of its kind. */
  period: z.enum(CONTRACT_PERIODS),
  feeBasisPoints: z.number(),
  carriesLosses: z.boolean(),
  proposedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** From the first slot that is paid to the end of the last. */
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  currencySymbol: z.string(),
});
export type AgentContract = z.infer<typeof agentContract>;

/** AGT-06: a proposal with what accepting it would end. */
export const pendingContract = z.extend(agentContract, {
  ends: z.array(endingContract),
  /** The contract of its kind that runs, and whose place it would take. */
  replaces: z.nullable(agentContract),
  /** It gives less than that one in at least one point. */
  isWorse: z.boolean(),
});
export type PendingContract = z.infer<typeof pendingContract>;

/** What an agent offers to a direct downline. A salary has no period, fee or losses of its own. */
export const contractOffer = z.strictObject({
  downline: z.string().check(z.minLength(1), z.maxLength(32)),
  type: z.enum(CONTRACT_TYPES),
  period: z.enum(CONTRACT_PERIODS),
  tiers: z.array(contractTier).check(z.minLength(1), z.maxLength(CONTRACT_MAX_TIERS)),
  feeBasisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
  carriesLosses: z.boolean(),
});
export type ContractOffer = z.infer<typeof contractOffer>;
