import { RECORD_CATEGORIES, type RecordCategory } from '@maidan/contract/records/record-words.ts';
import type { Wagering } from '@maidan/contract/rewards/reward.ts';
import type { RewardTerms } from './terms.ts';

/** What frees a locked bonus, as everybody may read it. */
export function wageringOf({ wagering }: RewardTerms): Wagering | null {
  if (wagering === undefined) return null;
  const { times, days, weights } = wagering;
  return { times, days, weights: weightsOf(weights) };
}

export function weightsOf(weights: Partial<Record<string, number>>): Wagering['weights'] {
  return RECORD_CATEGORIES.flatMap((category: RecordCategory) => {
    const percent = weights[category];
    return percent === undefined ? [] : [{ category, percent }];
  });
}
