import { parseMoney } from '@maidan/contract/money.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import type { Database } from '#db/database.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { amountOf, type Line } from '../rules/amount.ts';
import { periodsBack, type Period } from '../rules/periods.ts';
import type { Rule, RuleVersion } from '../rules/rule.ts';
import { termsAt, windowsOf, type FriendTerms } from './friend-rules.ts';
import {
  selectGivenIn,
  selectOpenFriends,
  selectStaked,
  selectSuspected,
  type FriendRow,
} from './friends.store.ts';

const DAY_MS = 86_400_000;

/** `none`: came while no rule was on. `full`: waits for the next month. `held`: waits for a person's look. */
export type FriendState = 'none' | 'growing' | 'ready' | 'held' | 'full' | 'over' | 'rejected';
export type Judged = {
  friend: FriendRow;
  state: FriendState;
  terms: FriendTerms | null;
  /** The last moment whose bets count, and the last at which the reward can be taken. */
  playUntil: Date;
  claimUntil: Date;
};

type Around = { db: Database; whose: { merchant: string; memberId: string }; now: Date };

/** MEM-09: what each invitation has come to, from the facts of this moment. Given ones are not among them. */
export async function judgeFriends(
  around: Around,
  rules: readonly Rule[],
  friends: readonly FriendRow[],
): Promise<Judged[]> {
  const { db, whose, now } = around;
  const judged = friends.map((friend) => begin(friend, termsAt(rules, friend.registeredAt)));
  const met = new Set(await whoReached(db, whose.merchant, { rules, friends }));
  const suspected = await selectSuspected(
    db,
    whose,
    friends
      .filter(({ friendId, verdict }) => verdict === null && met.has(friendId))
      .map(({ friendId }) => friendId),
  );
  const months = monthsOf(around);
  for (const one of judged) {
    const { friend } = one;
    if (met.has(friend.friendId)) one.claimUntil = await pastFullMonth(one, now, months);
    const isSuspected = friend.signals.length > 0 || suspected.has(friend.friendId);
    one.state = stateOf(one, { now, isMet: met.has(friend.friendId), isSuspected });
  }
  return leaveRoom(now, judged, months);
}

function begin(friend: FriendRow, terms: FriendTerms | null): Judged {
  const at = friend.registeredAt;
  const firstDayEnds = periodsBack('day', { zone: RECORD_TIME_ZONE, now: at, until: at })[0]?.to ?? at;
  const playUntil = new Date(firstDayEnds.getTime() + (terms?.fact.days ?? 0) * DAY_MS);
  const last = Math.max(playUntil.getTime(), friend.decidedAt?.getTime() ?? 0);
  const claimUntil = new Date(last + (terms?.version.terms.claimDays ?? 0) * DAY_MS);
  return { friend, terms, playUntil, claimUntil, state: 'none' };
}

type Facts = { now: Date; isMet: boolean; isSuspected: boolean };

function stateOf({ friend, terms, playUntil, claimUntil }: Judged, { now, isMet, isSuspected }: Facts) {
  if (friend.verdict === 'rejected') return 'rejected';
  if (terms === null) return 'none';
  // R2: that somebody takes a break is nobody's business; their inviter sees a friend who has not played enough.
  if (!isMet || friend.excluded) return now < (isMet ? claimUntil : playUntil) ? 'growing' : 'over';
  if (isSuspected && friend.verdict === null) return 'held';
  return now < claimUntil ? 'ready' : 'over';
}

type Month = { to: Date; given: bigint };
type Months = (terms: FriendTerms, at: Date) => Promise<Month>;

/** The month of a moment and what a rule gave in it, each asked once. */
function monthsOf({ db, whose }: Around): Months {
  const known = new Map<string, Promise<bigint>>();
  return async ({ rule: { code }, version }, at) => {
    const [month] = periodsBack('month', { zone: version.terms.zone, now: at, until: at });
    const { from, to } = month ?? { from: at, to: at };
    const key = `${code} ${from.toISOString()}`;
    const given = known.get(key) ?? selectGivenIn(db, whose, { code, from, to });
    known.set(key, given);
    return { to, given: await given };
  };
}

