import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { forfeitBonus } from '@maidan/contract/rewards/forfeit-bonus.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { listPromotionStandings } from '@maidan/contract/rewards/promotions/list-promotion-standings.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit, sayCallback } from '#testing/deposits.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { hoursFromNow, promotionOn, rulePlace } from '#testing/reward-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { reverseGrant } from '../grants/reverse-grant.ts';
import { settleBonuses } from './settle-bonuses.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const GIFT = 1_000n;
/** Bets of twice the gift, each counting half. */
const REQUIRED = 2n * GIFT;
const DEPOSIT = 50_000n;
const DEPOSIT_BONUS = DEPOSIT / 10n;

type Kind = 'lockedA' | 'lockedB' | 'cash' | 'deposit';
const KINDS = ['lockedA', 'lockedB', 'cash', 'deposit'] as const;
const codes: Partial<Record<Kind, string>> = {};
const codeOf = (kind: Kind): string => codes[kind] ?? '';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
  const wagering = { times: 2, days: 3, weights: { RNG: 50, OTHER: 50 } };
  codes.lockedA = await promotionOn(node, 'locked', { wagering });
  codes.lockedB = await promotionOn(node, 'locked', { wagering });
  codes.cash = await promotionOn(node, 'gift');
  codes.deposit = await promotionOn(node, 'deposit', { startsAt: hoursFromNow(-80) });
});

afterAll(() => driver.close());

type Round = { roundId: string; stake: bigint; win: bigint; counts: boolean };

/** What should be, by nothing but the terms. */
class Replay {
  cash = 1_000_000n;
  given = 0n;
  locked: Kind | null = null;
  joined = new Set<Kind>();
  taken = new Set<Kind>();
  /** What was given as own money at once, and can be taken back. */
  paid = new Map<Kind, bigint>();
  counted = 0n;
  /** Each with whether the bonus for deposits counts it. */
  deposits: { payment: string; counts: boolean }[] = [];
  open: Round | null = null;
  settled: Round[] = [];

  /** Half of all stakes that count, not of each: the platform rounds their sum. */
  get wagered(): bigint {
    return this.settled.reduce((sum, { stake, counts }) => (counts ? sum + stake : sum), 0n) / 2n;
  }
  settleRound(round: Round): void {
    this.cash += round.win;
    this.settled.push(round);
  }
  claim(kind: Kind): void {
    if (!this.joined.has(kind) || this.taken.has(kind)) return;
    if (kind === 'deposit') {
      if (this.counted === 0n) return;
      this.pay(kind, this.counted);
    } else if (kind === 'cash') this.pay(kind, GIFT);
    else if (this.locked === null) {
      this.countNothing();
      this.locked = kind;
    } else return;
    this.taken.add(kind);
  }
  pay(kind: Kind, amount: bigint): void {
    this.give(amount);
    this.paid.set(kind, amount);
  }
  give(amount: bigint): void {
    this.cash += amount;
    this.given += amount;
  }
  /** The bonus of this deposit goes along, where it was given for it and is still given. */
  chargeBack(counts: boolean): void {
    this.cash -= DEPOSIT;
    if (!counts) return;
    if (!this.taken.has('deposit')) {
      this.counted -= DEPOSIT_BONUS;
      return;
    }
    const paid = this.paid.get('deposit') ?? 0n;
    if (paid === 0n) return;
    this.give(-DEPOSIT_BONUS);
    this.paid.set('deposit', paid - DEPOSIT_BONUS);
  }
  settle(): void {
    if (this.locked === null || this.wagered < REQUIRED) return;
    this.endLocked();
    this.give(GIFT);
  }
  /** What is wagered already is theirs. */
  leave(): void {
    this.settle();
    this.endLocked();
  }
  endLocked(): void {
    this.locked = null;
    this.countNothing();
  }
  /** Bets count for the bonus that was in hand when they were placed, and for no other. */
  countNothing(): void {
    for (const round of this.settled) round.counts = false;
    if (this.open !== null) this.open.counts = false;
  }
  reverse(kind: Kind): void {
    if (this.locked === kind) this.endLocked();
    this.give(-(this.paid.get(kind) ?? 0n));
    this.paid.delete(kind);
  }
  get lockedAmount(): bigint {
    return this.locked === null ? 0n : GIFT;
  }
}

type Step =
  | { act: 'join' | 'claim' | 'reverse'; kind: Kind }
  | { act: 'deposit' | 'chargeBack' | 'close' | 'rollBack' | 'takeBack' | 'settle' | 'forfeit' | 'expire' }
  | { act: 'bet' | 'open'; stake: bigint; win: bigint };

const amount = fc.bigInt({ min: 100n, max: 3_000n });
const kind = fc.constantFrom(...KINDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom(...(['join', 'claim', 'claim', 'reverse'] as const)), kind }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('bet' as const, 'open' as const),
      stake: amount,
      win: amount,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom(
        ...([
          'deposit',
          'chargeBack',
          'close',
          'rollBack',
          'takeBack',
          'settle',
          'forfeit',
          'expire',
        ] as const),
      ),
    }),
  },
);

const text = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const PAID = { amount: text(DEPOSIT), currency: 'PLY' };
let rounds = 0;

test('[PRO-01] P5: whatever is joined, paid in, staked, rolled back, claimed, taken back, given up, charged back or runs out, cash and bonus are as a replay has them at every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      const member = await node.registerAndLogin();
      const replay = new Replay();
      const before = await purses(member);
      const seat = await sitDown(node.app.platform.db, member.memberId);
      // Every story begins with what most of them need.
      const all: Step[] = [{ act: 'join', kind: 'lockedA' }, { act: 'claim', kind: 'lockedA' }, ...steps];
      for (const one of all) {
        await live(member, seat, replay, one);
        const now = await purses(member);
        expect({ step: one, cash: now.cash, locked: now.locked, house: now.house - before.house }).toEqual({
          step: one,
          cash: replay.cash,
          locked: replay.lockedAmount,
          house: -(replay.given + replay.lockedAmount),
        });
      }
    }),
    { numRuns: 25 },
  );
});

