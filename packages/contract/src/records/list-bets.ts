import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { betFilters } from '#records/record-filters.ts';
import { BET_STATES } from '#records/record-words.ts';

const bet = z.object({
  id: z.string(),
  roundId: z.string(),
  gameName: z.string(),
  /** As the house of the game says it, in one line: what was bet on. Null: it does not say. */
  about: z.nullable(z.string()),
  vassalage: z.string(),
  vendorName: z.string(),
  iconUrl: z.string(),
  placedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
  stake: moneyText,
  payout: moneyText,
  net: moneyText,
  status: z.enum(BET_STATES),
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
    ...betFilters,
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  response: z.object({ bets: z.array(bet), ...toNextPage }),
  errors: [],
});
