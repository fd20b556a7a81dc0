import { createHash, randomUUID } from 'node:crypto';
import { checkAffiliate } from '@maidan/contract/agents/check-affiliate.ts';
import { cleanChatText, fitsChat } from '@maidan/contract/chat/chat-text.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import { isGame } from '@maidan/games/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '#testing/as-owner.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import { cookieOf, createTestApp } from '#testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { Database } from '#db/database.ts';
import { OWN_GAMES } from './catalogue/own-games.ts';
import { seedSandbox } from './seed-sandbox.ts';
import { DEMO_ACCOUNTS, DEMO_AFFILIATES, DEMO_PAYMENT_PASSWORD } from './people/demo-accounts.ts';
import { sql, type Sql } from '#db/sql.ts';

const SMALL = { slotTitles: 300, rounds: 200 };

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await Promise.all([seedSandbox(first.url, SMALL), seedSandbox(second.url, SMALL)]);
});
afterAll(async () => {
  await Promise.all([first.drop(), second.drop()]);
});

/** What the seed decides. Times follow the day of seeding, hashes and tokens are random: these stay out. */
const WORLD: Readonly<Record<string, Sql>> = {
  vendors: sql`select code, name, partner_code, state, sort_order from vendor order by code`,
  games: sql`select * from game order by node_id`,
  lists: sql`select * from game_listing order by category, vendor_code, classify, position`,
  people: sql`select username, nickname, type, status, has_vip, vip_label, vip_level,
    (select u.username from member u where u.id = m.upline_id) as upline from member m order by username`,
  contacts: sql`select username, mobile, email, payee_name, referral_code from member where mobile is not null order by 1`,
  affiliates: sql`select a.code, a.domain, m.username from affiliate a join member m on m.id = a.member_id order by 1`,
  rounds: sql`select r.round_id, m.username, r.vendor_code, r.node_id, r.state, r.stake, r.payout
    from game_round r join member m on m.id = r.member_id order by r.round_id`,
  // Salaries and dividends go by the calendar, which cuts the same past in other places a minute later.
  money: sql`select a.kind, a.currency, m.username, sum(a.balance) as balance from ledger_account a
    left join member m on a.kind = 'member' and m.id::text = a.owner
    where a.kind not in ('house', 'rounding') and coalesce(m.username, '') not like 'agent%' group by 1, 2, 3 order by 1, 2, 3`,
  postings: sql`select kind, count(*) as count from ledger_transaction where kind not in ('salary', 'dividend')
    group by kind order by kind`,
  content: sql`select type, execution, title, content from announcement order by id`,
  chat: sql`select c.room, r.language, r.name, c.place, m.username, c.text from chat_message c
    join chat_room r on r.room = c.room join member m on m.id = c.member_id order by c.room, c.place`,
  contracts: sql`select d.username, u.username as upline, c.type, c.tiers, c.period, c.state, c.version
    from agent_contract c join member d on d.id = c.downline_id left join member u on u.id = c.upline_id order by c.id`,
  banners: sql`select * from banner order by id`,
  deposits: sql`select m.username, d.method_id, d.reference, d.amount, d.fee, d.state, d.paid, d.credited
    from deposit d join member m on m.id = d.member_id order by d.reference`,
  withdrawals: sql`select m.username, w.amount, w.fee, w.state, w.reference, a.institution from withdrawal w
    join member m on m.id = w.member_id join payout_account a on a.id = w.payout_account_id order by w.id`,
  transfers: sql`select s.username as sender, r.username as receiver, t.direction, t.amount from upline_transfer t
    join member s on s.id = t.sender_id join member r on r.id = t.receiver_id order by t.at`,
  rebates: sql`select m.username, sum(r.stake) as stake from team_rebate r join member m on m.id = r.player_id group by 1 order by 1`,
  limits: sql`select m.username, l.kind, l.period, l.value from player_limit l join member m on m.id = l.member_id
    order by 1, 2, 3`,
};

async function checksums(db: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const [name, statement] of Object.entries(WORLD)) {
    const rows = await db.query(statement);
    if (rows.length === 0) throw new Error(`there are no ${name}`);
    const text = JSON.stringify(rows, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    sums[name] = createHash('sha256').update(text).digest('hex');
  }
  return sums;
}

