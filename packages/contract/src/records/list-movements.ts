import * as z from 'zod/mini';
import { CONTRACT_TYPES } from '#agents/agent-contract.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { dayRange } from '#records/record-filters.ts';
import { payId } from '#pay/pay-row.ts';
import { BONUS_SOURCES, MOVEMENT_KINDS } from '#records/record-words.ts';

const movement = z.object({
  id: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  /** Takes back what came before. */
  reversal: z.boolean(),
  amount: moneyText,
  balanceAfter: moneyText,
  at: z.iso.datetime(),
  reference: z.nullable(z.string()),
  /** Of a bonus: what it was for. */
  source: z.nullable(z.enum(BONUS_SOURCES)),
  /** Of a salary or dividend: the row of pay that it was paid for. */
  pay: z.nullable(z.object({ type: z.enum(CONTRACT_TYPES), id: payId })),
  /** Of a bet or a win: the game, and the bet that opens as a receipt. */
  gameName: z.nullable(z.string()),
  betId: z.nullable(z.string()),
});

export const listMovements = defineOperation({
  name: 'listMovements',
  summary: 'Everything that moved the own balance, newest first',
  method: 'GET',
  path: '/wps/member/records/movements',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...dayRange,
    kind: z.optional(z.enum(MOVEMENT_KINDS)),
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  response: z.object({ movements: z.array(movement), ...toNextPage }),
  errors: [],
});
