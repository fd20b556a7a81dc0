/** Runs the whole sandbox until Ctrl-C: database, site server, game house. Called by `npm start` and `npm run dev`. */
import { parseArgs } from 'node:util';
import {
  DEMO_ACCOUNTS,
  DEMO_AFFILIATES,
  DEMO_PAYMENT_PASSWORD,
} from '@maidan/server/sandbox/people/demo-accounts.ts';
import { fillSandbox, openDatabases, type Databases } from './lib/sandbox/databases.ts';
import { assertPortFree, startPlatform, type Platform } from './lib/sandbox/platform.ts';
import { fail, step } from './lib/steps.mjs';

const { dev } = parseArgs({ options: { dev: { type: 'boolean', default: false } } }).values;
const dataDir = process.env['DATA_DIR'] ?? '.data';
const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 3000);
const housePort = Number(process.env['HOUSE_PORT'] ?? 3001);
const bots = process.env['BOTS'] !== 'off';
const seedNumber = Number(process.env['SEED'] ?? 1);

const ending = new AbortController();
const ended = new Promise<undefined>((resolve) => {
  ending.signal.addEventListener('abort', () => resolve(undefined));
});
// From the first moment, so that nothing is left behind by a start that is broken off; and kept for good, so that a
// second Ctrl-C does not cut the closing short.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
// A closed terminal or pipe must not keep us from closing the rest.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => ending.abort());

function greet(platform: Platform): void {
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.username.length)) + 2;
  const lines = DEMO_ACCOUNTS.map(
    (account) => `    ${account.username.padEnd(width)}${account.password.padEnd(14)}${account.note}`,
  );
  process.stdout.write(
    `\n  Maidan is open:  ${platform.origin}\n  Game house:      ${platform.houseOrigin}\n\n` +
      `  Play money only. Demo accounts:\n${lines.join('\n')}\n` +
      `    Their payment password, for withdrawals: ${DEMO_PAYMENT_PASSWORD}\n` +
      `    An invitation code of agent1: ${DEMO_AFFILIATES[0]?.code ?? ''}\n` +
      `    SMS and mail are shown at ${platform.origin}/sandbox/inbox\n` +
      `    The wallet can be tried out as a game vendor at ${platform.origin}/sandbox/vendor\n\n  Ctrl-C ends everything.\n\n`,
  );
}

/** Until the person ends it, or one of its processes ends by itself. */
async function serve(databases: Databases): Promise<void> {
  const { signal: cancel } = ending;
  const filling = fillSandbox(databases.databaseUrl, seedNumber, dataDir);
  // Broken off, it fails a moment later, when its database goes: nobody waits for that.
  filling.catch(() => undefined);
  await Promise.race([filling, ended]);
  cancel.throwIfAborted();
  const platform = await step('Open the doors', () =>
    startPlatform({ ...databases, dataDir, host, port, housePort, dev, bots, cancel }),
  );
  greet(platform);
  const reason = await Promise.race([ended, ...platform.services.map((service) => service.ended)]);
  if (reason !== undefined) {
    process.stderr.write(`\n${reason}\n`);
    process.exitCode = 1;
  }
  process.stdout.write('\n  Closing …\n');
  await platform.stop();
}

async function main(): Promise<void> {
  await assertPortFree({ host, port, setting: 'PORT', dataDir });
  await assertPortFree({ host, port: housePort, setting: 'HOUSE_PORT', dataDir });
  const databases = await openDatabases(dataDir, process.env);
  try {
    await serve(databases);
  } finally {
    await databases.stop();
  }
}

await main().catch((error: unknown) => {
  if (!ending.signal.aborted) return fail(error);
  process.stdout.write('\n  Broken off; everything that was started is closed.\n');
});
process.exit();
