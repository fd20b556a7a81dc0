import { HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import type { VendorLane } from '@maidan/contract/games/list-vendor-lanes.ts';

/** What a card shows of a game; the rest is left behind. */
export type CardGame = Pick<
  Game,
  | 'nodeId'
  | 'displayName'
  | 'vassalage'
  | 'gameType'
  | 'gameCode'
  | 'iconUrl'
  | 'lagerIcon'
  | 'hot'
  | 'isNew'
  | 'open'
>;
export type LaneVendor = Pick<VendorLane['cards'][number], 'vassalage' | 'displayName' | 'gameCount'>;
export type LobbyLane = Pick<VendorLane, 'title'> & {
  cards: readonly LaneVendor[];
  /** How many games home shows of it, and whether one of them can be played yet. */
  shown: number;
  open: boolean;
  /** Null while the page carries none: they are fetched when the visitor comes near. */
  games: readonly CardGame[] | null;
};

export function cardGame(game: Game): CardGame {
  const { nodeId, displayName, vassalage, gameType, gameCode, iconUrl, lagerIcon, hot, isNew, open } = game;
  return { nodeId, displayName, vassalage, gameType, gameCode, iconUrl, lagerIcon, hot, isNew, open };
}

export function lobbyLane({ title, cards, games }: VendorLane, withGames = true): LobbyLane {
  return {
    title,
    cards: cards.map(({ vassalage, displayName, gameCount }) => ({ vassalage, displayName, gameCount })),
    shown: Math.min(games.length, HOME_GAMES_PER_SECTION),
    open: games.some((game) => game.open),
    games: withGames ? games.map(cardGame) : null,
  };
}
