import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { PlainError, step } from './steps.mjs';

const SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** What the tests need from the machine beyond Node: name, how to see it, Debian's package. */
const TEST_NEEDS = [
  { what: 'Chromium', package: 'chromium', there: () => browserPath() !== undefined },
  { what: 'a Bengali font', package: 'fonts-noto-core', there: hasBengaliFont },
  { what: 'a Redis server', package: 'redis-server', there: () => inPath('redis-server') },
];
const MEASURING_NEEDS = [
  {
    what: 'Chromium without a window',
    package: 'chromium-headless-shell',
    there: () => existsSync(SHELL_PATH),
  },
];

function inPath(program) {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));
}

/** The browser to drive: the one named by the environment, or the machine's own. */
export function browserPath() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
}

/**
 * The browser to measure pages with: one that draws no window of its own. A window takes about as much of the processor while a
 * page loads as the page does, and on two cores its share is counted as the page's.
 */
export function measuringBrowserPath() {
  return process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL_PATH) ? SHELL_PATH : browserPath();
}

function hasBengaliFont() {
  if (
    existsSync('/usr/share/fonts/truetype/noto') &&
    readdirSync('/usr/share/fonts/truetype/noto').some((name) => name.includes('Bengali'))
  ) {
    return true;
  }
  const found = spawnSync('fc-list', [':lang=bn'], { encoding: 'utf8' });
  return found.status === 0 && found.stdout.trim() !== '';
}

export function ensureMachine() {
  return ensure('The tests', TEST_NEEDS);
}

export function ensureMeasuring() {
  return ensure('The measurements of pages', MEASURING_NEEDS);
}

/** Installs what is missing where this user may; otherwise says exactly what to install. */
async function ensure(who, needs) {
  const missing = needs.filter((need) => !need.there());
  if (missing.length === 0) return;
  const packages = missing.map((need) => need.package);
  const hint = `${who} need ${missing.map((need) => need.what).join(', ')}. Please install:\n\n  apt-get install ${packages.join(' ')}\n`;
  if (process.getuid?.() !== 0 || !inPath('apt-get')) throw new PlainError(hint);
  await step(`Install ${packages.join(', ')}`, () => {
    const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    // Without starting services: the tests run servers of their own.
    const installed = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      options,
    );
    if (installed.status !== 0)
      throw new PlainError(`${hint}\napt-get said:\n${String(installed.stderr).slice(-2000)}`);
  });
}
