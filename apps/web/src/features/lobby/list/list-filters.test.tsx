import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGames, sampleLane } from '#testing/sample-games.ts';
import { GameListPage } from './game-list-page.tsx';

const LANES = '/wps/relay/GCSGAME_newGameVendor';
const LIST = '/wps/relay/GCSGAME_gameList';
const STATUS = '/wps/system/status';
const nothing = () => undefined;
const page = (games: number, totalGames = games) =>
  success({ games: sampleGames(games), pageNo: 1, totalPages: Math.ceil(totalGames / 24), totalGames });
const common = {
  [LANES]: () =>
    success({ data: { lanes: [sampleLane('RNG', 2), sampleLane('SPORTS', 2), sampleLane('PVP', 2)] } }),
  [STATUS]: () =>
    success({
      systemStatus: 0,
      maintenanceEnd: null,
      merchantCode: 'maidan',
      currencySymbol: '৳',
      playMoney: true,
      location: { ip: '127.0.0.1', country: null },
    }),
};

let wide = true;
beforeEach(() => {
  wide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width'),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
});
afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

function show(search: GameListSearch = {}, category: 'RNG' | 'PVP' | 'SPORTS' = 'RNG', onPlay = nothing) {
  return renderPage(
    <GameListPage category={category} search={search} onPlay={onPlay} onSearch={nothing} />,
    '/rng',
  );
}
const asked = (url: string) => Object.fromEntries(new URLSearchParams(url.split('?')[1]));

test('[CAT-06] every filter of the address reaches the platform under its name there', async () => {
  const sent = fakePlatform({ ...common, [LIST]: () => page(3) });
  show({
    class: 'JP',
    stake: '1',
    lines: '25',
    win: '1000',
    rtp: '96-97',
    volatility: 'low,high',
    features: 'jackpot',
    sort: 'rtp',
  });
  await waitFor(() => expect(sent.some(({ url }) => url.startsWith(LIST))).toBe(true));
  expect(asked(sent.find(({ url }) => url.startsWith(LIST))?.url ?? '')).toMatchObject({
    gameClassify: 'JP',
    minStake: '1',
    minLines: '25',
    minMaxWin: '1000',
    rtp: '96-97',
    volatility: 'low,high',
    features: 'jackpot',
    sort: 'rtp',
  });
});

test('[CAT-06] a chip turns a filter on in the address, from its first page', async () => {
  fakePlatform({ ...common, [LIST]: () => page(24, 60) });
  const { path } = show({ page: 2, vassalage: 'V1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  fireEvent.click(await screen.findByRole('button', { name: '25+ lines' }));
  await waitFor(() => expect(path()).toBe('/rng?vassalage=V1&lines=25'));
});

test('[CAT-06] chosen filters stand in the open, each with a way to clear it, and one for all', async () => {
  fakePlatform({ ...common, [LIST]: () => page(3) });
  show({ lines: '25', volatility: 'low,high', sort: 'name' });
  const chosen = await screen.findByRole('list', { name: 'Chosen filters' });
  const hrefs = within(chosen)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/rng?volatility=low,high&sort=name',
    '/rng?lines=25&volatility=high&sort=name',
    '/rng?lines=25&volatility=low&sort=name',
    '/rng?sort=name',
  ]);
});

test('[HOM-06] above the games stands one row: the filters behind one button that counts them, and the makers', async () => {
  fakePlatform({ ...common, [LIST]: () => page(24, 60) });
  const { path } = show({ lines: '25', class: 'JP', page: 2 });
  const button = await screen.findByRole('button', { name: 'Filters 2' });
  await screen.findByRole('link', { name: /Vendor 2/ });
  expect(screen.queryByRole('button', { name: '25+ lines' })).toBeNull();
  fireEvent.click(button);
  const makers = within(await screen.findByRole('group', { name: 'Provider' }));
  fireEvent.click(makers.getByRole('button', { name: 'Vendor 2' }));
  await waitFor(() => expect(path()).toBe('/rng?vassalage=V2&class=JP&lines=25'));
});

test('[CAT-06] on a wide screen all filters open in place; on a phone they are a dialog that counts', async () => {
  fakePlatform({ ...common, [LIST]: () => page(24, 60) });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('group', { name: 'Return to player' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  wide = false;
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('button', { name: 'Show 60 games', hidden: true })).toBeTruthy();
});

test('[CAT-06] the order is chosen from a list and stands in the address', async () => {
  fakePlatform({ ...common, [LIST]: () => page(3) });
  const { path } = show({ lines: '25', page: 3 });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
  await waitFor(() => expect(path()).toBe('/rng?lines=25&sort=name'));
});

test('filters that leave nothing say which one to let go of, and how many games that brings', async () => {
  fakePlatform({
    ...common,
    [LIST]: ({ url }) => (url.includes('minLines') ? page(0) : page(24, 91)),
  });
  show({ lines: '25', class: 'SC' });
  const way = await screen.findByRole('link', { name: 'Without 25+ lines (91)' });
  expect(way.getAttribute('href')).toBe('/rng?class=SC');
  expect(screen.queryByRole('link', { name: /Without Scratch cards/ })).toBeNull();
});

test('[RTE-07] a category that is entered shows its makers as doors; a direct one launches its first game', async () => {
  const direct = { ...sampleLane('SPORTS', 2) };
  direct.cards = direct.cards.map((card, index) =>
    index === 0 ? { ...card, isGame: true, nodeId: '77', open: true } : card,
  );
  fakePlatform({
    ...common,
    [LANES]: () => success({ data: { lanes: [direct] } }),
    [LIST]: () => page(3),
  });
  const onPlay = vi.fn<() => undefined>();
  show({}, 'SPORTS', onPlay);
  const doors = within(await screen.findByRole('list', { name: 'Providers' })).getAllByRole('link');
  expect(doors.map((door) => door.getAttribute('href'))).toEqual([
    '/seamless?game=77',
    '/sports?vassalage=V2',
  ]);
  fireEvent.click(doors[0] as HTMLElement);
  expect(onPlay).toHaveBeenCalledWith(
    expect.objectContaining({ nodeId: '77', open: true }),
    expect.anything(),
  );
});

test('a maker in maintenance says so on its chip, above its games and on each card', async () => {
  const lane = sampleLane('PVP', 2);
  lane.cards = lane.cards.map((card, index) => ({ ...card, maintenance: index === 1, open: index !== 1 }));
  fakePlatform({
    ...common,
    [LANES]: () => success({ data: { lanes: [lane] } }),
    [LIST]: () =>
      success({
        games: sampleGames(1, { open: false, maintenance: true }),
        pageNo: 1,
        totalPages: 1,
        totalGames: 1,
      }),
  });
  show({ vassalage: 'V2' }, 'PVP');
  expect(await screen.findByRole('link', { name: /Vendor 2\s*In maintenance/ })).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain('Vendor 2 is in maintenance');
  expect(await screen.findByRole('link', { name: 'Game 1 is in maintenance' })).toBeTruthy();
});

const numbered = () =>
  screen.queryAllByRole('listitem').filter((item) => item.getAttribute('aria-setsize') === '600');

test('the endless view is the reader’s choice, and it is remembered', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  fakePlatform({ ...common, [LIST]: () => page(24, 600) });
  const first = show();
  expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'One long page' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull());
  await waitFor(() => expect(numbered().length).toBeGreaterThan(0));
  first.unmount();
  show();
  expect(await screen.findByRole('button', { name: 'One long page', pressed: true })).toBeTruthy();
});
