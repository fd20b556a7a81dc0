import { performance } from 'node:perf_hooks';

const isTerminal = Boolean(process.stdout.isTTY);

/**
 * Runs one step of a longer job and shows that it lives: a name at once, progress while it works, its time at the end.
 * @template T
 * @param {string} name
 * @param {(progress: (text: string) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const startedAt = performance.now();
  const label = name.padEnd(28);
  const show = (text) => {
    if (isTerminal) process.stdout.write(`\r\x1b[2K  · ${label}${text}`);
  };
  show('');
  if (!isTerminal) process.stdout.write(`  · ${name}\n`);
  try {
    const result = await work(show);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}  ✓ ${label}${seconds} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${isTerminal ? '\r\x1b[2K' : ''}  ✗ ${label}failed\n`);
    throw error;
  }
}

/** An error whose message is all a person needs: no stack is printed for it. */
export class PlainError extends Error {}

/** Ends the process with a message; the stack only for errors nobody foresaw. */
export function fail(error) {
  const text = error instanceof PlainError ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
  process.exitCode = 1;
}
