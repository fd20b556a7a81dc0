import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
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
