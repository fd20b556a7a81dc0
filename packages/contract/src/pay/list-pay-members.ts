import * as z from 'zod/mini';
import { memberId } from '#ids.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { payId } from './pay-row.ts';

/** What a member brought to a slot, late changes included. The name is masked as those of everybody below. */
export const payMember = {
  id: memberId,
  name: z.string(),
  rounds: z.int(),
  turnover: moneyText,
  profitLoss: moneyText,
  /** Of the turnover: what settled or changed when its own slot was closed already. */
  late: moneyText,
};

export const listPayMembers = defineOperation({
  name: 'listPayMembers',
  summary: 'Whose rounds a row of pay was reckoned from, the largest turnover first',
  method: 'GET',
  path: '/wps/agent/pay/members',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ id: payId, ...fromCursor, pageSize: z._default(queryInteger(1, 100), 20) }),
  response: z.object({ members: z.array(z.object(payMember)), ...toNextPage }),
  errors: ['NOT_FOUND'],
});
