import {
  CONTRACT_TYPES,
  type ContractOffer,
  type ContractType,
} from '@maidan/contract/agents/agent-contract.ts';
import { getContractEnds } from '@maidan/contract/agents/get-contract-ends.ts';
import { getOfferEnds } from '@maidan/contract/agents/get-offer-ends.ts';
import { listContractPartners } from '@maidan/contract/agents/list-contract-partners.ts';
import { listContracts } from '@maidan/contract/agents/list-contracts.ts';
import { listPendingContracts } from '@maidan/contract/agents/list-pending-contracts.ts';
import { listPlatformMessages } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import { offerContract } from '@maidan/contract/agents/offer-contract.ts';
import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { terminateContract } from '@maidan/contract/agents/terminate-contract.ts';
import { withdrawContract } from '@maidan/contract/agents/withdraw-contract.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { ownFramesOf, listeningNode, openPage } from '#testing/live-page.ts';
import type { Caller, MemberCaller, TestApp } from '#testing/test-app.ts';
import type { Terms } from './contract.store.ts';
import { maskName } from '#modules/messages/mask-name.ts';
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
  for (const type of CONTRACT_TYPES) await fromHouse(type);
});

const termsOf = (type: ContractType, rate = 350): Terms => ({
  type,
  tiers: [{ rate, members: 5, validBet: 5_000_000, profitLoss: 100_000, betAmount: 20_000 }],
  period: type === 'dividend' ? 'weekly' : 'daily',
  feeBasisPoints: 0,
  carriesLosses: false,
});
/** A4: whoever offers something has it from the house. */
async function fromHouse(type: ContractType, rate = 500): Promise<string> {
  const made = await proposeContract(a.app.platform, {
    upline: null,
    downline: upline.username,
    terms: termsOf(type, rate),
  });
  if (typeof made === 'string') throw new Error(made);
  const { body } = await a.callAs(upline, PROCESS_CONTRACT[type], { id: made.id, action: 'accept' });
  if (!body.success) throw new Error(JSON.stringify(body));
  return made.id;
}
async function propose(type: ContractType = 'dividend', rate = 350): Promise<string> {
  const made = await proposeContract(a.app.platform, {
    upline: upline.username,
    downline: downline.username,
    terms: termsOf(type, rate),
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
    expect((await answer(downline, id)).body).toMatchObject({ code: 'ACCOUNT_CLOSED' });
    await asOwner(base.url, `update member set status = 'active', type = 4 where id = ${downline.memberId}`);
    expect((await answer(downline, id)).body).toMatchObject({ code: 'NEEDS_REAL_ACCOUNT' });
    expect(await stateOf(id)).toBe('proposed');
  });

  test('[AGT-05] R2: whoever takes a break is told so by every step with contracts, in their language', async () => {
    const id = await propose();
    await asOwner(
      base.url,
      `update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day'
       where id in (${upline.memberId}, ${downline.memberId})`,
    );
    const offer = { ...offerOf('hourly', 300), downline: downline.username };
    const answers = await Promise.all([
      answer(downline, id),
      answer(downline, id, 'reject'),
      a.callAs(upline, offerContract, offer),
      withdraw(upline, id),
      a.callAs(upline, terminateContract, { id, ends: [] }),
    ]);
    for (const { body } of answers)
      expect(body).toMatchObject({ code: 'ON_BREAK', message: expect.stringContaining('break until') });
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

  test('AGT-05: while an offer waits there is no second one of its kind, and a new one takes the place of what runs', async () => {
    const first = await propose();
    expect(
      await proposeContract(a.app.platform, {
        upline: upline.username,
        downline: downline.username,
        terms: termsOf('dividend'),
      }),
    ).toBe('waits');
    await answer(downline, first);
    const second = await propose('dividend', 400);
    await answer(downline, second);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['terminated', 'accepted']);
    const rows = await base.db.query(sql`
      select c.version, n.starts_at = c.ends_at as joined from agent_contract c
      join agent_contract n on n.id = ${second}::bigint where c.id = ${first}::bigint`);
    expect(rows).toEqual([{ version: 1, joined: true }]);
  });

  test.each([
    [
      'begin as anything but a proposal',
      `insert into agent_contract (merchant, upline_id, downline_id, type,
       rate_basis_points, tiers, version, period, state, decided_at)
       values ('maidan', UP, DOWN, 'daily', 1, '[]', 1, 'daily', 'accepted', platform_now())`,
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
  const news = (of: typeof page) => ownFramesOf(of).filter(({ type }) => type === 'contracts');
  await vi.waitFor(() => expect(news(page)).toMatchObject([{ type: 'contracts', channel, data: { id } }]), {
    timeout: 60_000,
  });
  expect(await pendingOf(downline)).toEqual([
    {
      id,
      type: 'dividend',
      version: 1,
      state: 'proposed',
      upline: upline.username,
      downline: downline.username,
      rateBasisPoints: 350,
      tiers: [
        {
          rateBasisPoints: 350,
          activeMembers: 5,
          validBet: '50000.00',
          profitLoss: '1000.00',
          betAmount: '200.00',
        },
      ],
      period: 'weekly',
      feeBasisPoints: 0,
      carriesLosses: false,
      proposedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      decidedAt: null,
      endedAt: null,
      startsAt: null,
      endsAt: null,
      currencySymbol: '৳',
      ends: [],
      replaces: null,
      isWorse: false,
    },
  ]);
  await answer(downline, id);
  await vi.waitFor(() => expect(news(page)).toHaveLength(2), { timeout: 60_000 });
  expect(await pendingOf(downline)).toEqual([]);
  await vi.waitFor(() => expect(news(other)).toHaveLength(2), { timeout: 60_000 });
  for (const { socket } of [page, other]) socket.terminate();
});

test('a proposal is refused between people who are not upline and downline, and above what the upline has', async () => {
  const stranger = await a.registerAndLogin();
  const between = (from: string, to: string) =>
    proposeContract(a.app.platform, { upline: from, downline: to, terms: termsOf('dividend') });
  expect(await between('nobody-at-all', downline.username)).toBe('nobody');
  expect(await between(downline.username, upline.username)).toBe('not-upline');
  expect(await between(upline.username, stranger.username)).toBe('not-upline');
  const terms = termsOf('dividend', 501);
  const parties = { upline: upline.username, downline: downline.username };
  expect(await proposeContract(a.app.platform, { ...parties, terms })).toBe('above');
  const monthly = { ...termsOf('dividend'), period: 'monthly' as const };
  expect(await proposeContract(a.app.platform, { ...parties, terms: monthly })).toBe('above');
});

const tryToGive = (offered: Parameters<typeof proposeContract>[1]) =>
  proposeContract(a.app.platform, offered);
async function offerTo(from: MemberCaller | null, to: MemberCaller, terms: Terms): Promise<string> {
  const parties = { upline: from?.username ?? null, downline: to.username };
  const made = await tryToGive({ ...parties, terms });
  if (typeof made === 'string') throw new Error(made);
  return made.id;
}

describe('[AGT-05] A4: nobody promises what they have not been given', () => {
  type Less = { tiers?: Partial<Terms['tiers'][number]>; feeBasisPoints?: number; carriesLosses?: boolean };
  test.each<[what: string, less: Less]>([
    ['asks for fewer members', { tiers: { members: 4 } }],
    ['asks for less turnover', { tiers: { validBet: 4_999_999 } }],
    ['asks for a smaller loss of the team', { tiers: { profitLoss: 0 } }],
    ['asks for a smaller bet', { tiers: { betAmount: 19_999 } }],
    ['keeps a smaller fee', { feeBasisPoints: 99 }],
    ['forgets losses', { carriesLosses: false }],
  ])('neither offers nor accepts one of the same rate that %s', async (_what, { tiers = {}, ...others }) => {
    const bars = termsOf('dividend', 500);
    const has = { ...bars, feeBasisPoints: 100, carriesLosses: true };
    const parties = { upline: upline.username, downline: downline.username };
    const gives = { ...has, ...others, tiers: has.tiers.map((tier) => ({ ...tier, ...tiers })) };
    // As long as the one above has other terms it may be offered.
    const easy = { ...bars, tiers: [{ rate: 500, members: 0, validBet: 0, profitLoss: 0, betAmount: 0 }] };
    const first = await tryToGive({ upline: null, downline: upline.username, terms: easy });
    if (typeof first === 'string') throw new Error(first);
    await answer(upline, first.id);
    const early = await tryToGive({ ...parties, terms: gives });
    if (typeof early === 'string') throw new Error(early);
    const harder = await tryToGive({ upline: null, downline: upline.username, terms: has });
    if (typeof harder === 'string') throw new Error(harder);
    expect((await answer(upline, harder.id)).status).toBe(200);
    expect((await answer(downline, early.id)).body).toMatchObject({ code: 'CONTRACT_ABOVE' });
    await answer(downline, early.id, 'reject');
    expect(await tryToGive({ ...parties, terms: gives })).toBe('above');
    const fair = await tryToGive({ ...parties, terms: has });
    if (typeof fair === 'string') throw new Error(fair);
    expect((await answer(downline, fair.id)).status).toBe(200);
  });

  test('accepting harder terms ends a contract further down that asks for less', async () => {
    const bars = termsOf('dividend', 500);
    const easy = { ...bars, tiers: [{ rate: 500, members: 0, validBet: 0, profitLoss: 0, betAmount: 0 }] };
    await answer(upline, await offerTo(null, upline, easy));
    const below = await offerTo(upline, downline, easy);
    await answer(downline, below);
    const harder = await offerTo(null, upline, bars);
    expect(await pendingIn(upline, harder)).toMatchObject({ ends: [{ id: below }] });
    const { body } = await a.callAs(upline, PROCESS_CONTRACT.dividend, {
      id: harder,
      action: 'accept',
      ends: [below],
    });
    expect(body).toMatchObject({ success: true });
    expect(await stateOf(below)).toBe('terminated');
  });
});

const pendingIn = async (caller: Caller, id: string) =>
  (await pendingOf(caller)).find((one) => one.id === id);
async function agent(): Promise<MemberCaller> {
  const someone = await a.registerAndLogin();
  await asOwner(base.url, `update member set type = 2 where id = ${someone.memberId}`);
  return someone;
}

const withdraw = (caller: Caller, id: string) => a.callAs(caller, withdrawContract, { id });

describe('[AGT-05] A6: an offer that waits', () => {
  test('is taken back by the one who made it alone, is no contract that could be ended, and leaves room for another', async () => {
    const id = await propose('hourly', 300);
    for (const caller of [downline, await agent()])
      expect((await withdraw(caller, id)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await a.callAs(upline, terminateContract, { id, ends: [] })).body).toMatchObject({
      code: 'CONTRACT_WAITING',
    });
    expect((await a.callAs(upline, getContractEnds, { id })).body).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stateOf(id)).toBe('proposed');
    expect((await withdraw(upline, id)).body).toMatchObject({ value: { id, state: 'withdrawn' } });
    expect(await pendingOf(downline)).toEqual([]);
    expect((await answer(downline, id, 'accept', 'hourly')).body).toMatchObject({
      code: 'CONTRACT_WITHDRAWN',
    });
    expect((await withdraw(upline, id)).body).toMatchObject({ code: 'CONTRACT_DECIDED' });
    const over = await a.callAs(downline, listContracts, { side: 'above', shown: 'over' });
    expect(over.body).toMatchObject({ value: { contracts: [{ id, state: 'withdrawn' }] } });
    const next = await propose('hourly', 200);
    await answer(downline, next, 'accept', 'hourly');
    expect((await withdraw(upline, next)).body).toMatchObject({ code: 'CONTRACT_DECIDED' });
    expect([await stateOf(id), await stateOf(next)]).toEqual(['withdrawn', 'accepted']);
  });

  test('is either answered or taken back when both come at the same moment on two nodes', async () => {
    const id = await propose('hourly', 300);
    const both = await Promise.all([
      answer(downline, id, 'accept', 'hourly', b),
      a.callAs(upline, withdrawContract, { id }),
    ]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    expect(await stateOf(id)).toBe(both[0].status === 200 ? 'accepted' : 'withdrawn');
  });
});

/** What somebody finds in their messages, oldest first. */
async function toldTo(caller: MemberCaller, language: 'en' | 'bn' | 'hi' = 'en') {
  const { body, raw } = await a.callAs(caller, listPlatformMessages, { pageSize: '50', language });
  if (!body.success) throw new Error(raw.body);
  return body.value.messages.toReversed().map(({ kind, content, link }) => ({ kind, content, link }));
}

test('[MSG-03, AGT-05] whoever did not take a step with an offer is told of it, in their language, by a number and no name', async () => {
  const kinds = async (caller: MemberCaller) => (await toldTo(caller)).map(({ kind }) => kind);
  const before = await kinds(upline);
  const turned = await propose('hourly', 300);
  await answer(downline, turned, 'reject', 'hourly');
  const first = await propose('hourly', 300);
  await answer(downline, first, 'accept', 'hourly');
  const withdrawn = await propose('hourly', 200);
  await withdraw(upline, withdrawn);
  // It takes the place of the first, which has not ended for anybody.
  const next = await propose('hourly', 250);
  await answer(downline, next, 'accept', 'hourly');
  await a.callAs(upline, terminateContract, { id: next, ends: [] });
  const offered = 'contract-offered';
  expect(await kinds(downline)).toEqual([
    offered,
    offered,
    offered,
    'contract-withdrawn',
    offered,
    'contract-ended',
  ]);
  expect((await kinds(upline)).slice(before.length)).toEqual([
    'contract-rejected',
    'contract-accepted',
    'contract-accepted',
  ]);
  const { memberId, username } = downline;
  expect((await toldTo(upline)).at(-1)).toEqual({
    kind: 'contract-accepted',
    content: `<p>Hourly salary: No. ${memberId} has accepted your offer.</p>`,
    link: '/agentHome/contracts',
  });
  const texts = await Promise.all((['en', 'bn', 'hi'] as const).map((language) => toldTo(upline, language)));
  const last = texts.map((messages) => messages.at(-1)?.content);
  expect(new Set(last).size).toBe(3);
  expect(JSON.stringify(texts)).not.toMatch(new RegExp(`${username}|\\{\\w+\\}`));
});

describe('[AGT-05] A6: an offer and a move', () => {
  test('an offer that meets a move is refused, and not written against the line as it is by then', async () => {
    const offer = { upline: upline.username, downline: downline.username, terms: termsOf('hourly', 300) };
    const { outcome } = await base.db.transaction(async (tx) => {
      await tx.query(sql`select contract_lock('maidan', 'hourly')`);
      const waiting = proposeContract(a.app.platform, offer);
      // The offer stands behind the move now.
      await vi.waitUntil(
        async () =>
          (
            await base.db.query(sql`
              select from pg_locks l join pg_database d on d.oid = l.database
              where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`)
          ).length > 0,
        { timeout: 20_000 },
      );
      await tx.query(sql`select team_move('maidan', ${downline.memberId}::bigint, null)`);
      return { outcome: waiting };
    });
    expect(await outcome).toBe('not-upline');
    const { body } = await a.callAs(upline, listContracts, { side: 'below', shown: 'now' });
    expect(body).toMatchObject({ value: { contracts: [] } });
  });

  test('[AGT-10] lists about one downline refuse what is no number, and say a name without a contract as far as the house says', async () => {
    const { settings } = a.app.platform;
    const shown = { side: 'below', shown: 'now' } as const;
    const answers = [
      await a.callAs(upline, listContracts, { ...shown, downline: 'abc' }),
      await a.callAs(upline, listContractPartners, { downline: 'abc' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    const aboutDownline = async () => {
      const { body, raw } = await a.callAs(upline, listContracts, { ...shown, downline: downline.memberId });
      if (!body.success) throw new Error(raw.body);
      return body.value.downline;
    };
    const id = downline.memberId;
    const names = await settings.get('teamNames');
    expect(await aboutDownline()).toEqual({ id, username: downline.username });
    await settings.change('teamNames', 'none');
    try {
      expect(await aboutDownline()).toEqual({ id, username: maskName(downline.username) });
      await propose();
      expect(await aboutDownline()).toEqual({ id, username: downline.username });
    } finally {
      await settings.change('teamNames', names);
    }
  });

  test('an offer that waits lapses when the one who was asked moves, and both sides read so', async () => {
    const id = await propose('hourly', 300);
    const turned = await propose('daily', 300);
    await answer(downline, turned, 'reject', 'daily');
    await base.db.query(sql`select team_move('maidan', ${downline.memberId}::bigint, null)`);
    expect([await stateOf(id), await stateOf(turned)]).toEqual(['lapsed', 'rejected']);
    expect(await pendingOf(downline)).toEqual([]);
    expect((await answer(downline, id, 'accept', 'hourly')).body).toMatchObject({
      code: 'CONTRACT_WITHDRAWN',
    });
    for (const [caller, side] of [
      [downline, 'above'],
      [upline, 'below'],
    ] as const) {
      const { body } = await a.callAs(caller, listContracts, { side, shown: 'over' });
      expect(body).toMatchObject({
        value: { contracts: expect.arrayContaining([expect.objectContaining({ id, state: 'lapsed' })]) },
      });
      expect((await toldTo(caller)).at(-1)).toMatchObject({ kind: 'contract-lapsed' });
    }
  });
});

describe('[AGT-06] what ends with a step', () => {
  test.each([
    [200, true],
    [350, false],
    [400, false],
  ])(
    'an offer of %i says which contract it would take the place of, and whether it gives less',
    async (rate, isWorse) => {
      const id = await propose('hourly', 350);
      expect(await pendingIn(downline, id)).toMatchObject({ replaces: null, isWorse: false });
      await answer(downline, id, 'accept', 'hourly');
      const next = await propose('hourly', rate);
      expect(await pendingIn(downline, next)).toMatchObject({
        replaces: { id, rateBasisPoints: 350 },
        isWorse,
      });
    },
  );

  test('A5, T11: a lower rate lists what it ends further down, refuses another list, and ends exactly that', async () => {
    const [below, other] = [await a.registerAndLogin(), await a.registerAndLogin()];
    await asOwner(
      base.url,
      `update member set type = 2, upline_id = ${downline.memberId} where id in (${below.memberId}, ${other.memberId})`,
    );
    await answer(downline, await propose('daily', 400), 'accept', 'daily');
    const give = async (to: MemberCaller, rate: number): Promise<string> => {
      const offer = { ...offerOf('daily', rate), downline: to.username };
      const { body, raw } = await a.callAs(downline, offerContract, offer);
      if (!body.success) throw new Error(raw.body);
      await answer(to, body.value.id, 'accept', 'daily');
      return body.value.id;
    };
    const ending = await give(below, 300);
    const staying = await give(other, 100);
    const terms = { ...offerOf('daily', 200), downline: downline.username };
    for (const stranger of [downline, below, await agent()])
      expect((await a.callAs(stranger, getOfferEnds, terms)).status).toBe(404);
    // AGT-10: whoever offers reads the name of the direct downline, and of those further down a number beside the mask.
    const [first, second] = [downline, below].map(({ memberId }) => ({ number: memberId }));
    const line = { id: ending, type: 'daily', rateBasisPoints: 300 };
    expect((await a.callAs(upline, getOfferEnds, terms)).body).toMatchObject({
      value: {
        ends: [
          {
            ...line,
            upline: { ...first, name: downline.username },
            downline: { ...second, name: maskName(below.username) },
          },
        ],
      },
    });
    const same = { ...offerOf('daily', 400), downline: downline.username };
    expect((await a.callAs(upline, getOfferEnds, same)).body).toMatchObject({ value: { ends: [] } });
    const lower = await propose('daily', 200);
    expect(await pendingIn(downline, lower)).toMatchObject({
      ends: [
        {
          ...line,
          upline: { ...first, name: downline.username },
          downline: { ...second, name: below.username },
        },
      ],
    });
    const accept = (ends?: string[]) =>
      a.callAs(downline, PROCESS_CONTRACT.daily, { id: lower, action: 'accept', ...(ends && { ends }) });
    expect((await accept()).body).toMatchObject({ code: 'CONTRACT_STALE' });
    expect((await accept([ending, staying])).body).toMatchObject({ code: 'CONTRACT_STALE' });
    expect([await stateOf(lower), await stateOf(ending)]).toEqual(['proposed', 'accepted']);
    expect((await accept([ending])).status).toBe(200);
    expect([await stateOf(lower), await stateOf(ending), await stateOf(staying)]).toEqual([
      'accepted',
      'terminated',
      'accepted',
    ]);
  });

  test('A6: the one who gave a contract ends it, with all below it, and nobody else does', async () => {
    const id = await propose('hourly', 300);
    await answer(downline, id, 'accept', 'hourly');
    for (const caller of [downline, await agent()]) {
      const { body } = await a.callAs(caller, terminateContract, { id, ends: [] });
      expect(body).toMatchObject({ code: 'NOT_FOUND' });
      expect((await a.callAs(caller, getContractEnds, { id })).status).toBe(404);
    }
    expect((await a.callAs(upline, getContractEnds, { id: '987654321' })).status).toBe(404);
    expect((await a.callAs(upline, terminateContract, { id, ends: ['1'] })).body).toMatchObject({
      code: 'CONTRACT_STALE',
    });
    // A list as long as a large team's is read too.
    const many = Array.from({ length: 4_000 }, (_, place) => String(100_000_000 + place));
    expect((await a.callAs(upline, terminateContract, { id, ends: many })).body).toMatchObject({
      code: 'CONTRACT_STALE',
    });
    expect((await a.callAs(upline, getContractEnds, { id })).body).toMatchObject({ value: { ends: [] } });
    expect((await a.callAs(upline, terminateContract, { id, ends: [] })).status).toBe(200);
    expect(await stateOf(id)).toBe('terminated');
    expect((await a.callAs(upline, terminateContract, { id, ends: [] })).body).toMatchObject({
      code: 'CONTRACT_DECIDED',
    });
    const over = await a.callAs(downline, listContracts, { side: 'above', shown: 'over' });
    expect(over.body).toMatchObject({ value: { contracts: [{ id, state: 'terminated', version: 1 }] } });
  });

  test('AGT-05: terms that do not hang together, and offers to anybody but direct downline agents, are refused', async () => {
    const offer = { ...offerOf('daily', 300), downline: downline.username };
    const [tier] = offer.tiers;
    if (tier === undefined) throw new Error('an offer has a tier');
    const refusalOf = async (input: typeof offer, caller: Caller = upline) => {
      const { body } = await a.callAs(caller, offerContract, input);
      return body.success ? null : body.code;
    };
    expect(await refusalOf({ ...offer, tiers: [tier, tier] })).toBe('BAD_REQUEST');
    expect((await a.callAs(upline, offerContract, { ...offer, tiers: [tier, tier] })).body).toMatchObject({
      fields: { tiers: 'Each tier must pay more than the one before it and ask for no less.' },
    });
    // A salary has neither a period of its own, nor a fee, nor losses.
    for (const more of [{ period: 'weekly' as const }, { feeBasisPoints: 100 }, { carriesLosses: true }])
      expect(await refusalOf({ ...offer, ...more })).toBe('BAD_REQUEST');
    expect(await refusalOf({ ...offer, tiers: [{ ...tier, betAmount: '-1.00' }] })).toBe('BAD_REQUEST');
    expect(await refusalOf({ ...offer, downline: upline.username })).toBe('NOT_FOUND');
    expect(await refusalOf(offer, await agent())).toBe('NOT_FOUND');
    expect(await refusalOf({ ...offer, tiers: [{ ...tier, rateBasisPoints: 501 }] })).toBe('CONTRACT_ABOVE');
    const partners = await a.callAs(upline, listContractPartners, {});
    expect(partners.body).toMatchObject({
      value: {
        own: expect.arrayContaining([
          {
            type: 'daily',
            period: 'daily',
            rateBasisPoints: 500,
            feeBasisPoints: 0,
            carriesLosses: false,
            tiers: [{ ...tier, rateBasisPoints: 500 }],
          },
        ]),
        partners: [{ id: downline.memberId, username: downline.username, contracts: [], waiting: [] }],
        more: false,
      },
    });
    expect(await refusalOf(offer)).toBeNull();
    expect(await refusalOf(offer)).toBe('CONTRACT_WAITING');
  });

  test('[AGT-09] agents to offer to are found by name and number among many, and contracts by downline and kind', async () => {
    const stranger = await a.registerAndLogin();
    await asOwner(
      base.url,
      `update member set type = 2 where id = ${stranger.memberId};
       insert into member (merchant, username, username_key, password_hash, type, upline_id)
       select 'maidan', 'many${upline.memberId}' || i, 'many${upline.memberId}' || i, 'x', 2, ${upline.memberId} from generate_series(1, 55) i`,
    );
    const found = async (input: RequestOf<typeof listContractPartners>) => {
      const { body } = await a.callAs(upline, listContractPartners, input);
      if (!body.success) throw new Error(body.message);
      return { names: body.value.partners.map(({ username }) => username), more: body.value.more };
    };
    const [all, last] = [await found({}), `many${upline.memberId}55`];
    expect([all.names.length, all.more]).toEqual([50, true]);
    expect(await found({ search: last.toUpperCase() })).toEqual({ names: [last], more: false });
    expect(await found({ search: downline.memberId })).toEqual({ names: [downline.username], more: false });
    expect((await found({ downline: downline.memberId })).names).toEqual([downline.username]);
    for (const nobody of [{ search: stranger.username }, { downline: stranger.memberId }, { search: '%' }])
      expect(await found(nobody)).toEqual({ names: [], more: false });
    expect((await a.callAs(upline, listContractPartners, { search: 'x'.repeat(33) })).status).toBe(400);

    const [hourly, daily] = [await propose('hourly', 300), await propose('daily', 300)];
    const listed = async (input: Partial<RequestOf<typeof listContracts>>, caller: Caller = upline) => {
      const { body } = await a.callAs(caller, listContracts, { side: 'below', shown: 'now', ...input });
      if (!body.success) throw new Error(body.message);
      return { ids: body.value.contracts.map(({ id }) => id), who: body.value.downline?.username };
    };
    const who = downline.username;
    expect(await listed({ downline: downline.memberId })).toEqual({ ids: [daily, hourly], who });
    expect(await listed({ downline: downline.memberId, type: 'hourly' })).toEqual({ ids: [hourly], who });
    expect(await listed({ type: 'daily' })).toEqual({ ids: [daily], who: undefined });
    // Nobody reads the name or the contracts of somebody else's downline.
    expect(await listed({ downline: downline.memberId }, stranger)).toEqual({ ids: [], who: undefined });
    await base.db.query(sql`select team_move('maidan', ${downline.memberId}::bigint, null)`);
    expect((await listed({ downline: downline.memberId, shown: 'over' })).who).toBe(who);
  });
});

const offerOf = (type: ContractType, rateBasisPoints: number): Omit<ContractOffer, 'downline'> => ({
  type,
  period: 'daily',
  tiers: [
    {
      rateBasisPoints,
      activeMembers: 5,
      validBet: '50000.00',
      profitLoss: '1000.00',
      betAmount: '200.00',
    },
  ],
  feeBasisPoints: 0,
  carriesLosses: false,
});
