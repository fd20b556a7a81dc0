import { randomUUID } from 'node:crypto';
import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { listWinners } from '@maidan/contract/messages/list-winners.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { CRASH_SOCKET, crashFrame } from '@maidan/games/crash/crash-wire.ts';
import { LIVE_SOCKET, liveFrame } from '@maidan/games/live/live-wire.ts';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { freeHouseOrigin, startHouseProcess, type HouseProcess } from '#testing/house-process.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { createOperatorHandOver } from '#modules/accounts/hand-over/create-hand-over.ts';
import { createSettings } from '#settings/settings.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { BOT_NAMES } from './bot-names.ts';
import { createBots } from './bots.ts';
import { ensureBots, readBotFigures, type BotRow } from './bots.store.ts';
import { enterHouse } from './house-calls.ts';
import type { PlayOne } from './play-slot.ts';
import { startBots } from './start-bots.ts';
import { BOT_TABLES } from './table-bets.ts';
import { dayKey, topUp } from './top-up.ts';

const OFF = { roundsPerMinute: 0, chatLinesPerHour: 0, crashBetsPerFlight: 0, tableBetsPerRound: 0 };

let site: TestApp;
let house: HouseProcess;
let bots: BotRow[];
const base = await databaseForThisFile();
/** Kept open: an hour of a test asks it some hundred times. */
const owner = new Client({ connectionString: base.url });
beforeAll(async () => {
  await owner.connect();
  await seedSandbox(base.url, { slotTitles: 300, rounds: 40 });
  const gameHouseOrigin = await freeHouseOrigin();
  site = await createTestApp({ ...base, gameHouseOrigin });
  const platformUrl = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const siteOrigin = site.app.platform.config.publicOrigin;
  house = await startHouseProcess(platformUrl, { houseOrigin: gameHouseOrigin, siteOrigin });
  bots = await ensureBots(base.db, 'maidan', BOT_NAMES);
});
afterAll(async () => {
  await owner.end();
  await house.stop();
  await site.close();
});
beforeEach(async () => {
  await site.app.platform.settings.change('bots', OFF);
  await base.db.query(sql`delete from bot_clock`);
});

const rates = (change: Partial<typeof OFF>) =>
  site.app.platform.settings.change('bots', { ...OFF, ...change });
/** Lines of bots are at least fifteen seconds apart at the highest rate that is set here: none falls into the same ten as another. */
const AT_ONCE_SECONDS = 10;
/** How fast somebody may speak is decided by the database's clock, of which a test's minutes take a moment. */
const growOlder = (seconds: number) =>
  owner.query(
    `update chat_person set last_sent_at = last_sent_at - interval '${seconds} seconds'
     where member_id in (select id from member where is_bot);
     update chat_message set at = at - interval '${seconds} seconds'
     where member_id in (select id from member where is_bot)`,
  );
/** The bots of a node whose time passes when the test says so. */
function openBots(play?: PlayOne) {
  let now = 0;
  const parts = { now: () => now, ...(play === undefined ? {} : { play }) };
  const all = createBots(site.app.platform, site.app.log, parts);
  const pass = async (seconds: number): Promise<number> => {
    let done = 0;
    for (let left = seconds; left > 0; left -= AT_ONCE_SECONDS) {
      const before = done;
      const together = Math.min(left, AT_ONCE_SECONDS);
      for (let second = 0; second < together; second += 1) {
        now += 1_000;
        done += await all.act();
      }
      if (done > before) await growOlder(together);
    }
    return done;
  };
  return { pass, close: () => all.close() };
}
const name = BOT_NAMES[0]?.username ?? '';
const oneBot = (): BotRow => bots[0] ?? { memberId: '', nickname: '' };
const count = async (from: ReturnType<typeof sql>) =>
  (await base.db.query<{ count: number }>(sql`select count(*)::int as count from ${from}`))[0]?.count;

