import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { linkLibraries, refuseWithoutSpace } from './place.ts';
import { PlainError } from '../steps.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a full disk is refused in one sentence, with what is free and what is needed', () => {
  expect(() => refuseWithoutSpace(folder, Number.MAX_SAFE_INTEGER)).toThrow(PlainError);
  expect(() => refuseWithoutSpace(folder, Number.MAX_SAFE_INTEGER)).toThrow(/\d+ MB free, \d+ MB needed/);
  expect(() => refuseWithoutSpace(folder, 1)).not.toThrow();
});

test('a data folder that cannot be made is refused in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockDataFolder(join(folder, 'file', 'data'))).toThrow(PlainError);
});

test('libraries whose links were never made, or lead nowhere, are linked', () => {
  const native = join(folder, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  linkLibraries(native);
  linkLibraries(native);
  expect(lstatSync(join(native, 'lib', 'libpq.so.5')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
});
