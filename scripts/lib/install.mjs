import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PlainError, step } from './steps.mjs';

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
  await step('Install dependencies', (progress) => runNpmCi(progress));
  writeFileSync(MARK, wanted());
}

function runNpmCi(progress) {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const ticker = setInterval(
      () => progress(`${Math.round((Date.now() - startedAt) / 1000)} s, about two minutes`),
      1000,
    );
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(ticker);
      if (code === 0) resolve(undefined);
      else reject(new PlainError(`npm ci failed:\n${output.slice(-4000)}`));
    });
  });
}
