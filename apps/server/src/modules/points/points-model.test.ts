import { randomUUID } from 'node:crypto';
import { convertPoints } from '@maidan/contract/points/convert-points.ts';
import { getPointBalance } from '@maidan/contract/points/get-point-balance.ts';
import { redeemPointReward } from '@maidan/contract/points/redeem-point-reward.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sql } from '#db/sql.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sitDown } from '#testing/play-rounds.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { PIN, readyMember } from '#testing/withdrawals.ts';
import { decideRedemption } from './decide-redemption.ts';
import { publishPointReward } from './publish-point-reward.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

/** `POINT_STORIES=200` for the long run: each story pays for passwords that are slow to check. */
const RUNS = Number(process.env['POINT_STORIES'] ?? 5);
/** One point for each 1.00; ten of them are 0.50. */
const PER_POINT = 100n;
const STEP = 10n;
const STEP_AMOUNT = 50n;
const REWARDS = { coins: { points: 25n, amount: 150n }, lamp: { points: 40n, amount: 0n } } as const;
type Code = keyof typeof REWARDS;

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
  await node.app.platform.settings.change('pointMall', {
    offered: true,
    stakePerPoint: text(PER_POINT),
    ratio: { points: Number(STEP), amount: text(STEP_AMOUNT) },
    leastPoints: Number(STEP),
    mostPointsPerDay: 1_000_000,
  });
  const about = { en: 'Taken for points.' };
  for (const [code, { points, amount }] of Object.entries(REWARDS))
    await publishPointReward(node.app.platform, {
      code,
      title: { en: code },
      about,
      points: Number(points),
      look: 'umbrella',
      ...(amount === 0n ? {} : { amount: text(amount) }),
    });
});

afterAll(() => driver.close());

type Round = { roundId: string; stake: bigint; win: bigint };
type Waiting = { reference: string; code: Code };

/** What should be, by nothing but the terms. */
class Replay {
  cash = 1_000_000n;
  staked = 0n;
  /** Up to which stake points were written, and how many of them are left. */
  counted = 0n;
  written = 0n;
  waiting: Waiting[] = [];
  open: Round | null = null;
  settled: Round[] = [];

  get due(): bigint {
    return this.staked > this.counted ? (this.staked - this.counted) / PER_POINT : 0n;
  }
  get pending(): bigint {
    return this.waiting.reduce((sum, { code }) => sum + REWARDS[code].points, 0n);
  }
  get points(): bigint {
    return this.written - this.pending + this.due;
  }
  settle(round: Round): void {
    this.cash += round.win;
    this.staked += round.stake;
    this.settled.push(round);
  }
  takeBack(round: Round): void {
    this.cash += round.stake - round.win;
    this.staked -= round.stake;
  }
  /** Only with points that are spent is anything written. */
  write(): void {
    const { due } = this;
    this.written += due;
    this.counted += due * PER_POINT;
  }
}

type Step =
  | { act: 'bet' | 'open'; stake: bigint; win: bigint }
  | { act: 'close' | 'rollBack' | 'takeBack' | 'approve' | 'reject' }
  | { act: 'convert'; steps: bigint }
  | { act: 'redeem'; code: Code };

const stake = fc.bigInt({ min: 50n, max: 9_000n });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('bet' as const, 'open' as const),
      stake,
      win: fc.bigInt({ min: 0n, max: 9_000n }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom(...(['close', 'rollBack', 'takeBack', 'approve', 'reject'] as const)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('convert' as const), steps: fc.bigInt({ min: 1n, max: 8n }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('redeem' as const),
      code: fc.constantFrom('coins' as const, 'lamp' as const),
    }),
  },
);

