import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { callbackHeaders } from '#adapters/payment/callback-signature.ts';
import { PAYMENT_CALLBACK_PATH } from '#adapters/payment/payment-provider.ts';
import { sandboxPaymentSecret } from '#adapters/payment/sandbox-payments.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { balanceOf, beginDeposit, depositRow } from '#testing/deposits.ts';
import { startNodeProcess, type NodeProcess } from '#testing/node-process.ts';
import { expireDeposits } from './expire-deposits.ts';

const DEPOSITS = 60;
const TIMES = 10;
const FIRST_AHEAD_MS = 80;
const MOST_AHEAD_MS = 20_000;

let processes: readonly NodeProcess[];

const database = await databaseForThisFile({ maxConnections: 30 });
const node = await nodeForThisFile(database);
beforeAll(async () => {
  processes = await Promise.all([
    startNodeProcess(database.url, { jumpHours: 1 }),
    startNodeProcess(database.url, { jumpHours: 1 }),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
});

/** As a provider does: told again until somebody takes it. A node whose clock is an hour off believes no signature. */
async function tell(origin: string, payment: string): Promise<string> {
  const body = Buffer.from(JSON.stringify({ payment, status: 'paid', amount: '500.00', currency: 'PLY' }));
  for (;;) {
    const answer = await fetch(`${origin}${PAYMENT_CALLBACK_PATH}/sandbox`, {
      method: 'POST',
      headers: callbackHeaders(sandboxPaymentSecret(node.app.platform.config), body, {}),
      body,
    });
    const { outcome } = (await answer.json()) as { outcome: string };
    if (answer.status === 200) return outcome;
    expect(answer.status).toBe(401);
    await pause(20);
  }
}

async function race(id: string, payment: string, aheadMs: number): Promise<string[]> {
  await database.db.query(sql`
    update deposit set expires_at = platform_now() + make_interval(secs => ${aheadMs / 1000}) where id = ${id}::bigint`);
  const expired = pause(aheadMs).then(() => expireDeposits(node.app.platform));
  const told = await Promise.all(
    processes.flatMap(({ origin }) => Array.from({ length: TIMES }, () => tell(origin, payment))),
  );
  await expired;
  return told;
}

test('[MEM-04] X6: callbacks ten times over on two processes whose clocks jump, at the moment the time is over: credited once each', async () => {
  const member = await node.registerAndLogin();
  const before = await balanceOf(database.db, member.memberId);
  const states: string[] = [];
  // Who came too late is given more time, who came in time less: so both happen, however fast the machine is.
  let aheadMs = FIRST_AHEAD_MS;
  for (let index = 0; index < DEPOSITS; index += 1) {
    const { deposit, payment } = await beginDeposit(node, member);
    const told = await race(deposit.id, payment, aheadMs);
    expect(told.toSorted()).toEqual(['moved', ...Array<string>(2 * TIMES - 1).fill('same')]);
    const row = await depositRow(database.db, deposit.id);
    expect([row?.postings, row?.credited]).toEqual([1, 50_000n]);
    // Either the time was over first and it is late, or the money came first and the time means nothing any more.
    expect(row?.steps).toEqual(
      row?.state === 'late' ? ['created', 'waiting', 'expired', 'late'] : ['created', 'waiting', 'paid'],
    );
    states.push(row?.state ?? '');
    aheadMs = Math.min(MOST_AHEAD_MS, row?.state === 'late' ? aheadMs * 1.3 : aheadMs / 1.3);
  }
  expect(new Set(states)).toEqual(new Set(['paid', 'late']));
  expect(await balanceOf(database.db, member.memberId)).toBe(before + BigInt(DEPOSITS) * 50_000n);
  expect(await checkLedger(database.db)).toEqual([]);
});
