import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DRIVER_PATHS, type DriverOperation } from '#conformance/kit/driver-operations.ts';
import type { WalletDriver } from '#conformance/wallet-under-test.ts';

/** A driver over HTTP on the loopback, as the conformance command speaks to it. */
export async function serveDriver(driver: WalletDriver): Promise<{ url: string; close(): Promise<void> }> {
  const names = (Object.keys(DRIVER_PATHS) as DriverOperation[]).filter((name) => driver[name] !== undefined);
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    if (request.url === '/') return { operations: names, otherLiveGameCode: driver.otherLiveGameCode };
    const name = names.find((one) => DRIVER_PATHS[one] === request.url);
    if (name === undefined) throw new Error('there is no such operation');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const operation = driver[name] as (...args: unknown[]) => Promise<unknown>;
    return operation(...(JSON.parse(Buffer.concat(chunks).toString()) as unknown[]));
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (value) => response.end(value === undefined ? '' : JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
