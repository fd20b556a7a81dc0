import * as z from 'zod/mini';
import { language } from '#language.ts';
import { game, gameCategory } from '#games/game.ts';
import { vendorCode } from '#ids.ts';
import { defineOperation } from '#operation.ts';

/** Where in `displayName` the text was found: from and to, in UTF-16 units. */
const marks = z.array(z.tuple([z.number(), z.number()]));

const foundGame = z.extend(
  z.pick(game, {
    nodeId: true,
    displayName: true,
    vassalage: true,
    vendorName: true,
    gameType: true,
    gameCode: true,
    gameClassify: true,
    iconUrl: true,
    lagerIcon: true,
    hot: true,
    isNew: true,
    open: true,
    maintenance: true,
  }),
  {
    marks,
    /** The name in the other language, where that is what was found. */
    alsoCalled: z.nullable(z.string()),
  },
);

const foundVendor = z.object({
  vassalage: vendorCode,
  displayName: z.string(),
  /** The category in which it has most games. */
  gameType: gameCategory,
  gameCount: z.number(),
  lagerIcon: z.string(),
  open: z.boolean(),
  marks,
});

const foundPage = z.object({
  path: z.string(),
  displayName: z.string(),
  /** Who it is made for; others are led to the login, or do not see it. */
  needs: z.enum(['nobody', 'member', 'agent']),
  marks,
});

export const search = defineOperation({
  name: 'search',
  summary: 'Games, vendors, pages and help for a text in any language, forgiving how it is spelled',
  method: 'GET',
  path: '/wps/relay/MAIDAN_search',
  who: 'visitor',
  encrypted: false,
  perMinute: 600,
  request: z.strictObject({
    text: z.string().check(z.maxLength(60)),
    language,
  }),
  response: z.object({
    games: z.array(foundGame).check(z.maxLength(12)),
    vendors: z.array(foundVendor).check(z.maxLength(4)),
    pages: z.array(foundPage).check(z.maxLength(4)),
    help: z.array(foundPage).check(z.maxLength(4)),
    /** How many games there are in all, by category, those with most first. */
    totals: z.array(z.object({ gameType: gameCategory, total: z.number() })),
    /** Nothing has all the words: these are only the nearest. */
    nearest: z.boolean(),
  }),
  errors: [],
});
