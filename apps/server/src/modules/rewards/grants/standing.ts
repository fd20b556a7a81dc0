import type { RewardType } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { amountOf, type BetFact, type DepositFact, type Line } from '../rules/amount.ts';
import { isFor, type Person } from '../rules/audience.ts';
import { periodsBack, periodsOf, type Period, type Timed } from '../rules/periods.ts';
import { newestOf, readEveryRule, type Rule, type RulesNow, type RuleVersion } from '../rules/rule.ts';
import { selectPerson, selectRanks, type RankRow } from './ranks.store.ts';
import { selectBets, selectDeposits, type Stretch, type Whose } from './facts.store.ts';
import { selectRecentGrants, type GrantRow } from './grants.store.ts';
import { lateOf } from './late.ts';
import { countFriends } from '../friends/friends.ts';
import { selectTakingPart, type TakingPart } from './taking-part.store.ts';

const DAY_MS = 86_400_000;

/** One period of a rule with what came together in it. */
export type Counted = {
  rule: Rule;
  version: RuleVersion;
  period: Period;
  amount: bigint;
  lines: readonly Line[];
  /** Those that the amount was counted from. */
  deposits: readonly bigint[];
  claimUntil: Date | null;
  /** Over, so that it can be taken. */
  closed: boolean;
  /** Of a friend: the name as the inviter may read it. */
  friend?: string;
  /** Of bets that settled after their period was taken: what was given of it before, which the amount comes on top of. */
  before?: bigint;
};

export type Standing = {
  now: Date;
  rules: readonly Rule[];
  /** Periods that nothing was given for yet. */
  counted: readonly Counted[];
  grants: readonly GrantRow[];
  part: TakingPart;
};

type Candidate = Omit<Counted, 'amount' | 'lines' | 'deposits' | 'friend'>;

const NO_PART: TakingPart = { joins: [], applications: [], prizes: [] };

/**
 * Where a member stands with every rule, or those of one type, computed from the facts of this moment; of one that is off, from those until then. Whoever looks
 * at many members in one go reads the rules once for all.
 */
export async function readStanding(
  db: Database,
  whose: Whose,
  { only, known }: { only?: RewardType; known?: RulesNow } = {},
): Promise<Standing> {
  const read = known ?? (await readEveryRule(db, whose.merchant));
  const { now } = read;
  const rules = read.rules.filter(({ type }) => only === undefined || type === only);
  if (rules.length === 0) return { now, rules, counted: [], grants: [], part: NO_PART };
  // One after the other: inside a transaction there is one connection.
  const grants = await selectRecentGrants(db, whose);
  const part = rules.some(isTakenPartIn) ? await selectTakingPart(db, whose) : NO_PART;
  const all = rules.flatMap((rule) => candidatesOf(rule, { now, grants, part }));
  const candidates = await forThem(db, whose, all, part);
  const counted = [
    ...(await count(db, whose, candidates, part)),
    ...(await countFriends({ db, whose, now }, rules)),
  ];
  return { now, rules, grants, part, counted };
}

const isTakenPartIn = ({ versions }: Rule): boolean =>
  versions.some(({ terms: { needsJoin, byApplication } }) => needsJoin || byApplication);

/**
 * Whom a version is for is asked when somebody takes part by it, and never taken away; where nobody does, or a period follows a version
 * that came after they did, whenever it is counted.
 */
async function forThem(
  db: Database,
  whose: Whose,
  all: Candidate[],
  { joins }: TakingPart,
): Promise<Candidate[]> {
  const asks = ({ rule: { code }, version: { terms, onFrom } }: Candidate): boolean => {
    if (terms.audience === undefined || terms.byApplication) return false;
    if (!terms.needsJoin) return true;
    const joined = joins.find((one) => one.code === code);
    return terms.period !== 'once' && joined !== undefined && onFrom > joined.joinedAt;
  };
  if (!all.some(asks)) return all;
  const person = await selectPerson(db, whose);
  return all.filter((one) => !asks(one) || isFor(one.version.terms, person, null));
}

const FROM_BETS: ReadonlySet<string> = new Set(['stake', 'loss', 'mission', 'vip']);

/** The rank that was held at this moment; 0 without one. */
export const rankAt = (ranks: readonly RankRow[], at: Date): number =>
  ranks.findLast(({ changedAt }) => changedAt < at)?.level ?? 0;

/** What counts of a period: of a rule that was switched off in it, what was there by then. */
const stretchOf = ({ rule: { offAt }, period: { from, to } }: Candidate): Stretch => ({
  from,
  to: offAt === null || to < offAt ? to : offAt,
});

