import { parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { tryFriends } from '../friends/try-friends.ts';
import { amountOf } from '../rules/amount.ts';
import { selectRanks } from './ranks.store.ts';
import { selectBets, selectDeposits, type Stretch } from './facts.store.ts';
import { rankAt } from './standing.ts';
import { selectPayers, selectPlayers, selectRanked } from '../rules/operate.store.ts';
import type { OperatorPlace } from '../rules/operate-rules.ts';
import { periodsBack } from '../rules/periods.ts';
import { selectNow, selectVersion } from '../rules/rules.store.ts';
import { rewardTerms, type RewardTerms } from '../rules/terms.ts';

const DAY_MS = 86_400_000;
export const TRY_MEMBERS_AT_MOST = 2_000;

/** What a trial takes for granted, because the past does not say it. */
export type Assumed = 'joined' | 'approved' | 'on';

export type Trial = {
  members: number;
  /** There are more than were looked at. */
  capped: boolean;
  /** Nothing could be counted: no period that began in these days has ended in them. */
  noPeriod: boolean;
  rewarded: number;
  grants: number;
  sum: bigint;
  largest: bigint;
  /** What was due when the budget was given out. */
  beyond: bigint;
  assumed: readonly Assumed[];
};

type Due = { memberId: string; at: Date; amount: bigint };

/** What the newest version would have given in the last days; nothing is written. */
export async function tryRule(
  { db, config: { merchant } }: Omit<OperatorPlace, 'actor'>,
  { code, days }: { code: string; days: number },
): Promise<Trial | null> {
  const row = await selectVersion(db, merchant, code, null);
  if (row === null) return null;
  const terms = rewardTerms.parse(row.terms);
  const now = await selectNow(db);
  const from = new Date(now.getTime() - days * DAY_MS);
  const { stretches, asIfOn } = stretchesOf(terms, { from, to: now });
  const { members, capped, due } =
    terms.fact.kind === 'friend'
      ? await tryFriends(db, { merchant, fact: terms.fact, from, limit: TRY_MEMBERS_AT_MOST })
      : await dueTo(db, { merchant, terms, from, stretches });
  const assumed: Assumed[] = [
    ...(terms.needsJoin ? (['joined'] as const) : []),
    ...(terms.byApplication ? (['approved'] as const) : []),
    ...(asIfOn ? (['on'] as const) : []),
  ];
  return {
    members,
    capped,
    noPeriod: stretches.length === 0,
    ...withinBudget(due, parseMoney(terms.budget)),
    assumed,
  };
}

/** The tried days as the terms cut them; a rule whose own time has not come, or is long over, is tried as if it had been on. */
function stretchesOf(
  { period, zone, startsAt, endsAt }: RewardTerms,
  { from, to }: Stretch,
): { stretches: Stretch[]; asIfOn: boolean } {
  const all =
    period === 'once'
      ? [{ from, to }]
      : periodsBack(period, { zone, now: to, until: from })
          .filter((one) => one.to <= to)
          .map((one) => ({ from: one.from, to: one.to }))
          .toReversed();
  const first = startsAt === undefined ? new Date(0) : new Date(startsAt);
  const last = endsAt === undefined ? to : new Date(endsAt);
  const cut = all
    .map((one) => ({ from: one.from > first ? one.from : first, to: one.to < last ? one.to : last }))
    .filter((one) => one.from < one.to);
  return cut.length === 0 ? { stretches: all, asIfOn: all.length > 0 } : { stretches: cut, asIfOn: false };
}

type Asked = { merchant: string; terms: RewardTerms; from: Date; stretches: readonly Stretch[] };

async function dueTo(
  db: Database,
  { merchant, terms, from, stretches }: Asked,
): Promise<{ members: number; capped: boolean; due: Due[] }> {
  const { fact, newcomerDays, audience } = terms;
  const tried = {
    merchant,
    from,
    registeredSince: newcomerDays === undefined ? null : new Date(from.getTime() - newcomerDays * DAY_MS),
    audience,
    limit: TRY_MEMBERS_AT_MOST + 1,
  };
  const found = await whoCounts(db, tried, fact.kind);
  const people = found.slice(0, TRY_MEMBERS_AT_MOST);
  const capped = found.length > people.length;
  if (fact.kind === 'raffle') {
    // Everybody has a number, and the prizes go down the order.
    const prizes = fact.prizes.flatMap(({ amount, count }) =>
      Array.from({ length: count }, () => parseMoney(amount)),
    );
    const at = stretches.at(-1)?.to ?? from;
    const due = people.flatMap(({ memberId }, index) => {
      const amount = prizes[index];
      return amount === undefined ? [] : [{ memberId, at, amount }];
    });
    return { members: people.length, capped, due };
  }
  const due: Due[] = [];
  for (const { memberId } of people) due.push(...(await dueOf(db, { merchant, memberId }, terms, stretches)));
  return { members: people.length, capped, due };
}

function whoCounts(
  db: Database,
  tried: Parameters<typeof selectPlayers>[1],
  kind: RewardTerms['fact']['kind'],
) {
  if (kind === 'deposit') return selectPayers(db, tried);
  return kind === 'vip' ? selectRanked(db, tried) : selectPlayers(db, tried);
}

async function dueOf(
  db: Database,
  whose: { merchant: string; memberId: string },
  terms: RewardTerms,
  stretches: readonly Stretch[],
): Promise<Due[]> {
  const { kind } = terms.fact;
  const bets = await selectBets(db, whose, stretches);
  const ranks = kind === 'vip' ? await selectRanks(db, whose) : [];
  const paidIn =
    kind === 'deposit'
      ? await selectDeposits(
          db,
          whose,
          stretches.map((stretch) => ({ ...stretch, joinedAt: null })),
        )
      : [];
  return stretches.flatMap(({ to }, index) => {
    const facts = {
      bets: bets[index] ?? [],
      deposits: paidIn[index] ?? [],
      prize: 0n,
      rank: rankAt(ranks, to),
    };
    const { amount } = amountOf(terms, facts);
    return amount === 0n ? [] : [{ memberId: whose.memberId, at: to, amount }];
  });
}

/** As claims would have come: in the order of time, until one does not fit any more. */
function withinBudget(
  due: readonly Due[],
  budget: bigint,
): Omit<Trial, 'members' | 'capped' | 'noPeriod' | 'assumed'> {
  const rewarded = new Set<string>();
  const trial = { grants: 0, sum: 0n, largest: 0n, beyond: 0n };
  for (const { memberId, amount } of due.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (trial.sum + amount > budget) {
      trial.beyond += amount;
      continue;
    }
    rewarded.add(memberId);
    trial.grants += 1;
    trial.sum += amount;
    if (amount > trial.largest) trial.largest = amount;
  }
  return { ...trial, rewarded: rewarded.size };
}
