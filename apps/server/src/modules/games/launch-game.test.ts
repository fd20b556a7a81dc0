import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { launchFootball } from '@maidan/contract/games/launch-football.ts';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { listRecentGames } from '@maidan/contract/games/list-recent-games.ts';
import { tryGame } from '@maidan/contract/games/try-game.ts';
import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import {
  VENDOR_LAUNCH_PATH,
  vendorLaunchRequest,
  type VendorLaunchRequest,
} from '@maidan/contract/seamless-wallet/launch.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { createTrial, type Trial } from '#conformance/trial.ts';
import { hashLaunchToken } from '#modules/seamless-wallet/launch-token.ts';
import { readPartner } from '#modules/seamless-wallet/partners/read-partners.ts';
import { checkSignature } from '#modules/seamless-wallet/signature.ts';
import { requestLaunch } from '#modules/seamless-wallet/vendor-client.ts';
import { createTestApp, type Caller, type TestApp } from '#testing/test-app.ts';

type Heard = { headers: IncomingHttpHeaders; body: Buffer; launch: VendorLaunchRequest };

/** A partner of our own making: hears launches and answers as a test says. */
let partnerServer: Server;
let origin: string;
let heard: Heard[] = [];
let answerWith: (response: ServerResponse, launch: VendorLaunchRequest) => void;

let node: TestApp;
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;

const database = await databaseForThisFile();
beforeAll(async () => {
  partnerServer = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const launch = vendorLaunchRequest.parse(JSON.parse(body.toString()));
      heard.push({ headers: request.headers, body, launch });
      answerWith(response, launch);
    });
  });
  await new Promise<void>((resolve) => partnerServer.listen(0, '127.0.0.1', resolve));
  const address = partnerServer.address();
  if (address === null || typeof address === 'string') throw new Error('the partner does not listen');
  origin = `http://127.0.0.1:${address.port}`;
  node = await createTestApp({ ...database, gameHouseOrigin: origin });
  driver = await createMaidanDriver(database.db, database.url);
});
beforeEach(() => {
  heard = [];
  answerWith = (response) => void response.end(JSON.stringify({ url: `${origin}/play/line-slot?code=once` }));
});
afterAll(async () => {
  partnerServer.closeAllConnections();
  await new Promise((resolve) => partnerServer.close(resolve));
  await node.close();
  await driver.close();
});

const input = { nodeId: 'conf-slot', device: 'desktop', language: 'bn', theme: 'light' } as const;
const launch = (caller: Caller | null, nodeId: string = input.nodeId) =>
  node.callAs(caller, launchGame, { ...input, nodeId });
const codeOf = (answer: Awaited<ReturnType<typeof launch>>) =>
  answer.body.success ? 'OK' : answer.body.code;
const launchesOf = async ({ memberId }: { memberId: string }) => {
  const { rows } = await driver.owner.query<{ hash: Buffer }>(
    'select *, token_hash as hash from launch_session where member_id = $1',
    [memberId],
  );
  return rows;
};

test('W18: a launch at the own house tells the free rounds that this player has in this game, and no others', async () => {
  const member = await node.registerAndLogin();
  const gift = (campaignId: string, games: string[] | null, validDays: number) =>
    driver.owner.query(
      `insert into free_round_grant (merchant, partner, campaign_id, member_id, rounds, stake, currency, game_codes, valid_to)
       select merchant, 'MAIDAN', $2, id, 10, 500, 'PLY', $3, platform_now() + make_interval(days => $4) from member where id = $1`,
      [member.memberId, campaignId, games, validDays],
    );
  await launch(member);
  const engine = heard[0]?.launch.gameCode ?? '';
  await gift('mine', null, 7);
  await gift('here', [engine], 3);
  await gift('elsewhere', ['another-game'], 7);
  await gift('over', null, -1);
  await launch(member);
  await launch(await node.registerAndLogin());
  expect(heard.map(({ launch: told }) => told.freeRounds?.map(({ campaignId }) => campaignId))).toEqual([
    undefined,
    ['here', 'mine'],
    undefined,
  ]);
  expect(heard[1]?.launch.freeRounds?.[1]).toMatchObject({ rounds: 10, stake: '5.00' });
});

const fromLobby = (caller: Caller, lobby: RequestOf<typeof launchGame>['lobby']) =>
  node.callAs(caller, launchGame, { ...input, lobby });

