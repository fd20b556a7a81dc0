import { searchText } from './-search-text.ts';

export type LotterySearch = { gameCode?: string };
const GAME_CODE = /^[A-Za-z0-9_-]{1,48}$/;

export function readLotterySearch(raw: Record<string, unknown>): LotterySearch {
  const gameCode = searchText(raw['gameCode']);
  return GAME_CODE.test(gameCode) ? { gameCode } : {};
}