describe('what a bot is not', () => {
  test('[LOG-01] nobody logs in as a bot, by whatever way, and no session of one can be written', async () => {
    const { body } = await site.callAs(null, login, { type: 'username', username: name, password: '-' });
    expect(body).toMatchObject({ success: false, code: 'LOGIN_FAILED' });
    const { config } = site.app.platform;
    expect(await createOperatorHandOver(base.db, config, { username: name, by: 'Farida' })).toBeNull();
    const session = sql`
      insert into session (merchant, member_id, token_hash, half_hash, ip)
      values ('maidan', ${oneBot().memberId}::bigint, sha256('a'), sha256('b'), '127.0.0.1')`;
    await expect(base.db.query(session)).rejects.toThrow('a bot has no session');
  });

  test('[MEM-05] a bot takes no money out, is sent none and is no agent', async () => {
    const [{ definition } = { definition: '' }] = await base.db.query<{ definition: string }>(sql`
      select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'withdrawal_of_no_bot'`);
    expect(definition).toContain('BEFORE INSERT ON public.withdrawal');
    for (const change of [sql`type = 1`, sql`has_password = true`, sql`email = 'a@b.example'`])
      await expect(
        base.db.query(sql`update member set ${change} where id = ${oneBot().memberId}::bigint`),
      ).rejects.toThrow('member_bot_is_nobody');
    const bot = oneBot().memberId;
    await base.db.query(sql`
      update member set upline_id = (select id from member where username = 'agent1') where id = ${bot}::bigint`);
    const [sent] = await base.db.query(sql`
      select (line_move('maidan', 'down', m.upline_id, m.id, gen_random_uuid(), 'D-000000001', sha256('x'), 'PLY', 100, true,
        '{1,2,41,42}', 1, 1000, 1000, 10, null)).outcome from member m where m.id = ${bot}::bigint`);
    expect(sent).toEqual({ outcome: 'closed' });
  });

  test('[AGT-01] a bot is in no team, and leaves the one that it was in', async () => {
    const bot = oneBot().memberId;
    await base.db.query(sql`
      update member set upline_id = (select id from member where username = 'agent1') where id = ${bot}::bigint`);
    const below = sql`team_line l join member m on m.id = l.below_id and m.is_bot`;
    expect(await count(below)).toBe(1);
    expect(await ensureBots(base.db, 'maidan', BOT_NAMES)).toHaveLength(BOT_NAMES.length);
    expect(await count(below)).toBe(0);
  });

  test('where money is real, bots are neither started nor switched on', async () => {
    const { db, bus, config } = site.app.platform;
    const real = { ...config, profile: 'production' as const };
    const settings = createSettings(db, bus, real);
    await expect(settings.change('bots', { ...OFF, chatLinesPerHour: 1 })).rejects.toThrow(
      'there are no bots where money is real',
    );
    await expect(settings.change('bots', OFF)).resolves.toBeUndefined();
    const app = { platform: { ...site.app.platform, config: real } } as typeof site.app;
    expect(() => startBots(app)).toThrow('there are no bots where money is real');
    await expect(topUp({ db, config: real, settings }, oneBot().memberId, new Date())).rejects.toThrow(
      'a bot has play money alone',
    );
  });
});

