import type { Game } from '@maidan/contract/games/game.ts';
import type { VendorLane } from '@maidan/contract/games/list-vendor-lanes.ts';

/** What a card shows of a game. Home carries some 140 of them in its page, so the rest is left behind. */
export type CardGame = Pick<
  Game,
  'nodeId' | 'displayName' | 'vassalage' | 'gameType' | 'iconUrl' | 'lagerIcon' | 'hot' | 'isNew' | 'open'
>;
export type LobbyLane = Omit<VendorLane, 'games'> & { games: readonly CardGame[] };

export function cardGame(game: Game): CardGame {
  const { nodeId, displayName, vassalage, gameType, iconUrl, lagerIcon, hot, isNew, open } = game;
  return { nodeId, displayName, vassalage, gameType, iconUrl, lagerIcon, hot, isNew, open };
}

export function lobbyLane(lane: VendorLane): LobbyLane {
  return { ...lane, games: lane.games.map(cardGame) };
}
