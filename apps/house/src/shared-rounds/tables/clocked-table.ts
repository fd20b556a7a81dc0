import type { AnySharedRules, Chips } from '@maidan/games/game.ts';
import { addChips } from '@maidan/games/live/chips.ts';
import { decideWith } from '@maidan/games/random.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { Lease, SharedRound } from '../shared-round.store.ts';
import { HOLD_MS, STALE_MS, type ClockedGame, type ClockTimes, type Link } from '../table-clock.ts';
import { betsInRound, chipsFromRow, finishTable } from './table.store.ts';

/** A link of a game that deals one round from each lasts for days, a shoe for months. */
const CHAIN_LENGTH = 100_000;

export const tableTimes = ({ openMs, pauseMs }: AnySharedRules): ClockTimes => ({
  openMs,
  pauseMs,
  holdMs: HOLD_MS,
  staleMs: STALE_MS,
  chainLength: CHAIN_LENGTH,
});

/** A table between its clock and its rules: bets are taken, the outcome is shown, everybody is paid. */
export function clockedTable(
  gameCode: string,
  rules: AnySharedRules,
  times: ClockTimes = tableTimes(rules),
): ClockedGame {
  /** A shoe is shuffled once for all that is dealt from it. */
  let laidOut: { link: string; whole: unknown } | undefined;
  const wholeOf = async ({ link, salt, number }: Link): Promise<unknown> => {
    if (laidOut?.link !== link) {
      const seeds = { serverSeed: link, clientSeed: salt, nonce: number };
      laidOut = { link, whole: await decideWith(seeds, (draw) => rules.whole(draw)) };
    }
    return laidOut.whole;
  };
  return {
    code: gameCode,
    times,
    async decide(link, dealtFrom) {
      const part = rules.part(await wholeOf(link), dealtFrom);
      if (part === null) throw new Error('nothing is left of what the link decides');
      return { result: 0, outcome: part.outcome, dealtFrom, dealtTo: part.to, isLast: part.isLast };
    },
    runMs: ({ outcome }) => rules.showMs(outcome),
    async goOn(db, lease, round) {
      if ((round.endsInMs ?? 0) <= 0) await finish(db, lease, round, rules);
    },
  };
}

async function finish(
  db: HouseDatabase,
  lease: Lease,
  { id, outcome }: SharedRound,
  rules: AnySharedRules,
): Promise<boolean> {
  const bets = (await betsInRound(db, id)).map((bet) => ({ id: bet.id, chips: chipsFromRow(bet.chips) }));
  const pool = bets.reduce<Chips>((sum, { chips }) => addChips(sum, chips), {});
  const wins = bets.map((bet) => ({ id: bet.id, win: rules.pays(bet.chips, outcome, pool) }));
  return finishTable(db, lease, id, { pool: rules.isPool ? pool : null, wins });
}
