import * as z from 'zod/mini';
import { contractOffer } from '#agents/agent-contract.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

const sums = {
  turnover: moneyText,
  /** What the downline would have been paid, before what it gives on. */
  share: moneyText,
  /** What the caller's own contract gave for the same slot, and what is left of it after the share. */
  own: moneyText,
  left: moneyText,
};

/** AGT-05: what an offer would have paid over the last closed slots of the downline's team, by the functions that pay. */
export const tryContract = defineOperation({
  name: 'tryContract',
  summary: 'What a contract would have paid in the last closed slots that had any turnover',
  method: 'POST',
  path: '/wps/agent/contracts/try',
  who: 'agent',
  encrypted: false,
  perMinute: 60,
  request: contractOffer,
  response: z.object({
    slots: z.array(
      z.object({
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        members: z.int(),
        /** Counted from 1; null: none was reached. */
        tier: z.nullable(z.int()),
        rateBasisPoints: z.int(),
        ...sums,
      }),
    ),
    sum: z.object(sums),
  }),
  errors: ['NOT_FOUND', 'BAD_REQUEST'],
});
