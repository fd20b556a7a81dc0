import * as z from 'zod/mini';
import { operationId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { GUARD_ERRORS, paymentPassword, pointRecord, pointRewardCode, points } from './point-mall.ts';

/** PRO-05, PWD-05: the points are set aside until the house has decided. */
export const redeemPointReward = defineOperation({
  name: 'redeemPointReward',
  summary: 'Ask for a reward; its points are set aside',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  request: z.strictObject({
    operationId,
    code: pointRewardCode,
    /** As it was shown: another price is another agreement. */
    points,
    paymentPassword,
  }),
  response: pointRecord,
  errors: [...GUARD_ERRORS, 'POINT_REWARD_GONE'],
});
