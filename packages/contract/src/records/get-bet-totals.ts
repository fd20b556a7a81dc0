import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { betFilters, betSums } from '#records/record-filters.ts';
import { RECORD_CATEGORIES } from '#records/record-words.ts';

/** The sums of everything `listBets` would list, and what there is to choose from in that range. */
export const getBetTotals = defineOperation({
  name: 'getBetTotals',
  summary: 'Sums of the own betting record in a range',
  method: 'GET',
  path: '/wps/member/records/bets/totals',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject(betFilters),
  response: z.object({
    // `net` leaves out what is still running: its stake is neither won nor lost yet.
    ...betSums,
    openRounds: z.int(),
    openStake: moneyText,
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
    categories: z.array(z.enum(RECORD_CATEGORIES)),
  }),
  errors: [],
});