describe('play', () => {
  test('[HOM-03] they play real rounds by the way of every game, and the board marks what they won', async () => {
    await rates({ roundsPerMinute: 60 });
    const { pass, close } = openBots();
    // Not oftener than each of them may bet.
    const done = await pass(BOT_NAMES.length);
    expect(done).toBeGreaterThan(BOT_NAMES.length / 2);
    const played = await base.db.query<{ memberId: bigint; state: string; sessionId: string | null }>(sql`
      select r.member_id, r.state, l.session_id from game_round r
      join member m on m.merchant = r.merchant and m.id = r.member_id
      left join launch_session l on l.merchant = r.merchant and l.member_id = r.member_id
      where m.is_bot`);
    expect(played.length).toBeGreaterThanOrEqual(done);
    expect(played.filter(({ state, sessionId }) => state !== 'closed' || sessionId !== null)).toEqual([]);
    const { body } = await site.callAs(null, listWinners, {});
    if (!body.success) throw new Error(body.code);
    const marked = body.value.list.filter(({ vo }) => vo.isBot).map(({ vo }) => vo.customerName);
    const nicknames = new Set(BOT_NAMES.map(({ nickname }) => nickname));
    expect(marked.filter((one) => !nicknames.has(one))).toEqual([]);
    expect(body.value.list.filter(({ vo }) => !vo.isBot && nicknames.has(vo.customerName))).toEqual([]);
    // They are counted apart.
    const figures = await readBotFigures(base.db, 'maidan', [dayKey(new Date())]);
    expect(figures).toMatchObject({ bots: BOT_NAMES.length, rounds: done });
    expect(figures.given).toBe(200_000n * BigInt(new Set(played.map(({ memberId }) => memberId)).size));
    await close();
  });

  test('a bot is given play money once a day at most, through the ledger', async () => {
    const { platform } = site.app;
    const { memberId } = oneBot();
    const empty = async (key: string) => {
      const [row] = await base.db.query<{ balance: bigint }>(sql`
        select balance from ledger_account where kind = 'member' and owner = ${memberId} and currency = 'PLY'`);
      const amount = row?.balance ?? 0n;
      if (amount === 0n) return;
      await postTransaction(base.db, {
        merchant: 'maidan',
        key,
        kind: 'adjustment',
        currency: 'PLY',
        legs: [
          { account: { kind: 'member', owner: memberId }, amount: minor(0n - amount) },
          { account: { kind: 'adjustment', owner: '' }, amount: minor(amount) },
        ],
      });
    };
    const [monday, tuesday] = [new Date('2030-01-07T10:00:00Z'), new Date('2030-01-08T00:00:01Z')];
    await empty('emptied-1');
    expect(await topUp(platform, memberId, monday)).toBe(true);
    expect(await topUp(platform, memberId, monday)).toBe(true);
    await empty('emptied-2');
    expect(await topUp(platform, memberId, monday)).toBe(false);
    expect(await topUp(platform, memberId, tuesday)).toBe(true);
  });
});

/** The page of a member who watches, and bets nothing. */
async function watch<Frame>(nodeId: string, path: string, read: (data: unknown) => Frame) {
  const watcher = await site.registerAndLogin();
  const { body } = await site.callAs(watcher, launchGame, { nodeId, device: 'desktop' });
  if (!body.success) throw new Error(body.code);
  const { sessionToken } = await enterHouse(new URL(body.value.url));
  const { origin } = body.value;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { origin });
  const frames: Frame[] = [];
  socket.on('message', (data: Buffer) => frames.push(read(JSON.parse(data.toString()))));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: sessionToken })));
  return { frames, close: () => socket.close() };
}

const watchCrash = (nodeId: string) => watch(nodeId, CRASH_SOCKET, (data) => crashFrame.parse(data));
const watchTable = (nodeId: string) => watch(nodeId, LIVE_SOCKET, (data) => liveFrame.parse(data));

describe('crash', () => {
  test('[GAM-03] on each flight that somebody watches there are as many bets of bots as the operator set', async () => {
    const [title] = await base.db.query<{ nodeId: string }>(sql`
      select node_id from game where open and engine like 'slot.%' order by sort_order limit 1`);
    const nodeId = title?.nodeId ?? '';
    await asOwner(base.url, `update game set engine = 'crash' where node_id = '${nodeId}'`);
    await rates({ crashBetsPerFlight: 2 });
    const { pass, close } = openBots();
    await pass(1);
    const person = await watchCrash(nodeId);
    const shown = () => person.frames.flatMap((frame) => (frame.type === 'bets' ? frame.bets : []));
    await expect.poll(() => new Set(shown().map(({ id }) => id)).size).toBe(2);
    expect(shown().every(({ isBot }) => isBot)).toBe(true);
    await close();
    person.close();
    // What is under way ends at the house: each bet is left at the multiplier that was set with it, or is lost.
    await expect
      .poll(() =>
        base.db.query(sql`
          select r.state from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
          where r.node_id = ${nodeId} and m.is_bot and r.state <> 'closed'`),
      )
      .toEqual([]);
  });
});

