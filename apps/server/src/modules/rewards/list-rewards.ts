import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listRewards as operation } from '@maidan/contract/rewards/list-rewards.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { allThatRests, pauseOf } from '#modules/protection/rests-rewards.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import { wageredOf } from './bonus/wagered.ts';
import { selectLocked } from './grants/grants.store.ts';
import { selectRoundsInHand } from './grants/beside.store.ts';
import { readStanding } from './grants/standing.ts';
import { hasBudget } from './rules/budget.ts';
import { selectRoundsGames } from './grants/rounds-games.store.ts';
import { presentBonus, presentGrowing, presentInHand, presentWaiting } from './rewards.present.ts';

/** PRO-03, MEM-11. To whom nothing may be offered nothing is shown but what is in hand. */
export async function listRewards(
  context: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const [standing, rests, locked, inHand] = await Promise.all([
    readStanding(db, whose),
    allThatRests(db, whose),
    selectLocked(db, whose),
    selectRoundsInHand(db, whose),
  ]);
  const engines = [...new Set(inHand.flatMap(({ games }) => games ?? []))];
  const games = await selectRoundsGames(db, whose.merchant, engines);
  const wagered = locked === null ? 0n : await wageredOf(db, whose, locked, standing.now);
  // A mission that is not reached has its progress on a page of its own; a rank that somebody does not have is no reward of theirs.
  const counted = (rests.length === 0 ? standing.counted : []).filter(
    ({ rule: { type }, lines, closed }) =>
      (type !== 'mission' || closed) && (type !== 'vip' || lines.length > 0),
  );
  const ready = counted.filter(({ closed, amount }) => closed && amount > 0n);
  const gone = ready.filter((one) => !hasBudget(one));
  return {
    wanted: !rests.includes('unwanted'),
    paused: pauseOf(rests),
    waiting: ready.filter(hasBudget).map((one) => presentWaiting(one, language)),
    allGiven: [...new Set(gone.map(({ version }) => textIn(version.title, language)))],
    growing: counted
      .filter(
        ({ closed, rule, amount }) =>
          !closed &&
          // Of a rule that is off nothing more comes together.
          (rule.offAt === null || amount > 0n) &&
          hasBudget({ rule, amount: amount > 0n ? amount : 1n }),
      )
      .map((one) => presentGrowing(one, language)),
    bonus: locked === null ? null : presentBonus(locked, wagered, language),
    rounds: inHand.map((row) => presentInHand(row, games, language)),
  };
}
