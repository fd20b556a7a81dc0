import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isAlive, startTimeOf } from './process.ts';
import { PlainError } from '../steps.mjs';

export class DataFolderInUse extends PlainError {
  override readonly name = 'DataFolderInUse';
}

type Holder = { pid: number; startTime: string | undefined; since: string };

/**
 * Takes the data folder for this process, so that two instances never run on one database folder. A lock whose
 * process is gone is taken over. Returns the function that gives it back.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, 'instance.lock');
  const own: Holder = {
    pid: process.pid,
    startTime: startTimeOf(process.pid),
    since: new Date().toISOString(),
  };
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  makeDraft(draft, own, dataDir);
  try {
    if (!tryLink(draft, path)) takeOver(path, draft, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

function makeDraft(draft: string, own: Holder, dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') rmSync(draft, { force: true });
    const reason = code === undefined ? undefined : UNUSABLE[code];
    throw new PlainError(`The data folder ${dataDir} cannot be used: ${reason ?? message}`);
  }
}

const UNUSABLE: Record<string, string> = {
  EACCES:
    'it belongs to another user. Start as that user, remove the folder, or set DATA_DIR to another one.',
  ENOSPC: 'there is no free disk space.',
};

/** The process that holds the folder now, if one does. */
export function holderOf(dataDir: string): number | undefined {
  const holder = read(join(dataDir, 'instance.lock'));
  return isHeld(holder) ? holder?.pid : undefined;
}

function takeOver(path: string, draft: string, dataDir: string): void {
  refuseIfHeld(read(path), dataDir);
  // Moving the old lock away is atomic: of two that come at once, one gets it and the other finds nothing or a new lock.
  const removed = `${draft}.stale`;
  try {
    renameSync(path, removed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const holder = read(removed);
  if (isHeld(holder)) tryLink(removed, path);
  rmSync(removed, { force: true });
  refuseIfHeld(holder, dataDir);
  if (!tryLink(draft, path))
    refuseIfHeld(read(path) ?? { pid: 0, startTime: undefined, since: 'just now' }, dataDir, true);
}

function refuseIfHeld(holder: Holder | undefined, dataDir: string, surely = false): void {
  if (holder === undefined || (!surely && !isHeld(holder))) return;
  throw new DataFolderInUse(
    `The data folder ${dataDir} is in use by another running instance (process ${holder.pid}, since ${holder.since}). ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

function isHeld(holder: Holder | undefined): boolean {
  if (holder === undefined || !isAlive(holder.pid)) return false;
  return startTimeOf(holder.pid) === holder.startTime;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** An unreadable lock is one whose writer died while writing: nobody holds it. */
function read(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null && 'pid' in value ? (value as Holder) : undefined;
  } catch {
    return undefined;
  }
}
