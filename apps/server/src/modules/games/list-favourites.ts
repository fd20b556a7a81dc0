import type { listFavourites as operation } from '@maidan/contract/games/list-favourites.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { readFavourites } from './favourite.store.ts';
import { presentGame } from './games.present.ts';

/** At most 999 there are, so all are read and the page is cut from them: the ids belong to the whole list. */
export async function listFavourites(
  context: CallContext,
  { gameType, language, pageNo, pageSize, platform }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (platform === 'flash') return { content: [], pageNum: pageNo, totalPages: 0, favGameIds: [] };
  const rows = await readFavourites(context.db, {
    merchant: context.config.merchant,
    memberId: sessionOf(context).memberId,
    category: gameType ?? null,
  });
  const after = (pageNo - 1) * pageSize;
  return {
    content: rows.slice(after, after + pageSize).map((row) => presentGame(row, language)),
    pageNum: pageNo,
    totalPages: Math.ceil(rows.length / pageSize),
    favGameIds: rows.map(({ nodeId }) => nodeId),
  };
}