/** Facts that several rules look at are read once. */
async function count(
  db: Database,
  whose: Whose,
  candidates: readonly Candidate[],
  part: TakingPart,
): Promise<Counted[]> {
  const keyOf = (candidate: Candidate): string => {
    const { from, to } = stretchOf(candidate);
    return `${from.toISOString()} ${to.toISOString()}`;
  };
  const needBets = candidates.filter(({ version }) => FROM_BETS.has(version.terms.fact.kind));
  const needsRank = candidates.some(({ version }) => version.terms.fact.kind === 'vip');
  const ranks = needsRank ? await selectRanks(db, whose) : [];
  const stretches = new Map(needBets.map((candidate) => [keyOf(candidate), stretchOf(candidate)]));
  const found = await selectBets(db, whose, [...stretches.values()]);
  const bets = new Map<string, BetFact[]>(
    [...stretches.keys()].map((key, index) => [key, found[index] ?? []]),
  );
  const joinedAt = ({ rule }: Candidate): Date | null =>
    part.joins.find(({ code }) => code === rule.code)?.joinedAt ?? null;
  const needDeposits = candidates.filter(({ version }) => version.terms.fact.kind === 'deposit');
  const paidIn = await selectDeposits(
    db,
    whose,
    needDeposits.map((candidate) => ({ ...stretchOf(candidate), joinedAt: joinedAt(candidate) })),
  );
  const depositsOf = new Map(needDeposits.map((candidate, index) => [candidate, paidIn[index] ?? []]));
  const counted: Counted[] = [];
  for (const candidate of candidates) {
    const { terms } = candidate.version;
    const deposits: readonly DepositFact[] = depositsOf.get(candidate) ?? [];
    const prize = part.prizes.find(({ code }) => code === candidate.rule.code)?.amount ?? 0n;
    const rank = rankAt(ranks, stretchOf(candidate).to);
    const facts = { bets: bets.get(keyOf(candidate)) ?? [], deposits, prize, rank };
    const from = deposits.filter(({ afterLoss }) => !afterLoss).map(({ id }) => id);
    const one = { ...candidate, ...onTopOf(candidate.before, amountOf(terms, facts)), deposits: from };
    // A mission waits for its target, not for the end of its period.
    counted.push(terms.fact.kind === 'mission' ? { ...one, closed: one.amount > 0n } : one);
  }
  return counted.filter((one) => !isTwice(one, counted));
}

function onTopOf<Part extends { amount: bigint }>(before: bigint | undefined, all: Part): Part {
  if (before === undefined) return all;
  return { ...all, amount: all.amount > before ? all.amount - before : 0n };
}

/** Of what is given once, a day that is still running is told only while nothing can be taken. */
function isTwice(one: Counted, all: readonly Counted[]): boolean {
  if (one.period.key !== 'once') return false;
  const other = all.find((found) => found !== one && found.rule === one.rule);
  if (other === undefined) return false;
  return one.closed ? one.amount === 0n : other.amount > 0n;
}

/** The version that holds for somebody: what was said when they took part, or when the period that runs began. */
export function heldBy(rule: Rule, { counted, part }: Pick<Standing, 'counted' | 'part'>): RuleVersion {
  const newest = newestOf(rule);
  if (newest.terms.period === 'once') {
    const of = <Row extends { code: string }>(rows: readonly Row[]) =>
      rows.find(({ code }) => code === rule.code);
    return promisedAt(rule, of(part.joins)?.joinedAt ?? of(part.applications)?.appliedAt);
  }
  return counted.findLast((one) => one.rule.code === rule.code && !one.closed)?.version ?? newest;
}

/**
 * The same for somebody whom the newest version may not be for: then what they took part in, or what came together by an older one, and null
 * when nothing of it is theirs.
 */
export function holdsFor(rule: Rule, standing: Standing, person: Person): RuleVersion | null {
  const held = heldBy(rule, standing);
  if (isFor(newestOf(rule).terms, person, null)) return held;
  const ofRule = ({ code }: { code: string }): boolean => code === rule.code;
  const own = standing.counted.filter((one) => ofRule(one.rule) && (!one.closed || one.amount > 0n));
  if (newestOf(rule).terms.period !== 'once')
    return own.find(({ version }) => version === held)?.version ?? own.at(-1)?.version ?? null;
  const { joins, applications } = standing.part;
  return joins.some(ofRule) || applications.some(ofRule) ? held : null;
}

type Around = { now: Date; grants: readonly GrantRow[]; part: TakingPart };

function candidatesOf(rule: Rule, around: Around): Candidate[] {
  const given = around.grants.filter(({ code }) => code === rule.code);
  const all = newestOf(rule).terms.period === 'once' ? onceOf(rule, around) : periodicOf(rule, around);
  const late = lateOf(rule, given, around.now).map((one) => ({ ...one, rule, closed: true }));
  return all
    .filter(({ period }) => !given.some(({ period: key }) => key === period.key))
    .flatMap((candidate) => withoutGiven(candidate, given))
    .concat(late)
    .filter(({ period }) => rule.offAt === null || period.from < rule.offAt);
}

