import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGames, sampleLane } from '#testing/sample-games.ts';
import { GameListPage } from './game-list-page.tsx';
import type { GameListSearch } from '#features/lobby/list-search.ts';

const LANES = '/wps/relay/GCSGAME_newGameVendor';
const LIST = '/wps/relay/GCSGAME_gameList';
const lanes = () => success({ data: { lanes: [sampleLane('RNG', 2)] } });
const page = (games: number, totalPages = 1) =>
  success({ games: sampleGames(games), pageNo: 1, totalPages, totalGames: games * totalPages });

const nothing = () => undefined;

function show(search: GameListSearch = {}, onSearch: (text: string | undefined) => void = nothing) {
  return renderPage(
    <GameListPage category="RNG" search={search} onPlay={nothing} onSearch={onSearch} />,
    '/rng',
  );
}

test('[GAM-05] a list that fails to load says so, and a retry brings it', async () => {
  let broken = true;
  fakePlatform({ [LANES]: lanes, [LIST]: () => (broken ? failure(503, 'UNAVAILABLE', 'busy') : page(2)) });
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Play Game 2' })).toBeTruthy();
});

test('[GAM-05] 24 a page are asked for, by vendor and name, and the next page comes ahead', async () => {
  const sent = fakePlatform({ [LANES]: lanes, [LIST]: () => page(24, 3) });
  show({ vassalage: 'V1', search: 'fire' });
  await waitFor(() => expect(sent.filter(({ url }) => url.startsWith(LIST))).toHaveLength(2));
  const [first, ahead] = sent
    .filter(({ url }) => url.startsWith(LIST))
    .map(({ url }) => new URLSearchParams(url.split('?')[1]));
  expect(Object.fromEntries(first ?? [])).toMatchObject({
    pageSize: '24',
    pageNo: '1',
    vassalage: 'V1',
    search: 'fire',
  });
  expect(ahead?.get('pageNo')).toBe('2');
});

test('[HOM-06] pages keep the vendor; another vendor begins at its first page', async () => {
  fakePlatform({ [LANES]: lanes, [LIST]: () => page(24, 3) });
  show({ vassalage: 'V1' });
  expect((await screen.findByRole('link', { name: 'Page 2' })).getAttribute('href')).toBe(
    '/rng?vassalage=V1&page=2',
  );
  expect(screen.getByRole('link', { name: /Vendor 2/ }).getAttribute('href')).toBe('/rng?vassalage=V2');
});

test('an empty result says what was looked for and leads back to all games', async () => {
  fakePlatform({ [LANES]: lanes, [LIST]: () => page(0) });
  show({ search: 'zzz' });
  expect(await screen.findByText(/No game is called “zzz”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all games' }).getAttribute('href')).toBe('/rng');
});

test('typing goes into the address once, after the last letter', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakePlatform({ [LANES]: lanes, [LIST]: () => page(2) });
  const onSearch = vi.fn<(text: string | undefined) => void>();
  show({}, onSearch);
  const field = screen.getByRole('searchbox', { name: 'Find a game by name' });
  for (const value of ['f', 'fi', 'fire ']) fireEvent.change(field, { target: { value } });
  vi.advanceTimersByTime(1000);
  expect(onSearch.mock.calls).toEqual([['fire']]);
  vi.useRealTimers();
});
