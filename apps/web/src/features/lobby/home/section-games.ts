import { HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import type { CardGame, LobbyLane } from '#features/lobby/card-game.ts';

type LaneGames = { title: LobbyLane['title']; games: readonly CardGame[] };

/**
 * What a category shows on home. The most played games stand right above, so they are not shown twice while there are
 * enough others; a small category shows what it has.
 */
export function sectionGames(lane: LaneGames, hot: readonly CardGame[]): CardGame[] {
  const above = new Set(hot.slice(0, HOME_GAMES_PER_SECTION).map((game) => game.nodeId));
  const known = new Map([...lane.games, ...hot].map((game) => [game.nodeId, game]));
  const own = [...known.values()].filter((game) => game.gameType === lane.title || lane.games.includes(game));
  const fresh = own.filter((game) => !above.has(game.nodeId));
  const games = fresh.length >= HOME_GAMES_PER_SECTION ? fresh : lane.games;
  return games.slice(0, HOME_GAMES_PER_SECTION);
}
