import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError } from '../steps.mjs';

export type Service = { name: string; pid: number; ended: Promise<string>; stop(): Promise<void> };

export type ServiceOptions = {
  name: string;
  entry: string;
  env: Record<string, string>;
  /** Where its log lines go; without it they go to this terminal. */
  logFile?: string;
};

const STOP_WITHIN_MS = 15_000;
const READY_WITHIN_MS = 180_000;
const LINES_KEPT = 30;
const END_WITH_STARTER = new URL('../end-with-starter.mjs', import.meta.url).href;

/** Starts one of our processes. `ended` answers with why it ended, so that the caller can end the others. */
export function startService({ name, entry, env, logFile }: ServiceOptions): Service {
  const args = ['--disable-proto=delete', '--import', 'tsx', '--import', END_WITH_STARTER, entry];
  // A process group of its own: Ctrl-C reaches this script, which then ends the others in the right order.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const tail = followOutput(child, logFile);
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.on('close', (code, signal) => resolve(`${name} ended (${signal ?? code}).\n${tail().join('\n')}`));
  });
  return { name, pid: child.pid ?? 0, ended, stop: () => stopChild(child, ended) };
}

function followOutput(child: ChildProcess, logFile?: string): () => string[] {
  const lines: string[] = [];
  const log = logFile === undefined ? process.stdout : openLog(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      lines.push(...chunk.toString().trimEnd().split('\n'));
      lines.splice(0, Math.max(0, lines.length - LINES_KEPT));
    });
  }
  return () => lines;
}

function openLog(logFile: string) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
  // A full disk costs the log, not the service.
  log.on('error', () => undefined);
  return log;
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}

/** Waits until the service says that it is ready, or says why it will not be. */
export async function waitUntilReady(service: Service, url: string, cancel?: AbortSignal): Promise<void> {
  let reason: string | undefined;
  void service.ended.then((text) => (reason = text));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (reason !== undefined) throw new PlainError(reason);
    cancel?.throwIfAborted();
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new PlainError(`${service.name} was not ready within ${READY_WITHIN_MS / 1000} s.`);
}
