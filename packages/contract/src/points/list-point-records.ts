import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { pointRecord } from './point-mall.ts';

export const listPointRecords = defineOperation({
  name: 'listPointRecords',
  summary: 'Own redemptions and conversions, newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ...fromCursor, pageSize: z._default(queryInteger(1, 50), 10) }),
  response: z.object({ records: z.array(pointRecord), ...toNextPage }),
  errors: [],
});
