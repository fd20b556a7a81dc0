/** Runs the whole sandbox until Ctrl-C: database, site server, game house. Called by `npm start` and `npm run dev`. */
import { DEMO_ACCOUNTS } from '@maidan/server/db/seed/demo-accounts.ts';
import { fillSandbox, openDatabases } from './lib/databases.ts';
import { assertPortFree, startPlatform, type Platform } from './lib/platform.ts';
import { fail, step } from './lib/steps.mjs';

const dev = process.argv.includes('--dev');
const dataDir = process.env['DATA_DIR'] ?? '.data';
const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 3000);
const housePort = Number(process.env['HOUSE_PORT'] ?? 3001);
const seedNumber = Number(process.env['SEED'] ?? 1);

function greet(platform: Platform): void {
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.username.length)) + 2;
  const lines = DEMO_ACCOUNTS.map(
    (account) => `    ${account.username.padEnd(width)}${account.password.padEnd(14)}${account.note}`,
  );
  process.stdout.write(
    `\n  Maidan is open:  ${platform.origin}\n  Game house:      ${platform.houseOrigin}\n\n` +
      `  Play money only. Demo accounts:\n${lines.join('\n')}\n\n  Ctrl-C ends everything.\n\n`,
  );
}

/** Whatever happens first: the person ends it, or one of its processes ends by itself. */
function untilEnded(platform: Platform): Promise<string | undefined> {
  // Kept for good: a second Ctrl-C must not cut the closing short.
  const signals = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(undefined));
  });
  return Promise.race([signals, ...platform.services.map((service) => service.ended)]);
}

async function main(): Promise<void> {
  await assertPortFree(host, port, 'PORT');
  await assertPortFree(host, housePort, 'HOUSE_PORT');
  const databases = await openDatabases(dataDir, process.env);
  try {
    await fillSandbox(databases.databaseUrl, seedNumber);
    const platform = await step('Open the doors', () =>
      startPlatform({ ...databases, dataDir, host, port, housePort, dev }),
    );
    greet(platform);
    const reason = await untilEnded(platform);
    if (reason !== undefined) {
      process.stderr.write(`\n${reason}\n`);
      process.exitCode = 1;
    }
    process.stdout.write('\n  Closing …\n');
    await platform.stop();
  } finally {
    await databases.stop();
  }
}

await main().catch(fail);
process.exit();
