import * as z from 'zod/mini';
import { LANGUAGES } from '#constants.ts';
import { moneyText } from '#money.ts';
import { defineOperation } from '#operation.ts';
import { cursor, queryInteger } from '#page.ts';

const bet = z.object({
  roundId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  iconUrl: z.string(),
  placedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
  stake: moneyText,
  payout: moneyText,
  net: moneyText,
  status: z.enum(['open', 'settled', 'void']),
});

export const listBets = defineOperation({
  name: 'listBets',
  summary: 'Own betting record, newest first',
  method: 'GET',
  path: '/wps/member/records/bets',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    cursor: z.optional(cursor),
    pageSize: z._default(queryInteger(1, 100), 20),
    language: z._default(z.enum(LANGUAGES), 'en'),
  }),
  response: z.object({ bets: z.array(bet), nextCursor: z.nullable(z.string()) }),
  errors: [],
});
