import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountGamePage, pagePolicy } from './game-page.ts';

const SITE = 'https://site.example';
const STREAM = 'https://video.example:8443/baccarat/live.m3u8?key=a&of=b';
let folder: string;
const app = Fastify();
const streams = new Map<string, string | Error>();
async function streamOf(gameCode: string): Promise<string | null> {
  const found = streams.get(gameCode) ?? null;
  if (found instanceof Error) throw found;
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maidan-page-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><title>game</title></head>');
  await writeFile(path.join(folder, 'assets', 'game-1.js'), 'export {};');
  mountGamePage(app, SITE, folder, streamOf);
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

const ask = async (gameCode: string) => {
  const { headers, body, statusCode } = await app.inject({ url: `/play/${gameCode}?code=abc` });
  return { statusCode, body, policy: String(headers['content-security-policy']) };
};

test('[GAM-03] T18: a table has a video, and its policy the origin of it, only where one is set', async () => {
  const without = { statusCode: 200, body: await readFile(path.join(folder, 'index.html'), 'utf8') };
  expect(await ask('baccarat')).toEqual({ ...without, policy: pagePolicy(SITE) });
  expect(pagePolicy(SITE)).not.toContain('media-src');
  streams
    .set('baccarat', STREAM)
    .set('line-slot', STREAM)
    .set('crash', STREAM)
    .set('dragon-tiger', new Error('no database'));
  const { body, policy } = await ask('baccarat');
  expect(policy.replace('media-src https://video.example:8443; ', '')).toBe(pagePolicy(SITE));
  expect(policy).not.toBe(pagePolicy(SITE));
  expect(body).toContain(
    '<meta name="table-stream" content="https://video.example:8443/baccarat/live.m3u8?key=a&amp;of=b" /></head>',
  );
  // Neither a game that is no table nor one whose terms cannot be read: that one opens without.
  for (const gameCode of ['sic-bo', 'line-slot', 'dragon-tiger', 'crash'])
    expect(await ask(gameCode), gameCode).toEqual({ ...without, policy: pagePolicy(SITE) });
});
