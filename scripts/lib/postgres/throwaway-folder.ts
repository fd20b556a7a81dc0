import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files that are kept in memory, where a machine has them. */
const IN_MEMORY = '/dev/shm';
/** A run of all tests takes about a tenth of it; the rest is left to whoever else works on the machine. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * A new folder for a database that nobody wants to keep. A database is a thousand small files: making and removing one
 * costs ten times as much on a disk as in memory.
 */
export function throwawayFolder(inMemory = IN_MEMORY, neededBytes = NEEDED_BYTES): string {
  const folder = mkdtempSync(join(holds(inMemory, neededBytes) ? inMemory : tmpdir(), 'maidan-pg-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Containers often have such a folder of a few megabytes, or one that nobody may write to. */
function holds(folder: string, bytes: number): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes && freemem() >= bytes;
  } catch {
    return false;
  }
}
