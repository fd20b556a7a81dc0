import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, waitUntil } from '../postgres/process.ts';
import { startKeptService } from './kept-service.ts';
import { startWatchedService } from './watched-service.ts';

const SERVICE = pathToFileURL(join(import.meta.dirname, 'service.ts')).href;
const PATIENCE_MS = 120_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-service-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that stays, and leaves word when it was asked to end. */
function writeEntry(): string {
  const entry = join(folder, 'entry.ts');
  const farewell = JSON.stringify(join(folder, 'farewell'));
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => { writeFileSync(${farewell}, 'drained'); process.exit(0); });
     setInterval(() => undefined, 1e6);
     writeFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + '\\n', { flag: 'a' });`,
  );
  return entry;
}

function readText(name: string): string {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const pidsFound = (): number[] => readText('pids').trim().split('\n').filter(Boolean).map(Number);

/** The processes that the entry ran as, once there were that many. */
async function pids(count: number): Promise<number[]> {
  expect(await waitUntil(() => pidsFound().length >= count, PATIENCE_MS)).toBe(true);
  return pidsFound();
}

test('a service ends in good order when its starter is killed', async () => {
  const options = { name: 'The orphan', entry: writeEntry(), env: {}, logFile: join(folder, 'log') };
  const script = `const { startService } = await import(${JSON.stringify(SERVICE)});
    startService(${JSON.stringify(options)});`;
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: 'inherit',
  });
  const [pid] = await pids(1);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  expect(await waitUntil(() => !isAlive(pid ?? 0), PATIENCE_MS)).toBe(true);
  expect(readText('farewell')).toBe('drained');
});

test('a watched service starts again on a changed source, and stops for good when asked', async () => {
  const source = join(folder, 'source.ts');
  writeFileSync(source, '');
  const service = startWatchedService(
    { name: 'The watched', entry: writeEntry(), env: {}, logFile: join(folder, 'log') },
    [folder],
  );
  const [first] = await pids(1);
  writeFileSync(source, 'export const changed = 1;');
  const [, second] = await pids(2);
  expect(isAlive(first ?? 0)).toBe(false);
  await service.stop();
  expect(isAlive(second ?? 0)).toBe(false);
});

test('a kept service that dies is started again until it dies too often, and stops for good when asked', async () => {
  const options = { name: 'The kept', entry: writeEntry(), env: {}, logFile: join(folder, 'log') };
  const service = startKeptService(options, { waitsMs: [1, 1], recoveredMs: 1e9 });
  service.keep();
  for (const count of [1, 2, 3]) process.kill((await pids(count)).at(-1) ?? 0, 'SIGKILL');
  expect(await service.ended).toContain('The kept ended (SIGKILL)');
  expect(pidsFound()).toHaveLength(3);

  const asked = startKeptService(options, { waitsMs: [1e6], recoveredMs: 1e9 });
  asked.keep();
  process.kill((await pids(4)).at(-1) ?? 0, 'SIGKILL');
  await asked.stop();
  expect(await asked.ended).toContain('The kept ended (SIGKILL)');
});

test('a service that was never ready is not kept', async () => {
  const options = {
    name: 'The dying',
    entry: join(folder, 'nothing.ts'),
    env: {},
    logFile: join(folder, 'log'),
  };
  expect(await startKeptService(options).ended).toContain('The dying ended (1)');
});
