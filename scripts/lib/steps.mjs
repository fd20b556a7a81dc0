import { performance } from 'node:perf_hooks';

/** A terminal sees every step of progress; a log gets a line now and then. */
const LINE_EVERY_MS = 2_000;
const isTerminal = process.stdout.isTTY;

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
  let saidAt = startedAt;
  const show = (text) => {
    if (isTerminal) process.stdout.write(`\r\x1b[2K  · ${label}${text}`);
    else if (text !== '' && performance.now() - saidAt >= LINE_EVERY_MS) {
      saidAt = performance.now();
      process.stdout.write(`    ${label}${text}\n`);
    }
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

/** What the machine refuses is for the person to mend: full disk, somebody else's folder, read-only disk. */
const MACHINE_SAYS = {
  ENOSPC: 'There is no free disk space',
  EDQUOT: 'There is no free disk space for this user',
  EROFS: 'The disk is read-only',
  EACCES: 'This user may not write here',
};

function plainTextOf(error) {
  if (error instanceof PlainError) return error.message;
  const known = MACHINE_SAYS[error?.code];
  return known === undefined ? undefined : `${known}: ${error.path ?? error.message}`;
}

/** Ends the process with a message; the stack only for errors nobody foresaw. */
export function fail(error) {
  const text = plainTextOf(error) ?? error?.stack ?? String(error);
  process.stderr.write(`\n${text}\n`);
  process.exitCode = 1;
}