async function live(
  member: MemberCaller,
  seat: Awaited<ReturnType<typeof sitDown>>,
  replay: Replay,
  given: Step,
): Promise<void> {
  switch (given.act) {
    case 'join':
      await join(member, replay, given.kind);
      return;
    case 'claim':
      await node.callAs(member, claimRewards, { rewards: [{ code: codeOf(given.kind), period: 'once' }] });
      replay.claim(given.kind);
      return;
    case 'deposit': {
      const counts = replay.joined.has('deposit') && !replay.taken.has('deposit');
      replay.deposits.push({ payment: await payIn(member), counts });
      replay.cash += DEPOSIT;
      if (counts) replay.counted += DEPOSIT_BONUS;
      return;
    }
    case 'chargeBack': {
      const gone = replay.deposits.pop();
      if (gone === undefined) return;
      await sayCallback(node, { ...PAID, payment: gone.payment, status: 'charged_back' });
      replay.chargeBack(gone.counts);
      return;
    }
    case 'bet': {
      const { roundId } = replayed(replay, given);
      await seat.play(roundId, text(given.stake), text(given.win));
      return;
    }
    case 'open': {
      if (replay.open !== null) return;
      const roundId = `m${(rounds += 1)}`;
      await seat.bet(roundId, text(given.stake));
      replay.cash -= given.stake;
      replay.open = { roundId, stake: given.stake, win: 0n, counts: replay.locked !== null };
      return;
    }
    case 'close': {
      const { open } = replay;
      if (open === null) return;
      await seat.win(open.roundId, '0.00');
      replay.open = null;
      replay.settleRound(open);
      return;
    }
    case 'rollBack':
      if (replay.open === null) return;
      await seat.takeBackBet(replay.open.roundId);
      replay.cash += replay.open.stake;
      replay.open = null;
      return;
    case 'takeBack': {
      // One that is settled: first its win, then its bet.
      const round = replay.settled.pop();
      if (round === undefined) return;
      await seat.takeBackWin(round.roundId);
      await seat.takeBackBet(round.roundId);
      replay.cash += round.stake - round.win;
      return;
    }
    case 'reverse': {
      const [grant] = await database.db.query<{ id: bigint }>(sql`
        select id from reward_grant where member_id = ${member.memberId}::bigint and code = ${codeOf(given.kind)}`);
      if (grant === undefined) return;
      await reverseGrant(rulePlace(node), { id: grant.id.toString(), reason: 'a mistake' });
      replay.reverse(given.kind);
      return;
    }
    case 'settle':
      await settleBonuses(node.app.platform, { restSeconds: 0 });
      replay.settle();
      return;
    case 'forfeit': {
      const { body } = await node.callAs(member, listPromotionStandings, {});
      const id = body.success ? (body.value.bonus?.id ?? '1') : '1';
      await node.callAs(member, forfeitBonus, { id });
      replay.leave();
      return;
    }
    case 'expire':
      // Four days pass: nothing that was staked since was staked in time.
      await asOwner(
        database.url,
        `update reward_grant set granted_at = granted_at - interval '4 days', wager_until = wager_until - interval '4 days'
         where member_id = ${member.memberId} and state = 'locked'`,
      );
      await settleBonuses(node.app.platform, { restSeconds: 0 });
      replay.endLocked();
  }
}

/** A bet with its win at once. */
function replayed(replay: Replay, { stake, win }: { stake: bigint; win: bigint }): Round {
  const round = { roundId: `m${(rounds += 1)}`, stake, win, counts: replay.locked !== null };
  replay.cash -= stake;
  replay.settleRound(round);
  return round;
}

async function join(member: MemberCaller, replay: Replay, what: Kind): Promise<void> {
  const isNew = !replay.joined.has(what);
  await node.callAs(member, joinPromotion, { code: codeOf(what) });
  replay.joined.add(what);
  if (what !== 'deposit' || !isNew) return;
  // Long enough ago for deposits of days that are over; those before it are pushed further back still.
  await asOwner(
    database.url,
    `update deposit set created_at = created_at - interval '48 hours', credited_at = credited_at - interval '48 hours'
     where member_id = ${member.memberId};
     update reward_join set joined_at = joined_at - interval '60 hours'
     where member_id = ${member.memberId} and code = '${codeOf(what)}'`,
  );
}

async function payIn(member: MemberCaller): Promise<string> {
  const { deposit, payment } = await beginDeposit(node, member, { amount: text(DEPOSIT) });
  await sayCallback(node, { ...PAID, payment, status: 'paid' });
  await asOwner(
    database.url,
    `update deposit set created_at = created_at - interval '36 hours', credited_at = credited_at - interval '36 hours'
     where id = ${deposit.id}`,
  );
  return payment;
}

async function purses(member: MemberCaller): Promise<{ cash: bigint; locked: bigint; house: bigint }> {
  const rows = await database.db.query<{ kind: string; sum: bigint }>(sql`
    select kind, sum(balance)::bigint as sum from ledger_account
    where (owner = ${member.memberId} and kind in ('member', 'locked_bonus')) or kind = 'bonus' group by kind`);
  const of = (name: string): bigint => rows.find(({ kind: found }) => found === name)?.sum ?? 0n;
  return { cash: of('member'), locked: of('locked_bonus'), house: of('bonus') };
}
