import type { RequestOf } from '@maidan/contract/operation.ts';
import { convertPoints } from '@maidan/contract/points/convert-points.ts';
import { redeemPointReward } from '@maidan/contract/points/redeem-point-reward.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { POINTS_KEY } from './points.queries.ts';

/** Also after a refusal: what it was about may have changed under the page. No password is kept. */
function useAfter() {
  const queryClient = useQueryClient();
  return { gcTime: 0, onSettled: () => queryClient.invalidateQueries({ queryKey: POINTS_KEY }) };
}

export function useConvertPoints() {
  const after = useAfter();
  return useMutation({
    ...after,
    mutationFn: (input: RequestOf<typeof convertPoints>) => call(convertPoints, input),
  });
}

export function useRedeemPointReward() {
  const after = useAfter();
  return useMutation({
    ...after,
    mutationFn: (input: RequestOf<typeof redeemPointReward>) => call(redeemPointReward, input),
  });
}
