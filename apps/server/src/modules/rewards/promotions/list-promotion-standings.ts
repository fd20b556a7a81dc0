import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listPromotionStandings as operation } from '@maidan/contract/rewards/promotions/list-promotion-standings.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { allThatRests, pauseOf } from '#modules/protection/rests-rewards.ts';
import { progressOfFreeRounds } from '#modules/seamless-wallet/free-rounds/give-free-rounds.ts';
import { wageredOf } from '../bonus/wagered.ts';
import { selectLocked } from '../grants/grants.store.ts';
import { selectPerson } from '../grants/ranks.store.ts';
import { holdsFor, readStanding } from '../grants/standing.ts';
import { isFor, isNamed } from '../rules/audience.ts';
import { newestOf } from '../rules/rule.ts';
import { presentBonus } from '../rewards.present.ts';
import { selectOwnApplications } from './applications.store.ts';
import { enginesOf, presentPromotions } from './list-promotions.ts';
import { isTold, type PromotionRule } from './phase.ts';
import { selectRaffles, selectRegisteredAt } from './promotions.store.ts';
import { selectRoundsGames } from '../grants/rounds-games.store.ts';
import { presentStanding } from './standing.present.ts';

/** PRO-01: to whom nothing may be offered no state is told, only the bonus in hand. */
export async function listPromotionStandings(
  context: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { merchant } = config;
  const whose = { merchant, memberId: sessionOf(context).memberId };
  const [standing, rests, locked] = await Promise.all([
    readStanding(db, whose),
    allThatRests(db, whose),
    selectLocked(db, whose),
  ]);
  const bonus =
    locked === null ? null : presentBonus(locked, await wageredOf(db, whose, locked, standing.now), language);
  const wanted = !rests.includes('unwanted');
  if (rests.length > 0) return { wanted, paused: pauseOf(rests), standings: [], named: [], bonus };
  const campaigns = standing.grants.flatMap(({ campaignId }) => (campaignId === null ? [] : [campaignId]));
  const told = standing.rules.filter((rule) => isTold(rule, standing.now));
  const [applications, rounds, raffles, registeredAt, person, games] = await Promise.all([
    standing.part.applications.length === 0 ? [] : selectOwnApplications(db, whose),
    progressOfFreeRounds(db, merchant, whose.memberId, campaigns),
    standing.rules.some(({ type }) => type === 'raffle') ? selectRaffles(db, merchant) : [],
    selectRegisteredAt(db, whose),
    selectPerson(db, whose),
    selectRoundsGames(db, merchant, enginesOf(told)),
  ]);
  const around = {
    standing,
    registeredAt,
    person,
    games,
    hasBonus: locked !== null,
    applications,
    rounds,
    raffles,
    language,
  };
  const standings = told.flatMap((rule) => presentStanding(rule, around) ?? []);
  const named = told.flatMap((rule): PromotionRule[] => {
    const newest = newestOf(rule);
    const isStanding = standings.some(({ code }) => code === rule.code);
    const held = isStanding ? holdsFor(rule, standing, person) : null;
    // Whom the newest version is not for is told by the one that they hold, and nothing of what is newer.
    if (!isFor(newest.terms, person, null) && held !== null && held !== newest)
      return [{ ...rule, versions: [held] }];
    const isTheirs = isStanding || isFor(newest.terms, person, language);
    return isNamed(rule) && isTheirs ? [rule] : [];
  });
  return {
    wanted,
    paused: null,
    standings,
    named: await presentPromotions(db, named, { merchant, now: standing.now, language }),
    bonus,
  };
}