describe('a lottery from the lobby', () => {
  test.each([
    { backUrl: 'https://evil.example/' },
    { backUrl: '//evil.example' },
    { prizeMode: 'OTHER' },
    { view: 'board' },
    { lottoArea: 'TH' },
    { more: 'x' },
  ])('[LOT-01] T31: %j is refused, and no vendor hears of it', async (lobby) => {
    const member = await node.registerAndLogin();
    const answer = await fromLobby(member, lobby as RequestOf<typeof launchGame>['lobby']);
    expect([answer.status, heard]).toEqual([400, []]);
  });

  test('[LOT-01] its vendor is told all of it, with the way back on this site; of no other game anything is told', async () => {
    const member = await node.registerAndLogin();
    const lobby = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'ZY',
      gameCode: 'north-daily',
      view: 'betting',
      backUrl: '/favorite?tab=2',
    } as const;
    await fromLobby(member, lobby);
    await driver.owner.query(`update game set category = 'ELOTT' where node_id = 'conf-slot'`);
    await fromLobby(member, lobby);
    await driver.owner.query(`update game set category = 'RNG' where node_id = 'conf-slot'`);
    const site = node.app.platform.config.publicOrigin;
    expect(heard.map(({ launch: told }) => told.lobby)).toEqual([
      undefined,
      { ...lobby, backUrl: `${site}/favorite?tab=2` },
    ]);
  });
});

describe('who may not', () => {
  test('[GAM-02] a visitor is asked to log in', async () => {
    const answer = await launch(null);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'NOT_LOGGED_IN']);
    expect(heard).toEqual([]);
  });

  test('[GAM-02] C39: a trial account is told to open a real one, and no wallet session begins', async () => {
    const trial = await node.registerAndLogin();
    await driver.owner.query('update member set type = 4 where id = $1', [trial.memberId]);
    expect(codeOf(await launch(trial))).toBe('NEEDS_REAL_ACCOUNT');
    expect([heard, await launchesOf(trial)]).toEqual([[], []]);
  });

  test('R2: a player who is excluded starts nothing', async () => {
    const member = await node.registerAndLogin();
    await driver.owner.query(`update member set status = 'excluded' where id = $1`, [member.memberId]);
    expect(codeOf(await launch(member))).toBe('ACCOUNT_CLOSED');
    expect([heard, await launchesOf(member)]).toEqual([[], []]);
  });

  test.each([
    ['a game that is not open', `update game set open = false where node_id = 'conf-slot'`],
    ['a game nobody plays yet', `update game set open = false, engine = null where node_id = 'conf-slot'`],
    ['a vendor in maintenance', `update vendor set state = 'maintenance' where code = 'CONF'`],
    ['a vendor without a partner', `update vendor set partner_code = null where code = 'CONF'`],
    ['a vendor of an unknown partner', `update vendor set partner_code = 'OTHER' where code = 'CONF'`],
    ['a partner switched off', `update vendor_partner set enabled = false`],
    ['a partner of other countries', `update vendor_partner set countries = '{XX}'`],
  ])('%s is unavailable, and no wallet session begins', async (_what, statement) => {
    const member = await node.registerAndLogin();
    await driver.owner.query(statement);
    const answer = await launch(member);
    await driver.owner.query(`
      update game set engine = 'line-slot', open = true where node_id = 'conf-slot';
      update vendor set state = 'open', partner_code = 'MAIDAN' where code = 'CONF';
      update vendor_partner set enabled = true, countries = null`);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'GAME_UNAVAILABLE']);
    expect([heard, await launchesOf(member)]).toEqual([[], []]);
  });

  test('a game that is in no catalogue is not found', async () => {
    const member = await node.registerAndLogin();
    expect(codeOf(await launch(member, 'no-such-game'))).toBe('NOT_FOUND');
  });
});

const url = (address: string) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ url: address }));

describe('a partner that misbehaves', () => {
  const misbehaviour: Record<string, typeof answerWith> = {
    'answers with an error': (response) => void response.writeHead(500).end('{}'),
    'answers with something else': (response) => void response.end('<html>'),
    'answers without an address': (response) => void response.end('{"uri":"x"}'),
    'sends the player to a foreign origin': url('https://evil.example/play?code=1'),
    'answers with a script': url('javascript:alert(1)'),
    'hides another host behind a name': (response) =>
      url(`http://${origin.slice('http://'.length)}@evil.example/play`)(response),
    'puts the token into the address': (response, { token }) => url(`${origin}/play?code=${token}`)(response),
    redirects: (response) => void response.writeHead(302, { location: `${origin}/elsewhere` }).end(),
    'answers without end': (response) => void response.end(JSON.stringify({ url: 'x'.repeat(100_000) })),
    'hangs up': (response) => void response.destroy(),
  };

  test.each(Object.keys(misbehaviour))('one that %s: the player is told to try again', async (name) => {
    const member = await node.registerAndLogin();
    answerWith = misbehaviour[name] ?? answerWith;
    const answer = await launch(member);
    expect([answer.status, codeOf(answer)]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.raw.body).not.toContain(heard[0]?.launch.token);
  });

  test('one that never answers is not waited for', async () => {
    answerWith = () => undefined;
    const partner = await readPartner(node.app.platform, 'MAIDAN');
    if (partner === null) throw new Error('no partner');
    const request = vendorLaunchRequest.parse({
      token: 'a-token-of-a-test',
      playerId: '1',
      gameCode: 'line-slot',
      currency: 'PLY',
      currencySymbol: '৳',
      language: 'en',
      theme: 'dark',
      device: 'desktop',
      siteOrigin: origin,
    });
    await expect(requestLaunch({ ...partner, waitMs: 50 }, request)).rejects.toThrow('did not answer');
  });
});

