import type { RequestOf } from '@maidan/contract/operation.ts';
import { applyForPromotion } from '@maidan/contract/rewards/promotions/apply-for-promotion.ts';
import { claimRafflePromotion } from '@maidan/contract/rewards/promotions/claim-raffle-promotion.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { useOneAtATime } from '#lib/call/use-one-at-a-time.ts';
import { useReadAgain } from '../rewards.mutations.ts';

export function useJoinPromotion() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: RequestOf<typeof joinPromotion>) => call(joinPromotion, input),
    onSettled,
  });
}

export function useApplyForPromotion() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: RequestOf<typeof applyForPromotion>) => call(applyForPromotion, input),
    onSettled,
  });
}

export function useClaimRafflePromotion() {
  const onSettled = useReadAgain();
  return useOneAtATime({
    mutationFn: (input: RequestOf<typeof claimRafflePromotion>) => call(claimRafflePromotion, input),
    onSettled,
  });
}
