import { INTEGER_WORDS } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { INTEGER_AMOUNTS } from './amounts.ts';
import { checkPathSignature } from './path-signature.ts';
import type { Shape } from './shape.ts';
import { answerIn, requestOf } from './translate.ts';

/** Whole minor units, and HTTP 200 for whatever is decided. */
export const INTEGER_SHAPE: Shape = {
  name: 'integer',
  paths: INTEGER_WORDS.paths,
  checkSignature: (call, headers, rawBody, partners) =>
    checkPathSignature(INTEGER_WORDS, 'base64', { call, headers, rawBody }, partners),
  readRequest: (call, request) => requestOf(INTEGER_WORDS, INTEGER_AMOUNTS, call, request),
  // W15: `1e3` and `1000.0` are read as whole numbers too. Inside of a string these quotes would be escaped.
  refusedText: /"amount"\s*:\s*-?\d+[.eE]/,
  present: (answer) => ({
    httpStatus: answer.status === 'UNKNOWN' ? 500 : 200,
    body: answerIn(INTEGER_WORDS, INTEGER_AMOUNTS, answer),
  }),
};
