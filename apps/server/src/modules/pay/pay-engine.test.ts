import { readFileSync } from 'node:fs';
import { getAgentIncome } from '@maidan/contract/agent-reports/get-agent-income.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { exportPay } from '@maidan/contract/pay/export-pay.ts';
import { getPayRow } from '@maidan/contract/pay/get-pay-row.ts';
import { listPayBets } from '@maidan/contract/pay/list-pay-bets.ts';
import { listPayMembers } from '@maidan/contract/pay/list-pay-members.ts';
import { listPay } from '@maidan/contract/pay/list-pay.ts';
import { tryContract } from '@maidan/contract/pay/try-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Client } from 'pg';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { databaseOn } from '#db/database.ts';
import { findSumFaults } from '#testing/agents/agents-pay-faults.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { acceptedContract, ownerOf, payUp, setClock } from '#testing/contracts.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { runningContracts } from '#modules/agents/running-contracts.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { headersOf, type MemberCaller } from '#testing/test-app.ts';
import { putBelow } from '#testing/uplines.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
// Opens the titles that are played here.
const driver = await createMaidanDriver(database.db, database.url);
let owner: Client;
let top: MemberCaller;
let middle: MemberCaller;
let low: MemberCaller;
let player: MemberCaller;

/** A slot of a day begins now; each test has a day of its own, far enough ahead of the one before. */
let day = 0;
const START = Date.UTC(2027, 0, 1) - 6 * 3_600_000;
async function at(hours: number, minutes = 0, seconds = 0): Promise<void> {
  const moment = START + ((day * 24 + hours) * 3600 + minutes * 60 + seconds) * 1000;
  await setClock(owner, `${moment - Date.now()} milliseconds`);
}
async function play(round: string, stake: string, win = '0.00', who = player): Promise<void> {
  await (await sitDown(databaseOn(owner), who.memberId)).play(`${day}-${round}`, stake, win);
}
async function payOf(...fields: string[]) {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select m.username, ${fields.join(', ')} from agent_pay p join member m on m.id = p.member_id
     where p.member_id = any($1::bigint[]) order by p.slot_start, p.contract_id`,
    [[top, middle, low].map(({ memberId }) => memberId)],
  );
  const names = new Map([
    [top.username, 'top'],
    [middle.username, 'middle'],
    [low.username, 'low'],
  ]);
  return rows.map(({ username, ...row }) => [names.get(String(username)), ...Object.values(row).map(String)]);
}

async function gainOf({ memberId }: MemberCaller): Promise<bigint> {
  const { rows } = await owner.query<{ sum: string }>(
    `select coalesce(sum(e.amount), 0)::text as sum from ledger_entry e join ledger_account a on a.id = e.account_id
     join ledger_transaction t on t.id = e.transaction_id
     where a.kind = 'member' and a.owner = $1 and t.kind in ('salary', 'dividend')`,
    [memberId],
  );
  return BigInt(rows[0]?.sum ?? 0);
}
async function gained() {
  return { top: await gainOf(top), middle: await gainOf(middle), low: await gainOf(low) };
}

beforeAll(async () => {
  owner = await ownerOf(database);
});
afterAll(async () => {
  await owner.end();
  await driver.close();
});
beforeEach(async () => {
  day += 70;
  const people = await Promise.all(Array.from({ length: 4 }, () => node.registerAndLogin()));
  [top, middle, low, player] = people as [MemberCaller, MemberCaller, MemberCaller, MemberCaller];
  await putBelow(node, low, player);
  await putBelow(node, middle, low);
  await putBelow(node, top, middle);
});

/** Pages read sums and lists that are kept: after every test they are what the rows say. */
afterEach(async () => {
  const faults = await findSumFaults(databaseOn(owner));
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
});

async function line(type: 'realtime' | 'hourly' | 'daily', [first, second, third]: [number, number, number]) {
  await acceptedContract(owner, top.memberId, { type, rate: first });
  await acceptedContract(owner, middle.memberId, { type, rate: second });
  await acceptedContract(owner, low.memberId, { type, rate: third });
}

function freeze({ memberId }: MemberCaller, moment: string): Promise<void> {
  return asOwner(
    database.url,
    `update ledger_account set frozen_at = ${moment} where kind = 'member' and owner = '${memberId}'`,
  );
}

/** What `low` could be offered by the hour. */
const hourlyOffer = (rateBasisPoints: number) => ({
  downline: low.username,
  type: 'hourly' as const,
  period: 'daily' as const,
  tiers: [{ rateBasisPoints, activeMembers: 0, validBet: '0.00', profitLoss: '0.00', betAmount: '0.00' }],
  feeBasisPoints: 0,
  carriesLosses: false,
});
type TrialSums = ResponseOf<typeof tryContract>['sum'];
const trialOf = ({ turnover, share, own, left }: TrialSums) => [turnover, share, own, left];

/** The house ends what it has given to the top, and all further down goes with it. */
async function endAll(): Promise<void> {
  const { rows } = await owner.query<{ outcome: string }>(
    `select contract_end('maidan', null, c.id, array(select e.id from contract_ends('maidan', c.type, c.downline_id, null) e)) as outcome
     from agent_contract c where c.downline_id = $1 and c.state = 'accepted'`,
    [top.memberId],
  );
  expect(rows).toEqual([{ outcome: 'done' }]);
}

async function read<O extends Operation>(who: MemberCaller, operation: O, input: RequestOf<O>) {
  const { body } = await node.callAs(who, operation, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
}

const minorOf = (texts: readonly string[]): bigint => texts.reduce((sum, text) => sum + parseMoney(text), 0n);

/** Every row of somebody's pay opens to members that add up to it, and each of them to bets that add up to the member. */
async function expectBetsBehind(who: MemberCaller, players: readonly MemberCaller[]): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; stake: string; lost: string }>(
    `select id::text, stake::text, (stake - payout)::text as lost from agent_pay where member_id = $1 order by slot_start`,
    [who.memberId],
  );
  expect(rows.length).toBeGreaterThan(0);
  const kinds: string[] = [];
  for (const { id, stake, lost } of rows) {
    const { members } = await read(who, listPayMembers, { id });
    expect(members.every(({ id: one }) => players.some(({ memberId }) => memberId === one))).toBe(true);
    expect(minorOf(members.map(({ turnover }) => turnover))).toBe(BigInt(stake));
    expect(minorOf(members.map(({ profitLoss }) => profitLoss))).toBe(BigInt(lost));
    for (const { id: member, turnover, profitLoss } of members) {
      const bets: ResponseOf<typeof listPayBets>['bets'] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: ResponseOf<typeof listPayBets> = await read(who, listPayBets, {
          id,
          member,
          pageSize: '1',
          ...(cursor === undefined ? {} : { cursor }),
        });
        bets.push(...page.bets);
        cursor = page.nextCursor;
      }
      expect(new Set(bets.map((bet) => bet.id)).size).toBe(bets.length);
      const staked = minorOf(bets.map((bet) => bet.stake));
      expect(staked).toBe(parseMoney(turnover));
      expect(staked - minorOf(bets.map(({ payout }) => payout))).toBe(parseMoney(profitLoss));
      kinds.push(bets.map(({ kind }) => kind).join(' '));
    }
  }
  return kinds;
}

describe('[AGT-07] a row of pay opens down to its bets', () => {
  test('T9: only for whoever got it and whoever gave the contract, and only to members of that team', async () => {
    await at(0, 1);
    await line('realtime', [300, 200, 100]);
    await at(0, 6);
    await play('one', '10.00');
    await play('of-middle', '5.00', '0.00', middle);
    await at(0, 11);
    await payUp(owner);
    const { rows } = await owner.query<{ id: string }>(
      `select id::text from agent_pay where member_id = $1`,
      [low.memberId],
    );
    const id = rows[0]?.id ?? '';
    for (const [who, allowed] of [
      [low, true],
      [middle, true],
      // Two levels above, and nobody's payer here.
      [top, false],
    ] as const) {
      const answers = await Promise.all([
        node.callAs(who, getPayRow, { id }),
        node.callAs(who, listPayMembers, { id }),
        node.callAs(who, listPayBets, { id, member: player.memberId }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(allowed ? 200 : 404));
    }
    // Whoever is not below the one who was paid has no bets there, whoever asks.
    for (const who of [low, middle])
      for (const member of [low.memberId, middle.memberId, top.memberId])
        expect((await node.callAs(who, listPayBets, { id, member })).status).toBe(404);
    expect((await node.callAs(low, listPayBets, { id, member: 'abc' })).status).toBe(400);
    await expectBetsBehind(low, [player]);
    await expectBetsBehind(top, [player, middle]);
    const [share] = (await read(middle, getPayRow, { id: await rowOf(middle) })).shares;
    expect(share).toMatchObject({ id, downline: low.username, number: low.memberId });
    const [ofMiddle] = (await read(top, getPayRow, { id: await rowOf(middle) })).shares;
    expect(ofMiddle).toMatchObject({ id, downline: maskName(low.username), number: low.memberId });
    // AGT-10: one rule for every name: whoever is directly below is read whole, whoever is further down is not.
    const namesIn = async (who: MemberCaller) =>
      (await read(who, listPayMembers, { id: await rowOf(middle) })).members.map(({ name }) => name);
    expect(await namesIn(middle)).toEqual([maskName(player.username)]);
    const [one] = (await read(low, listPayMembers, { id })).members;
    expect(one).toMatchObject({ id: player.memberId, name: player.username });
    expect((await read(middle, getPayRow, { id })).contract).toMatchObject({
      downline: low.username,
      version: 1,
    });
  });
});

async function rowOf(who: MemberCaller): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(`select id::text from agent_pay where member_id = $1`, [
    who.memberId,
  ]);
  return rows[0]?.id ?? '';
}

/** What somebody was told of pay and contracts, oldest first. */
async function toldTo({ memberId }: MemberCaller): Promise<[string, string | null][]> {
  const { rows } = await owner.query<{ kind: string; amount: string | null }>(
    `select kind, facts ->> 'amount' as amount from platform_message where member_id = $1 order by id`,
    [memberId],
  );
  return rows.map(({ kind, amount }) => [kind, amount]);
}

describe('[MSG-03, AGT-07] an agent is told of pay', () => {
  test('of a real-time salary once a day, however often it is paid, and of nothing where there was nothing', async () => {
    await at(0, 1);
    await line('realtime', [300, 200, 100]);
    const begun = await toldTo(low);
    for (const [hour, minute] of [
      [0, 6],
      [0, 12],
      [24, 6],
    ] as const) {
      await at(hour, minute);
      await play(`at-${hour}-${minute}`, '10.00');
      await at(hour, minute + 5);
      await payUp(owner);
    }
    expect(await payOf('p.amount').then((rows) => rows.filter(([who]) => who === 'low'))).toHaveLength(3);
    expect((await toldTo(low)).slice(begun.length)).toEqual([
      ['realtime-paid', null],
      ['realtime-paid', null],
    ]);
    expect(await toldTo(player)).toEqual([]);
  });

  test('of each daily salary with its amount, and of the end of what was paid by', async () => {
    await at(-1);
    await line('daily', [300, 200, 100]);
    const begun = await toldTo(low);
    await at(0, 6);
    await play('one', '100.00');
    await at(24, 6);
    await payUp(owner);
    await endAll();
    expect((await toldTo(low)).slice(begun.length)).toEqual([
      ['daily-paid', '100'],
      ['contract-ended', null],
    ]);
  });
});

describe('[AGT-07] one line of three contracts', () => {
  test('A8: what a slot brings is shared down the line to the last minor unit', async () => {
    await at(0, 1);
    await line('realtime', [333, 200, 77]);
    await at(0, 4, 59);
    await play('before', '5.00');
    await at(0, 5);
    await play('first', '10.01', '3.00');
    await at(0, 9, 59);
    await play('second', '1.00');
    await at(0, 10, 1);
    await payUp(owner);
    // 11.01 at 3.33, 2 and 0.77 percent: 36, 22 and 8 minor units, and 0.6633 of one for the house's rounding.
    expect(await payOf('stake', 'gross', 'shared', 'amount', 'rounding', 'p.state')).toEqual([
      ['top', '1101', '36', '22', '14', '1', 'paid'],
      ['middle', '1101', '22', '8', '14', '0', 'paid'],
      ['low', '1101', '8', '0', '8', '0', 'paid'],
    ]);
    expect(await gained()).toEqual({ top: 14n, middle: 14n, low: 8n });
  });

  test('A7: what settles or is taken back after its slot was closed goes to the next open one, marked', async () => {
    await at(0, 1);
    await line('realtime', [500, 500, 500]);
    await at(0, 6);
    const seat = await sitDown(databaseOn(owner), player.memberId);
    await seat.play(`${day}-won`, '100.00', '0.00');
    expect(await seat.bet(`${day}-open`, '20.00')).toBe('OK');
    await at(0, 11);
    await payUp(owner);
    // Written by a wallet whose clock is behind what is closed.
    await at(0, 9);
    expect(await seat.win(`${day}-open`, '0.00')).toBe('OK');
    await at(0, 16);
    await payUp(owner);
    // The loss becomes a win that reopens and closes again with another sum; nothing of it may be paid for twice.
    await seat.takeBackWin(`${day}-won`);
    await at(0, 26);
    await payUp(owner);
    await at(0, 27);
    await seat.play(`${day}-more`, '150.00', '0.00');
    await at(0, 31);
    await payUp(owner);
    const rows = (await payOf('stake', 'late_stake', 'base_before', 'base_after', 'gross', 'amount')).filter(
      ([who]) => who === 'low',
    );
    expect(rows).toEqual([
      ['low', '10000', '0', '0', '0', '500', '500'],
      ['low', '2000', '2000', '0', '0', '100', '100'],
      ['low', '-10000', '-10000', '0', '-10000', '0', '0'],
      ['low', '15000', '0', '-10000', '0', '250', '250'],
    ]);
    expect(await expectBetsBehind(low, [player])).toEqual(['inTime', 'late', 'takenBack', 'inTime']);
    // A7: what stands in slots is what has settled.
    const { rows: sums } = await owner.query(
      `select (select sum(stake) from turnover_slot) = (select sum(stake) from game_round where state = 'closed') as same`,
    );
    expect(sums).toEqual([{ same: true }]);
  });

  test('A7: a round that ends without a win is counted once, in time and late', async () => {
    await at(0, 1);
    await line('realtime', [500, 500, 500]);
    await at(0, 6);
    const seat = await sitDown(databaseOn(owner), player.memberId);
    expect(await seat.bet(`${day}-in-time`, '100.00')).toBe('OK');
    expect(await seat.bet(`${day}-late`, '20.00')).toBe('OK');
    expect(await seat.end(`${day}-in-time`)).toBe('OK');
    await at(0, 11);
    await payUp(owner);
    await at(0, 9);
    expect(await seat.end(`${day}-late`)).toBe('OK');
    expect(await seat.end(`${day}-late`)).toBe('OK');
    await at(0, 16);
    await payUp(owner);
    expect((await payOf('stake', 'late_stake', 'gross')).filter(([who]) => who === 'low')).toEqual([
      ['low', '10000', '0', '500'],
      ['low', '2000', '2000', '100'],
    ]);
    expect(await expectBetsBehind(low, [player])).toEqual(['inTime', 'late']);
    const { rows } = await owner.query(
      `select (select sum(stake) from turnover_slot) = (select sum(stake) from game_round where state = 'closed') as same,
         (select count(*)::int from round_ended) as waiting`,
    );
    expect(rows).toEqual([{ same: true, waiting: 0 }]);
  });

  test('A7: what changes after a move stays with the line its slot was counted for', async () => {
    await at(0, 1);
    await acceptedContract(owner, top.memberId, { type: 'realtime', rate: 500 });
    await acceptedContract(owner, middle.memberId, { type: 'realtime', rate: 500 });
    await acceptedContract(owner, low.memberId, { type: 'realtime', rate: 500 });
    await at(0, 6);
    const seat = await sitDown(databaseOn(owner), player.memberId);
    await seat.play(`${day}-once`, '40.00', '10.00');
    await seat.play(`${day}-twice`, '100.00', '30.00');
    await at(0, 11);
    await payUp(owner);
    await owner.query(`select team_move('maidan', $1, $2)`, [player.memberId, top.memberId]);
    await at(0, 12);
    await seat.takeBackWin(`${day}-twice`);
    await at(0, 16);
    await payUp(owner);
    await at(0, 17);
    expect(await seat.end(`${day}-twice`)).toBe('OK');
    await seat.takeBackWin(`${day}-once`);
    expect(await seat.end(`${day}-once`)).toBe('OK');
    await seat.play(`${day}-of-the-new-line`, '50.00', '0.00');
    await at(0, 21);
    await payUp(owner);
    const stakes = await payOf('stake', 'stake - payout as lost');
    expect(stakes.filter(([who]) => who === 'low')).toEqual([
      ['low', '14000', '10000'],
      ['low', '-10000', '-7000'],
      ['low', '10000', '11000'],
    ]);
    expect(stakes.filter(([who]) => who === 'top')).toEqual([
      ['top', '14000', '10000'],
      ['top', '-10000', '-7000'],
      ['top', '15000', '16000'],
    ]);
    for (const who of [low, middle, top]) await expectBetsBehind(who, [player]);
  });

  test('of a dividend the members of a row are those whom the tier counts', async () => {
    await at(0, 1);
    await acceptedContract(owner, top.memberId, { type: 'dividend', rate: 500, members: 1, betAmount: 5000 });
    await at(25);
    await play('enough', '60.00');
    await play('little', '10.00', '0.00', low);
    await at(49);
    await play('too-little', '10.00');
    await at(73);
    await payUp(owner);
    expect(await payOf('members', 'tier', 'rounds')).toEqual([
      ['top', '1', '1', '2'],
      ['top', '0', 'null', '1'],
    ]);
  });

  test('A10: whoever is on a break or shut out is paid when that is over, and others at once', async () => {
    await at(0, 1);
    await line('hourly', [400, 300, 200]);
    await owner.query(`update member set status = 'excluded' where id = $1`, [middle.memberId]);
    await at(1, 20);
    await play('one', '1000.00');
    await at(2, 1);
    await payUp(owner);
    expect(await payOf('amount', 'p.state')).toEqual([
      ['top', '1000', 'paid'],
      ['middle', '1000', 'withheld'],
      ['low', '2000', 'paid'],
    ]);
    // What has ended shows as long as something of it is still to be paid, and afterwards for whoever was paid.
    const typesOf = ({ memberId }: MemberCaller) =>
      runningContracts(databaseOn(owner), { merchant: 'maidan', memberId });
    await endAll();
    await at(4, 1);
    await payUp(owner);
    expect([...(await typesOf(middle)), ...(await typesOf(low))]).toEqual(['hourly', 'hourly']);
    expect([...(await typesOf(player))]).toEqual([]);
    await owner.query(`update member set status = 'active' where id = $1`, [middle.memberId]);
    await payUp(owner);
    expect([...(await typesOf(middle))]).toEqual(['hourly']);
    expect((await payOf('p.state')).map(([, state]) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(await gained()).toEqual({ top: 1000n, middle: 1000n, low: 2000n });
  });

  test('A10: whoever’s wallet is frozen is paid when it is free again, and others at once', async () => {
    await at(0, 1);
    await line('hourly', [400, 300, 200]);
    await freeze(middle, 'platform_now()');
    await at(1, 20);
    await play('one', '1000.00');
    await at(2, 1);
    await payUp(owner);
    expect(await payOf('amount', 'p.state', 'p.ledger_transaction_id is null')).toEqual([
      ['top', '1000', 'paid', 'false'],
      ['middle', '1000', 'withheld', 'true'],
      ['low', '2000', 'paid', 'false'],
    ]);
    expect(await gained()).toEqual({ top: 1000n, middle: 0n, low: 2000n });
    // It goes on earning, and whoever looks at it meanwhile pays nothing.
    await at(2, 20);
    await play('two', '500.00');
    await at(3, 1);
    await payUp(owner);
    await payUp(owner);
    expect((await payOf('amount', 'p.state')).filter(([who]) => who === 'middle')).toEqual([
      ['middle', '1000', 'withheld'],
      ['middle', '500', 'withheld'],
    ]);
    await freeze(middle, 'null');
    await payUp(owner);
    await payUp(owner);
    expect(new Set((await payOf('p.state')).map(([, state]) => state))).toEqual(new Set(['paid']));
    expect(await gained()).toEqual({ top: 1500n, middle: 1500n, low: 3000n });
  });

  test('[AGT-02] pay stands under the day it was paid on, where the own income has it, too, and its file counts a loss below nothing', async () => {
    await at(22, 1);
    await acceptedContract(owner, top.memberId, { type: 'hourly', rate: 100 });
    await at(23, 20);
    await play('last', '1000.00');
    await at(25, 1);
    await payUp(owner);
    const first = Date.UTC(2027, 0, 1 + day);
    const dayOf = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
    const range = (days: number) => ({ from: dayOf(days), to: dayOf(days), language: 'en' as const });
    for (const [days, paid] of [
      [0, []],
      [1, ['10.00']],
    ] as const) {
      const { rows } = await read(top, listPay, { type: 'hourly', ...range(days) });
      for (const other of [{ state: 'withheld' }, { state: 'nothing' }, { late: 'only' }] as const)
        expect((await read(top, listPay, { type: 'hourly', ...range(days), ...other })).rows).toEqual([]);
      const only = await read(top, listPay, { type: 'hourly', ...range(days), state: 'paid' });
      expect(only.rows).toEqual(rows);
      const { totals } = await read(top, getAgentIncome, range(days));
      expect([rows.map(({ amount }) => amount), totals.salary]).toEqual([paid, paid[0] ?? '0.00']);
    }
    const query = new URLSearchParams({ type: 'hourly', ...range(1) }).toString();
    const file = await node.app.inject({ url: `${exportPay.path}?${query}`, headers: headersOf(top) });
    const [, written = ''] = file.body.trim().split('\r\n');
    expect(written.split(',').slice(2)).toEqual([
      '1',
      '1000.00',
      '-1000.00',
      '1',
      '1.00',
      '10.00',
      '0.00',
      '10.00',
      'Paid',
      '',
    ]);
    // More than are read at a time: as many slots more, each a minute before the other.
    await asOwner(
      database.url,
      `set session_replication_role = replica;
       insert into agent_pay overriding system value
       select (jsonb_populate_record(p, jsonb_build_object('id', 9000000 + i, 'slot_start', p.slot_start - make_interval(mins => i, secs => 30)))).*
       from agent_pay p, generate_series(1, 1100) i
       where p.member_id = ${top.memberId} and p.type = 'hourly' and p.paid_at >= record_day_start('${dayOf(1)}')`,
    );
    const many = await node.app.inject({ url: `${exportPay.path}?${query}`, headers: headersOf(top) });
    const starts = many.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((text) => text.split(',')[0]);
    expect([starts.length, new Set(starts).size]).toEqual([1101, 1101]);
    await asOwner(
      database.url,
      `set session_replication_role = replica; delete from agent_pay where id > 9000000`,
    );
  });

  test('a share that is more than its upline has reached is paid, and made good by the upline’s later slots', async () => {
    await at(0, 1);
    await acceptedContract(owner, top.memberId, { type: 'dividend', rate: 500 });
    await acceptedContract(owner, middle.memberId, { type: 'dividend', rate: 500 });
    await acceptedContract(owner, low.memberId, { type: 'dividend', rate: 300 });
    await at(25);
    await play('lost', '500.00');
    // Of the team of the one above, and not of the own.
    await play('won', '100.00', '600.00', low);
    await at(49);
    await play('much', '1000.00');
    await at(73);
    await payUp(owner);
    expect(await payOf('gross', 'shared', 'owed_before', 'amount', 'owed_after')).toEqual([
      ['top', '0', '0', '0', '0', '0'],
      ['middle', '0', '1500', '0', '0', '-1500'],
      ['low', '1500', '0', '0', '1500', '0'],
      ['top', '5000', '5000', '0', '0', '0'],
      ['middle', '5000', '3000', '-1500', '500', '0'],
      ['low', '3000', '0', '0', '3000', '0'],
    ]);
  });

  test('a dividend is paid on what the team lost, less the fee; a won period counts against the next where that is agreed', async () => {
    await at(0, 1);
    await acceptedContract(owner, top.memberId, {
      type: 'dividend',
      rate: 1000,
      period: 'weekly',
      fee: 100,
      carries: true,
    });
    const first = 24 * 7;
    await at(first + 1);
    await play('won', '100.00', '150.00');
    await at(first * 2 + 1);
    await play('lost', '300.00', '0.00');
    await at(first * 3 + 1);
    await payUp(owner);
    expect(await payOf('base', 'base_before', 'base_after', 'gross', 'amount')).toEqual([
      ['top', '-5100', '0', '-5100', '0', '0'],
      ['top', '29700', '-5100', '0', '2460', '2460'],
    ]);
    // AGT-05: and so says the what-if.
    const { slots } = await read(middle, tryContract, {
      downline: low.username,
      type: 'dividend',
      period: 'weekly',
      tiers: [
        {
          rateBasisPoints: 1000,
          activeMembers: 0,
          validBet: '0.00',
          profitLoss: '0.00',
          betAmount: '0.00',
        },
      ],
      feeBasisPoints: 100,
      carriesLosses: true,
    });
    expect(slots.map(({ share }) => share)).toEqual(['24.60', '0.00']);
  });

  test('[AGT-05] a what-if says what the own contract gives for the same slots, and what of it is left', async () => {
    await at(0, 1);
    await acceptedContract(owner, top.memberId, { type: 'hourly', rate: 400 });
    await acceptedContract(owner, middle.memberId, { type: 'hourly', rate: 300 });
    const other = await node.registerAndLogin();
    await putBelow(node, middle, other);
    await at(1, 20);
    await play('below-low', '1000.00');
    // Counts for what the caller has, and is none of the downline's.
    await play('beside', '500.00', '0.00', other);
    await at(2, 20);
    await play('again', '200.00');
    await at(3, 1);
    await payUp(owner);
    const found = await read(middle, tryContract, hourlyOffer(250));
    expect(found.slots.map(trialOf)).toEqual([
      ['200.00', '5.00', '6.00', '1.00'],
      ['1000.00', '25.00', '45.00', '20.00'],
    ]);
    expect(trialOf(found.sum)).toEqual(['1200.00', '30.00', '51.00', '21.00']);
    // More than the own contract gives: the difference would be owed.
    expect(trialOf((await read(middle, tryContract, hourlyOffer(500))).sum)).toEqual([
      '1200.00',
      '60.00',
      '51.00',
      '-9.00',
    ]);
    // Whoever has no contract of the kind has nothing to give it from.
    await endAll();
    expect(trialOf((await read(middle, tryContract, hourlyOffer(250))).sum)).toEqual([
      '1200.00',
      '30.00',
      '0.00',
      '-30.00',
    ]);
  });

  test('A9: a closed slot reckoned again gives what was paid, also when the tree has changed since', async () => {
    await at(0, 1);
    await line('hourly', [400, 300, 200]);
    await at(1, 20);
    await play('one', '123.45');
    await at(2, 1);
    await payUp(owner);
    await owner.query(`select team_move('maidan', $1, $2)`, [player.memberId, top.memberId]);
    const { rows } = await owner.query(
      `select count(*)::int as rows, bool_and((r.stake, r.gross, r.members, r.rate, r.base, r.base_after)
         is not distinct from (p.stake, p.gross, p.members, p.rate_basis_points, p.base, p.base_after)) as same
       from agent_pay p join agent_contract c on c.id = p.contract_id
       cross join lateral pay_reckon(p.merchant, p.member_id, c.line_no, p.type, c.tiers, c.fee_basis_points, c.carries_losses,
         p.slot_start, p.slot_end, p.base_before) r`,
    );
    expect(rows[0]).toMatchObject({ same: true });
    await expect(
      owner.query(`update agent_pay set amount = amount + 1, owed_after = owed_after - 1`),
    ).rejects.toThrow(/never changed/);
  });

  test('A9: what older databases are given is what newer ones have kept', async () => {
    await at(0, 1);
    await line('hourly', [400, 300, 200]);
    await at(1, 20);
    await play('one', '123.45');
    await owner.query(`update member set status = 'excluded' where id = $1`, [middle.memberId]);
    await at(2, 1);
    await payUp(owner);
    const migration = readFileSync(
      new URL('../../db/migrations/0241-pay-by-member-and-day.sql', import.meta.url),
      'utf8',
    );
    const statements = migration.match(/insert into agent_pay_(?:member|day)[^;]+;/g) ?? [];
    expect(statements).toHaveLength(2);
    const kept = () =>
      owner.query(
        `select (select jsonb_agg(d order by d.member_id, d.type, d.day) from agent_pay_day d where (d.turnover, d.shared, d.paid, d.withheld) <> (0, 0, 0, 0)) as days,
           (select jsonb_agg(m order by m.contract_id, m.slot_start, m.member_id) from agent_pay_member m) as members`,
      );
    const { rows: before } = await kept();
    await owner.query('begin');
    await owner.query('delete from agent_pay_day');
    await owner.query('delete from agent_pay_member');
    for (const statement of statements) await owner.query(statement);
    const { rows: after } = await kept();
    await owner.query('rollback');
    expect(after).toEqual(before);
  });

  test('A7: while an older database is brought forward nobody is paid, and afterwards everybody once', async () => {
    await at(0, 1);
    await line('hourly', [400, 300, 200]);
    await at(1, 20);
    await play('one', '100.00');
    await at(2, 1);
    await owner.query(`select pay_fold('maidan', 5000)`);
    const migration = readFileSync(
      new URL('../../db/migrations/0241-pay-by-member-and-day.sql', import.meta.url),
      'utf8',
    );
    const bringing = await ownerOf(database);
    await bringing.query(/select pg_advisory_lock[^;]+;/.exec(migration)?.[0] ?? '');
    await payUp(owner);
    const whileBringing = await gained();
    await bringing.end();
    expect(whileBringing).toEqual({ top: 0n, middle: 0n, low: 0n });
    await payUp(owner);
    expect(await gained()).toEqual({ top: 100n, middle: 100n, low: 200n });
  });

  test('A8: a dividend begins with the one it is taken from, also when that one has just changed its period', async () => {
    await at(0, 1);
    await acceptedContract(owner, top.memberId, { type: 'dividend', rate: 500, period: 'monthly' });
    await at(35 * 24);
    const above = await acceptedContract(owner, top.memberId, {
      type: 'dividend',
      rate: 500,
      period: 'weekly',
    });
    const below = await acceptedContract(owner, middle.memberId, {
      type: 'dividend',
      rate: 300,
      period: 'weekly',
    });
    const { rows } = await owner.query<{ id: string; start: Date }>(
      `select id::text, starts_at as start from agent_contract where id = any($1::bigint[])`,
      [[above, below]],
    );
    const starts = new Map(rows.map(({ id, start }) => [id, start.toISOString()]));
    expect(starts.get(below)).toBe(starts.get(above));
  });

  test('A7, A8: whoever moves within a slot takes along what is settled after that: nobody is paid for it twice, nobody for nothing', async () => {
    const other = await node.registerAndLogin();
    await putBelow(node, other);
    await at(0, 1);
    await line('hourly', [400, 300, 200]);
    await acceptedContract(owner, other.memberId, { type: 'hourly', rate: 500 });
    await at(1, 21);
    const seat = await sitDown(databaseOn(owner), player.memberId);
    await seat.play(`${day}-before`, '100.00', '40.00');
    await seat.play(`${day}-taken-back`, '10.00', '5.00');
    expect(await seat.bet(`${day}-over-the-move`, '7.00')).toBe('OK');
    await at(1, 22);
    await owner.query(`select team_move('maidan', $1, $2)`, [middle.memberId, other.memberId]);
    await at(1, 23);
    await seat.play(`${day}-after`, '30.00', '0.00');
    expect(await seat.end(`${day}-over-the-move`)).toBe('OK');
    await at(1, 40);
    await play('of-low', '1.00', '0.00', low);
    await at(2, 6);
    await payUp(owner);
    expect(await payOf('stake', 'gross', 'shared', 'amount', 'owed_after')).toEqual([
      ['top', '11000', '440', '330', '110', '0'],
      ['middle', '11000', '330', '220', '110', '0'],
      ['low', '11000', '220', '0', '220', '0'],
    ]);
    const { rows } = await owner.query(
      `select p.stake::text, p.amount::text from agent_pay p where p.member_id = $1`,
      [other.memberId],
    );
    expect(rows).toEqual([{ stake: '3800', amount: '190' }]);
    for (const who of [top, middle, low])
      expect(await expectBetsBehind(who, [player])).toEqual(['inTime inTime']);
    expect(await expectBetsBehind(other, [player, low])).toEqual(['inTime inTime', 'inTime']);

    // A change of what is closed goes to those who are still there of the line it was counted for.
    await seat.takeBackWin(`${day}-taken-back`);
    expect(await seat.end(`${day}-taken-back`)).toBe('OK');
    await at(3, 6);
    await payUp(owner);
    expect((await payOf('stake', 'stake - payout as lost')).slice(3)).toEqual([['top', '0', '500']]);
  });

  test('A7: however many move between rounds and counts, what stands in the slots of each agent is what was settled below', async () => {
    const people = [top, middle, low, player].map(({ memberId }) => memberId);
    const step = fc.record({
      act: fc.constantFrom('play', 'play', 'move', 'count'),
      who: fc.nat(3),
      to: fc.nat(3),
      minutes: fc.nat(3),
    });
    const due = new Map<string, number>();
    let minute = 1;
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 20 }), async (steps) => {
        for (const { act, who, to, minutes } of steps) {
          minute += minutes;
          await at(0, minute, (round += 1) % 60);
          const member = people[who] ?? '';
          if (act === 'move') await owner.query(`select team_move('maidan', $1, $2)`, [member, people[to]]);
          if (act === 'count') await owner.query(`select pay_fold('maidan', 5000)`);
          if (act !== 'play') continue;
          const { rows } = await owner.query<{ agent: string }>(
            `select member_id::text as agent from team_above('maidan', $1) union all select 'own'`,
            [member],
          );
          await (
            await sitDown(databaseOn(owner), member)
          ).play(`${day}-model-${round}`, `${round}.00`, '0.00');
          for (const { agent } of rows) {
            const key = `${agent} of ${member}`;
            due.set(key, (due.get(key) ?? 0) + round * 100);
          }
        }
      }),
      { numRuns: 3 },
    );
    await at(0, minute + 10);
    await payUp(owner);
    const { rows } = await owner.query<{ whose: string; stake: string }>(
      `select agent_id || ' of ' || member_id as whose, sum(stake)::text as stake from team_slot
       where member_id = any($1::bigint[]) group by 1
       union all select 'own of ' || member_id, sum(stake)::text from turnover_slot where member_id = any($1::bigint[]) group by 1`,
      [people],
    );
    expect(new Map(rows.map(({ whose, stake }) => [whose, Number(stake)]))).toEqual(due);
  });

  test('a contract of an agent who moves ends, and what has been played until then is paid', async () => {
    await at(0, 1);
    await line('hourly', [400, 300, 200]);
    await at(1, 20);
    await play('one', '100.00');
    await at(1, 26);
    await payUp(owner);
    await owner.query(`select team_move('maidan', $1, $2)`, [low.memberId, top.memberId]);
    await at(2, 30);
    await play('three', '100.00');
    await at(3, 1);
    await payUp(owner);
    expect(await payOf('gross', 'shared', 'amount')).toEqual([
      ['top', '400', '300', '100'],
      ['middle', '300', '200', '100'],
      ['low', '200', '0', '200'],
      ['top', '400', '0', '400'],
    ]);
  });
});
