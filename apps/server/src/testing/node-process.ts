import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { headersOf, type Caller } from './test-app.ts';

/** A node in a process of its own, as an operator starts it. */
export type NodeProcess = {
  origin: string;
  /** Of operations whose request is JSON, sealed where they ask for it; answers with the HTTP status. */
  post<O extends Operation>(caller: Caller, operation: O, input: RequestOf<O> | Sealed): Promise<number>;
  /** At once, in the middle of whatever it does. */
  stop(): Promise<void>;
};
type NodeClock = {
  /** It has a clock that nobody should trust: so many hours ahead and back. */
  jumpHours?: number;
  /** It counts and pays many times a second. */
  paysFast?: boolean;
};

type Sealed = { payload: string };

const fileOf = (name: string) => new URL(name, import.meta.url).pathname;

export async function startNodeProcess(
  databaseUrl: string,
  { jumpHours = 0, paysFast = false }: NodeClock = {},
): Promise<NodeProcess> {
  const preload = [
    ...(jumpHours > 0 ? ['--import', fileOf('./clocks/jumping-clock.ts')] : []),
    ...(paysFast ? ['--import', fileOf('./clocks/fast-pay.ts')] : []),
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', ...preload, fileOf('../main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_URL: databaseUrl,
      CLOCK_JUMP_HOURS: String(jumpHours),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      if (output.length < 100_000) output += data.toString();
      const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`the node ended before it listened:\n${output}`)));
  });
  return {
    origin,
    post: async (caller, operation, input) => {
      const answer = await fetch(origin + operation.path, {
        method: operation.method,
        headers: { 'content-type': 'application/json', ...headersOf(caller) },
        body: JSON.stringify(input),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
