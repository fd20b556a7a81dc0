import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWallet, WALLET_ENVIRONMENT } from '#testing/serve-wallet.ts';
import { createTrial, expectAnswer } from './trial.ts';

let served: Awaited<ReturnType<typeof serveWallet>>;
beforeAll(async () => {
  served = await serveWallet();
});
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await served.close();
});

/** Another node on the same database, in a process of its own. */
async function startDyingNode(moment: 'before' | 'after') {
  const script = fileURLToPath(new URL('./dying-node.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, moment], {
    env: { ...process.env, ...WALLET_ENVIRONMENT, DATABASE_URL: served.database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(() => child.signalCode);
  const baseUrl = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    ended.then(() => Promise.reject(new Error('the node ended before it listened'))),
  ]);
  return { baseUrl, ended };
}

test.each([
  ['killed between debit and reply', 'after', 1],
  ['killed before the debit', 'before', 0],
] as const)(
  'F1, C35, W2: on a node %s, a bet sent again to another node is booked once',
  async (_what, moment, booked) => {
    const dying = await startDyingNode(moment);
    const lost = createTrial({ ...served.wallet, baseUrl: dying.baseUrl }, 1);
    const trial = createTrial(served.wallet, 20);
    const player = await trial.driver.newPlayer('100.00');
    const bet = trial.betOf(player, '10.00');
    await expect(lost.send('bet', bet)).rejects.toThrow('fetch failed');
    expect(await dying.ended).toBe('SIGKILL');
    expect(await served.driver.countMovements(player)).toBe(booked);
    expectAnswer(await trial.send('bet', bet), 'OK', '90.00');
    await trial.expectBooks(player, '90.00', 1);
  },
);
