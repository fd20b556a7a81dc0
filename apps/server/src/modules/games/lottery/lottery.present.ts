import type { Language } from '@maidan/contract/languages.ts';
import type { LotteryMenu } from '@maidan/contract/games/lottery/lottery-menu.ts';
import { presentGame } from '../games.present.ts';
import type { GameRow } from '../games.store.ts';
import type { LotteryKind } from './lottery-kinds.ts';

/** A kind is called as its vendor is; without a title there is no menu of it. */
export function presentMenu(
  { accountType }: LotteryKind,
  rows: readonly GameRow[],
  language: Language,
): LotteryMenu[] {
  const games = rows.map((row) => presentGame(row, language));
  const [first] = games;
  return first === undefined ? [] : [{ accountType, accountTypeName: first.vendorName, games }];
}
