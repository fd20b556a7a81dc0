import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { dayRange } from '#records/record-filters.ts';
import { BONUS_SOURCES } from '#records/record-words.ts';

const bonus = z.object({
  id: z.string(),
  source: z.enum(BONUS_SOURCES),
  /** Of a reward: what it was called when it was given. */
  title: z.nullable(z.string()),
  amount: moneyText,
  at: z.iso.datetime(),
  state: z.enum(['credited', 'taken-back']),
  reference: z.nullable(z.string()),
});

export const listBonuses = defineOperation({
  name: 'listBonuses',
  summary: 'Bonuses received, newest first, with what became of them',
  method: 'GET',
  path: '/wps/member/records/bonuses',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...dayRange,
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  response: z.object({ bonuses: z.array(bonus), total: moneyText, ...toNextPage }),
  errors: [],
});
