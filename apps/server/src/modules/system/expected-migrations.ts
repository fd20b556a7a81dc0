import { readdir } from 'node:fs/promises';

let expected: Promise<string[]> | undefined;

/** The migrations this version of the code needs, by the files it came with. */
export function expectedMigrations(): Promise<string[]> {
  expected ??= readdir(new URL('../../db/migrations/', import.meta.url)).then((names) =>
    names.filter((name) => name.endsWith('.sql')),
  );
  return expected;
}
