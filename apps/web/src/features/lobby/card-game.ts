import { CRASH_CLASS, HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import type { VendorLane } from '@maidan/contract/games/list-vendor-lanes.ts';
import { isCenter } from './categories.ts';

/** What a card shows of a game; the rest is left behind. */
export type CardGame = Pick<
  Game,
  | 'nodeId'
  | 'displayName'
  | 'vassalage'
  | 'vendorName'
  | 'gameType'
  | 'gameCode'
  | 'iconUrl'
  | 'lagerIcon'
  | 'hot'
  | 'isNew'
  | 'open'
> & {
  /** Only where it is so: a page holds a hundred games that do not rest. */
  maintenance?: boolean;
  /** Only of games that are played with others, which are not tried alone. */
  gameClassify?: Game['gameClassify'];
};
/** In a list also what it may have been filtered and sorted by. */
export type ListedGame = CardGame & Pick<Game, 'rtpBasisPoints' | 'lines' | 'maxWin' | 'minStake'>;

export type LaneVendor = Pick<VendorLane['cards'][number], 'vassalage' | 'displayName' | 'gameCount'> & {
  maintenance?: boolean;
  /** Of a category that is entered: the picture of the door, and the game behind it where it leads into one at once. */
  door?: { mark: string; game: Pick<Game, 'nodeId' | 'open'> | null };
};
export type LobbyLane = Pick<VendorLane, 'title'> & {
  cards: readonly LaneVendor[];
  /** How many games home shows of it, and whether one of them can be played yet. */
  shown: number;
  open: boolean;
  /** Null while the page carries none: they are fetched when the visitor comes near. */
  games: readonly CardGame[] | null;
};

const resting = ({ maintenance }: { maintenance: boolean }): { maintenance?: boolean } =>
  maintenance ? { maintenance } : {};

const shared = ({ gameClassify }: Game): Pick<CardGame, 'gameClassify'> =>
  gameClassify === CRASH_CLASS ? { gameClassify: CRASH_CLASS } : {};

export function cardGame(game: Game): CardGame {
  const { nodeId, displayName, vassalage, vendorName, gameType, gameCode } = game;
  const { iconUrl, lagerIcon, hot, isNew, open } = game;
  const names = { nodeId, displayName, vassalage, vendorName, gameType, gameCode };
  return { ...names, iconUrl, lagerIcon, hot, isNew, open, ...resting(game), ...shared(game) };
}

export function listedGame(game: Game): ListedGame {
  const { rtpBasisPoints, lines, maxWin, minStake } = game;
  return { ...cardGame(game), rtpBasisPoints, lines, maxWin, minStake };
}

export function lobbyLane({ title, cards, games }: VendorLane, withGames = true): LobbyLane {
  return {
    title,
    cards: cards.map((card) => laneVendor(card, isCenter(title))),
    shown: Math.min(games.length, HOME_GAMES_PER_SECTION),
    open: games.some((game) => game.open),
    games: withGames ? games.map(cardGame) : null,
  };
}

function laneVendor(card: VendorLane['cards'][number], entered: boolean): LaneVendor {
  const { vassalage, displayName, gameCount, lagerIcon, isGame, nodeId, open } = card;
  const door = { mark: lagerIcon, game: isGame ? { nodeId, open } : null };
  return { vassalage, displayName, gameCount, ...resting(card), ...(entered ? { door } : {}) };
}