test('the same seed number makes the same world twice', async () => {
  expect(await checksums(second.db)).toEqual(await checksums(first.db));
});

test('a second run does nothing', async () => {
  const count = sql`select (select count(*) from ledger_transaction) as money, (select count(*) from member) as people,
    (select count(*) from announcement) as notices`;
  const before = await first.db.query(count);
  expect(await seedSandbox(first.url, { ...SMALL, seedNumber: 2 })).toBe(false);
  expect(await first.db.query(count)).toEqual(before);
});

test('a seed that was interrupted goes on, and nothing happens twice', async () => {
  const before = await checksums(second.db);
  await asOwner(second.url, `update sandbox_seed set stage = 'world'`);
  expect(await seedSandbox(second.url, SMALL)).toBe(true);
  expect(await checksums(second.db)).toEqual(before);
});

test('the ledger adds up after the seed, and no bet is left open', async () => {
  expect(await checkLedger(first.db)).toEqual([]);
  const [open] = await first.db.query<{ balance: bigint }>(
    sql`select coalesce(sum(balance), 0)::bigint as balance from ledger_account where kind = 'open_bets'`,
  );
  expect(open?.balance).toBe(0n);
});

test('[MEM-04, MEM-05] deposits and withdrawals of the past have every end, and agree with the ledger and the provider', async () => {
  const ends = await first.db.query<{ state: string }>(sql`
    select distinct state from (select state from deposit union all select state from withdrawal) x order by 1`);
  expect(ends.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['auto-received', 'failed', 'paid', 'partly', 'received', 'rejected']),
  );
  const { faults } = await reconcile(first.db);
  expect(faults).toEqual([]);
});

test('[MEM-05] a demo account takes money out at once with the printed payment password', async () => {
  const site = await createTestApp(first);
  for (const username of ['demo', 'vip']) {
    const { body, raw } = await site.callAs(null, login, {
      type: 'username',
      username,
      password: 'Maidan2026',
    });
    if (!body.success || body.value.token === null) throw new Error(raw.body);
    const demo = { token: body.value.token, cookie: cookieOf(raw) };
    const desk = await site.callAs(demo, getWithdrawalDesk, {});
    if (!desk.body.success) throw new Error(desk.body.code);
    const { turnover, accounts, hasPaymentPassword, heldUntil } = desk.body.value;
    expect([username, turnover.left, hasPaymentPassword, heldUntil]).toEqual([username, '0.00', true, null]);
    const [account] = accounts;
    expect(account?.usable).toBe(true);
    const asked = await site.callAs(demo, requestWithdrawal, {
      operationId: randomUUID(),
      accountId: account?.id ?? '',
      amount: '500.00',
      paymentPassword: DEMO_PAYMENT_PASSWORD,
    });
    expect([username, asked.body.success ? asked.body.value.state : asked.body.code]).toEqual([
      username,
      'requested',
    ]);
  }
  await site.close();
});

const days = (date: Date | undefined): number => (Date.now() - Number(date)) / 86_400_000;

test('the past lies in the past, in order, over some weeks', async () => {
  const [past] = await first.db.query<{ oldest: Date; newest: Date; outOfOrder: bigint }>(sql`
    select min(placed_at) as oldest, max(placed_at) as newest,
      (select count(*) from (select placed_at < lag(placed_at) over (order by id) as back from game_round) x where back)
        as out_of_order
    from game_round`);
  expect(days(past?.oldest)).toBeGreaterThan(30);
  expect(days(past?.oldest)).toBeLessThan(91);
  expect(days(past?.newest)).toBeGreaterThan(0.5);
  expect(past?.outOfOrder).toBe(0n);
});

test('every demo account logs in with its printed password, whatever else is wrong with it', async () => {
  const site = await createTestApp(first);
  const mustChange: string[] = [];
  for (const { username, password, role } of DEMO_ACCOUNTS) {
    // LOG-04: agents have a door of their own.
    const door = role === 'agent' ? 'agent' : 'member';
    const { body } = await site.callAs(null, login, { type: 'username', username, password, site: door });
    if (!body.success) throw new Error(`${username}: ${body.code}`);
    if (body.value.changeTicket !== null) mustChange.push(username);
  }
  expect(mustChange).toEqual(['weak', 'expired']);
  await site.close();
});

