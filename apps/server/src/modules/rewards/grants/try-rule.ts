import { tryFriends } from '../friends/try-friends.ts';
import { amountOf } from '../rules/amount.ts';
import { selectRanks } from './ranks.store.ts';
import { selectBets, selectDeposits } from './facts.store.ts';
import { rankAt } from './standing.ts';
import { selectPlayers } from '../rules/operate.store.ts';
import type { OperatorPlace } from '../rules/operate-rules.ts';
import { periodsBack } from '../rules/periods.ts';
import { selectNow, selectVersion } from '../rules/rules.store.ts';
import { rewardTerms } from '../rules/terms.ts';

const DAY_MS = 86_400_000;
export const TRY_MEMBERS_AT_MOST = 2_000;

export type Trial = { members: number; rewarded: number; grants: number; sum: bigint; largest: bigint };

/** What the newest version would have given in the last days, to everybody who played; nothing is written. */
export async function tryRule(
  { db, config: { merchant } }: Omit<OperatorPlace, 'actor'>,
  { code, days }: { code: string; days: number },
): Promise<Trial | null> {
  const row = await selectVersion(db, merchant, code, null);
  if (row === null) return null;
  const terms = rewardTerms.parse(row.terms);
  const now = await selectNow(db);
  const from = new Date(now.getTime() - days * DAY_MS);
  if (terms.fact.kind === 'friend')
    return tryFriends(db, { merchant, fact: terms.fact, from, limit: TRY_MEMBERS_AT_MOST });
  const { period, zone } = terms;
  const stretches =
    period === 'once'
      ? [{ from, to: now }]
      : periodsBack(period, { zone, now, until: from }).filter(({ to }) => to <= now);
  const { newcomerDays } = terms;
  const registeredSince =
    newcomerDays === undefined ? null : new Date(from.getTime() - newcomerDays * DAY_MS);
  const players = await selectPlayers(db, { merchant, from, registeredSince, limit: TRY_MEMBERS_AT_MOST });
  const trial: Trial = { members: players.length, rewarded: 0, grants: 0, sum: 0n, largest: 0n };
  for (const { memberId } of players) {
    const whose = { merchant, memberId };
    const bets = await selectBets(db, whose, stretches);
    const ranks = terms.fact.kind === 'vip' ? await selectRanks(db, whose) : [];
    const paidIn =
      terms.fact.kind === 'deposit'
        ? await selectDeposits(
            db,
            whose,
            stretches.map((stretch) => ({ ...stretch, joinedAt: null })),
          )
        : [];
    let sum = 0n;
    for (const [index, stretch] of stretches.entries()) {
      const { amount } = amountOf(terms, {
        bets: bets[index] ?? [],
        deposits: paidIn[index] ?? [],
        prize: 0n,
        rank: rankAt(ranks, stretch.to),
      });
      if (amount === 0n) continue;
      sum += amount;
      trial.grants += 1;
      if (amount > trial.largest) trial.largest = amount;
    }
    if (sum > 0n) trial.rewarded += 1;
    trial.sum += sum;
  }
  return trial;
}
