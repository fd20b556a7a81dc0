/** Many pages at once: how they come, what they hear and when, and what a process holds for them. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { freePort } from '../scripts/lib/sandbox/platform.ts';
import { startService } from '../scripts/lib/sandbox/service.ts';

const CONNECT_AT_ONCE = 50;

export type Figures = { bytesEach: number; latenessMs: number };
type Bare = { pages: number; tellings: number; news: string };

/** Lateness and memory of the least that tells many pages one thing. */
export async function measureBareSockets({ pages, tellings, news: words }: Bare): Promise<Figures> {
  const port = await freePort();
  const service = startService({
    name: 'Bare sockets',
    entry: 'bench/bare/sockets.ts',
    env: { PORT: String(port) },
  });
  try {
    await until('the bare sockets are there', async () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const others = await connectAll(pages, { address: `ws://127.0.0.1:${port}/` });
    const before = memoryOf(service.pid);
    const sockets = await connectAll(pages, { address: `ws://127.0.0.1:${port}/` });
    const bytesEach = (memoryOf(service.pid) - before) / pages;
    await leave(others);
    const news = createNews();
    for (const socket of sockets)
      socket.on('message', (data: Buffer) => news.heard(data.subarray(-20).toString()));
    const moments = new Map<string, number>();
    for (let telling = 0; telling < tellings; telling += 1) {
      const told = `${words}${String(telling).padStart(20, ' ')}`;
      moments.set(told.slice(-20), performance.timeOrigin + performance.now());
      sockets[0]?.send(told);
      await until('all have heard', () => news.heardBy(told.slice(-20)) === pages);
    }
    for (const socket of sockets) socket.terminate();
    return { bytesEach, latenessMs: news.lateness(pages, moments) };
  } finally {
    await service.stop();
  }
}

/** A process grows when it has its first guests, for whom it is compiled: only the second crowd is counted, and the first goes. */
export async function leave(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map((socket) => {
      const left = once(socket, 'close');
      socket.removeAllListeners('message').terminate();
      return left;
    }),
  );
}

/** When each page heard each piece of news, by the clock of this machine. */
export function createNews() {
  const arrivals = new Map<string, number[]>();
  return {
    heard(name: string): void {
      const times = arrivals.get(name) ?? [];
      times.push(performance.timeOrigin + performance.now());
      arrivals.set(name, times);
    },
    forget: (): void => arrivals.clear(),
    heardBy: (name: string): number => arrivals.get(name)?.length ?? 0,
    /** Of what everybody has heard, since the moment it happened. */
    lateness(everybody: number, moments: ReadonlyMap<string, number>): number {
      const all = [...arrivals]
        .filter(([name, times]) => times.length === everybody && moments.has(name))
        .flatMap(([name, times]) => times.map((at) => at - (moments.get(name) ?? at)))
        .toSorted((one, other) => one - other);
      return all[Math.floor(all.length * 0.99)] ?? Number.NaN;
    },
  };
}

type Door = { address: string; origin?: string; headersOf?: (index: number) => Record<string, string> };

export async function connectAll(
  count: number,
  { address, origin, headersOf }: Door,
  onOpen?: (socket: WebSocket, index: number) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const come = async (_: unknown, place: number): Promise<WebSocket> => {
      const index = sockets.length + place;
      const socket = new WebSocket(address, {
        perMessageDeflate: false,
        headers: headersOf?.(index) ?? {},
        ...(origin === undefined ? {} : { origin }),
      });
      await once(socket, 'open');
      onOpen?.(socket, index);
      return socket;
    };
    const wave = Array.from({ length: Math.min(CONNECT_AT_ONCE, count - sockets.length) }, come);
    sockets.push(...(await Promise.all(wave)));
  }
  return sockets;
}

/** What a process holds, in bytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const PATIENCE_MS = 300_000;

export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not in time: ${what}`);
    await wait(20);
  }
}
