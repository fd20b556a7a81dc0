import { formatMoneyText, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';

/** A stake on the wire that is one of those a game offers. */
export function offeredStake(steps: readonly Money[]) {
  const texts = new Set(steps.map(formatMoneyText));
  return z.pipe(moneyText.check(z.refine((text) => texts.has(text))), z.transform(parseMoney));
}
