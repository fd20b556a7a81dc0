import { INTEGER_WORDS } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { INTEGER_AMOUNTS } from './amounts.ts';
import { checkPathSignature } from './path-signature.ts';
import type { Shape } from './shape.ts';
import { answerIn, requestOf } from './translate.ts';

/** Every string of a JSON text, from the first on, so that none begins inside of another; with what makes it the name of such a number. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:\s*-?\d+[.eE])?/gs;

/** W15: `1e3` and `1000.0` are read as whole numbers too, however the name of the field is written. */
function hasUnwholeAmount(text: string): boolean {
  for (const [found, unwhole] of text.matchAll(STRINGS)) {
    if (unwhole === undefined) continue;
    if (JSON.parse(found.slice(0, -unwhole.length)) === INTEGER_WORDS.requestFields.amount) return true;
  }
  return false;
}

/** Whole minor units, and HTTP 200 for whatever is decided. */
export const INTEGER_SHAPE: Shape = {
  name: 'integer',
  paths: INTEGER_WORDS.paths,
  checkSignature: (call, headers, rawBody, partners) =>
    checkPathSignature(INTEGER_WORDS, 'base64', { call, headers, rawBody }, partners),
  readRequest: (call, request) => requestOf(INTEGER_WORDS, INTEGER_AMOUNTS, call, request),
  refuses: hasUnwholeAmount,
  present: (answer) => ({
    httpStatus: answer.status === 'UNKNOWN' ? 500 : 200,
    body: answerIn(INTEGER_WORDS, INTEGER_AMOUNTS, answer),
  }),
};
