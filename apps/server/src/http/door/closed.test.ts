import { OPERATIONS } from '@maidan/contract/operations.ts';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { DatabaseUnavailable } from '#db/database-errors.ts';
import { sql } from '#db/sql.ts';
import type { Settings } from '#settings/settings.ts';
import {
  createTestApp,
  headersOf,
  registerInput,
  uniqueName,
  type MemberCaller,
  type TestApp,
} from '#testing/test-app.ts';

const BLOCKED = '203.0.113.9';
const FREE = '198.51.100.7';

let member: MemberCaller;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const behindProxy = await nodeForThisFile({ ...database, trustedProxyHops: 1, countryHeader: 'x-country' });
beforeAll(async () => {
  member = await node.registerAndLogin();
});
afterEach(async () => {
  await change('systemStatus', 0);
  await change('maintenanceEnd', null);
  await change('blockedCountries', []);
  await change('blockedAddresses', []);
});

const change: Settings['change'] = async (key, value) => {
  await node.app.platform.settings.change(key, value);
  // The other node hears of it over the bus.
  await vi.waitFor(async () => expect(await behindProxy.app.platform.settings.get(key)).toEqual(value), {
    timeout: 60_000,
  });
};

type Ask = { path?: string; from?: string; headers?: Record<string, string>; app?: TestApp };
async function ask({ path = listVendorLanes.path, from = FREE, headers = {}, app = node }: Ask) {
  const answer = await app.app.inject({ url: path, remoteAddress: from, headers });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code ?? 'OK', answer };
}
const statusFrom = async (from: string, headers: Record<string, string> = {}, app = node) =>
  (await ask({ path: getStatus.path, from, headers, app })).answer.json<{
    value: { systemStatus: number; location: { ip: string; country: string | null } };
  }>().value;

const members = async () => (await database.db.query(sql`select from member`)).length;

/** From the closed region, with a session. */
const send = (operation: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }, payload = '') =>
  node.app.inject({
    method: operation.method,
    url: operation.path,
    remoteAddress: BLOCKED,
    headers: { ...headersOf(member), 'content-type': 'application/json' },
    payload,
  });

async function seatFor(memberId: string) {
  await database.db.query(sql`
    insert into launch_session (merchant, token_hash, member_id, session_id, partner, vendor_code, node_id, game_code,
      currency, expires_at)
    select merchant, sha256(id::text::bytea), member_id, id, 'MAIDAN', 'EG2', 'n', 'line-slot', 'PLY',
      platform_now() + interval '1 hour'
    from session where member_id = ${memberId}::bigint order by created_at desc limit 1`);
  return {
    open: async () =>
      (
        await database.db.query(sql`
          select from launch_session where member_id = ${memberId}::bigint and expires_at > platform_now()`)
      ).length,
  };
}

/** Through the one proxy of ours. */
const via = (list: string) =>
  ask({ app: behindProxy, from: '127.0.0.1', headers: { 'x-forwarded-for': list } });

const fromCountry = (country: string, address = FREE) =>
  ask({
    app: behindProxy,
    from: '127.0.0.1',
    headers: { 'x-forwarded-for': address, 'x-country': country },
  });

describe('maintenance', () => {
  test('[STA-02] every call that is not named open is refused with 503, and says when to come back', async () => {
    await change('maintenanceEnd', new Date(Date.now() + 600_000).toISOString());
    const caller = await node.registerAndLogin();
    await change('systemStatus', 1);
    for (const operation of OPERATIONS) {
      const { method, path: url, openDuring } = operation;
      const answer = await node.app.inject({ method, url, headers: headersOf(caller) });
      const refused = answer.json<{ code?: string }>().code === 'MAINTENANCE';
      expect([operation.name, refused]).toEqual([
        operation.name,
        openDuring?.includes('maintenance') !== true,
      ]);
      if (!refused) continue;
      expect(answer.statusCode).toBe(503);
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(500);
      expect(wait).toBeLessThanOrEqual(600);
    }
  });

  test('[STA-02] nobody registers meanwhile: no row is written', async () => {
    const before = await members();
    await change('systemStatus', 1);
    const answer = await node.callAs(null, register, registerInput(uniqueName()));
    expect([answer.status, answer.body.success]).toEqual([503, false]);
    expect(await members()).toBe(before);
  });

  test('[STA-01] the status tells it with its end, and 0 again afterwards', async () => {
    await change('maintenanceEnd', '2030-01-01T00:00:00Z');
    await change('systemStatus', 1);
    const during = await node.callAs(null, getStatus, {});
    expect(during.body).toMatchObject({ value: { systemStatus: 1, maintenanceEnd: '2030-01-01T00:00:00Z' } });
    await change('systemStatus', 0);
    const after = await node.callAs(null, getStatus, {});
    expect(after.body).toMatchObject({ value: { systemStatus: 0, maintenanceEnd: null } });
  });
});

