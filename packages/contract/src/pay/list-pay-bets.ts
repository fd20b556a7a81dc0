import * as z from 'zod/mini';
import { memberNumber } from '#downline/downline-words.ts';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { payMember } from './list-pay-members.ts';
import { payId } from './pay-row.ts';

/** How a round came into a slot: in its time, when its own was closed already, or as what was taken back of an earlier one. */
export const PAY_BET_KINDS = ['inTime', 'late', 'takenBack'] as const;

export const listPayBets = defineOperation({
  name: 'listPayBets',
  summary: 'The rounds of one member that stand in a row of pay, the last slot first',
  method: 'GET',
  path: '/wps/agent/pay/bets',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({
    id: payId,
    member: memberNumber,
    language,
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 100), 20),
  }),
  response: z.object({
    /** What all pages of bets add up to. */
    member: z.object(payMember),
    bets: z.array(
      z.object({
        /** Of the entry: a round that changed has several. */
        id: z.string(),
        roundId: z.string(),
        gameName: z.string(),
        placedAt: z.iso.datetime(),
        kind: z.enum(PAY_BET_KINDS),
        /** Less than zero where something was taken back. */
        stake: moneyText,
        payout: moneyText,
      }),
    ),
    ...toNextPage,
  }),
  errors: ['NOT_FOUND'],
});
