import * as z from 'zod/mini';
import { contractOffer, endingContract } from '#agents/agent-contract.ts';
import { defineOperation } from '#operation.ts';

export const getOfferEnds = defineOperation({
  name: 'getOfferEnds',
  summary: 'The contracts further down that would end if an offer of these terms were accepted now',
  method: 'POST',
  path: '/wps/agent/contracts/offer/ends',
  who: 'agent',
  encrypted: false,
  perMinute: 60,
  request: contractOffer,
  response: z.object({ ends: z.array(endingContract) }),
  errors: ['NOT_FOUND', 'BAD_REQUEST'],
});
