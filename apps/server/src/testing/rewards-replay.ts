/** What rewards should come to, by nothing but their terms: no rows, no sums, no zones but one. */
export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Midnight in Dhaka is so much before that of UTC. */
const AHEAD_MS = 6 * HOUR_MS;
/** Between two steps of a story, so that what a slow machine does in one is over before the next begins. */
export const STEP_MS = 120_000;
const RAFFLE_DAYS = 10;

export const KINDS = [
  'cashback',
  'friend',
  'gift',
  'locked',
  'mission',
  'raffle',
  'rebate',
  'rounds',
  'vip',
] as const;
export type Kind = (typeof KINDS)[number];
export const JOINED = ['gift', 'locked', 'raffle', 'rounds'] as const satisfies readonly Kind[];
const FIRST_RATE = 1_000;

type Written = { type: string; terms: object };
const CASH = { largest: '1000.00', budget: '100000.00', claimDays: 60, payment: 'cash' };
const ALL = (basisPoints: number) => ({ RNG: basisPoints, OTHER: basisPoints });
const fixed = (change: object): Written => ({
  type: 'gift',
  terms: { ...CASH, fact: { kind: 'fixed', amount: '10.00' }, period: 'once', needsJoin: true, ...change },
});

/** As an operator writes them, for a story that begins at this moment. */
export const RULES: Record<Kind, (story: { start: number; rate?: number | undefined }) => Written> = {
  rebate: ({ rate = FIRST_RATE }) => ({
    type: 'rebate',
    terms: { ...CASH, fact: { kind: 'stake', rates: ALL(rate) }, period: 'day' },
  }),
  cashback: () => ({
    type: 'cashback',
    terms: {
      ...CASH,
      fact: { kind: 'loss', rate: 2_000 },
      period: 'week',
      claimDays: 7,
      largest: '40.00',
      budget: '40.00',
    },
  }),
  mission: () => ({
    type: 'mission',
    terms: {
      ...CASH,
      fact: { kind: 'mission', counts: 'stake', target: '50.00', amount: '3.00' },
      period: 'day',
    },
  }),
  vip: () => ({
    type: 'vip',
    terms: {
      ...CASH,
      fact: { kind: 'vip', levels: [{ level: 1, gift: '2.00', rate: 100 }] },
      period: 'week',
    },
  }),
  friend: () => ({
    type: 'referral',
    terms: {
      ...CASH,
      fact: { kind: 'friend', amount: '5.00', stake: '10.00', days: 90, monthly: '50.00' },
      period: 'once',
    },
  }),
  raffle: ({ start }) => ({
    type: 'raffle',
    terms: {
      ...CASH,
      fact: { kind: 'raffle', prizes: [{ amount: '50.00', count: 1 }] },
      period: 'once',
      needsJoin: true,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + RAFFLE_DAYS * DAY_MS).toISOString(),
    },
  }),
  gift: () => fixed({}),
  locked: () =>
    fixed({ payment: 'locked', wagering: { times: 2, days: 3, weights: { RNG: 50, OTHER: 50 } } }),
  rounds: () =>
    fixed({ payment: 'rounds', freeRounds: { count: 10, stake: '1.00', games: ['line-slot'], days: 7 } }),
};

const GIFT = 1_000n;
const BUDGET_OF_CASHBACK = 4_000n;
const PER_POINT = 100n;

export const text = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

type Round = { stake: bigint; win: bigint; at: number; state: 'open' | 'closed' };
type Given = {
  kind: Kind;
  base: string;
  amount: bigint;
  state: 'paid' | 'locked' | 'rounds' | 'released' | 'ended';
  at: number;
};
type Due = { base: string; key: string; amount: bigint };
type Period = { key: string; from: number; to: number };

