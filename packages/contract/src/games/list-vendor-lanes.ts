import * as z from 'zod/mini';
import { language } from '#language.ts';
import { game, gameCategory } from '#games/game.ts';
import { gameCode, nodeId, vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';

const vendorCard = z.object({
  vassalage: vendorCode,
  displayName: z.string(),
  gameType: gameCategory,
  gameCode: z.nullable(gameCode),
  isGame: z.boolean(),
  lagerIcon: z.string(),
  nodeId,
  gameCount: z.number(),
  open: z.boolean(),
  maintenance: z.boolean(),
});

const lane = z.object({
  title: gameCategory,
  cards: z.array(vendorCard),
  gameClassify: z.nullable(z.string()),
  /** HOM-05: the first 12 games of the category, so that home needs one call. */
  games: z.array(game),
});
export type VendorLane = z.infer<typeof lane>;

export const listVendorLanes = defineOperation({
  name: 'listVendorLanes',
  summary: 'Every category with its vendors and its first games: the lobby in one call',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  who: 'visitor',
  encrypted: false,
  perMinute: 600,
  request: z.strictObject({
    platform: z.optional(z.enum(['html5-desktop', 'flash'])),
    merchantCode: z.optional(z.string().check(z.maxLength(24))),
    language,
  }),
  response: z.object({ data: z.object({ lanes: z.array(lane) }) }),
  errors: [],
});
