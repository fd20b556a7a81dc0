import type { listOpenedNumbers as operation } from '@maidan/contract/games/lottery/list-opened-numbers.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { MOST_DRAWS_TOLD, MOST_LOTTERIES_ASKED } from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import type { CallContext } from '#call/call-context.ts';
import type { GameRow } from '../games.store.ts';
import { readPartners } from '#modules/seamless-wallet/partners/read-partners.ts';
import { requestOpenedNumbers } from '#modules/seamless-wallet/vendor-client.ts';
import type { LotteryKind } from './lottery-kinds.ts';
import { readTitles } from './lottery.store.ts';

type Input = ParsedRequestOf<typeof operation>;
type Answer = ResponseOf<typeof operation>;

/** What was drawn its house says, and the list does not wait for it long: who does not answer in time says nothing. */
export async function openedOf(
  context: CallContext,
  kinds: readonly LotteryKind[],
  { nodeId }: Input,
): Promise<Answer> {
  const { db, config } = context;
  const lists = await Promise.all(kinds.map((kind) => readTitles(db, config.merchant, kind)));
  const asked = lists.map((titles) =>
    askOf(
      context,
      titles.filter((title) => title.open && (nodeId === undefined || title.nodeId === nodeId)),
      nodeId === undefined ? 1 : MOST_DRAWS_TOLD,
    ),
  );
  return { games: (await Promise.all(asked)).flat() };
}

/** All titles of a kind are its vendor's, and so one partner's. */
async function askOf(
  context: CallContext,
  titles: readonly GameRow[],
  draws: number,
): Promise<Answer['games']> {
  const partner = (await readPartners(context)).get(titles[0]?.partnerCode ?? '');
  const gameCodes = titles.flatMap(({ engine }) => engine ?? []).slice(0, MOST_LOTTERIES_ASKED);
  // What was drawn is a promise of our own shape.
  if (partner?.shape !== 'ours' || gameCodes.length === 0) return [];
  try {
    const { games } = await requestOpenedNumbers(partner, { gameCodes, draws });
    const told = new Map(games.map((game) => [game.gameCode, game]));
    return titles.flatMap(({ nodeId, gameCode, engine }) => {
      const game = told.get(engine ?? '');
      return game ? [{ nodeId, gameCode, draws: game.draws, calendar: game.calendar }] : [];
    });
  } catch (error) {
    context.log.info({ err: error, partner: partner.code }, 'a partner did not say what was drawn');
    return [];
  }
}