const dateText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const dayOf = (at: number): number => Math.floor((at + AHEAD_MS) / DAY_MS);
/** The first of January 1970 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % 7);

export class Replay {
  cash = 1_000_000n;
  locked = 0n;
  /** Of own money, by whatever door. */
  given = 0n;
  /** Points that the ledger knows, and up to which stake. */
  written = 0n;
  counted = 0n;
  out = false;
  friendStaked = 0n;
  now: number;
  private readonly start: number;
  private readonly rounds = new Map<string, Round>();
  private readonly grants: Given[] = [];
  private readonly joined = new Set<Kind>();
  private readonly versions: { at: number; rate: number }[];
  private offAt: number | null = null;
  private spentOnCashback = 0n;
  private drawn = false;
  private won = false;

  constructor(start: number) {
    this.start = start;
    this.now = start;
    this.versions = [{ at: start, rate: FIRST_RATE }];
  }

  get elapsed(): number {
    return this.now - this.start;
  }
  place(roundId: string, { stake, win }: { stake: bigint; win: bigint }): void {
    this.cash -= stake;
    this.rounds.set(roundId, { stake, win, at: this.now, state: 'open' });
  }
  close(roundId: string): void {
    const round = this.round(roundId);
    round.state = 'closed';
    this.cash += round.win;
  }
  rollBack(roundId: string): void {
    this.cash += this.round(roundId).stake;
    this.rounds.delete(roundId);
  }
  takeBack(roundId: string): void {
    const { stake, win } = this.round(roundId);
    this.cash += stake - win;
    this.rounds.delete(roundId);
  }
  join(kind: Kind): void {
    const isOver = kind === 'raffle' && this.elapsed >= RAFFLE_DAYS * DAY_MS;
    if (!this.out && !isOver) this.joined.add(kind);
  }
  draw(): void {
    if (this.drawn || this.elapsed < RAFFLE_DAYS * DAY_MS) return;
    this.drawn = true;
    this.won = this.joined.has('raffle') && !this.out;
  }
  /** The rate of the next version, which is on from now. */
  change(): number {
    const rate = (this.versions.at(-1)?.rate ?? FIRST_RATE) + 500;
    this.versions.push({ at: this.now, rate });
    this.offAt = null;
    return rate;
  }
  off(): void {
    this.offAt ??= this.now;
  }
  on(): void {
    this.offAt = null;
  }
  /** Out of all of it, or in again. Whoever leaves gives up the bonus in hand. */
  want(): void {
    this.out = !this.out;
    if (this.out) this.endLocked('ended');
  }
  settle(): void {
    const bonus = this.grants.find(({ state }) => state === 'locked');
    if (bonus === undefined) return;
    const until = bonus.at + 3 * DAY_MS;
    const wagered = this.sum(bonus.at, Math.min(until, this.now), ({ stake }) => stake) / 2n;
    if (wagered >= 2n * GIFT) {
      this.endLocked('released');
      this.pay(GIFT);
    } else if (until <= this.now) this.endLocked('ended');
  }
  /** What the platform answers. */
  convert(points: bigint, amount: bigint): string {
    if (this.out) return 'REWARDS_OFF';
    const staked = this.sum(0, Infinity, ({ stake }) => stake);
    const due = staked > this.counted ? (staked - this.counted) / PER_POINT : 0n;
    if (this.written + due < points) return 'POINTS_SHORT';
    this.written += due - points;
    this.counted += due * PER_POINT;
    this.pay(amount);
    return 'done';
  }
  /** Names of what can be taken of these kinds, in the order of the alphabet. */
  claimable(kinds: readonly Kind[]): string[] {
    return kinds.flatMap((kind) => this.dueOf(kind).map(({ key }) => `${kind} ${key}`)).toSorted();
  }
  claim(kinds: readonly Kind[]): void {
    if (this.out) return;
    for (const kind of kinds) for (const due of this.dueOf(kind)) this.take(kind, due);
  }
  reverse(kind: Kind): void {
    const grant = this.grants.findLast(
      (one) => one.kind === kind && ['paid', 'locked', 'rounds'].includes(one.state),
    );
    if (grant === undefined) return;
    if (grant.state === 'paid') this.pay(-grant.amount);
    if (grant.state === 'locked') this.locked = 0n;
    if (kind === 'cashback') this.spentOnCashback -= grant.amount;
    grant.state = 'ended';
  }

  private round(roundId: string): Round {
    const round = this.rounds.get(roundId);
    if (round === undefined) throw new Error(`there is no round ${roundId}`);
    return round;
  }
  private pay(amount: bigint): void {
    this.cash += amount;
    this.given += amount;
  }
  private endLocked(state: 'released' | 'ended'): void {
    const bonus = this.grants.find((one) => one.state === 'locked');
    if (bonus !== undefined) bonus.state = state;
    this.locked = 0n;
  }
  private take(kind: Kind, { base, amount }: Due): void {
    if (kind === 'cashback') {
      if (this.spentOnCashback + amount > BUDGET_OF_CASHBACK) return;
      this.spentOnCashback += amount;
    }
    const given = { kind, base, amount, at: this.now };
    if (kind === 'locked') {
      this.locked = amount;
      this.grants.push({ ...given, state: 'locked' });
    } else if (kind === 'rounds') this.grants.push({ ...given, state: 'rounds' });
    else {
      this.pay(amount);
      this.grants.push({ ...given, state: 'paid' });
    }
  }
  /** Of settled rounds that were placed in this time. */
  private sum(from: number, to: number, of: (round: Round) => bigint): bigint {
    let sum = 0n;
    for (const round of this.rounds.values())
      if (round.state === 'closed' && round.at >= from && round.at < to) sum += of(round);
    return sum;
  }
  private dueOf(kind: Kind): Due[] {
    const once = (isThere: boolean, amount: bigint, key = 'once'): Due[] =>
      isThere && !this.grants.some((one) => one.kind === kind) ? [{ base: key, key, amount }] : [];
    switch (kind) {
      case 'gift':
      case 'locked':
      case 'rounds':
        return once(this.joined.has(kind), GIFT);
      case 'raffle':
        return once(this.won, 5_000n);
      case 'friend':
        return once(this.friendStaked >= 1_000n, 500n, 'friend');
      case 'mission':
        return this.periods('day').flatMap(({ key, from, to }) =>
          this.sum(from, to, ({ stake }) => stake) >= 5_000n && !this.isGiven(kind, key)
            ? [{ base: key, key, amount: 300n }]
            : [],
        );
      case 'rebate':
        return this.grown(kind, 'day', 60, ({ from, to }) => this.rebateOf(from, to));
      case 'cashback':
        return this.grown(kind, 'week', 7, ({ from, to }) => {
          const lost = this.sum(from, to, ({ stake, win }) => stake - win);
          const part = lost > 0n ? (lost * 2_000n) / 10_000n : 0n;
          return part > BUDGET_OF_CASHBACK ? BUDGET_OF_CASHBACK : part;
        });
      case 'vip':
        return this.grown(
          kind,
          'week',
          60,
          ({ from, to }) => 200n + this.sum(from, to, ({ stake }) => stake) / 100n,
        );
    }
  }
  private rebateOf(from: number, to: number): bigint {
    const { rate } = this.versions.findLast(({ at }) => at <= from) ?? this.versions[0] ?? { rate: 0 };
    const end = this.offAt === null ? to : Math.min(to, this.offAt);
    return (this.sum(from, end, ({ stake }) => stake) * BigInt(rate)) / 10_000n;
  }
  private isGiven = (kind: Kind, key: string): boolean =>
    this.grants.some((one) => one.kind === kind && one.base === key);

  /** Periods that are over: first those that nothing was given for, then what came late to others, as they were given. */
  private grown(kind: Kind, length: 'day' | 'week', days: number, whole: (period: Period) => bigint): Due[] {
    const isOff = ({ from }: Period): boolean =>
      kind === 'rebate' && this.offAt !== null && Math.max(from, this.start) >= this.offAt;
    const over = this.periods(length).filter(
      (period) => period.to <= this.now && period.to + days * DAY_MS > this.now && !isOff(period),
    );
    const fresh = over
      .filter(({ key }) => !this.isGiven(kind, key))
      .map((period) => ({ base: period.key, key: period.key, amount: whole(period) }));
    const bases = [...new Set(this.grants.filter((one) => one.kind === kind).map(({ base }) => base))];
    const late = bases.flatMap((base): Due[] => {
      const period = over.find(({ key }) => key === base);
      if (period === undefined) return [];
      const parts = this.grants.filter((one) => one.kind === kind && one.base === base);
      const before = parts.reduce((sum, { amount }) => sum + amount, 0n);
      return [{ base, key: `${base}-late-${parts.length}`, amount: whole(period) - before }];
    });
    return [...fresh, ...late].filter(({ amount }) => amount > 0n);
  }
  /** From the one that the story began in to the one that runs. */
  private periods(length: 'day' | 'week'): Period[] {
    const [first, last] = [dayOf(this.start), dayOf(this.now)];
    const [step, begin] = length === 'day' ? [1, first] : [7, mondayOf(first)];
    const periods: Period[] = [];
    for (let day = begin; day <= last; day += step)
      periods.push({
        key: length === 'day' ? dateText(day) : `week-${dateText(day)}`,
        from: day * DAY_MS - AHEAD_MS,
        to: (day + step) * DAY_MS - AHEAD_MS,
      });
    return periods;
  }
}
