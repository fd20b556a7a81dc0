import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { knownNews } from '#lib/live/known-news.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { sampleGames, sampleLane } from '#testing/sample-games.ts';
import { hotGamesQuery, vendorLanesQuery } from './lobby.queries.ts';

const HOT = '/wps/relay/GCSGAME_hotGamesV2';

afterEach(() => window.sessionStorage.clear());

test('[HOM-09] the hot list is kept for the tab: a page that opens anew shows it without asking', async () => {
  const sent = fakePlatform({ [HOT]: () => success({ list: sampleGames(3), basis: 'rounds' }) });
  await new QueryClient().fetchQuery(hotGamesQuery('en'));
  const opened = new QueryClient();
  await opened.prefetchQuery(hotGamesQuery('en'));
  expect(opened.getQueryData(hotGamesQuery('en').queryKey)).toMatchObject({
    counted: true,
    games: { length: 3 },
  });
  expect(sent).toHaveLength(1);
});

test('[HOM-09] what was kept before news that this page knows of is not shown', async () => {
  fakePlatform({
    [HOT]: () => {
      // Heard while the answer, which may be older, is on its way.
      knownNews.last = 8;
      return success({ list: sampleGames(3), basis: 'rounds' });
    },
  });
  knownNews.last = 7;
  await new QueryClient().fetchQuery(hotGamesQuery('en'));
  expect(hotGamesQuery('en').initialData).toBeUndefined();
  await new QueryClient().fetchQuery(hotGamesQuery('en'));
  expect(hotGamesQuery('en').initialData).toBeDefined();
  knownNews.last = undefined;
});

test('[HOM-09] it can be refreshed, and another language asks anew', async () => {
  const sent = fakePlatform({ [HOT]: () => success({ list: sampleGames(2), basis: 'picks' }) });
  const client = new QueryClient();
  await client.fetchQuery(hotGamesQuery('en'));
  await client.fetchQuery({ ...hotGamesQuery('en'), staleTime: 0 });
  expect(sent).toHaveLength(2);
  await client.prefetchQuery(hotGamesQuery('bn'));
  expect(sent.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('language'))).toEqual([
    'en',
    'en',
    'bn',
  ]);
});

test('[HOM-09] what was kept in another shape is not shown', () => {
  window.sessionStorage.setItem('maidan-hot', '{"language":"en","counted":true,"games":"none"}');
  expect(hotGamesQuery('en').initialData).toBeUndefined();
});

test('[HOM-09] the list of vendors is cached for each language apart', () => {
  expect(vendorLanesQuery('en').queryKey).not.toEqual(vendorLanesQuery('bn').queryKey);
  expect(vendorLanesQuery('en').staleTime).toBeGreaterThan(0);
});

test('[HDR-01] a category this page does not know is no lane of it', async () => {
  const unknown = { ...sampleLane('LIVE', 1), title: '<img src=x>' };
  fakePlatform({
    '/wps/relay/GCSGAME_newGameVendor': () => success({ data: { lanes: [unknown, sampleLane('RNG', 2)] } }),
  });
  const lanes = await new QueryClient().fetchQuery(vendorLanesQuery('en'));
  expect(lanes.map(({ title }) => title)).toEqual(['RNG']);
});
