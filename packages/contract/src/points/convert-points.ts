import * as z from 'zod/mini';
import { operationId } from '#ids.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { GUARD_ERRORS, paymentPassword, pointRecord, points } from './point-mall.ts';

/** PRO-05, PWD-05: at once, at the ratio that was shown. */
export const convertPoints = defineOperation({
  name: 'convertPoints',
  summary: 'Turn points into money',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  request: z.strictObject({
    operationId,
    points,
    /** What they were said to be worth. */
    amount: moneyText,
    paymentPassword,
  }),
  response: pointRecord,
  errors: [...GUARD_ERRORS, 'POINT_AMOUNT', 'POINT_DAY_LIMIT', 'POINT_RATIO_CHANGED'],
});
