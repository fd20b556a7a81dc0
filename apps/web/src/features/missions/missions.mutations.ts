import type { Language } from '@maidan/contract/languages.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { useOneAtATime } from '#lib/call/use-one-at-a-time.ts';
import { claimAll } from '#lib/rewards/claim-all.ts';
import { MISSIONS_KEY } from './missions.queries.ts';

/**
 * Also after a refusal the page is read anew: what was shown may be out of date. What is said afterwards is said by the mutation: the
 * button that began it may be gone by then.
 */
export function useClaimRewards({ onSuccess }: { onSuccess: () => void }) {
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: (input: RequestOf<typeof claimRewards>) => call(claimRewards, input),
    onSuccess,
    onSettled: () => queryClient.invalidateQueries({ queryKey: MISSIONS_KEY }),
  });
}

type All = { rewards: Parameters<typeof claimAll>[0]; language: Language };

export function useClaimAll({ onSuccess }: { onSuccess: () => void }) {
  const queryClient = useQueryClient();
  return useOneAtATime({
    mutationFn: ({ rewards, language }: All) => claimAll(rewards, language),
    onSuccess,
    onSettled: () => queryClient.invalidateQueries({ queryKey: MISSIONS_KEY }),
  });
}
