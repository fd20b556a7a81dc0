import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installPackages, warningsIn } from './install.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-install-'));
  delete process.env['npm_config_ignore_scripts'];
});
afterEach(() => {
  delete process.env['npm_config_ignore_scripts'];
  rmSync(folder, { recursive: true });
});

const npm = (args: string[], cwd: string) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, stdio: 'pipe' });

/** A package whose scripts leave a trace, and a project like ours that depends on it. */
function layTrap(trace: string): void {
  const trap = join(folder, 'trap');
  mkdirSync(trap);
  const leave = `node -e "require('fs').writeFileSync('${trace}', '')"`;
  const scripts = { preinstall: leave, install: leave, postinstall: leave };
  writeFileSync(join(trap, 'package.json'), JSON.stringify({ name: 'trap', version: '1.0.0', scripts }));
  npm(['pack', '--ignore-scripts', '--pack-destination', folder], trap);
  copyFileSync('.npmrc', join(folder, '.npmrc'));
  const dependencies = { trap: 'file:trap-1.0.0.tgz' };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'project', private: true, dependencies }),
  );
  npm(['install', '--package-lock-only'], folder);
}

test('a package that would run something while it is installed runs nothing, whatever a person has set', async () => {
  const trace = join(folder, 'it-ran');
  layTrap(trace);
  // The settings of the project alone are enough …
  npm(['ci'], folder);
  expect([existsSync(join(folder, 'node_modules', 'trap')), existsSync(trace)]).toEqual([true, false]);
  // … and the command does not rely on them.
  process.env['npm_config_ignore_scripts'] = 'false';
  await installPackages(folder);
  expect([existsSync(join(folder, 'node_modules', 'trap')), existsSync(trace)]).toEqual([true, false]);
  // The trap is a real one.
  npm(['ci', '--ignore-scripts=false', '--dangerously-allow-all-scripts'], folder);
  expect(existsSync(trace)).toBe(true);
});

test("npm's warnings are picked out of what it says", () => {
  const said = 'npm warn deprecated a@1.0.0: no longer kept\nadded 3 packages\nnpm error no\n';
  expect(warningsIn(said)).toEqual(['npm warn deprecated a@1.0.0: no longer kept', 'npm error no']);
});
