import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runQuietly } from '../run.mjs';
import { PlainError, step } from '../steps.mjs';

const MARK = 'node_modules/.installed-from';
const MINIMUM_NODE = [20, 19];

/** What the installed tree was made from: the lockfile, and the Node and machine that native parts were chosen for. */
function wanted() {
  const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return `${lockfile} ${process.version} ${process.platform}-${process.arch}`;
}

/** Makes `npm ci` part of every command, so that each of them works as the very first one in a fresh clone. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
    throw new PlainError(`Maidan needs Node ${MINIMUM_NODE.join('.')} or newer; this is ${process.version}.`);
  }
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted()) return;
  const output = await step('Install dependencies', (progress) => installPackages('.', progress));
  for (const line of warningsIn(output)) process.stdout.write(`    ${line}\n`);
  writeFileSync(MARK, wanted());
}

/**
 * No package runs anything of its own while it is installed, whatever the person's settings say: the two that would (links
 * of PostgreSQL's libraries, a faster start of esbuild) are looked after by us or do without.
 */
export async function installPackages(folder, progress = () => undefined) {
  const startedAt = Date.now();
  const ticker = setInterval(
    () => progress(`${Math.round((Date.now() - startedAt) / 1000)} s, about two minutes`),
    1000,
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  try {
    return await runQuietly(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=warn'], {
      what: 'npm ci',
      cwd: folder,
    });
  } finally {
    clearInterval(ticker);
  }
}

export function warningsIn(output) {
  return output.split('\n').filter((line) => /^npm (warn|error)/i.test(line));
}
