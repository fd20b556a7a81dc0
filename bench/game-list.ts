import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Platform } from '../scripts/lib/sandbox/platform.ts';
import { median, type Measurement } from './report.ts';

const SECONDS = 4;
const ROUNDS = 3;
const PATH = '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=3&pageSize=24&language=en';

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 16, duration: SECONDS });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  return requests.average;
}

export async function withBareFastify<T>(body: string, work: (address: string) => Promise<T>): Promise<T> {
  const child = fork(fileURLToPath(new URL('./bare/fastify.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const address = new Promise<string>((resolve) => child.once('message', (text: string) => resolve(text)));
    child.send(body);
    return await work(await address);
  } finally {
    child.kill();
  }
}

/** A page of 24 games out of the whole catalogue, against bare Fastify with the same bytes, turn by turn. */
export async function measureGameList({ origin }: Platform): Promise<Measurement[]> {
  const body = await (await fetch(origin + PATH)).text();
  return await withBareFastify(body, async (bare) => {
    const ours: number[] = [];
    const theirs: number[] = [];
    await requestsPerSecond(origin + PATH); // Warms both the compiler and the caches.
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await requestsPerSecond(bare));
      ours.push(await requestsPerSecond(origin + PATH));
    }
    return [
      {
        what: 'game list call against a bare Fastify answer of the same bytes',
        ratio: median(ours) / median(theirs),
        bar: { kind: 'at least', value: 0.5 },
        detail: `${Math.round(median(ours))} against ${Math.round(median(theirs))} requests a second, ${body.length} bytes, 16 connections`,
      },
    ];
  });
}
