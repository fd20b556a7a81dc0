import { randomUUID } from 'node:crypto';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { convertPoints } from '@maidan/contract/points/convert-points.ts';
import { getReferral } from '@maidan/contract/referral/get-referral.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { databaseOn } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { TYPE_PARSERS } from '#db/type-parsers.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { Refusal } from '#refusals/refusal.ts';
import { asOwner } from '#testing/as-owner.ts';
import { setClock } from '#testing/contracts.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { forgetRule, rulePlace } from '#testing/reward-rules.ts';
import { DAY_MS, JOINED, KINDS, Replay, RULES, STEP_MS, text, type Kind } from '#testing/rewards-replay.ts';
import { registerInput, uniqueName, type MemberCaller } from '#testing/test-app.ts';
import { PIN, readyMember } from '#testing/withdrawals.ts';
import { settleBonuses } from './bonus/settle-bonuses.ts';
import { takeRewards } from './claim-rewards.ts';
import { reverseGrant } from './grants/reverse-grant.ts';
import { readStanding } from './grants/standing.ts';
import { drawRaffles } from './promotions/draw-raffles.ts';
import { enter } from './promotions/enter.ts';
import { switchOff, switchOn, writeRule, writtenRule } from './rules/operate-rules.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
/** `REWARD_STORIES=100` for the long run. */
const RUNS = Number(process.env['REWARD_STORIES'] ?? 4);
const LONGEST_MS = 50 * DAY_MS;

let owner: Client;
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
  // The clock is that of this connection alone, and always behind that of the calls for points.
  owner = new Client({ connectionString: database.url, options: '-c timezone=UTC', types: TYPE_PARSERS });
  await owner.connect();
  await node.app.platform.settings.change('pointMall', {
    offered: true,
    stakePerPoint: '1.00',
    ratio: { points: 10, amount: '0.50' },
    leastPoints: 10,
    mostPointsPerDay: 1_000_000,
  });
  // The stories are of days before this change; the rate is theirs too.
  await owner.query('delete from point_rate');
});
afterAll(async () => {
  await owner.end();
  await driver.close();
});

type Step =
  | { act: 'bet' | 'open'; stake: bigint; win: bigint }
  | {
      act:
        | 'close'
        | 'rollBack'
        | 'takeBack'
        | 'settle'
        | 'draw'
        | 'friendBets'
        | 'change'
        | 'off'
        | 'on'
        | 'wanted';
    }
  | { act: 'join' | 'claim' | 'reverse'; kind: Kind }
  | { act: 'claimAll' }
  | { act: 'convert'; steps: bigint }
  | { act: 'wait'; hours: number };

const kind = fc.constantFrom(...KINDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom('bet' as const, 'open' as const),
      stake: fc.bigInt({ min: 100n, max: 9_000n }),
      win: fc.bigInt({ min: 0n, max: 9_000n }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 3, max: 90 }) }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('claimAll' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constantFrom(...(['claim', 'claim', 'reverse'] as const)), kind }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('join' as const), kind: fc.constantFrom(...JOINED) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('convert' as const), steps: fc.bigInt({ min: 1n, max: 6n }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom(
        ...([
          'close',
          'rollBack',
          'takeBack',
          'settle',
          'draw',
          'friendBets',
          'change',
          'off',
          'on',
          'wanted',
        ] as const),
      ),
    }),
  },
);

type Story = {
  replay: Replay;
  member: MemberCaller;
  friendId: string;
  codes: Record<Kind, string>;
  open: { roundId: string; stake: bigint; win: bigint } | null;
  settled: { roundId: string }[];
};
const db = () => databaseOn(owner);
const place = () => ({ ...rulePlace(node), db: db() });
const moveTo = (moment: number): Promise<void> => setClock(owner, `${moment - Date.now()} milliseconds`);
let rounds = 0;

