import { CONTRACT_TYPES, type ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { listPendingContracts } from '@maidan/contract/agents/list-pending-contracts.ts';
import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { minor } from '@maidan/contract/money.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { ownFramesOf, listeningNode, openPage } from '#testing/live-page.ts';
import type { Caller, MemberCaller, TestApp } from '#testing/test-app.ts';
import { proposeContract } from './propose-contract.ts';

let a: TestApp;
let b: TestApp;
let upline: MemberCaller;
let downline: MemberCaller;

const base = await databaseForThisFile();
beforeAll(async () => {
  [a, b] = await Promise.all([listeningNode(base), listeningNode(base)]);
});
afterAll(async () => {
  await Promise.all([a.close(), b.close()]);
});
beforeEach(async () => {
  [upline, downline] = [await a.registerAndLogin(), await a.registerAndLogin()];
  await asOwner(
    base.url,
    `update member set type = 2 where id in (${upline.memberId}, ${downline.memberId});
     update member set upline_id = ${upline.memberId} where id = ${downline.memberId}`,
  );
});

const termsOf = (type: ContractType) => ({
  type,
  rateBasisPoints: 350,
  activeMembers: 5,
  validBet: minor(5_000_000),
  profitLoss: minor(100_000),
  betAmount: minor(20_000),
  period: 'weekly' as const,
});
async function propose(type: ContractType = 'dividend'): Promise<string> {
  const made = await proposeContract(a.app.platform, {
    upline: upline.username,
    downline: downline.username,
    terms: termsOf(type),
  });
  if (typeof made === 'string') throw new Error(made);
  return made.id;
}
const answer = (
  caller: Caller | null,
  id: string,
  action: 'accept' | 'reject' = 'accept',
  type: ContractType = 'dividend',
  node = a,
) => node.callAs(caller, PROCESS_CONTRACT[type], { id, action });
async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await base.db.query<{ state: string }>(sql`
    select state from agent_contract where id = ${id}::bigint`);
  return row?.state;
}
async function pendingOf(caller: Caller) {
  const { body, raw } = await a.callAs(caller, listPendingContracts, {});
  if (!body.success) throw new Error(raw.body);
  return body.value.contracts;
}

