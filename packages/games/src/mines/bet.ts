import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import { manifest } from './manifest.ts';
import { LEAST_MINES, MOST_MINES } from './paytable.ts';

const STAKES = new Set(manifest.stakeSteps.map(formatMoneyText));

/** Beside the stake the player chooses how many of the 25 tiles hide a mine. */
export const minesBet = z.strictObject({
  stake: z.pipe(moneyText.check(z.refine((text) => STAKES.has(text))), z.transform(parseMoney)),
  mines: z.int().check(z.minimum(LEAST_MINES), z.maximum(MOST_MINES)),
});
export type MinesBet = z.output<typeof minesBet>;
