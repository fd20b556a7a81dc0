import * as z from 'zod/mini';
import { agentContract } from '#agents/agent-contract.ts';
import { memberId } from '#ids.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { payId, payRow } from './pay-row.ts';

export const getPayRow = defineOperation({
  name: 'getPayRow',
  summary: 'One row of pay with the contract it follows; for whoever got it, and whoever gave the contract',
  method: 'GET',
  path: '/wps/agent/pay/row',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ id: payId }),
  response: z.object({
    row: payRow,
    contract: agentContract,
    /** What the rate was paid on: turnover, or what was lost less the fee, with what earlier slots left. */
    base: moneyText,
    baseBefore: moneyText,
    owedBefore: moneyText,
    owedAfter: moneyText,
    /** The contracts below whose shares came out of it. */
    shares: z.array(
      z.object({
        id: payId,
        downline: z.string(),
        number: memberId,
        rateBasisPoints: z.int(),
        share: moneyText,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
