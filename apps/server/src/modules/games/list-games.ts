import type { listGames as operation } from '@maidan/contract/games/list-games.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#http/call-context.ts';
import { createCatalogueMemory } from './catalogue-memory.ts';
import { presentGame } from './games.present.ts';
import { readPage, readTotal, searchPage, type GameRow, type ListName } from './games.store.ts';

type Input = ParsedRequestOf<typeof operation>;
type Answer = ResponseOf<typeof operation>;

const remember = createCatalogueMemory<Answer>();

/** GAM-05: one page of a list. Who asks for flash gets none: it is a known platform that nothing is made for. */
export function listGames({ db, config }: CallContext, input: Input): Answer | Promise<Answer> {
  const { pageNo, pageSize } = input;
  if (input.platform === 'flash') return { games: [], pageNo, totalPages: 0, totalGames: 0 };
  const list: ListName = {
    merchant: config.merchant,
    category: input.gameType,
    vendorCode: input.vassalage ?? '',
    classify: input.gameClassify ?? '',
  };
  const pattern = input.search === undefined ? null : likePattern(input.search);
  if (pattern !== null) return searchGames(db, list, pattern, input);
  const key = `list ${list.category} ${list.vendorCode} ${list.classify} ${pageNo} ${pageSize} ${input.language}`;
  return remember({ db, merchant: config.merchant }, key, async () => {
    const range = { ...list, after: (pageNo - 1) * pageSize, size: pageSize };
    const [games, total] = await Promise.all([readPage(db, range), readTotal(db, list)]);
    return answer(games, total, input);
  });
}

async function searchGames(db: Database, list: ListName, pattern: string, input: Input): Promise<Answer> {
  const after = (input.pageNo - 1) * input.pageSize;
  const { games, total } = await searchPage(db, { ...list, after, size: input.pageSize, pattern });
  return answer(games, total, input);
}

function answer(rows: readonly GameRow[], total: number, { language, pageNo, pageSize }: Input): Answer {
  return {
    games: rows.map((row) => presentGame(row, language)),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalGames: total,
  };
}

/** What was typed, as a LIKE pattern in which % and _ mean themselves; null when nothing was. */
function likePattern(search: string): string | null {
  const text = search.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
  return text === '' ? null : `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
