import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountGamePage } from './game-page.ts';

const SITE = 'https://site.example';
let folder: string;
const app = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maidan-page-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>game</title>');
  await writeFile(path.join(folder, 'assets', 'game-1.js'), 'export {};');
  mountGamePage(app, SITE, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('there is no page for a game that does not exist', async () => {
  expect((await app.inject({ url: '/play/nothing' })).statusCode).toBe(404);
});

test('a game of many players has a page, although it has no rules that a bet decides', async () => {
  expect((await app.inject({ url: '/play/crash?code=abc' })).statusCode).toBe(200);
});

test('T18: the page may be framed by the site alone and loads only its own files', async () => {
  const page = await app.inject({ url: '/play/line-slot?code=abc' });
  const policy = String(page.headers['content-security-policy']);
  expect(page.statusCode).toBe(200);
  expect(policy).toContain(`frame-ancestors ${SITE}`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*|data: ;/);
  expect(page.headers['cache-control']).toBe('no-store');
});

test('files of the page are kept for a year, for their name changes with their content', async () => {
  const file = await app.inject({ url: '/play/assets/game-1.js' });
  expect(file.statusCode).toBe(200);
  expect(file.headers['cache-control']).toContain('immutable');
});
