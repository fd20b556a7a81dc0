import {
  LEADERBOARD_PLACES,
  type getMissionLeaderboard as operation,
} from '@maidan/contract/rewards/missions/get-mission-leaderboard.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { nameForOthers } from '#modules/messages/mask-name.ts';
import { createShortMemory } from '#modules/messages/short-memory.ts';
import { selectNow } from '../rules/rules.store.ts';
import { selectRanking, type RankedRow } from './leaderboard.store.ts';
import { monthBefore } from './month.ts';

/** Everybody who comes within this time sees the same board. */
const KEEP_MS = 2_000;
/** So far down the own place is known. */
const RANKED_AT_MOST = 5_000;

type Board = { month: string; from: Date; to: Date; ranking: readonly RankedRow[] };

const remember = createShortMemory<Board>(KEEP_MS);

/** MEM-10, T33: names are masked here; ids and names stay on the server. */
export async function getMissionLeaderboard(
  context: CallContext,
  { month }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { merchant } = config;
  const { memberId } = sessionOf(context);
  const board = await remember(context, `${merchant} ${month}`, async () => {
    const { key, from, to } = monthBefore(await selectNow(db), month === 'previous' ? 1 : 0);
    return {
      month: key,
      from,
      to,
      ranking: await selectRanking(db, { merchant, from, to, limit: RANKED_AT_MOST }),
    };
  });
  const at = board.ranking.findIndex((row) => row.memberId.toString() === memberId);
  const own = board.ranking[at];
  return {
    month: board.month,
    from: board.from.toISOString(),
    to: board.to.toISOString(),
    places: board.ranking.slice(0, LEADERBOARD_PLACES).map((row, index) => ({
      place: index + 1,
      name: nameForOthers(row),
      missions: row.missions,
      isOwn: index === at,
    })),
    own: own === undefined ? null : { place: at + 1, missions: own.missions },
  };
}