test('players of the team have the same password and payment password as everybody, and money to take out', async () => {
  const site = await createTestApp(first);
  const players = await first.db.query<{ username: string }>(sql`
    select m.username from member m join member u on u.id = m.upline_id where m.type = 0 and u.username = 'agent42'
      and exists (select from payout_account a where a.member_id = m.id) order by m.id limit 2`);
  expect(players).toHaveLength(2);
  for (const { username } of players) {
    const { body, raw } = await site.callAs(null, login, {
      type: 'username',
      username,
      password: 'Maidan2026',
    });
    if (!body.success || body.value.token === null) throw new Error(raw.body);
    const caller = { token: body.value.token, cookie: cookieOf(raw) };
    const desk = await site.callAs(caller, getWithdrawalDesk, {});
    if (!desk.body.success) throw new Error(desk.body.code);
    expect(desk.body.value).toMatchObject({ hasPaymentPassword: true, accounts: [{ usable: true }] });
  }
  const [others] = await first.db.query(sql`
    select count(distinct m.password_hash)::int as passwords from member m where m.upline_id is not null and m.type = 0`);
  expect(others).toEqual({ passwords: 1 });
  await site.close();
});

test('[AGT-01, AGT-04, AGT-09] what the team did is in the figures of its agents: payments, transfers, commission', async () => {
  const [team] = await second.db.query(sql`
    select (select count(*)::int from withdrawal w join member m on m.id = w.member_id where m.upline_id is not null
        and w.state in ('received', 'auto-received')) > 0 as withdrawn,
      d.deposits > 0 as deposits, d.withdrawals > 0 as withdrawals, d.stake > 0 as stake,
      (select count(distinct agent_id)::int from team_commission_day where amount > 0) as earning,
      (select count(*)::int from team_commission_day where agent_id = m.id) > 3 as days,
      (select count(distinct direction)::int from upline_transfer) as directions
    from member m cross join lateral (select sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(stake) as stake
      from team_day t where t.agent_id = m.id and t.vendor_code = '' and t.category = '') d
    where m.username = 'agent1'`);
  expect(team).toEqual({
    withdrawn: true,
    deposits: true,
    withdrawals: true,
    stake: true,
    earning: 5,
    days: true,
    directions: 2,
  });
  // Nothing was sent, paid or earned before what came before it.
  const back = await second.db.query(sql`
    select * from (select e.account_id, e.at < lag(e.at) over (partition by e.account_id order by e.version) as back
      from ledger_entry e join ledger_account a on a.id = e.account_id
      join member m on a.kind = 'member' and m.id::text = a.owner and m.type in (1, 2, 41, 42)) x where back`);
  expect(back.length).toBeLessThan(3);
});

test('[AGT-09] nobody of a team was last seen before they joined or last played', async () => {
  const early = await second.db.query(sql`
    select m.username from member m where m.last_login_at < m.created_at or (m.upline_id is not null and m.type = 0
      and m.last_login_at < (select max(s.created_at) from launch_session s where s.member_id = m.id))`);
  expect(early).toEqual([]);
});

test('the agents make a tree of at least three levels with 200 members under it', async () => {
  const [tree] = await first.db.query<{ levels: number; members: bigint }>(sql`
    with recursive team as (
      select id, type, 1 as level from member where username_key = 'agent1'
      union all select m.id, m.type, t.level + 1 from member m join team t on m.upline_id = t.id)
    select max(level)::int as levels, count(*) filter (where type = 0) as members from team`);
  expect(tree?.levels).toBeGreaterThanOrEqual(3);
  expect(tree?.members).toBe(200n);
});

test('[CAT-01] every title is played by something, and can be opened', async () => {
  const rows = await first.db.query<{ open: boolean; engine: string | null }>(
    sql`select distinct open, engine from game`,
  );
  expect(rows.filter(({ open, engine }) => !open || engine === null)).toEqual([]);
  const played = rows.flatMap(({ open, engine }) => (open && engine !== null ? [engine] : []));
  expect(played.length).toBeGreaterThan(20);
  expect(played.filter((engine) => !isGame(engine))).toEqual([]);
  expect(played).toEqual(expect.arrayContaining(Object.keys(OWN_GAMES)));
});

