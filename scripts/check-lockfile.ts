/**
 * The lockfile names packages and their checksums, never an address to fetch them from; versions are exact. What would run
 * while it is installed has been looked at and is said no to.
 */
import { readFileSync } from 'node:fs';
import { globSync } from './lib/checks/files.ts';

type Lock = { packages: Record<string, { resolved?: string; link?: boolean; hasInstallScript?: boolean }> };
type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const problems: string[] = [];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (entry.link !== true && entry.resolved !== undefined) {
    problems.push(
      `package-lock.json: "${path}" carries an address. Keep omit-lockfile-registry-resolved=true and install again.`,
    );
  }
}

const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
for (const [path, entry] of Object.entries(lock.packages)) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (entry.hasInstallScript === true && allowScripts[name] !== false)
    problems.push(
      `package-lock.json: "${name}" brings an install script, which never runs here. See that it works without, then say no to it under allowScripts.`,
    );
}
if (!/^ignore-scripts=true$/m.test(readFileSync('.npmrc', 'utf8')))
  problems.push(
    '.npmrc: ignore-scripts=true is missing: packages would run scripts while they are installed.',
  );

for (const file of globSync('package.json')) {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      problems.push(`${file}: "${name}" must have one exact version, not "${version}".`);
  }
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
