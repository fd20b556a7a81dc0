import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { throwawayFolder } from './throwaway-folder.ts';

const made: string[] = [];
const note = (folder: string): string => {
  made.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

test('a folder in memory that is not there, or too small, is not used', () => {
  const missing = join(tmpdir(), 'maidan-no-such-folder');
  const small = note(mkdtempSync(join(tmpdir(), 'maidan-memory-')));
  for (const folder of [throwawayFolder(missing, 1), throwawayFolder(small, Number.MAX_SAFE_INTEGER)])
    expect(dirname(note(folder))).toBe(tmpdir());
});

test('where there is room it is new each time, and the user of the database may enter it', () => {
  const roomy = note(mkdtempSync(join(tmpdir(), 'maidan-memory-')));
  const [first, second] = [throwawayFolder(roomy, 1), throwawayFolder(roomy, 1)];
  expect([dirname(first), dirname(second), first === second]).toEqual([roomy, roomy, false]);
  expect(statSync(first).mode & 0o777).toBe(0o755);
});
