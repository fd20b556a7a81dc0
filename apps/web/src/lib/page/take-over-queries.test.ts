import { dehydrate, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = ['lanes'];
const FRESH_MS = 30_000;

/** As the server writes it into a page, by a clock that is an hour behind this one. */
function drawnAnHourAgo() {
  const server = new QueryClient();
  server.setQueryData(KEY, 'drawn', { updatedAt: Date.now() - 60 * 60_000 });
  return dehydrate(server);
}

async function load() {
  const { takeOverQueries } = await import('./take-over-queries.ts');
  const { markPageWhole, whenPageWhole } = await import('./page-whole.ts');
  const client = new QueryClient();
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('news'));
  const ask = () => client.fetchQuery({ queryKey: KEY, queryFn, staleTime: FRESH_MS });
  return { takeOverQueries, markPageWhole, whenPageWhole, client, ask, queryFn };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
});

test('while a drawn page is hydrated, however long that takes, nothing it was drawn from is asked for anew', async () => {
  const { takeOverQueries, client, ask, queryFn } = await load();
  takeOverQueries(client, drawnAnHourAgo(), true);
  vi.setSystemTime(Date.now() + 10 * FRESH_MS);
  expect(await ask()).toBe('drawn');
  expect(queryFn).not.toHaveBeenCalled();
});

test('once it is whole its age counts from its arrival, whatever the clock of the server says', async () => {
  const { takeOverQueries, markPageWhole, whenPageWhole, client, ask } = await load();
  takeOverQueries(client, drawnAnHourAgo(), true);
  markPageWhole();
  await whenPageWhole;
  vi.setSystemTime(Date.now() + FRESH_MS - 1);
  expect(await ask()).toBe('drawn');
  vi.setSystemTime(Date.now() + 1);
  expect(await ask()).toBe('news');
});

test('what was heard while it woke is kept with its own age', async () => {
  const { takeOverQueries, markPageWhole, whenPageWhole, client } = await load();
  takeOverQueries(client, drawnAnHourAgo(), true);
  const heardAt = Date.now() + 5;
  client.setQueryData(KEY, 'heard', { updatedAt: heardAt });
  markPageWhole();
  await whenPageWhole;
  expect(client.getQueryState(KEY)).toMatchObject({ data: 'heard', dataUpdatedAt: heardAt });
});

test('a frame, which the browser fills itself, may ask at once', async () => {
  const { takeOverQueries, client, ask } = await load();
  takeOverQueries(client, drawnAnHourAgo(), false);
  expect(await ask()).toBe('news');
});