/** Answers with the refusal there was, if any; then nothing has happened. */
async function inTransaction(work: () => Promise<unknown>): Promise<string | null> {
  await owner.query('begin');
  try {
    await work();
    await owner.query('commit');
    return null;
  } catch (error) {
    await owner.query('rollback');
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

async function ruleOn(code: string, kindOf: Kind, when: { start: number; rate?: number }): Promise<void> {
  const { type, terms } = RULES[kindOf](when);
  const words = { title: { en: kindOf }, summary: { en: 'Of the model.' } };
  await inTransaction(async () => {
    await writeRule(place(), writtenRule.parse({ code, type, ...words, terms }));
    await switchOn(place(), { code, reason: 'a story' });
  });
}

/** A member with a rank, a friend, and rules of their own that are on since the story began. */
async function begin(): Promise<Story> {
  const { member } = await readyMember(node);
  const start = Math.floor(Date.now() / DAY_MS) * DAY_MS - 60 * DAY_MS;
  const replay = new Replay(start);
  await moveTo(start);
  const mark = randomUUID().slice(0, 6);
  const codes = Object.fromEntries(KINDS.map((one) => [one, `${one}-${mark}`])) as Record<Kind, string>;
  for (const one of KINDS) await ruleOn(codes[one], one, { start });
  const { body } = await node.callAs(member, getReferral, {});
  if (!body.success) throw new Error(body.code);
  const username = uniqueName();
  const referralCode = body.value.referralCode;
  await node.callAs({ ip: '198.51.100.7' }, register, { ...registerInput(username), referralCode });
  const [friend] = await database.db.query<{ id: bigint }>(
    sql`select id from member where username = ${username}`,
  );
  const at = (ms: number): string => new Date(start + ms).toISOString();
  await asOwner(
    database.url,
    `update referral set registered_at = '${at(STEP_MS - 10_000)}' where friend_id = ${friend?.id};
     insert into vip_change (merchant, member_id, level, label, name, changed_at)
     values ('maidan', ${member.memberId}, 1, 'Jade', '{"en":"Jade"}', '${at(-1_000)}')`,
  );
  return { replay, member, friendId: String(friend?.id), codes, open: null, settled: [] };
}

test('[PRO-01] [PRO-04] P1, P2, P4, P5: whatever is staked, settled late, taken back, claimed, converted, drawn, reversed, changed, switched off or not wanted, over days and weeks, cash, bonus and points are as a replay has them at every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 14, maxLength: 26 }), async (steps) => {
      const story = await begin();
      const before = (await purses(story.member)).house;
      try {
        for (const one of steps) {
          story.replay.now += STEP_MS;
          if (one.act === 'wait' && story.replay.elapsed + one.hours * 3_600_000 < LONGEST_MS)
            story.replay.now += one.hours * 3_600_000;
          await moveTo(story.replay.now);
          await live(story, one);
          const now = await purses(story.member);
          const { cash, locked, written, given } = story.replay;
          expect({ step: one, ...now, house: now.house - before }).toEqual({
            step: one,
            cash,
            locked,
            points: written,
            house: -(given + locked),
          });
        }
        expect(await checkLedger(database.db)).toEqual([]);
      } finally {
        // What is left of this story is none of the next one's.
        await node.callAs(story.member, setRewardsWanted, { wanted: false });
        for (const code of Object.values(story.codes)) await forgetRule(database.url, code);
      }
    }),
    { numRuns: RUNS },
  );
});

