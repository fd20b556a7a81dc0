import * as z from 'zod/mini';
import { localText } from '#local-text-field.ts';
import { moneyText } from '#money-text.ts';

/** HOM-03: a round that has just paid more than was staked on it, as others see it. */
export const liveWin = z.object({
  /** T33: what is left of a name that nobody can be told by. */
  customerName: z.string(),
  /** Nobody: the page says so beside the name (decision 0082). */
  isBot: z.boolean(),
  winAmount: moneyText,
  /** In every language that there is: one frame goes to all readers. Null when the title has left the catalogue. */
  gameName: z.nullable(localText(200)),
  wonAt: z.iso.datetime(),
});
export type LiveWin = z.infer<typeof liveWin>;
