import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { toNextPage } from '#page.ts';
import { countedAt, pageOfTeam, PAYMENT_KINDS, teamMember, teamPaymentFilters } from './team-figures.ts';

/** Without a cursor the sums come along; they are those of the whole range. */
export const listTeamPayments = defineOperation({
  name: 'listTeamPayments',
  summary: 'Deposits, withdrawals and transfers of the own team, newest first',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ ...teamPaymentFilters, ...pageOfTeam }),
  response: z.object({
    countedAt,
    member: z.nullable(z.object(teamMember)),
    totals: z.nullable(z.object({ deposits: moneyText, withdrawals: moneyText, transfers: moneyText })),
    payments: z.array(
      z.object({
        id: z.string(),
        member: z.object(teamMember),
        kind: z.enum(PAYMENT_KINDS),
        /** As it moved the member's balance: what went out is less than zero. */
        amount: moneyText,
        at: z.iso.datetime(),
      }),
    ),
    ...toNextPage,
  }),
  errors: ['NOT_FOUND'],
});
