import * as z from 'zod/mini';
import { WINNERS_LIMIT } from '#constants.ts';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { queryInteger } from '#page.ts';

export const listWinners = defineOperation({
  name: 'listWinners',
  summary: 'The highest wins of the last days, highest first, names masked',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  who: 'visitor',
  encrypted: false,
  perMinute: 300,
  request: z.strictObject({
    gameCategory: z.optional(z.literal('ALL')),
    language,
    limitNum: z._default(queryInteger(1, WINNERS_LIMIT), WINNERS_LIMIT),
  }),
  response: z.object({
    list: z.array(
      z.object({
        vo: z.object({
          /** T33: what is left of a name that nobody can be told by. */
          customerName: z.string(),
          /** Nobody: the page says so beside the name (decision 0082). */
          isBot: z.boolean(),
          /** A round of the sandbox's invented past. */
          isSeeded: z.boolean(),
          winAmount: moneyText,
          nodeId: z.string(),
          gameName: z.string(),
          wonAt: z.iso.datetime(),
        }),
      }),
    ),
  }),
  errors: [],
});
