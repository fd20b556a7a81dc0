import * as z from 'zod/mini';
import { nodeId } from '#ids.ts';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

export const getBonusInGame = defineOperation({
  name: 'getBonusInGame',
  summary: 'How much bets in a game count for the bonus in hand',
  method: 'GET',
  path: '/wps/member/promotions/in-game',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ game: nodeId, language }),
  response: z.object({
    bonus: z.nullable(
      z.object({
        title: z.string(),
        /** All that leaving it costs. */
        amount: moneyText,
        left: moneyText,
        /** 0 where bets do not count. */
        percent: z.int(),
      }),
    ),
  }),
  errors: [],
});
