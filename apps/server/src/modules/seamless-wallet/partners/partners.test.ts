import { randomUUID } from 'node:crypto';
import { walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrial, type Trial } from '#conformance/trial.ts';
import { sealEverythingAnew } from '#modules/secret/seal-everything-anew.ts';
import { signatureHeaders } from '#modules/seamless-wallet/signature.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { addPartner, addPartnerKey, changePartner, endPartnerKey, listPartners } from './change-partner.ts';
import { readPartner } from './read-partners.ts';

const CODE = 'SECOND';
let served: Awaited<ReturnType<typeof serveWallet>>;
let other: TestApp;
let trial: Trial;
const place = () => ({ ...served.app.platform, actor: 'Farida' });

beforeAll(async () => {
  served = await serveWallet();
  other = await createTestApp({ ...served.database, merchant: 'maidan' });
  trial = createTrial(served.wallet, 1);
});
afterAll(async () => {
  await other.close();
  await served.close();
});

/** What a node says to a call that is signed with this key, which names a token that nobody has. */
async function ask(
  app: TestApp['app'],
  key: { id: string; secret: string },
  partner = CODE,
): Promise<string> {
  const body = JSON.stringify({ requestId: randomUUID(), token: 'a-token-of-nobody' });
  const signing = { id: key.id, secret: Buffer.from(key.secret, 'hex') };
  const answer = await app.inject({
    method: 'POST',
    url: walletCalls.authenticate.path,
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders(partner, signing, walletCalls.authenticate.path, Buffer.from(body)),
    },
    payload: body,
  });
  return answer.json<{ status: string }>().status;
}

const makeKey = async (id: string, times: { validFrom?: Date; validTo?: Date } = {}) => {
  const name = { partner: CODE, direction: 'inbound', keyId: id } as const;
  const secret = await addPartnerKey(place(), { ...name, validFrom: new Date(), validTo: null, ...times });
  if (secret === null) throw new Error('no key was made');
  return { id, secret };
};

test('the built-in house is the first row, made when a node starts', async () => {
  const [house] = await listPartners(place());
  expect(house).toMatchObject({ code: 'MAIDAN', enabled: true, shape: 'ours', mostPerBet: null, keys: [] });
});

