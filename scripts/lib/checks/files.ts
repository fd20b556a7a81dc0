import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Files that belong to the project: tracked by git, or new and not ignored, whose path ends with one of the endings. */
export function globSync(...endings: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((path) => path !== '' && endings.some((ending) => path.endsWith(ending)) && existsSync(path));
}
