import { PAY_STATES, type PayState } from '@maidan/contract/pay/pay-row.ts';

/** Which slots are listed, besides by their days. */
export type PayChoice = { state?: PayState; late?: 'only' };

/** Reads an address. What makes no sense is left out rather than refused: a link always opens. */
export function readPayChoice(raw: Record<string, unknown>): PayChoice {
  const state = PAY_STATES.find((one) => one === raw['state']);
  return { ...(state === undefined ? {} : { state }), ...(raw['late'] === 'only' ? { late: 'only' } : {}) };
}
