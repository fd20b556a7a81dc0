import { GAMES_PER_PAGE } from '@maidan/contract/constants.ts';
import type { listRecentGames as operation } from '@maidan/contract/games/list-recent-games.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentGame } from './games.present.ts';
import { readRecent } from './recent.store.ts';

export async function listRecentGames(
  context: CallContext,
  { language, platform }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (platform === 'flash') return { list: [] };
  const rows = await readRecent(context.db, {
    merchant: context.config.merchant,
    memberId: sessionOf(context).memberId,
    size: GAMES_PER_PAGE,
  });
  return {
    list: rows.map((row) => ({ game: presentGame(row, language), playedAt: row.playedAt.toISOString() })),
  };
}
