import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { PlainError, step } from './steps.mjs';

const SHELL_PATH = '/usr/bin/chromium-headless-shell';

/**
 * What the tests need from the machine beyond Node: name, how to see it, Debian's package, and what does as well where
 * nothing may be installed.
 */
const TEST_NEEDS = [
  {
    what: 'Chromium without a window',
    package: 'chromium-headless-shell',
    there: () => existsSync(SHELL_PATH),
    instead: () => browserPath() !== undefined,
  },
  { what: 'a Bengali font', package: 'fonts-noto-core', there: hasBengaliFont },
  { what: 'a Redis server', package: 'redis-server', there: () => inPath('redis-server') },
];
/** For what is measured beside all the work a browser does: the harder of the two. */
export const WINDOW = {
  what: 'Chromium with its window',
  package: 'chromium',
  there: () => windowBrowserPath() !== undefined,
  instead: () => browserPath() !== undefined,
};

function inPath(program) {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));
}

/**
 * The browser to drive: the one named by the environment, or the machine's own. One that draws no window comes first: a
 * window takes about as much of the processor as the page in it, and on two cores that is counted as the page's.
 */
export function browserPath() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  return existsSync(SHELL_PATH) ? SHELL_PATH : windowBrowserPath();
}

export function windowBrowserPath() {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
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

/** Installs what is missing where this user may; otherwise says exactly what to install. */
export async function ensureMachine(more = []) {
  const missing = [...TEST_NEEDS, ...more].filter((need) => !need.there());
  if (missing.length === 0) return;
  const said =
    process.getuid?.() === 0 && inPath('apt-get') ? await install(missing.map((need) => need.package)) : '';
  const lacking = missing.filter((need) => !need.there() && need.instead?.() !== true);
  if (lacking.length === 0) return;
  throw new PlainError(
    `The browser and the tests need ${lacking.map((need) => need.what).join(', ')}. Please install:\n\n  apt-get install ${lacking.map((need) => need.package).join(' ')}\n${said}`,
  );
}

/** Answers with what went wrong, if anything did. */
function install(packages) {
  return step(`Install ${packages.join(', ')}`, () => {
    const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    // Without starting services: the tests run servers of their own.
    const installed = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      options,
    );
    return installed.status === 0 ? '' : `\napt-get said:\n${String(installed.stderr).slice(-2000)}`;
  });
}