const daysAfter = (at: Date, { version }: FriendTerms): Date =>
  new Date(at.getTime() + version.terms.claimDays * DAY_MS);

/** What could not be taken because the month was full is not over with it: it can be taken in the next for as long as anything. */
async function pastFullMonth({ terms, claimUntil }: Judged, now: Date, months: Months): Promise<Date> {
  if (terms === null || now < claimUntil) return claimUntil;
  const { to, given } = await months(terms, new Date(claimUntil.getTime() - 1));
  const isFull = given + parseMoney(terms.fact.amount) > parseMoney(terms.fact.monthly);
  return isFull ? daysAfter(to, terms) : claimUntil;
}

/** No more in a month than the terms say: who came first is first, the others wait for the next. */
async function leaveRoom(now: Date, judged: Judged[], months: Months): Promise<Judged[]> {
  const room = new Map<string, bigint>();
  for (const one of judged.toSorted((a, b) => (a.friend.id < b.friend.id ? -1 : 1))) {
    if (one.state !== 'ready' || one.terms === null) continue;
    const { rule, fact } = one.terms;
    const month = await months(one.terms, now);
    const given = room.get(rule.code) ?? month.given;
    const after = given + parseMoney(fact.amount);
    if (after > parseMoney(fact.monthly)) {
      one.state = 'full';
      const later = daysAfter(month.to, one.terms);
      if (later > one.claimUntil) one.claimUntil = later;
    }
    room.set(rule.code, one.state === 'full' ? given : after);
  }
  return judged;
}

/** Which of these friends have staked what the terms ask, whoever invited them. */
export async function whoReached(
  db: Database,
  merchant: string,
  {
    rules,
    friends,
  }: { rules: readonly Rule[]; friends: readonly Pick<FriendRow, 'friendId' | 'registeredAt'>[] },
): Promise<bigint[]> {
  const asked = friends.flatMap(({ friendId, registeredAt }) => {
    const fact = termsAt(rules, registeredAt)?.fact;
    return fact === undefined ? [] : [{ friendId, from: registeredAt, days: fact.days, fact }];
  });
  const staked = await selectStaked(db, merchant, asked);
  return asked
    .filter(({ friendId, fact }) => (staked.get(friendId) ?? 0n) >= parseMoney(fact.stake))
    .map(({ friendId }) => friendId);
}

type CountedFriend = {
  rule: Rule;
  version: RuleVersion;
  period: Period;
  amount: bigint;
  lines: readonly Line[];
  deposits: readonly bigint[];
  claimUntil: Date;
  closed: true;
  friend: string;
};

const NOTHING = { bets: [], deposits: [], prize: 0n, rank: 0 };

/** What the invitations of a page have come to. A month has room for whoever came first, so all are judged that a claim would judge. */
export async function judgePage(
  around: Around,
  rules: readonly Rule[],
  page: readonly FriendRow[],
): Promise<Judged[]> {
  const ours = rules.filter(({ type }) => type === 'referral');
  const open = await selectOpenFriends(around.db, around.whose, windowsOf(ours));
  const others = page.filter(({ key }) => !open.some((one) => one.key === key));
  return judgeFriends(around, ours, [...open, ...others]);
}

/** PRO-03: friends whose reward can be taken, as the engine counts everything else: one period for each friend. */
export async function countFriends(around: Around, rules: readonly Rule[]): Promise<CountedFriend[]> {
  const ours = rules.filter(({ type }) => type === 'referral');
  if (ours.length === 0) return [];
  const { db, whose, now } = around;
  const judged = await judgeFriends(around, ours, await selectOpenFriends(db, whose, windowsOf(ours)));
  return judged.flatMap(({ friend, terms, state, playUntil, claimUntil }): CountedFriend[] => {
    if (state !== 'ready' || terms === null) return [];
    const { rule, version } = terms;
    const to = playUntil < now ? playUntil : now;
    const period = { key: friend.key, from: friend.registeredAt, to };
    const counted = { rule, version, period, claimUntil, closed: true as const };
    return [
      { ...counted, friend: maskName(friend.username), ...amountOf(version.terms, NOTHING), deposits: [] },
    ];
  });
}