test('[REG-08] every agent of the sandbox has an invitation code that works, and demo can be reached', async () => {
  const node = await createTestApp(first);
  for (const { code } of DEMO_AFFILIATES) {
    const answer = await node.callAs(null, checkAffiliate, { code, domain: 'localhost' });
    expect([code, answer.status]).toEqual([code, 200]);
  }
  const [demo] = await first.db.query(sql`
    select mobile, email, payee_name, mobile_verified_at is not null as proved from member where username = 'demo'`);
  expect(demo).toEqual({
    mobile: '8801000000001',
    email: 'demo@maidan.example',
    payeeName: 'Demo Rahman',
    proved: true,
  });
  await node.close();
});

test('[MSG-04] rooms of every language have something to read, each line one that could have been sent', async () => {
  const lines = await first.db.query<{ language: string; text: string; marked: boolean; same: boolean }>(sql`
    select r.language, m.text, b.is_bot as marked, r.version = (select max(x.place) from chat_message x where x.room = r.room) as same
    from chat_message m join chat_room r on r.merchant = m.merchant and r.room = m.room
    join member b on b.merchant = m.merchant and b.id = m.member_id`);
  expect(new Set(lines.map(({ language }) => language))).toEqual(new Set<string>(LANGUAGES));
  for (const { text, marked, same } of lines)
    expect([text, cleanChatText(text), fitsChat(text), marked, same]).toEqual([text, text, true, true, true]);
});

test('[AGT-05, AGT-07] the past holds contracts of all kinds in every state, and what the engine paid by them', async () => {
  const database = await createTestDatabase();
  await seedSandbox(database.url, { slotTitles: 100, rounds: 400 });
  const states = await database.db.query<{ type: string; states: string[] }>(sql`
    select c.type, array_agg(distinct case
      when c.state <> 'terminated' then c.state
      when b.downline_id is null then 'ended'
      when b.downline_id = c.downline_id then 'replaced'
      else 'ended from above' end) as states
    from agent_contract c
    left join agent_contract b on b.type = c.type and b.decided_at = c.ended_at and b.state in ('accepted', 'terminated')
    group by c.type order by c.type`);
  const every = [
    'accepted',
    'ended',
    'ended from above',
    'lapsed',
    'proposed',
    'rejected',
    'replaced',
    'withdrawn',
  ];
  for (const { type, states: found } of states) expect([type, found.toSorted()]).toEqual([type, every]);
  expect(states.map(({ type }) => type)).toEqual(['daily', 'dividend', 'hourly', 'realtime']);
  const [sums] = await database.db.query(sql`
    select (select sum(stake) from turnover_slot) = (select sum(stake) from game_round where state = 'closed') as turnover,
      (select bool_and(p.state in ('paid', 'nothing')) from agent_pay p join member m on m.id = p.member_id
        where m.break_until is null or p.slot_end <= m.break_until - interval '30 days') as paid,
      (select array_agg(distinct m.username) from agent_pay p join member m on m.id = p.member_id
        where p.state = 'withheld' and p.amount > 0) as waiting,
      (select array_agg(distinct c.period order by c.period) from agent_pay p join agent_contract c on c.id = p.contract_id
        where p.type = 'dividend' and p.stake > 0) as periods,
      (select array_agg(distinct c.period order by c.period) from agent_pay p join agent_contract c on c.id = p.contract_id
        where p.stake > 0 and c.fee_basis_points > 0) as with_fee,
      (select count(distinct type)::int from agent_pay where amount > 0) as kinds,
      (select count(distinct member_id)::int from agent_pay where amount > 0) as agents,
      (select sum(amount + rounding) filter (where state = 'paid') from agent_pay) = (select sum(-e.amount) from ledger_entry e
        join ledger_account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
        where a.kind = 'house' and t.kind in ('salary', 'dividend')) as house`);
  expect(sums).toEqual({
    turnover: true,
    paid: true,
    waiting: ['agent1b'],
    periods: ['daily', 'monthly', 'semimonthly', 'weekly'],
    withFee: ['monthly', 'weekly'],
    kinds: 4,
    agents: 5,
    house: true,
  });
  await database.drop();
});
