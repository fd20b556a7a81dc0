import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase, type Database } from '#db/database.ts';
import type { App } from '#call/platform.ts';
import { serveWallet, WALLET_ENVIRONMENT } from '#testing/serve-wallet.ts';
import { createTrial, type Trial } from '#conformance/trial.ts';

const TIMES = 10;
/** Long enough to open the connection itself, also where much else goes on. */
const CONNECT_WITHIN_MS = 2_000;

let served: Awaited<ReturnType<typeof serveWallet>>;
let oneConnection: Database;
let small: App;
let busy: Trial;
let other: Trial;

beforeAll(async () => {
  served = await serveWallet();
  const config = readConfig({ ...WALLET_ENVIRONMENT, DATABASE_URL: served.database.url });
  oneConnection = openDatabase({
    url: served.database.url,
    maxConnections: 1,
    waitMs: CONNECT_WITHIN_MS,
  });
  small = await buildApp(config, { db: oneConnection, dueWork: false });
  const baseUrl = await small.listen({ host: '127.0.0.1', port: 0 });
  [busy, other] = [createTrial({ ...served.wallet, baseUrl }, 1), createTrial(served.wallet, 1)];
});
afterAll(async () => {
  await small.close();
  await oneConnection.close();
  await served.close();
});

/** Somebody else has the only connection of the small node until then. */
const whileBusy = (run: () => Promise<void>): Promise<void> => oneConnection.transaction(run);

test('W24: a node whose connections are all in use says that the bet may be sent again; sent again ten times it counts once', async () => {
  const player = await busy.driver.newPlayer('100.00');
  const bet = busy.betOf(player, '10.00');
  await whileBusy(async () => {
    expect(await busy.send('bet', bet)).toMatchObject({ status: 'IN_PROCESS', balance: null });
    await busy.expectBooks(player, '100.00', 0);
  });
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, time) => (time % 2 === 0 ? busy : other).send('bet', bet)),
  );
  // All wait for one connection: whoever waited too long is told so again, and nobody is told anything else.
  expect(answers.filter(({ status }) => status !== 'OK' && status !== 'IN_PROCESS')).toEqual([]);
  expect(await other.send('bet', bet)).toMatchObject({ status: 'OK', balance: '90.00' });
  await busy.expectBooks(player, '90.00', 1);
});

test('W24: a copy that could not be asked about is not told no while another has gone through', async () => {
  const player = await busy.driver.newPlayer('100.00');
  const bet = busy.betOf(player, '10.00');
  const win = busy.winOf(player, bet, '25.00');
  await whileBusy(async () => {
    const first = await other.send('bet', bet);
    expect(first).toMatchObject({ status: 'OK', balance: '90.00' });
    const copies = await Promise.all([busy.send('bet', bet), busy.send('win', win)]);
    expect(copies.map(({ status }) => status)).toEqual(['IN_PROCESS', 'IN_PROCESS']);
  });
  expect(await busy.send('bet', bet)).toMatchObject({ status: 'OK', balance: '90.00' });
  expect(await busy.send('win', win)).toMatchObject({ status: 'OK', balance: '115.00' });
  await busy.expectBooks(player, '115.00', 2);
});
