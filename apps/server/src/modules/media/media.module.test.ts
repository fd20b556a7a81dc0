import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let site: TestApp;
let dataDir: string;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  dataDir = await mkdtemp(join(tmpdir(), 'maidan-media-'));
  site = await createTestApp({ ...base, dataDir });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const filesOnDisk = async (): Promise<string[]> =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => file.name);

test.each([
  '/media/poster/10001-100000.webp',
  '/media/poster/10001-0240.webp',
  '/media/poster/10001-240.png',
  '/media/poster/10001-240.webp.webp',
  '/media/poster/99999-240.webp',
  '/media/poster/..%2f..%2fpackage.json',
  '/media/poster/..%2F10001-240.webp',
  '/media/poster/%2e%2e%2f%2e%2e%2fetc%2fpasswd-240.webp',
  "/media/poster/10001'--240.webp",
  '/media/poster/10001%00-240.webp',
  '/media/banner/home1-1441.webp',
  '/media/banner/nobody-960.webp',
  '/media/banner/HOME1-960.webp',
  '/media/vendor/NOBODY.svg',
  '/media/vendor/..%2fPG.svg',
  '/media/vendor/PG.svg.exe',
  '/media/vendor/<script>.svg',
])('%s is not there, and nothing is drawn or kept for it', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toMatchObject({ success: false, value: null });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await filesOnDisk()).toEqual([]);
});

test('a poster is a WebP picture that may be kept for ever, and is not sent twice', async () => {
  const answer = await get('/media/poster/10001-240.webp?v=1');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const again = await get('/media/poster/10001-240.webp', { 'if-none-match': String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test('[I18-01] a cover is lettered in the language of its address, and no other language has one', async () => {
  const [english, bengali, other] = await Promise.all(
    ['', '.bn', '.de'].map((language) => get(`/media/poster/10001${language}-240.webp`)),
  );
  expect([english?.statusCode, bengali?.statusCode, other?.statusCode]).toEqual([200, 200, 404]);
  expect(bengali?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('many who ask for one picture at the same moment get the same one, drawn and kept once', async () => {
  const before = (await filesOnDisk()).length;
  const answers = await Promise.all(Array.from({ length: 12 }, () => get('/media/poster/10002-240.webp')));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
  const files = await filesOnDisk();
  expect(files).toHaveLength(before + 1);
  expect(files.every((name) => /^[0-9a-f]{40}$/.test(name))).toBe(true);
});

test('banners and vendor marks are served; a mark opened by itself can run nothing', async () => {
  const banner = await get('/media/banner/home1-480.webp');
  expect(banner.statusCode).toBe(200);
  expect(banner.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const mark = await get('/media/vendor/PG.svg');
  expect(mark.statusCode).toBe(200);
  expect(mark.headers['content-type']).toBe('image/svg+xml');
  expect(mark.headers['content-security-policy']).toContain("default-src 'none'");
  expect(mark.body).toMatch(/^<svg /);
  expect(mark.body).not.toBe((await get('/media/vendor/JL.svg')).body);
});
