import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database on which connections can fall silent, as after a failover that told nobody: open, and without an answer. */
export async function openSilentPath(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    /** Those that are open; who connects later is answered. */
    silence(): void {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close(): void {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}
