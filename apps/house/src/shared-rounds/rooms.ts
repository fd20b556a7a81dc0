import { CRASH } from '@maidan/games/crash/crash.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { clockedCrash, CRASH_TIMES } from './crash/crash-clock.ts';
import { crashRoom } from './crash/crash-room.ts';
import type { Room } from './room.ts';
import type { ClockedGame } from './table-clock.ts';
import { clockedTable } from './tables/clocked-table.ts';
import { tableRoom } from './tables/table-room.ts';

/** Games of many players: crash, which its players leave one by one, and tables, whose rounds end for all at once. */
export function roomOf(gameCode: string): Room | undefined {
  if (gameCode === CRASH.code) return crashRoom;
  const rules = sharedRulesOf(gameCode);
  return rules && tableRoom(gameCode, rules);
}

export function clockedGameOf(gameCode: string): ClockedGame | undefined {
  if (gameCode === CRASH.code) return clockedCrash(CRASH_TIMES);
  const rules = sharedRulesOf(gameCode);
  return rules && clockedTable(gameCode, rules);
}

export const isPlayedTogether = (gameCode: string): boolean => roomOf(gameCode) !== undefined;
