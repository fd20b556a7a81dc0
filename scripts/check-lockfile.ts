/** The lockfile names packages and their checksums, never an address to fetch them from; versions are exact. */
import { readFileSync } from 'node:fs';
import { globSync } from './lib/files.ts';

type Lock = { packages: Record<string, { resolved?: string; link?: boolean }> };
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
