import * as z from 'zod/mini';
import { localText } from '#local-text-field.ts';
import { moneyText } from '#money-text.ts';

/** Points are whole and countable; more than this nobody earns in a lifetime. */
const MOST_POINTS = 1_000_000_000;
export const points = z.int().check(z.minimum(1), z.maximum(MOST_POINTS));

export const pointRewardCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));
/** What is drawn for a reward without a picture of its own. */
export const POINT_REWARD_LOOKS = ['coins', 'kite', 'umbrella', 'cup', 'shirt', 'lamp'] as const;

/** PRO-04: what points are taken for. */
export const pointReward = z.object({
  code: pointRewardCode,
  title: localText(80),
  about: localText(400),
  points,
  /** What is paid into the balance when it is approved; null for what is sent or handed over. */
  amount: z.nullable(moneyText),
  look: z.enum(POINT_REWARD_LOOKS),
  pictureUrl: z.nullable(z.string()),
  /** How many are left; null where they do not run out. */
  left: z.nullable(z.int()),
});
export type PointReward = z.infer<typeof pointReward>;

/** PRO-04: the ratio and the requirements of a conversion, and what earns points. */
export const pointConfig = z.object({
  offered: z.boolean(),
  /** Settled stakes of so much earn one point. */
  stakePerPoint: moneyText,
  /** So many points are worth so much money. */
  ratio: z.object({ points: z.int(), amount: moneyText }),
  requirements: z.object({ leastPoints: z.int(), mostPointsPerDay: z.int() }),
});
export type PointConfig = z.infer<typeof pointConfig>;

export const POINT_RECORD_STATES = ['process', 'rejected', 'approved'] as const;

/** PRO-04: a redemption or a conversion, as it was agreed to then. */
export const pointRecord = z.object({
  reference: z.string(),
  kind: z.enum(['redeem', 'convert']),
  /** What was redeemed; null for a conversion. */
  title: z.nullable(localText(80)),
  points: z.int(),
  amount: z.nullable(moneyText),
  ratio: z.nullable(pointConfig.shape.ratio),
  requirements: z.nullable(pointConfig.shape.requirements),
  state: z.enum(POINT_RECORD_STATES),
  appliedAt: z.iso.datetime(),
  remark: z.nullable(z.string()),
});
export type PointRecord = z.infer<typeof pointRecord>;

export const paymentPassword = z.string().check(z.regex(/^[0-9]{6}$/));
export const GUARD_ERRORS = [
  'PAYMENT_PASSWORD_MISSING',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
  'FEATURE_OFF',
  'POINTS_SHORT',
  'ON_BREAK',
  'ON_BREAK_FOREVER',
  'ACCOUNT_CLOSED',
  'REWARD_PAUSED',
  'REWARDS_OFF',
  'OPERATION_CONFLICT',
  'PAYLOAD_REFUSED',
] as const;
