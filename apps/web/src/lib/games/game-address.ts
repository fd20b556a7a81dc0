import type { Game } from '@maidan/contract/games/game.ts';

/** As much of a game as tells where it opens; a banner knows no more than the node. */
export type GamePlace = Pick<Game, 'nodeId'> &
  Partial<Pick<Game, 'vassalage' | 'gameType' | 'gameCode' | 'gameClassify'>>;

const LOTTERY_PATHS: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

/** GAM-04: the vendor decides, and where it says nothing the kind of game does. */
function lotteryPath({ vassalage = '', gameType = 'RNG' }: GamePlace): string | undefined {
  return LOTTERY_PATHS[vassalage] ?? LOTTERY_PATHS[gameType];
}

/** The page of a game: every way to start one leads there. */
export function gameAddress(game: GamePlace): string {
  const lottery = lotteryPath(game);
  return lottery === undefined || game.gameCode === undefined
    ? `/seamless?game=${encodeURIComponent(game.nodeId)}`
    : `${lottery}?gameCode=${encodeURIComponent(game.gameCode)}`;
}

/** A lottery has a page of its own, which is worth seeing before its draws begin. */
export function isLottery(game: GamePlace): boolean {
  return lotteryPath(game) !== undefined;
}
