import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { pointReward } from './point-mall.ts';

export const listPointRewards = defineOperation({
  name: 'listPointRewards',
  summary: 'What points are taken for',
  method: 'GET',
  path: '/wps/relay/getPointReward',
  who: 'visitor',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({}),
  response: z.object({ rewards: z.array(pointReward) }),
  errors: [],
});
