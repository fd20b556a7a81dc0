import { GAMES_PER_PAGE } from '@maidan/contract/constants.ts';
import type { listHotGames as operation } from '@maidan/contract/games/list-hot-games.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#http/call-context.ts';
import { createCatalogueMemory } from './catalogue-memory.ts';
import { presentGame } from './games.present.ts';
import { readHotGames } from './games.store.ts';

const remember = createCatalogueMemory<ResponseOf<typeof operation>>();

export async function listHotGames(
  { db, config }: CallContext,
  { language, platform, vassalage }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (platform === 'flash') return { list: [] };
  const { merchant } = config;
  const vendorCode = vassalage ?? null;
  return remember({ db, merchant }, `hot ${vendorCode ?? ''} ${language}`, async () => {
    const rows = await readHotGames(db, { merchant, vendorCode, size: GAMES_PER_PAGE });
    return { list: rows.map((row) => presentGame(row, language)) };
  });
}
