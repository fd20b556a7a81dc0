import { GAMES_PER_PAGE, HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import type { listHotGames as operation } from '@maidan/contract/games/list-hot-games.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { createCatalogueMemory } from '#modules/catalogue/catalogue-memory.ts';
import { presentGame } from './games.present.ts';
import { readHotGames } from './games.store.ts';
import { readPlayedMost } from './plays.store.ts';

/** With fewer rounds, or fewer games than a section shows, a count says more about chance than about games. */
const ENOUGH_ROUNDS = 100n;
const ENOUGH_GAMES = HOME_GAMES_PER_SECTION;
/** Everybody who asks within this time gets the same; whoever asks later gets it counted anew. */
const KEEP_MS = 5_000;

const remember = createCatalogueMemory<ResponseOf<typeof operation>>();

/** HOM-09: what was played most in the last seven days, or, while too little was played, what the house picks. */
export async function listHotGames(
  { db, config, publicNews }: CallContext,
  { language, platform, vassalage }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (platform === 'flash') return { list: [], basis: 'picks' };
  const { merchant } = config;
  const question = { merchant, vendorCode: vassalage ?? null, size: GAMES_PER_PAGE };
  const moment = Math.floor(performance.now() / KEEP_MS);
  return remember({ db, merchant, publicNews }, `hot ${vassalage ?? ''} ${language} ${moment}`, async () => {
    const played = await readPlayedMost(db, question);
    const rounds = played.reduce((sum, row) => sum + row.rounds, 0n);
    const counted = played.length >= ENOUGH_GAMES && rounds >= ENOUGH_ROUNDS;
    const rows = counted ? played : await readHotGames(db, question);
    return { list: rows.map((row) => presentGame(row, language)), basis: counted ? 'rounds' : 'picks' };
  });
}
