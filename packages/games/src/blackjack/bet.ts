import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import { manifest } from './manifest.ts';

const STAKES = new Set(manifest.stakeSteps.map(formatMoneyText));

/** Every stake is even in minor units: half of it, for three to two and for the insurance, is exact. */
export const blackjackBet = z.strictObject({
  stake: z.pipe(moneyText.check(z.refine((text) => STAKES.has(text))), z.transform(parseMoney)),
});
export type BlackjackBet = z.output<typeof blackjackBet>;