describe('a closed region', () => {
  test('[STA-02] T14: every call of play is refused from there, and from there alone', async () => {
    await change('blockedAddresses', ['203.0.113.0/24', '2001:db8:1::/48']);
    const caller = await node.registerAndLogin();
    for (const from of [BLOCKED, '203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '2001:db8:1::5']) {
      for (const { name, method, path: url, openDuring } of OPERATIONS) {
        const answer = await node.app.inject({
          method,
          url,
          remoteAddress: from,
          headers: headersOf(caller),
        });
        const { code } = answer.json<{ code?: string }>();
        const open = openDuring?.includes('regionBlock') === true;
        expect([name, from, code === 'ACCESS_RESTRICTED']).toEqual([name, from, !open]);
        expect(open || answer.statusCode === 403).toBe(true);
      }
    }
    for (const from of [FREE, '203.0.112.255', '203.0.114.0', '2001:db8:2::5'])
      expect((await ask({ from })).code).toBe('OK');
  });

  test('[STA-01] the status names the address it was asked from, as plain text', async () => {
    await change('blockedAddresses', [BLOCKED]);
    expect(await statusFrom(BLOCKED)).toMatchObject({
      systemStatus: 2,
      location: { ip: BLOCKED, country: 'BD' },
    });
    expect(await statusFrom(FREE)).toMatchObject({ systemStatus: 0, location: { ip: FREE, country: 'IN' } });
  });

  test('[STA-02] T14: a member there still sees the account, and gets no game', async () => {
    await change('blockedCountries', ['BD']);
    expect((await send(getMemberInfo)).statusCode).toBe(200);
    expect((await send(getBalance)).statusCode).toBe(200);
    const launch = await send(launchGame, '{"nodeId":"x"}');
    expect(launch.json()).toMatchObject({ success: false, code: 'ACCESS_RESTRICTED' });
    expect(await database.db.query(sql`select from launch_session`)).toEqual([]);
  });

  test('[STA-02] T14: the games of a session end when it turns up there, also by a call that is refused', async () => {
    await change('blockedAddresses', [BLOCKED]);
    for (const { method, path: url } of [getMemberInfo, launchGame]) {
      const player = await node.registerAndLogin();
      const seats = await seatFor(player.memberId);
      await node.app.inject({ method, url, remoteAddress: FREE, headers: headersOf(player) });
      expect(await seats.open()).toBe(1);
      await node.app.inject({ method, url, remoteAddress: BLOCKED, headers: headersOf(player) });
      expect(await seats.open()).toBe(0);
    }
  });
});

/** What people write into a request to be somewhere else. None of it comes from a proxy of ours. */
const SPOOFS: readonly Record<string, string>[] = [
  { 'x-forwarded-for': FREE },
  { 'x-forwarded-for': `${FREE}, ${FREE}, ${FREE}` },
  { 'X-FORWARDED-FOR': FREE },
  { 'x-forwarded-for': `127.0.0.1` },
  { 'x-forwarded-for': '::1' },
  { 'x-forwarded-for': `${FREE}:443` },
  { 'x-forwarded-for': `"${FREE}"` },
  { forwarded: `for=${FREE}` },
  { forwarded: `for="[2001:db8:2::5]";proto=https` },
  { 'x-real-ip': FREE },
  { 'x-client-ip': FREE },
  { 'client-ip': FREE },
  { 'true-client-ip': FREE },
  { 'cf-connecting-ip': FREE },
  { 'fastly-client-ip': FREE },
  { 'x-cluster-client-ip': FREE },
  { 'x-originating-ip': FREE },
  { 'x-remote-addr': FREE },
  { via: `1.1 ${FREE}` },
  { 'x-country': 'IN', 'cf-ipcountry': 'IN', 'x-geo-country': 'IN' },
  { 'x-maidan-drawn-for': encodeURIComponent('{"closure":null,"place":{"ip":"","country":"IN"}}') },
];

describe('who says where a call comes from', () => {
  test.each(SPOOFS.map((headers) => [JSON.stringify(headers), headers] as const))(
    '[STA-02] T14: %s changes nothing without a proxy',
    async (_name, headers) => {
      await change('blockedCountries', ['BD']);
      expect((await ask({ from: BLOCKED, headers })).code).toBe('ACCESS_RESTRICTED');
      expect((await statusFrom(BLOCKED, headers)).location).toEqual({ ip: BLOCKED, country: 'BD' });
      expect((await ask({ from: FREE, headers: { ...headers, 'x-forwarded-for': BLOCKED } })).code).toBe(
        'OK',
      );
    },
  );

  test('[STA-02] T14: behind one proxy the address it added counts, whatever came before it', async () => {
    await change('blockedAddresses', [BLOCKED]);
    expect((await via(BLOCKED)).code).toBe('ACCESS_RESTRICTED');
    expect((await via(`${FREE}, 10.0.0.1, ${BLOCKED}`)).code).toBe('ACCESS_RESTRICTED');
    expect((await via(`${BLOCKED}, ${FREE}`)).code).toBe('OK');
  });

  test('[STA-02] the country of the proxy counts behind it, an unknown one is none, and the operator knows better', async () => {
    await change('blockedCountries', ['BD']);
    expect((await fromCountry('BD')).code).toBe('ACCESS_RESTRICTED');
    for (const country of ['IN', 'XX', 'T1', 'bd', 'BD,IN', ''])
      expect((await fromCountry(country)).code).toBe('OK');
    await change('addressCountries', { '198.51.100.0/24': 'BD' });
    expect((await fromCountry('IN')).code).toBe('ACCESS_RESTRICTED');
    await change('addressCountries', {});
  });

  test('[STA-02] with a licence for some countries only these play, and nobody from nowhere', async () => {
    const licensed = await createTestApp({
      ...database,
      profile: 'production',
      allowedCountries: ['MT'],
      countryHeader: 'x-country',
      trustedProxyHops: 1,
    });
    const from = (country: string) =>
      ask({
        app: licensed,
        from: '127.0.0.1',
        headers: { 'x-forwarded-for': FREE, ...(country === '' ? {} : { 'x-country': country }) },
      });
    expect((await from('MT')).code).toBe('OK');
    for (const country of ['BD', 'XX', '']) expect((await from(country)).code).toBe('ACCESS_RESTRICTED');
    await licensed.close();
  });
});

describe('when nobody knows', () => {
  test('[STA-02] T14: settings that cannot be read close play, not the way to the account', async () => {
    const blind = await createTestApp(database);
    blind.app.platform.settings.view = () => Promise.reject(new DatabaseUnavailable('57P03', undefined));
    const codes = await Promise.all(
      [launchGame, listVendorLanes].map(async ({ method, path: url }) => {
        const answer = await blind.app.inject({ method, url, headers: headersOf(member) });
        return answer.statusCode;
      }),
    );
    expect(codes).toEqual([503, 503]);
    expect((await blind.callAs(member, getMemberInfo, {})).status).toBe(200);
    await blind.close();
  });

  test('[STA-02] T14: a stored rule that no longer makes sense closes the site instead of opening it', async () => {
    const later = await createTestApp(database);
    await database.db.query(sql`
      insert into setting (merchant, key, value) values ('maidan', 'blockedCountries', '"everywhere"'::jsonb)
      on conflict (merchant, key) do update set value = excluded.value`);
    expect((await ask({ app: later })).code).toBe('MAINTENANCE');
    await later.close();
  });
});
