import { DECIMAL_HTTP, DECIMAL_WORDS } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { DECIMAL_AMOUNTS } from './amounts.ts';
import { checkPathSignature } from './path-signature.ts';
import type { Shape } from './shape.ts';
import { answerIn, requestOf } from './translate.ts';

/** Decimal text, 4xx for refusals, 5xx for nothing but what is not decided. */
export const DECIMAL_SHAPE: Shape = {
  name: 'decimal',
  paths: DECIMAL_WORDS.paths,
  checkSignature: (call, headers, rawBody, partners) =>
    checkPathSignature(DECIMAL_WORDS, 'hex', { call, headers, rawBody }, partners),
  readRequest: (call, request) => requestOf(DECIMAL_WORDS, DECIMAL_AMOUNTS, call, request),
  present: (answer) => ({
    httpStatus: DECIMAL_HTTP[answer.status],
    body: answerIn(DECIMAL_WORDS, DECIMAL_AMOUNTS, answer),
  }),
};
