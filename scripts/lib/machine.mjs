import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { PlainError, step } from './steps.mjs';

/** What the tests need from the machine beyond Node: name, how to see it, Debian's package. */
const NEEDS = [
  { what: 'Chromium', package: 'chromium', there: () => browserPath() !== undefined },
  { what: 'a Bengali font', package: 'fonts-noto-core', there: hasBengaliFont },
  { what: 'a Redis server', package: 'redis-server', there: () => inPath('redis-server') },
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
export async function ensureMachine() {
  const missing = NEEDS.filter((need) => !need.there());
  if (missing.length === 0) return;
  const packages = missing.map((need) => need.package);
  const hint = `The tests need ${missing.map((need) => need.what).join(', ')}. Please install:\n\n  apt-get install ${packages.join(' ')}\n`;
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
