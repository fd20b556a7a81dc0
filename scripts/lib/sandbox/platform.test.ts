import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockDataFolder } from '../postgres/data-folder-lock.ts';
import { assertPortFree, freePort } from './platform.ts';
import { startService, waitUntilReady } from './service.ts';

const wish = (port: number, dataDir = '/nowhere') => ({ host: '127.0.0.1', port, setting: 'PORT', dataDir });
let taken: Server | undefined;
afterEach(() => taken?.close());

test('a taken port is named, with the setting that chooses another', async () => {
  const port = await freePort();
  const server = createServer();
  taken = server;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(assertPortFree(wish(port))).rejects.toThrow(
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 10} npm start`,
  );
});

test("a port that this folder's own running instance holds is explained by that instance", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-ports-'));
  const unlock = lockDataFolder(dataDir);
  const server = createServer();
  taken = server;
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  await expect(assertPortFree(wish(port, dataDir))).rejects.toThrow(
    `Maidan is already running from this folder (process ${process.pid}): end that one first.`,
  );
  unlock();
  rmSync(dataDir, { recursive: true });
});

test('a port that is none is refused by the name of its setting', async () => {
  await expect(assertPortFree(wish(Number('http')))).rejects.toThrow(
    'PORT must be a number from 1 to 65535.',
  );
});

test('a free port is no reason to complain', async () => {
  await expect(assertPortFree(wish(await freePort()))).resolves.toBeUndefined();
});

test('a process that dies before it is ready is reported with its last words, at once', async () => {
  const service = startService({
    name: 'The dying one',
    entry: 'scripts/no-such-file.ts',
    env: {},
    logFile: '.cache/dying.log',
  });
  await expect(waitUntilReady(service, 'http://127.0.0.1:9/readyz')).rejects.toThrow(
    /The dying one ended.*no-such-file/s,
  );
});