describe('who may not answer', () => {
  test('[MOD-03, AGT-05] T11: a visitor, the upline and a stranger do not: for them it does not exist', async () => {
    const id = await propose();
    expect((await answer(null, id)).status).toBe(401);
    for (const caller of [upline, await a.registerAndLogin()]) {
      expect((await answer(caller, id)).status).toBe(404);
      expect(await pendingOf(caller)).toEqual([]);
    }
    expect(await stateOf(id)).toBe('proposed');
  });

  test('a trial player and an excluded member do not', async () => {
    const id = await propose();
    await asOwner(base.url, `update member set status = 'excluded' where id = ${downline.memberId}`);
    expect((await answer(downline, id)).body).toMatchObject({ code: 'NOT_ALLOWED' });
    await asOwner(base.url, `update member set status = 'active', type = 4 where id = ${downline.memberId}`);
    expect((await answer(downline, id)).body).toMatchObject({ code: 'NEEDS_REAL_ACCOUNT' });
    expect(await stateOf(id)).toBe('proposed');
  });

  test.each(CONTRACT_TYPES)('[AGT-05] a %s contract is answered on its own path only', async (type) => {
    const id = await propose(type);
    for (const other of CONTRACT_TYPES.filter((one) => one !== type))
      expect((await answer(downline, id, 'accept', other)).status).toBe(404);
    expect(await stateOf(id)).toBe('proposed');
    expect((await answer(downline, id, 'accept', type)).body).toMatchObject({
      value: { id, state: 'accepted' },
    });
    expect(await stateOf(id)).toBe('accepted');
  });

  test('[MOD-03] A6: a second answer is refused, also when both come at the same moment on two nodes', async () => {
    const id = await propose();
    const both = await Promise.all([
      answer(downline, id, 'accept', 'dividend', a),
      answer(downline, id, 'accept', 'dividend', b),
    ]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    expect((await answer(downline, id, 'reject')).body).toMatchObject({ code: 'CONTRACT_DECIDED' });
    expect(await stateOf(id)).toBe('accepted');
    const turned = await propose('hourly');
    await answer(downline, turned, 'reject', 'hourly');
    expect((await answer(downline, turned, 'accept', 'hourly')).body).toMatchObject({
      code: 'CONTRACT_DECIDED',
    });
    expect(await stateOf(turned)).toBe('rejected');
  });

  test('A6: of two proposals of one kind only one is ever accepted, whichever node is asked', async () => {
    const ids = [await propose(), await propose()] as const;
    const both = await Promise.all([
      answer(downline, ids[0], 'accept', 'dividend', a),
      answer(downline, ids[1], 'accept', 'dividend', b),
    ]);
    expect(both.map(({ body }) => (body.success ? 'accepted' : body.code)).toSorted()).toEqual([
      'CONTRACT_ACTIVE',
      'accepted',
    ]);
    expect(new Set([await stateOf(ids[0]), await stateOf(ids[1])])).toEqual(
      new Set(['accepted', 'proposed']),
    );
  });

  test.each([
    [
      'begin as anything but a proposal',
      `insert into agent_contract (merchant, upline_id, downline_id, type,
       rate_basis_points, period, state, decided_at)
       values ('maidan', UP, DOWN, 'daily', 1, 'daily', 'accepted', platform_now())`,
    ],
    [
      'be proposed upwards',
      `insert into agent_contract (merchant, upline_id, downline_id, type, rate_basis_points, period)
       values ('maidan', DOWN, UP, 'daily', 1, 'daily')`,
    ],
    ['come back', `update agent_contract set state = 'accepted' where id = ID`],
    ['be proposed again', `update agent_contract set state = 'proposed', decided_at = null where id = ID`],
    ['change its terms', `update agent_contract set rate_basis_points = 9000 where id = ID`],
    ['be deleted', `delete from agent_contract where id = ID`],
  ])('A6: not even the owner of the database lets a contract %s', async (_what, statement) => {
    const id = await propose();
    await answer(downline, id, 'reject');
    const filled = statement
      .replaceAll('UP', upline.memberId)
      .replaceAll('DOWN', downline.memberId)
      .replaceAll('ID', id);
    await expect(asOwner(base.url, filled)).rejects.toThrow(/contract/);
    expect(await stateOf(id)).toBe('rejected');
  });

  test('A6: an accepted contract can end, once', async () => {
    const id = await propose();
    await answer(downline, id);
    const end = `update agent_contract set state = 'terminated', ended_at = platform_now() where id = ${id}`;
    await asOwner(base.url, end);
    await expect(asOwner(base.url, end)).rejects.toThrow(/does not go from/);
    expect((await answer(downline, id)).body).toMatchObject({ code: 'CONTRACT_DECIDED' });
  });
});

test('[MOD-03, AGT-05] the one it was proposed to sees every term, and hears of it and of the answer at once', async () => {
  const page = await openPage(b, downline);
  const other = await openPage(b, upline);
  const id = await propose();
  const channel = `contracts:${downline.memberId}`;
  await vi.waitFor(
    () => expect(ownFramesOf(page)).toMatchObject([{ type: 'contracts', channel, data: { id } }]),
    { timeout: 60_000 },
  );
  expect(await pendingOf(downline)).toEqual([
    {
      id,
      type: 'dividend',
      upline: upline.username,
      rateBasisPoints: 350,
      activeMembers: 5,
      validBet: '50000.00',
      profitLoss: '1000.00',
      betAmount: '200.00',
      period: 'weekly',
      proposedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      currencySymbol: '৳',
    },
  ]);
  await answer(downline, id);
  await vi.waitFor(() => expect(ownFramesOf(page)).toHaveLength(2), { timeout: 60_000 });
  expect(await pendingOf(downline)).toEqual([]);
  expect(ownFramesOf(other)).toEqual([]);
  for (const { socket } of [page, other]) socket.terminate();
});

test('a proposal is refused between people who are not upline and downline, and beside a contract that runs', async () => {
  const stranger = await a.registerAndLogin();
  const between = (from: string, to: string) =>
    proposeContract(a.app.platform, { upline: from, downline: to, terms: termsOf('dividend') });
  expect(await between('nobody-at-all', downline.username)).toBe('nobody');
  expect(await between(downline.username, upline.username)).toBe('not-upline');
  expect(await between(upline.username, stranger.username)).toBe('not-upline');
  await answer(downline, await propose());
  expect(await between(upline.username, downline.username)).toBe('active');
});