function text(minor: bigint): string {
  return `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}
let rounds = 0;

test('[PRO-04] [PRO-05] P2, P3: whatever is staked, taken back, converted, redeemed and decided, points and cash are as a replay has them at every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 16 }), async (steps) => {
      const { member } = await readyMember(node);
      const replay = new Replay();
      const seat = await sitDown(node.app.platform.db, member.memberId);
      // Every story begins with what most of them need.
      for (const one of [{ act: 'bet', stake: 9_000n, win: 0n } as const, ...steps]) {
        await live(member, seat, replay, one);
        expect({ step: one, ...(await standing(member)) }).toEqual({
          step: one,
          points: replay.points,
          pending: replay.pending,
          written: replay.written,
          cash: replay.cash,
        });
      }
    }),
    { numRuns: RUNS },
  );
});

async function live(
  member: MemberCaller,
  seat: Awaited<ReturnType<typeof sitDown>>,
  replay: Replay,
  given: Step,
): Promise<void> {
  switch (given.act) {
    case 'bet': {
      const round = { roundId: `p${(rounds += 1)}`, stake: given.stake, win: given.win };
      await seat.play(round.roundId, text(round.stake), text(round.win));
      replay.cash -= round.stake;
      replay.settle(round);
      return;
    }
    case 'open': {
      if (replay.open !== null) return;
      const round = { roundId: `p${(rounds += 1)}`, stake: given.stake, win: given.win };
      await seat.bet(round.roundId, text(round.stake));
      replay.cash -= round.stake;
      replay.open = round;
      return;
    }
    case 'close': {
      const { open } = replay;
      if (open === null) return;
      await seat.win(open.roundId, text(open.win));
      replay.open = null;
      replay.settle(open);
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
      replay.takeBack(round);
      return;
    }
    case 'convert':
      await convert(member, replay, given.steps);
      return;
    case 'redeem':
      await redeem(member, replay, given.code);
      return;
    case 'approve':
    case 'reject':
      await decide(replay, given.act === 'approve');
  }
}

async function convert(member: MemberCaller, replay: Replay, steps: bigint): Promise<void> {
  const points = steps * STEP;
  const { body } = await node.callAs(member, convertPoints, {
    operationId: randomUUID(),
    points: Number(points),
    amount: text(steps * STEP_AMOUNT),
    paymentPassword: PIN,
  });
  expect(body.success ? 'done' : body.code).toBe(replay.points < points ? 'POINTS_SHORT' : 'done');
  if (!body.success) return;
  replay.write();
  replay.written -= points;
  replay.cash += steps * STEP_AMOUNT;
}

async function redeem(member: MemberCaller, replay: Replay, code: Code): Promise<void> {
  const { points } = REWARDS[code];
  const { body } = await node.callAs(member, redeemPointReward, {
    operationId: randomUUID(),
    code,
    points: Number(points),
    paymentPassword: PIN,
  });
  expect(body.success ? 'done' : body.code).toBe(replay.points < points ? 'POINTS_SHORT' : 'done');
  if (!body.success) return;
  replay.write();
  replay.waiting.push({ reference: body.value.reference, code });
}

/** The oldest that waits; told twice, it is decided once. */
async function decide(replay: Replay, isApproved: boolean): Promise<void> {
  const redemption = replay.waiting.shift();
  if (redemption === undefined) return;
  const [row] = await database.db.query<{ id: bigint }>(
    sql`select id from point_record where reference = ${redemption.reference}`,
  );
  const verdict = {
    id: String(row?.id),
    state: isApproved ? ('approved' as const) : ('rejected' as const),
    by: 'rina',
    remark: 'Looked at.',
  };
  expect([
    await decideRedemption(node.app.platform, verdict),
    await decideRedemption(node.app.platform, verdict),
  ]).toEqual([true, false]);
  if (!isApproved) return;
  replay.written -= REWARDS[redemption.code].points;
  replay.cash += REWARDS[redemption.code].amount;
}

type Purses = { points: bigint; pending: bigint; written: bigint; cash: bigint };

async function standing(member: MemberCaller): Promise<Purses> {
  const { body } = await node.callAs(member, getPointBalance, {});
  if (!body.success) throw new Error(body.code);
  const rows = await database.db.query<{ kind: string; balance: bigint }>(sql`
    select kind, balance from ledger_account where owner = ${member.memberId} and kind in ('member', 'points')`);
  const of = (kind: string): bigint => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return {
    points: BigInt(body.value.points),
    pending: BigInt(body.value.pending),
    written: of('points'),
    cash: of('member'),
  };
}
