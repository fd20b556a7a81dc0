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
import { hoursFromNow, promotionOn } from '#testing/reward-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';
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

/** What should be, by nothing but the terms. */
class Replay {
  cash = 1_000_000n;
  given = 0n;
  locked: Kind | null = null;
  wagered = 0n;
  joined = new Set<Kind>();
  taken = new Set<Kind>();
  counted = 0n;
  open: { roundId: string; stake: bigint; counts: boolean } | null = null;

  bet(stake: bigint, win: bigint): void {
    this.cash += win - stake;
    if (this.locked !== null) this.wagered += stake / 2n;
  }
  claim(kind: Kind): void {
    if (!this.joined.has(kind) || this.taken.has(kind)) return;
    if (kind === 'deposit') {
      if (this.counted === 0n) return;
      this.give(this.counted);
    } else if (kind === 'cash') this.give(GIFT);
    else if (this.locked === null) {
      this.locked = kind;
      this.wagered = 0n;
      if (this.open !== null) this.open.counts = false;
    } else return;
    this.taken.add(kind);
  }
  give(amount: bigint): void {
    this.cash += amount;
    this.given += amount;
  }
  settle(): void {
    if (this.locked === null || this.wagered < REQUIRED) return;
    this.locked = null;
    this.give(GIFT);
  }
  get lockedAmount(): bigint {
    return this.locked === null ? 0n : GIFT;
  }
}

type Step =
  | { act: 'join' | 'claim'; kind: Kind }
  | { act: 'deposit' | 'close' | 'rollBack' | 'settle' | 'forfeit' | 'expire' }
  | { act: 'bet' | 'open'; stake: bigint; win: bigint };

const amount = fc.bigInt({ min: 100n, max: 3_000n });
const kind = fc.constantFrom(...KINDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('join' as const, 'claim' as const), kind }) },
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
      act: fc.constantFrom(...(['deposit', 'close', 'rollBack', 'settle', 'forfeit', 'expire'] as const)),
    }),
  },
);

const text = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
let rounds = 0;

test('[PRO-01] P5: whatever is joined, paid in, staked, rolled back, claimed, given up or runs out, cash and bonus are as a replay has them at every step', async () => {
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
    case 'deposit':
      await payIn(member);
      replay.cash += DEPOSIT;
      if (replay.joined.has('deposit') && !replay.taken.has('deposit')) replay.counted += DEPOSIT_BONUS;
      return;
    case 'bet':
      await seat.play(`m${(rounds += 1)}`, text(given.stake), text(given.win));
      replay.bet(given.stake, given.win);
      return;
    case 'open': {
      if (replay.open !== null) return;
      const roundId = `m${(rounds += 1)}`;
      await seat.bet(roundId, text(given.stake));
      replay.cash -= given.stake;
      replay.open = { roundId, stake: given.stake, counts: replay.locked !== null };
      return;
    }
    case 'close': {
      const { open } = replay;
      if (open === null) return;
      await seat.win(open.roundId, '0.00');
      if (replay.locked !== null && open.counts) replay.wagered += open.stake / 2n;
      replay.open = null;
      return;
    }
    case 'rollBack':
      if (replay.open === null) return;
      await seat.takeBackBet(replay.open.roundId);
      replay.cash += replay.open.stake;
      replay.open = null;
      return;
    case 'settle':
      await settleBonuses(node.app.platform);
      replay.settle();
      return;
    case 'forfeit': {
      const { body } = await node.callAs(member, listPromotionStandings, {});
      const id = body.success ? (body.value.bonus?.id ?? '1') : '1';
      await node.callAs(member, forfeitBonus, { id });
      replay.locked = null;
      return;
    }
    case 'expire':
      // Four days pass: nothing that was staked since was staked in time.
      await asOwner(
        database.url,
        `update reward_grant set granted_at = granted_at - interval '4 days', wager_until = wager_until - interval '4 days'
         where member_id = ${member.memberId} and state = 'locked'`,
      );
      await settleBonuses(node.app.platform);
      replay.locked = null;
  }
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

async function payIn(member: MemberCaller): Promise<void> {
  const { deposit, payment } = await beginDeposit(node, member, { amount: text(DEPOSIT) });
  await sayCallback(node, { payment, status: 'paid', amount: text(DEPOSIT), currency: 'PLY' });
  await asOwner(
    database.url,
    `update deposit set created_at = created_at - interval '36 hours', credited_at = credited_at - interval '36 hours'
     where id = ${deposit.id}`,
  );
}

async function purses(member: MemberCaller): Promise<{ cash: bigint; locked: bigint; house: bigint }> {
  const rows = await database.db.query<{ kind: string; sum: bigint }>(sql`
    select kind, sum(balance)::bigint as sum from ledger_account
    where (owner = ${member.memberId} and kind in ('member', 'locked_bonus')) or kind = 'bonus' group by kind`);
  const of = (name: string): bigint => rows.find(({ kind: found }) => found === name)?.sum ?? 0n;
  return { cash: of('member'), locked: of('locked_bonus'), house: of('bonus') };
}
