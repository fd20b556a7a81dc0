import type { RequestOf } from '@maidan/contract/operation.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { useOneAtATime } from '#lib/call/use-one-at-a-time.ts';
import { REFERRAL_KEY } from './referral.queries.ts';

/** The same call as in the reward center. Also after a refusal: what was shown may be out of date. */
export function useClaimRewards() {
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: (input: RequestOf<typeof claimRewards>) => call(claimRewards, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: REFERRAL_KEY }),
  });
}
