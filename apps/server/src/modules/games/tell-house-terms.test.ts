import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  HOUSE_TERMS_PATH,
  houseTerms,
  tableStreams,
  type HouseTerms,
} from '@maidan/contract/seamless-wallet/house-terms.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { tellHouseTerms, tellHouseTermsWork } from './tell-house-terms.ts';

const database = await databaseForThisFile();
const heard: { path: string | undefined; terms: HouseTerms }[] = [];
let house: Server;
let node: TestApp;

beforeAll(async () => {
  house = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const terms = houseTerms.parse(JSON.parse(Buffer.concat(chunks).toString()));
      heard.push({ path: request.url, terms });
      response.end('{}');
    });
  });
  await once(house.listen(0, '127.0.0.1'), 'listening');
  const address = house.address();
  if (address === null || typeof address === 'string') throw new Error('the house does not listen');
  node = await createTestApp({ ...database, gameHouseOrigin: `http://127.0.0.1:${address.port}` });
});
afterAll(() => node.close());

test('the house hears what the operator has set, and what is changed with the next word', async () => {
  const { platform } = node.app;
  await tellHouseTerms(platform);
  expect(heard.at(-1)).toMatchObject({ path: HOUSE_TERMS_PATH, terms: { jackpotShare: 200, streams: [] } });
  await platform.settings.change('jackpotShare', 150);
  await platform.settings.change('playOptions', ['quick-play']);
  const streams = [{ table: 'baccarat', address: 'https://video.example/baccarat/live.m3u8?key=a&of=b' }];
  await platform.settings.change('tableStreams', streams);
  await tellHouseTerms(platform);
  expect(heard.at(-1)?.terms).toEqual({ allows: ['quick-play'], jackpotShare: 150, streams });
});

const isGood = (...streams: { table: string; address: string }[]) => tableStreams.safeParse(streams).success;

test('T18: the address of a video is one that nothing but its origin gets into a policy by', () => {
  for (const address of [
    'http://video.example/live.m3u8',
    '//video.example/live.m3u8',
    'https://user:word@video.example/live.m3u8',
    'https://video.example/live.m3u8#part',
    "https://video.example;script-src'/live.m3u8",
    'https://*/live.m3u8',
    'https://[::1]/live.m3u8',
    'https://video.example/a b',
    'https://video.example/"><script>',
    'https://VIDEO.example/live.m3u8',
    'javascript:alert(1)',
  ])
    expect(isGood({ table: 'baccarat', address }), address).toBe(false);
  const stream = { table: 'baccarat', address: 'https://video.example:8443/live.m3u8' };
  expect(isGood(stream)).toBe(true);
  expect(isGood(stream, stream)).toBe(false);
});

test('a house that does not answer is no failure of the node: it is told again', async () => {
  house.closeAllConnections();
  await new Promise((resolve) => house.close(resolve));
  const log = { error: () => undefined, info: () => undefined };
  expect(await tellHouseTermsWork.run(node.app.platform, log)).toBe(0);
});