/** P1: what a grant covers is never counted again, whatever the periods are called since. */
function withoutGiven(candidate: Candidate, given: readonly GrantRow[]): Candidate[] {
  const { period } = candidate;
  if (period.key === 'once') return [candidate];
  let from = period.from;
  for (const { coversFrom, coversTo } of given)
    if (coversFrom < period.to && coversTo > from) from = coversTo;
  return from < period.to ? [{ ...candidate, period: { ...period, from } }] : [];
}

function periodicOf(rule: Rule, { now, part }: Around): Candidate[] {
  const timed = rule.versions.flatMap((version): (RuleVersion & Timed)[] => {
    const { period, zone } = version.terms;
    return period === 'once' ? [] : [{ ...version, period, zone }];
  });
  // What an older version promised can be taken for as long as it said, whatever the newest says.
  const longest = Math.max(...rule.versions.map(({ terms }) => terms.claimDays));
  const until = new Date(now.getTime() - longest * DAY_MS);
  const joined = part.joins.find(({ code }) => code === rule.code);
  return periodsOf(timed, { now, until }).flatMap(({ version, period }): Candidate[] => {
    // Whether somebody has to take part is said by the version that a period follows, as all of its terms are.
    const { needsJoin } = version.terms;
    if (needsJoin && joined === undefined) return [];
    const clipped = clip(period, version.terms, needsJoin ? joined?.joinedAt : undefined);
    if (clipped === null || clipped.from > now) return [];
    const closed = clipped.to <= now;
    const claimUntil = new Date(clipped.to.getTime() + version.terms.claimDays * DAY_MS);
    if (closed && claimUntil <= now) return [];
    return [{ rule, version, period: clipped, claimUntil, closed }];
  });
}

function clip(
  { key, from, to }: Period,
  { startsAt, endsAt }: RuleVersion['terms'],
  joinedAt: Date | undefined,
): Period | null {
  const first = Math.max(from.getTime(), Date.parse(startsAt ?? '1970-01-01'), joinedAt?.getTime() ?? 0);
  const last = Math.min(to.getTime(), endsAt === undefined ? Infinity : Date.parse(endsAt));
  return first < last ? { key, from: new Date(first), to: new Date(last) } : null;
}

/** The version that was on when somebody took part, or asked to: what they were told stays. Of nobody's, the newest. */
function promisedAt(rule: Rule, at: Date | undefined): RuleVersion {
  const newest = newestOf(rule);
  if (at === undefined || newest.terms.fact.kind === 'mission') return newest;
  const once = rule.versions.filter(({ terms }) => terms.period === 'once');
  return once.findLast(({ onFrom }) => onFrom <= at) ?? once[0] ?? newest;
}

/** What is given once: to whoever was told yes, drew a prize, or paid in on a day that is over. */
function onceOf(rule: Rule, { now, part }: Around): Candidate[] {
  const joined = part.joins.find(({ code }) => code === rule.code);
  const asked = part.applications.find(({ code }) => code === rule.code);
  const version = promisedAt(rule, joined?.joinedAt ?? asked?.appliedAt);
  const { fact, startsAt, endsAt, zone, claimDays, byApplication } = version.terms;
  const [{ onFrom }] = rule.versions;
  const starts = new Date(startsAt ?? onFrom);
  const promised = endsAt === undefined ? null : new Date(endsAt);
  const claimUntil = promised === null ? null : new Date(promised.getTime() + claimDays * DAY_MS);
  const ends = promised === null || (rule.offAt !== null && rule.offAt < promised) ? rule.offAt : promised;
  if (starts > now || (claimUntil !== null && claimUntil <= now)) return [];
  const of = (from: Date, to: Date, closed: boolean): Candidate[] =>
    from < to ? [{ rule, version, period: { key: 'once', from, to }, claimUntil, closed }] : [];
  if (fact.kind === 'mission') {
    const first = starts < onFrom ? onFrom : starts;
    return of(first, ends === null || ends > now ? now : ends, false);
  }
  // One for each friend, not one for all.
  if (fact.kind === 'friend') return [];
  if (fact.kind === 'fixed') {
    if (byApplication) return asked?.state === 'approved' ? of(asked.appliedAt, now, true) : [];
    return joined === undefined ? [] : of(joined.joinedAt, now, true);
  }
  if (joined === undefined) return [];
  if (fact.kind === 'raffle') {
    return part.prizes.some(({ code }) => code === rule.code) ? of(joined.joinedAt, now, true) : [];
  }
  const [day] = periodsBack('day', { zone, now, until: now });
  const today = day?.from ?? now;
  const last = ends !== null && ends < today ? ends : today;
  const from = joined.joinedAt > starts ? joined.joinedAt : starts;
  // What came in today counts from tomorrow on; it is shown until then, with the moment when it does.
  return [...of(from, last, true), ...(ends !== null && ends <= now ? [] : of(from, day?.to ?? now, false))];
}
