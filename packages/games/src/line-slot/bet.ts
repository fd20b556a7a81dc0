import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import { manifest } from './manifest.ts';

const STAKES = new Set(manifest.stakeSteps.map(formatMoneyText));

/** The player chooses only the stake; all twenty lines always play. */
export const slotBet = z.strictObject({
  stake: z.pipe(moneyText.check(z.refine((text) => STAKES.has(text))), z.transform(parseMoney)),
});
export type SlotBet = z.output<typeof slotBet>;
