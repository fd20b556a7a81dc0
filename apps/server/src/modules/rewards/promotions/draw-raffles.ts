import { parseMoney } from '@maidan/contract/money.ts';
import { raffleOrder } from '@maidan/contract/rewards/promotions/raffle-draw.ts';
import type { Database } from '#db/database.ts';
import { each } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { allThatRests } from '#modules/protection/rests-rewards.ts';
import { newestOf, readRules, type Rule } from '../rules/rule.ts';
import { tellRewards, type RewardPlace } from '../tell-rewards.ts';
import {
  insertPrize,
  lockRule,
  markDrawn,
  selectEntrants,
  selectRaffles,
  selectSeed,
  selectUndrawn,
} from './promotions.store.ts';

/** PRO-03: raffles whose end has come, each drawn once whatever number of nodes looks. */
export async function drawRaffles(place: RewardPlace): Promise<number> {
  const { merchant } = place.config;
  const undrawn = await selectUndrawn(place.db, merchant);
  if (undrawn.length === 0) return 0;
  const { now, rules } = await readRules(place.db, merchant);
  const due = rules.filter((rule) => undrawn.includes(rule.code) && isOver(rule, now));
  await each(
    due.map((rule) => ({ name: `raffle ${rule.code}`, act: () => drawOne(place, rule) })),
    'raffles could not be drawn',
  );
  return due.length;
}

const isOver = (rule: Rule, now: Date): boolean => {
  const { endsAt } = newestOf(rule).terms;
  return endsAt !== undefined && new Date(endsAt) <= now;
};

async function drawOne(place: RewardPlace, rule: Rule): Promise<void> {
  const winners = await place.db.transaction((tx) => draw(tx, place.config.merchant, rule));
  for (const memberId of winners) await tellRewards(place, { memberId, moved: null });
}

/** Everybody who took part and hears of it: whoever won nothing sees the seed as well. */
export async function draw(tx: Database, merchant: string, rule: Rule): Promise<readonly string[]> {
  const { code } = rule;
  const named = { merchant, code };
  // Whoever is joining now is either counted or refused.
  await lockRule(tx, named);
  const seed = await selectSeed(tx, named);
  const { fact } = newestOf(rule).terms;
  if (seed === null || fact.kind !== 'raffle') return [];
  const entries = (await selectRaffles(tx, merchant)).find((row) => row.code === code)?.entries ?? 0;
  const entrants = await selectEntrants(tx, named);
  const holders = new Map(entrants.map(({ number, memberId }) => [number, memberId]));
  const prizes = fact.prizes.flatMap(({ amount, count }) =>
    Array.from({ length: count }, () => parseMoney(amount)),
  );
  let place = 0;
  for (const number of await raffleOrder({ seed: seed.toString('hex'), code, entries })) {
    const amount = prizes[place];
    if (amount === undefined) break;
    const memberId = holders.get(number);
    // R2: nobody on a break, closed to play or at the edge of an own limit is drawn; the next in order is.
    if (memberId === undefined || (await allThatRests(tx, { merchant, memberId })).length > 0) continue;
    place += 1;
    await insertPrize(tx, named, { memberId, place, amount });
  }
  await markDrawn(tx, named, entries);
  return [...holders.values()];
}

export const drawRafflesWork: NodeWork = {
  name: 'draw-raffles',
  everyMs: 15_000,
  run: (platform) => drawRaffles(platform),
};
