import type { RewardTerms } from '../rules/terms.ts';

const DAY_MS = 86_400_000;

/** PRO-01: whether somebody who registered then may still take part; most rules are for everybody. */
export function isNewEnough(
  { newcomerDays }: Pick<RewardTerms, 'newcomerDays'>,
  { registeredAt, now }: { registeredAt: Date; now: Date },
): boolean {
  return newcomerDays === undefined || now.getTime() - registeredAt.getTime() < newcomerDays * DAY_MS;
}