describe('a launch', () => {
  test('[GAM-03] the page gets an address on the partner’s origin, and never the token', async () => {
    const member = await node.registerAndLogin();
    const answer = await launch(member);
    if (!answer.body.success) throw new Error(answer.raw.body);
    expect(answer.body.value).toMatchObject({
      url: `${origin}/play/line-slot?code=once`,
      origin,
      game: { nodeId: 'conf-slot', displayName: 'ঘোরাও ও দেখো', open: true },
    });
    expect(answer.raw.body).not.toContain(heard[0]?.launch.token);
  });

  test('[GAM-03] the page’s host is the base if it is one of launchGameCDNs; another is not used', async () => {
    const member = await node.registerAndLogin();
    const placeOf = async (base: string) => {
      const { body } = await node.callAs(member, launchGame, { ...input, base });
      return body.success ? [body.value.url, body.value.origin] : body.code;
    };
    const house = [`${origin}/play/line-slot?code=once`, origin];
    expect(await placeOf('https://play.example')).toEqual(house);
    await node.app.platform.settings.change('launchGameCDNs', ['https://play.example']);
    try {
      expect(await placeOf('https://evil.example')).toEqual(house);
      expect(await placeOf('https://play.example.evil.example')).toEqual(house);
      expect(await placeOf('https://play.example')).toEqual([
        'https://play.example/play/line-slot?code=once',
        'https://play.example',
      ]);
    } finally {
      await node.app.platform.settings.change('launchGameCDNs', []);
    }
  });

  test('the partner hears a signed request for one player, one game and one currency', async () => {
    const member = await node.registerAndLogin();
    await launch(member);
    const [request] = heard;
    if (request === undefined) throw new Error('the partner was not asked');
    const { config } = node.app.platform;
    const house = await readPartner(node.app.platform, 'MAIDAN');
    const asPartner = () => house && { ...house, inboundKeys: [config.gameHouseOutboundKey] };
    expect(checkSignature(VENDOR_LAUNCH_PATH, request.headers, request.body, asPartner)).not.toBeNull();
    expect(request.launch).toMatchObject({
      playerId: member.memberId,
      gameCode: 'line-slot',
      title: 'ঘোরাও ও দেখো',
      skin: 'CONF/1/Spin & Check',
      currency: 'PLY',
      language: 'bn',
      theme: 'light',
      device: 'desktop',
      siteOrigin: config.publicOrigin,
    });
    const stored = await launchesOf(member);
    expect(stored.map((row) => row.hash)).toEqual([hashLaunchToken(request.launch.token)]);
    expect(JSON.stringify(stored)).not.toContain(request.launch.token);
  });

  test('R4: its token bets while the login lives, and no longer', async () => {
    const member = await node.registerAndLogin();
    await launch(member);
    const token = heard[0]?.launch.token ?? '';
    const player = { id: member.memberId, token, currency: 'PLY', gameCode: 'line-slot' };
    const trial: Trial = createTrial(
      {
        baseUrl: await node.app.listen({ host: '127.0.0.1', port: 0 }),
        partner: 'MAIDAN',
        key: node.app.platform.config.gameHouseInboundKeys[0] ?? { id: '', secret: Buffer.alloc(0) },
        rotatedKey: { id: '', secret: Buffer.alloc(0) },
        driver,
      },
      1,
    );
    const bet = trial.betOf(player, '10.00');
    expect(await trial.send('authenticate', { token })).toMatchObject({
      status: 'OK',
      playerId: member.memberId,
    });
    expect(await trial.send('bet', bet)).toMatchObject({ status: 'OK', balance: '9990.00' });
    await node.callAs(member, logout, {});
    expect((await trial.send('bet', trial.betOf(player, '10.00'))).status).toBe('TOKEN_EXPIRED');
    expect(await trial.send('win', trial.winOf(player, bet, '5.00'))).toMatchObject({ balance: '9995.00' });
  });

  test('[GAM-07] what opened is remembered among the recent games, the latest first and each once', async () => {
    const member = await node.registerAndLogin();
    const recent = async () => {
      const { body } = await node.callAs(member, listRecentGames, { language: 'bn' });
      return body.success ? body.value.list : [];
    };
    expect((await node.callAs(null, listRecentGames, {})).status).toBe(401);
    answerWith = (response) => void response.writeHead(500).end('{}');
    await launch(member);
    expect(await recent()).toEqual([]);
    answerWith = url(`${origin}/play/line-slot?code=once`);
    await launch(member);
    const [first] = await recent();
    await launch(member);
    const [again, ...others] = await recent();
    expect(again?.game).toMatchObject({ nodeId: 'conf-slot', displayName: 'ঘোরাও ও দেখো' });
    expect(Date.parse(again?.playedAt ?? '')).toBeGreaterThan(Date.parse(first?.playedAt ?? ''));
    expect(others).toEqual([]);
  });

  test('[GAM-08, HOM-07] football launches the first sports game that is open', async () => {
    const member = await node.registerAndLogin();
    await driver.owner.query(`
      insert into game (merchant, node_id, vendor_code, game_code, category, name, slug, released_at, engine, open, poster_seed, sort_order)
      select 'maidan', 'fb-' || n, 'CONF', 'fb-' || n, 'SPORTS', 
        jsonb_build_object('en', 'Football ' || n, 'bn', 'ফুটবল ' || n), 'fb',
        platform_now(), 'line-slot', n > 1, 1, n from generate_series(1, 3) n;
      select catalogue_arrange('maidan')`);
    const answer = await node.callAs(member, launchFootball, { device: 'mobile' });
    expect(answer.body).toMatchObject({
      value: { origin, game: { nodeId: 'fb-2', displayName: 'Football 2' } },
    });
    expect(heard[0]?.launch).toMatchObject({ device: 'mobile', skin: 'CONF/1/Football 2' });
  });
});

