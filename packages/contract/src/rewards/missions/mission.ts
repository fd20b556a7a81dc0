import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { RECORD_CATEGORIES } from '#records/record-words.ts';
import { wagering } from '#rewards/reward.ts';
import { REWARD_PAYMENTS, REWARD_PERIODS } from '#rewards/reward-words.ts';

const whole = z.int().check(z.nonnegative());

/** How far somebody is, in what the mission counts. What is done may be more than the target. */
export const missionProgress = z.discriminatedUnion('counts', [
  z.object({ counts: z.literal('rounds'), done: whole, target: whole }),
  z.object({ counts: z.literal('kinds'), done: whole, target: whole }),
  z.object({ counts: z.literal('stake'), done: moneyText, target: moneyText }),
]);
export type MissionProgress = z.infer<typeof missionProgress>;

export const MISSION_STATES = ['ready', 'going', 'taken'] as const;

export const mission = z.object({
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  repeats: z.enum(REWARD_PERIODS),
  /** The period that it was counted over, as a claim names it. */
  period: z.string(),
  from: z.iso.datetime(),
  /** Null for a mission without an end. */
  to: z.nullable(z.iso.datetime()),
  /** Which games count; all where there is none. */
  categories: z.array(z.enum(RECORD_CATEGORIES)),
  progress: missionProgress,
  amount: moneyText,
  payment: z.enum(REWARD_PAYMENTS),
  wagering: z.nullable(wagering),
  state: z.enum(MISSION_STATES),
  claimUntil: z.nullable(z.iso.datetime()),
  takenAt: z.nullable(z.iso.datetime()),
});
export type Mission = z.infer<typeof mission>;
