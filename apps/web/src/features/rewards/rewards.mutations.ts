import type { Language } from '@maidan/contract/languages.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { forfeitBonus } from '@maidan/contract/rewards/forfeit-bonus.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { useOneAtATime } from '#lib/call/use-one-at-a-time.ts';
import { claimAll } from '#lib/rewards/claim-all.ts';
import { REWARDS_KEY } from './rewards.queries.ts';

/** Also after a refusal: what was shown may be out of date. */
export function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: REWARDS_KEY });
}

/** What is said afterwards is said by the mutation: the button that began it may be gone by then. */
export function useClaimRewards({ onSuccess }: { onSuccess: () => void }) {
  const onSettled = useReadAgain();
  return useOneAtATime({
    mutationFn: (input: RequestOf<typeof claimRewards>) => call(claimRewards, input),
    onSuccess,
    onSettled,
  });
}

type All = { rewards: Parameters<typeof claimAll>[0]; language: Language };

export function useClaimAll({ onSuccess }: { onSuccess: (given: number) => void }) {
  const onSettled = useReadAgain();
  return useOneAtATime({
    mutationFn: ({ rewards, language }: All) => claimAll(rewards, language),
    onSuccess,
    onSettled,
  });
}

export function useForfeitBonus() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: RequestOf<typeof forfeitBonus>) => call(forfeitBonus, input),
    onSettled,
  });
}

export function useSetRewardsWanted() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: RequestOf<typeof setRewardsWanted>) => call(setRewardsWanted, input),
    onSettled,
  });
}
