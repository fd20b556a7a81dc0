import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, waitUntil } from './postgres/process.ts';

const PATIENCE_MS = 120_000;
const END_WITH_NPM = new URL('./end-with-npm.mjs', import.meta.url).href;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-npm-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A command that would run for ever, started by a shell that waits for it, started by something called npm. */
function writePrograms(): string {
  const command = join(folder, 'command.mjs');
  writeFileSync(
    command,
    `await import(${JSON.stringify(END_WITH_NPM)});
     process.on('SIGTERM', () => process.exit(0));
     process.stdout.write(String(process.pid) + '\\n');
     setInterval(() => undefined, 1_000);`,
  );
  const npm = join(folder, 'npm');
  writeFileSync(
    npm,
    `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(`"${process.execPath}" "${command}"; true`)}], {
       stdio: 'inherit',
       env: { ...process.env, npm_lifecycle_event: 'start' },
     });`,
  );
  return npm;
}

test.runIf(process.platform === 'linux')(
  'killed by force, npm takes along what it has started, also through a shell that waits',
  async () => {
    const npm = spawn(process.execPath, [writePrograms()], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(npm.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect([pid > 1, isAlive(pid)]).toEqual([true, true]);
    npm.kill('SIGKILL');
    expect(await waitUntil(() => !isAlive(pid), PATIENCE_MS)).toBe(true);
  },
);