async function live(story: Story, given: Step): Promise<void> {
  const { replay, member, codes } = story;
  const whose = { merchant: 'maidan', memberId: member.memberId };
  switch (given.act) {
    case 'wait':
      return;
    case 'bet': {
      const roundId = `s${(rounds += 1)}`;
      await (await sitDown(db(), member.memberId)).play(roundId, text(given.stake), text(given.win));
      replay.place(roundId, given);
      replay.close(roundId);
      story.settled.push({ roundId });
      return;
    }
    case 'open': {
      if (story.open !== null) return;
      const roundId = `s${(rounds += 1)}`;
      await (await sitDown(db(), member.memberId)).bet(roundId, text(given.stake));
      replay.place(roundId, given);
      story.open = { roundId, stake: given.stake, win: given.win };
      return;
    }
    case 'close': {
      if (story.open === null) return;
      const { roundId, win } = story.open;
      await (await sitDown(db(), member.memberId)).win(roundId, text(win));
      replay.close(roundId);
      story.settled.push({ roundId });
      story.open = null;
      return;
    }
    case 'rollBack': {
      if (story.open === null) return;
      await (await sitDown(db(), member.memberId)).takeBackBet(story.open.roundId);
      replay.rollBack(story.open.roundId);
      story.open = null;
      return;
    }
    case 'takeBack': {
      const round = story.settled.pop();
      if (round === undefined) return;
      const seat = await sitDown(db(), member.memberId);
      await seat.takeBackWin(round.roundId);
      await seat.takeBackBet(round.roundId);
      replay.takeBack(round.roundId);
      return;
    }
    case 'friendBets':
      await (await sitDown(db(), story.friendId)).play(`s${(rounds += 1)}`, '6.00', '0.00');
      replay.friendStaked += 600n;
      return;
    case 'join':
      await inTransaction(() => enter(db(), { ...whose, language: 'en' }, codes[given.kind]));
      replay.join(given.kind);
      return;
    case 'claim':
      await claim(story, [given.kind]);
      return;
    case 'claimAll':
      await claim(story, KINDS);
      return;
    case 'reverse': {
      const [grant] = await database.db.query<{ id: bigint }>(sql`
        select id from reward_grant where code = ${codes[given.kind]} and state in ('paid', 'locked', 'rounds')
        order by id desc limit 1`);
      if (grant !== undefined)
        await inTransaction(() => reverseGrant(place(), { id: String(grant.id), reason: 'a mistake' }));
      replay.reverse(given.kind);
      return;
    }
    case 'settle':
      await inTransaction(() => settleBonuses(place(), { restSeconds: 0 }));
      replay.settle();
      return;
    case 'draw':
      await inTransaction(() => drawRaffles(place()));
      replay.draw();
      return;
    case 'change':
      await ruleOn(codes.rebate, 'rebate', { start: replay.now, rate: replay.change() });
      return;
    case 'off':
      await inTransaction(() => switchOff(place(), { code: codes.rebate, reason: 'enough' }));
      replay.off();
      return;
    case 'on':
      await inTransaction(() => switchOn(place(), { code: codes.rebate, reason: 'again' }));
      replay.on();
      return;
    case 'wanted':
      await node.callAs(member, setRewardsWanted, { wanted: replay.out });
      replay.want();
      return;
    case 'convert':
      await convert(story, given.steps);
  }
}

/** What can be taken of these kinds is what the replay says, and then it is taken. */
async function claim({ replay, member, codes }: Story, kinds: readonly Kind[]): Promise<void> {
  const whose = { merchant: 'maidan', memberId: member.memberId };
  const { counted } = await readStanding(db(), whose);
  const rewards = counted
    .filter(
      ({ rule, closed, amount }) => closed && amount > 0n && kinds.some((one) => codes[one] === rule.code),
    )
    .map(({ rule, period }) => ({ code: rule.code, period: period.key }));
  const names = rewards.map(({ code, period }) => `${code.replace(/-[^-]+$/, '')} ${named(period)}`);
  expect(names.toSorted()).toEqual(replay.claimable(kinds));
  if (rewards.length > 0) await inTransaction(() => takeRewards(db(), { whose, currency: 'PLY', rewards }));
  replay.claim(kinds);
}

async function convert({ replay, member }: Story, steps: bigint): Promise<void> {
  const { body } = await node.callAs(member, convertPoints, {
    operationId: randomUUID(),
    points: Number(steps * 10n),
    amount: text(steps * 50n),
    paymentPassword: PIN,
  });
  expect(body.success ? 'done' : body.code).toBe(replay.convert(steps * 10n, steps * 50n));
}

/** A friend's key is made up, and the number of a late part says how many came before it. */
const named = (period: string): string => (period.startsWith('friend-') ? 'friend' : period);

type Purses = { cash: bigint; locked: bigint; points: bigint; house: bigint };

async function purses(member: MemberCaller): Promise<Purses> {
  const rows = await database.db.query<{ kind: string; sum: bigint }>(sql`
    select kind, sum(balance)::bigint as sum from ledger_account
    where (owner = ${member.memberId} and kind in ('member', 'locked_bonus', 'points')) or kind = 'bonus' group by kind`);
  const of = (name: string): bigint => rows.find(({ kind: found }) => found === name)?.sum ?? 0n;
  return { cash: of('member'), locked: of('locked_bonus'), points: of('points'), house: of('bonus') };
}