test('C30, W19: a partner and its keys are known to every node at once, for as long as they are valid', async () => {
  const added = { code: CODE, name: 'Second', origin: 'https://second.example', shape: 'ours' } as const;
  expect(await ask(served.app, { id: 'one', secret: 'ab'.repeat(32) })).toBe('INVALID_SIGNATURE');
  expect(await addPartner(place(), added)).toBe(true);
  expect(await addPartner(place(), { ...added, name: 'Again' })).toBe(false);
  const first = await makeKey('one');
  const both = (key: { id: string; secret: string }) =>
    Promise.all([served.app, other.app].map((app) => ask(app, key)));
  await expect.poll(() => both(first)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
  expect(await ask(served.app, first, 'MAIDAN')).toBe('INVALID_SIGNATURE');

  const later = await makeKey('later', { validFrom: new Date(Date.now() + 3_600_000) });
  const second = await makeKey('two');
  await expect.poll(() => both(second)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
  expect(await both(first)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
  expect(await both(later)).toEqual(['INVALID_SIGNATURE', 'INVALID_SIGNATURE']);

  expect(
    await endPartnerKey(place(), { partner: CODE, direction: 'inbound', keyId: 'one', at: new Date() }),
  ).toBe(true);
  await expect.poll(() => both(first)).toEqual(['INVALID_SIGNATURE', 'INVALID_SIGNATURE']);
  expect(await both(second)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
  const again = {
    partner: CODE,
    direction: 'inbound',
    keyId: 'one',
    validFrom: new Date(),
    validTo: null,
  } as const;
  expect(await addPartnerKey(place(), again), 'an id is used once').toBeNull();
});

test('C30: a key made before paths were signed goes on as its partner knows it, and a new one takes its place', async () => {
  const older = await makeKey('body-only');
  const body = Buffer.from(JSON.stringify({ requestId: randomUUID(), token: 'a-token-of-nobody' }));
  const askWithoutPath = async () => {
    const key = { id: older.id, secret: Buffer.from(older.secret, 'hex'), signatureVersion: 1 } as const;
    const url = walletCalls.authenticate.path;
    const headers = { 'content-type': 'application/json', ...signatureHeaders(CODE, key, url, body) };
    const answer = await served.app.inject({ method: 'POST', url, headers, payload: body });
    return answer.json<{ status: string }>().status;
  };
  expect(await askWithoutPath(), 'new keys are made for the newer signature').toBe('INVALID_SIGNATURE');
  await served.driver.owner.query(
    `update partner_key set signature_version = 1 where partner = $1 and key_id = $2`,
    [CODE, older.id],
  );
  await served.app.platform.bus.publish({ kind: 'partners-changed' });
  expect([await askWithoutPath(), await ask(served.app, older)]).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
  expect(await ask(served.app, await makeKey('with-path'))).toBe('INVALID_TOKEN');
});

test('a key lies sealed, is in no audit, and follows a changed secret', async () => {
  const { id, secret } = await makeKey('sealed');
  const { rows } = await served.driver.owner.query<{ sealed: Buffer }>(
    'select sealed from partner_key where key_id = $1',
    [id],
  );
  const sealed = rows[0]?.sealed ?? Buffer.alloc(0);
  expect(sealed.includes(Buffer.from(secret, 'hex')) || sealed.includes(secret)).toBe(false);
  const { rows: audit } = await served.driver.owner.query<{ all: string }>(
    `select string_agg(detail::text, ' ') as all from audit_entry where action like 'partner%'`,
  );
  expect(audit[0]?.all).toContain('sealed');
  expect(audit[0]?.all).not.toContain(secret);

  const { db, config } = served.app.platform;
  const changed = { ...config, secret: Buffer.alloc(32, 9), oldSecrets: [config.secret] };
  expect(await sealEverythingAnew({ db, config: changed })).toMatchObject({ closed: [] });
  const keysWith = async (opened: typeof config) =>
    (await readPartner({ db, config: opened }, CODE))?.inboundKeys.map((key) => key.id) ?? [];
  expect(await keysWith({ ...changed, oldSecrets: [] })).toContain(id);
  expect(await keysWith(config)).toEqual([]);
  await sealEverythingAnew({ db, config: { ...config, oldSecrets: [changed.secret] } });
  expect(await keysWith(config)).toContain(id);
});

test('W25: what a player may stake at once and on a day with a partner is kept by the wallet; retries are told the first answer', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const large = trial.betOf(player, '20.00');
  const first = await trial.send('bet', large);
  await changePartner(place(), 'MAIDAN', { mostPerBet: 1_500n, mostPerDay: 4_000n });
  try {
    expect(await trial.send('bet', large), 'W2: booked before the bound').toEqual(first);
    expect(await trial.send('bet', trial.betOf(player, '15.01'))).toMatchObject({ status: 'LIMIT_REACHED' });
    const second = trial.betOf(player, '15.00');
    expect(await trial.send('bet', second)).toMatchObject({ status: 'OK', balance: '65.00' });
    expect(await trial.send('bet', trial.betOf(player, '5.01'))).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await trial.send('win', trial.winOf(player, second, '30.00'))).toMatchObject({ status: 'OK' });
    expect(await trial.send('rollback', trial.rollbackOf(player, large))).toMatchObject({ status: 'OK' });
    expect(await trial.send('bet', trial.betOf(player, '15.00'))).toMatchObject({ status: 'OK' });
    const two = [trial.betOf(player, '5.00'), trial.betOf(player, '5.01')].map(
      ({ token: _token, ...item }) => item,
    );
    expect(await trial.send('batch', { token: player.token, transactions: two })).toMatchObject({
      status: 'LIMIT_REACHED',
      balance: '100.00',
    });
  } finally {
    await changePartner(place(), 'MAIDAN', { mostPerBet: null, mostPerDay: null });
  }
  await served.driver.verifyBooks();
});

test('W25: the bound of a day counts the bets of that day, whenever their round began', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const yesterday = trial.betOf(player, '20.00');
  await trial.send('bet', yesterday);
  for (const change of [
    `update game_round set placed_at = placed_at - interval '1 day' where round_id = $1`,
    `update wallet_transaction set created_at = created_at - interval '1 day' where round_id = $1`,
  ])
    await served.driver.owner.query(change, [yesterday.roundId]);
  const inThatRound = (amount: string) => trial.betOf(player, amount, { roundId: yesterday.roundId });
  await changePartner(place(), 'MAIDAN', { mostPerDay: 2_000n });
  try {
    const bet = inThatRound('15.00');
    expect(await trial.send('bet', bet)).toMatchObject({ status: 'OK', balance: '65.00' });
    expect(await trial.send('bet', inThatRound('5.01'))).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await trial.send('bet', trial.betOf(player, '5.01'))).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await trial.send('rollback', trial.rollbackOf(player, bet))).toMatchObject({ status: 'OK' });
    expect(await trial.send('bet', inThatRound('20.00'))).toMatchObject({ status: 'OK', balance: '60.00' });
  } finally {
    await changePartner(place(), 'MAIDAN', { mostPerDay: null });
  }
});
