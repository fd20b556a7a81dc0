import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { within } from './within.ts';

const ASK_EVERY_MS = 50;
/** A start compiles every module: seconds of work, which may have to wait for whoever else is on the machine. */
const LONGEST_START_MS = 180_000;

/** A process as an operator starts it, which can be killed at any moment and started again in the same place. */
export type KillableProcess = {
  readonly origin: string;
  start(): Promise<void>;
  /** `kill -9`: nothing is tidied up. Answers when the process is gone. */
  kill(): Promise<void>;
};

export function killableProcess(
  entry: string,
  origin: string,
  env: Readonly<Record<string, string>>,
): KillableProcess {
  let child: ChildProcess | undefined;
  let said = '';
  return {
    origin,
    async start() {
      said = '';
      child = spawn(process.execPath, ['--import', 'tsx', entry], {
        env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-20_000)));
      await untilReady(child, origin, () => said);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await within(`${entry} ends when it is killed`, ended);
    },
  };
}

async function untilReady(child: ChildProcess, origin: string, said: () => string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_START_MS);
  while (!signal.aborted) {
    if (child.exitCode !== null) throw new Error(`ended before it was ready:\n${said()}`);
    const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  throw new Error(`${origin} was not ready in ${LONGEST_START_MS / 1000} s:\n${said()}`);
}
