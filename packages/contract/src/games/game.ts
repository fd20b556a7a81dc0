import * as z from 'zod/mini';
import { GAME_CATEGORIES } from '#constants.ts';
import { GAME_FEATURES, VOLATILITIES } from '#games/list-filters.ts';
import { gameCode, nodeId, vendorCode } from '#ids.ts';

export const gameCategory = z.enum(GAME_CATEGORIES);

/** GAM-01: a game as every list shows it. `displayName` is in the language asked for. */
export const game = z.object({
  nodeId,
  displayName: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  vassalage: vendorCode,
  /** The vendor as people read it, in the language asked for. */
  vendorName: z.string(),
  gameType: gameCategory,
  gameCode,
  gameClassify: z.nullable(z.string()),
  isGame: z.boolean(),
  showIcon: z.boolean(),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  hot: z.boolean(),
  isNew: z.boolean(),
  /** Return to player in basis points; null where the game has no fixed figure. */
  rtpBasisPoints: z.nullable(z.number()),
  volatility: z.nullable(z.enum(VOLATILITIES)),
  lines: z.nullable(z.number()),
  /** The most that one round can pay, in stakes; null where nothing plays it yet. */
  maxWin: z.nullable(z.number()),
  /** Money text. Not checked as such: the check would draw the schema library into the first visit. */
  minStake: z.nullable(z.string()),
  features: z.array(z.enum(GAME_FEATURES)),
  /** Whether it can be launched now. */
  open: z.boolean(),
  /** Closed for a while, by its vendor or by the operator; closed without it means that it opens soon. */
  maintenance: z.boolean(),
});
export type Game = z.infer<typeof game>;