const tryIt = (caller: Caller | null, nodeId: string = input.nodeId) =>
  node.callAs(caller, tryGame, { ...input, nodeId });

describe('a game tried without an account', () => {
  test('[SET-03] is not offered where the operator lends nothing, nor one that is closed, not there or played with others', async () => {
    const { settings } = node.app.platform;
    const whitelabel = await settings.get('whitelabel');
    await settings.change('whitelabel', { ...whitelabel, hasFreePlay: false });
    const off = await tryIt(null);
    await settings.change('whitelabel', { ...whitelabel, hasFreePlay: true });
    expect(off.body).toMatchObject({ success: false, code: 'FEATURE_OFF' });
    expect((await tryIt(null, 'no-such-game')).body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    await driver.owner.query(`update game set open = false where node_id = 'conf-slot'`);
    const closed = await tryIt(null);
    await driver.owner.query(`update game set open = true where node_id = 'conf-slot'`);
    expect(closed.body).toMatchObject({ success: false, code: 'GAME_UNAVAILABLE' });
    await driver.owner.query(`update game set classify = 'CRASH' where node_id = 'conf-slot'`);
    const shared = await tryIt(null);
    await driver.owner.query(
      `update game set classify = null, category = 'LIVE' where node_id = 'conf-slot'`,
    );
    const live = await tryIt(null);
    await driver.owner.query(`update game set category = 'RNG' where node_id = 'conf-slot'`);
    expect(live.body).toMatchObject({ success: false, code: 'GAME_UNAVAILABLE' });
    expect(shared.body).toMatchObject({ success: false, code: 'GAME_UNAVAILABLE' });
    expect(heard).toEqual([]);
  });

  test('C39: is launched with lent money for a player nobody knows, and no wallet session begins', async () => {
    const { settings } = node.app.platform;
    await settings.change('whitelabel', { ...(await settings.get('whitelabel')), hasFreePlay: true });
    const sessions = 'select count(*)::int as count from launch_session';
    const before = await driver.owner.query<{ count: number }>(sessions);
    const member = await node.registerAndLogin();
    const [visitor, other] = [await tryIt(null), await tryIt(member)];
    expect(visitor.body).toMatchObject({ success: true, value: { origin, game: { nodeId: 'conf-slot' } } });
    expect(other.body).toMatchObject({ success: true });
    expect(heard.map((one) => [one.launch.freePlay, one.launch.currency])).toEqual([
      [{ balance: '1000.00' }, 'FUN'],
      [{ balance: '1000.00' }, 'FUN'],
    ]);
    const players = heard.map((one) => one.launch.playerId);
    expect(new Set(players).size).toBe(2);
    expect(players).not.toContain(member.memberId);
    expect((await driver.owner.query<{ count: number }>(sessions)).rows).toEqual(before.rows);
    for (const one of heard) expect(visitor.raw.body + other.raw.body).not.toContain(one.launch.token);
  });
});
