import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.mjs';
import { step } from './steps.mjs';

const MARK = '.cache/built-from';
const SOURCES = ['apps/web', 'apps/house', 'apps/verifier', 'packages', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache']);
const OUTPUTS = [
  'apps/web/dist/client',
  'apps/web/dist/server',
  'apps/house/dist/client',
  'apps/verifier/dist/index.html',
];

function addTo(hash, path) {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) addTo(hash, child);
    else if (entry.isFile() && !entry.name.includes('.test.')) hash.update(child).update(readFileSync(child));
  }
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    if (source.includes('.')) hash.update(readFileSync(source));
    else addTo(hash, source);
  }
  return hash.digest('hex');
}

/** Builds what browsers load, and only when its sources changed since the last build. */
export async function ensureBuilt({ force = false } = {}) {
  const from = sourcesHash();
  const current =
    existsSync(MARK) && readFileSync(MARK, 'utf8') === from && OUTPUTS.every((path) => existsSync(path));
  if (current && !force) return;
  await step('Build the site', () => runWorkspaceBuild('apps/web'));
  await step('Build the game house', () => runWorkspaceBuild('apps/house'));
  await step('Build the verifier', () => runWorkspaceBuild('apps/verifier'));
  mkdirSync('.cache', { recursive: true });
  // The build writes the route tree beside the sources, so the mark is taken afterwards.
  writeFileSync(MARK, sourcesHash());
}

function runWorkspaceBuild(workspace) {
  const what = `The build of ${workspace}`;
  return runQuietly('npm', ['run', 'build', '--silent', '--workspace', workspace], { what });
}
