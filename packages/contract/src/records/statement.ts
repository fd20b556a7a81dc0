import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';

/** Sums of one period. `net` is what came in from outside less what went out; stakes are less than zero. */
export const statementSums = {
  entries: z.int(),
  deposits: moneyText,
  withdrawals: moneyText,
  net: moneyText,
  bonuses: moneyText,
  /** Salaries and dividends. */
  pay: moneyText,
  adjustments: moneyText,
  transfers: moneyText,
  stakes: moneyText,
  wins: moneyText,
  /** All of it together: how much the balance changed. */
  change: moneyText,
};
