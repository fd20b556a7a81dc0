import { DECIMAL_HTTP, DECIMAL_WORDS } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { checkPathSignature } from './path-signature.ts';
import type { Shape } from './shape.ts';
import { answerIn, requestOf, type AmountCodec } from './translate.ts';

/** W15: no sign, no exponent, at most 16 decimals; those beyond the currency's are noughts, or it would be rounded. */
const DECIMAL = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2})0{0,14})?$/;

const AMOUNTS: AmountCodec = {
  read: (amount) => {
    const [, whole, part = ''] = (typeof amount === 'string' && DECIMAL.exec(amount)) || [];
    return whole === undefined ? undefined : `${whole}.${part.padEnd(2, '0')}`;
  },
  write: (amount) => amount,
};

/** Decimal text, 4xx for refusals, 5xx for nothing but what is not decided. */
export const DECIMAL_SHAPE: Shape = {
  name: 'decimal',
  paths: DECIMAL_WORDS.paths,
  checkSignature: (call, headers, rawBody, partners) =>
    checkPathSignature(DECIMAL_WORDS, 'hex', { call, headers, rawBody }, partners),
  readRequest: (call, request) => requestOf(DECIMAL_WORDS, AMOUNTS, call, request),
  present: (answer) => ({
    httpStatus: DECIMAL_HTTP[answer.status],
    body: answerIn(DECIMAL_WORDS, AMOUNTS, answer),
  }),
};
