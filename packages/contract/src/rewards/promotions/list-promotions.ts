import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { promotion } from './promotion.ts';

/** PRO-01: the same for everybody; where a member stands with each is `listPromotionStandings`. */
export const listPromotions = defineOperation({
  name: 'listPromotions',
  summary: 'Promotions with their terms: those to come, those that are on, and those that ended lately',
  method: 'GET',
  path: '/wps/promotions',
  who: 'visitor',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ language }),
  response: z.object({ promotions: z.array(promotion) }),
  errors: [],
});
