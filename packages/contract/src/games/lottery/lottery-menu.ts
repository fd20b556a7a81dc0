import * as z from 'zod/mini';
import { PRIZE_MODES } from '#constants.ts';
import { game } from '#games/game.ts';

/** LOT-02: the titles of one kind of lottery, and how the kind is called in the language asked for. */
const lotteryMenu = z.object({
  accountType: z.enum(PRIZE_MODES),
  accountTypeName: z.string(),
  games: z.array(game),
});
export type LotteryMenu = z.infer<typeof lotteryMenu>;

export const lotteryMenus = z.object({ gameMenus: z.array(lotteryMenu) });