describe('live tables', () => {
  test('[CAT-01] [GAM-03] in the duel a person meets bets of bots, so that a bet against nobody is not all there is', async () => {
    const [title] = await base.db.query<{ nodeId: string }>(sql`
      select node_id from game where open and engine = 'rooster-duel' order by sort_order limit 1`);
    const nodeId = title?.nodeId ?? '';
    await rates({ tableBetsPerRound: 2 });
    const { pass, close } = openBots();
    await pass(BOT_TABLES.length);
    const person = await watchTable(nodeId);
    const shown = () =>
      person.frames.flatMap((frame) => (frame.type === 'bets' || frame.type === 'welcome' ? frame.bets : []));
    await expect.poll(() => new Set(shown().map(({ id }) => id)).size).toBe(2);
    expect(shown().every(({ isBot, chips }) => isBot && Object.keys(chips).length === 1)).toBe(true);
    // Not at a table that nobody watches.
    const elsewhere = sql`
      game_round r join member m on m.merchant = r.merchant and m.id = r.member_id join game g on g.node_id = r.node_id
      where m.is_bot and g.engine <> 'rooster-duel' and r.placed_at > platform_now() - interval '1 minute'
        and g.category in ('LIVE', 'COCKFIGHT')`;
    expect(await count(elsewhere)).toBe(0);
    await close();
    person.close();
  });
});

/** Each an amount of its own, and only every third so much that it is worth a word. */
const winOf = (memberId: string) =>
  minor((BigInt(memberId) % 3n === 0n ? 900_00n : 100n) + (BigInt(memberId) % 1_000n));

describe('talk', () => {
  test('[MSG-04] they write in the language of each room, marked, and speak of no win that was not', async () => {
    await rates({ roundsPerMinute: 60, chatLinesPerHour: 120 });
    const before = await count(sql`chat_message`);
    const game = { en: 'River Fair', bn: 'নদীর মেলা', hi: 'नदी का मेला' };
    const { pass, close } = openBots(async (memberId) => ({
      memberId,
      game,
      stake: minor(100_00n * 2n),
      win: winOf(memberId),
    }));
    await pass(60 * 60);
    const said = await base.db.query<{
      text: string;
      language: Language;
      isBot: boolean;
      memberId: bigint;
    }>(sql`
      select m.text, r.language, b.is_bot, m.member_id from chat_message m
      join chat_room r on r.merchant = m.merchant and r.room = m.room
      join member b on b.merchant = m.merchant and b.id = m.member_id
      order by m.id offset ${before ?? 0}`);
    expect(said.length).toBeGreaterThan(5);
    expect(said.every(({ isBot }) => isBot)).toBe(true);
    expect(new Set(said.map(({ language }) => language)).size).toBeGreaterThan(1);
    const told = said.filter(({ text }) => text.includes('৳'));
    expect(told.length).toBeGreaterThan(0);
    for (const { text, language, memberId } of told) {
      expect(memberId % 3n).toBe(0n);
      expect(text).toContain(game[language]);
      expect(text).toContain(displayMoney(winOf(String(memberId)), '৳', language));
    }
    const reader = await site.registerAndLogin();
    await site.callAs(reader, sendChatMessage, {
      room: 'tea-stall',
      text: 'Good evening',
      operationId: randomUUID(),
    });
    const { body } = await site.callAs(reader, listChatMessages, { room: 'tea-stall' });
    if (!body.success) throw new Error(body.code);
    expect(body.value.messages.some(({ isBot }) => isBot)).toBe(true);
    expect(body.value.messages.some(({ isBot }) => !isBot)).toBe(true);
    await close();
  });
});

describe('the clock', () => {
  test('of two nodes one lets them act, and the other when that one has ended', async () => {
    await rates({ chatLinesPerHour: 120 });
    const [one, other] = [openBots(), openBots()];
    await one.pass(1);
    expect(await one.pass(300)).toBeGreaterThan(0);
    expect(await other.pass(300)).toBe(0);
    await one.close();
    expect(await other.pass(300)).toBeGreaterThan(0);
    await other.close();
    expect(await count(sql`bot_clock`)).toBe(0);
  });

  test('a node that died holds it no longer than a moment', async () => {
    await rates({ chatLinesPerHour: 120 });
    const [dead, next] = [openBots(), openBots()];
    await dead.pass(1);
    await base.db.query(sql`update bot_clock set held_until = clock_timestamp() - interval '1 second'`);
    expect(await next.pass(300)).toBeGreaterThan(0);
    expect(await dead.pass(300)).toBe(0);
    await next.close();
  });

  test('switched off they stop with the next second, and let go of the clock', async () => {
    await rates({ chatLinesPerHour: 120 });
    const { pass } = openBots();
    expect(await pass(300)).toBeGreaterThan(0);
    await rates({});
    expect(await pass(300)).toBe(0);
    expect(await count(sql`bot_clock`)).toBe(0);
  });
});
