import { CRASH_CLASS, HOME_GAMES_PER_SECTION, type GameCategory } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { listVendorLanes as operation, VendorLane } from '@maidan/contract/games/list-vendor-lanes.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { arrangeLanes } from '#modules/catalogue/arrange-lanes.ts';
import { createCatalogueMemory } from '#modules/catalogue/catalogue-memory.ts';
import { presentCard, presentGame } from './games.present.ts';
import { readFirstGames, readVendorCards } from './games.store.ts';

const remember = createCatalogueMemory<ResponseOf<typeof operation>>();

/** The lobby in one call: every category in menu order, with all of its vendors and its first games (HOM-05). */
export async function listVendorLanes(
  { db, config, publicNews }: CallContext,
  { language, platform }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (platform === 'flash') return { data: { lanes: [] } };
  return remember({ db, merchant: config.merchant, publicNews }, `lanes ${language}`, async () => ({
    data: { lanes: await makeLanes(db, config.merchant, language) },
  }));
}

async function makeLanes(db: Database, merchant: string, language: Language): Promise<VendorLane[]> {
  const [cards, games] = await Promise.all([
    readVendorCards(db, merchant),
    readFirstGames(db, { merchant, size: HOME_GAMES_PER_SECTION }),
  ]);
  const counts = new Map<GameCategory, number>();
  for (const { lane } of cards) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  return arrangeLanes(counts).map((lane) => ({
    title: lane,
    cards: cards.filter((card) => card.lane === lane).map((card) => presentCard(card, lane, language)),
    gameClassify: lane === 'MXWIN' ? CRASH_CLASS : null,
    games: games.filter((game) => game.lane === lane).map((game) => presentGame(game, language)),
  }));
}
