import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A real Redis for one test file, without a disk. */
export async function startRedis(): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const process = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    let text = '';
    process.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('Ready to accept connections')) resolve();
    });
    process.once('error', reject);
    process.once('exit', () => reject(new Error(`redis-server ended: ${text}`)));
  });
  return { process, url: `redis://127.0.0.1:${port}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  server.close();
  await once(server, 'close');
  return port;
}
