import * as z from 'zod/mini';
import { nodeId } from '#ids.ts';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

/** As many as are listed, the latest first; the betting record has them all. */
export const MOST_OPEN_BETS = 100;

const openBet = z.object({
  /** Its place in the betting record, where its receipt is. */
  id: z.string(),
  roundId: z.string(),
  nodeId,
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  iconUrl: z.string(),
  placedAt: z.iso.datetime(),
  stake: moneyText,
  /** What has been paid for it already. */
  payout: moneyText,
  /** As the house of the game says it: what was bet on. */
  about: z.array(z.string()),
  /** As it says as well: the most it can still pay, and when it ends at the latest. Null: it does not say. */
  mostWin: z.nullable(moneyText),
  /** Instead, where others' bets decide what is paid: the most as they lie now, not fixed. */
  mostAsItStands: z.nullable(moneyText),
  endsAt: z.nullable(z.iso.datetime()),
  /** It waits for this player, who can go on with it. */
  waitsForPlayer: z.boolean(),
});

export const listOpenBets = defineOperation({
  name: 'listOpenBets',
  summary: 'Own bets that are not settled yet, and what each can still become',
  method: 'GET',
  path: '/wps/member/records/open',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({ language }),
  response: z.object({ bets: z.array(openBet), count: z.int(), stake: moneyText }),
  errors: [],
});
