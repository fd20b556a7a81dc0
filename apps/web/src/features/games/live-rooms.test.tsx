import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import { LiveRooms } from './live-rooms.tsx';

const ROOMS = '/wps/relay/GLS2_roomList';

function room(number: number, change: Record<string, unknown> = {}, open = true) {
  const game = sampleGame(number, { gameType: 'LIVE', open });
  return {
    game,
    minStake: '1.00',
    maxStake: '500.00',
    currencySymbol: '৳',
    seats: 7,
    seated: 0,
    table: null,
    ...change,
  };
}

test('[GAM-08] a table shows its limits and its seats, full and closed ones say so', async () => {
  fakePlatform({
    [ROOMS]: () => success({ rooms: [room(1, { seated: 3 }), room(2, { seated: 7 }), room(3, {}, false)] }),
  });
  const onPlay = vi.fn<() => void>();
  renderPage(
    <Suspense>
      <LiveRooms onPlay={onPlay} />
    </Suspense>,
  );
  expect(await screen.findByRole('region', { name: 'Live tables' })).toBeTruthy();
  const rooms = screen.getAllByRole('link');
  expect(rooms.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Game 1, ৳1.00 to ৳500.00, 3 of 7 seats taken',
    'Game 2, ৳1.00 to ৳500.00, All 7 seats taken',
    'Game 3, ৳1.00 to ৳500.00, Opens soon',
  ]);
  for (const link of rooms) fireEvent.click(link);
  expect(onPlay).toHaveBeenCalledTimes(3);
});

const TABLE = {
  dealer: 'Mira',
  language: 'bn',
  shoe: { number: 3, dealt: 120, cards: 416 },
  state: 'open',
  closesInMs: 9_000,
  last: [
    { side: 'Banker', tone: 'red', figure: 7 },
    { side: 'Tie', tone: 'green', figure: 4 },
  ],
};

test('[GAM-08] a table says who deals, what came last, and whether bets are taken, as its house sees it now', async () => {
  const waiting = { ...TABLE, state: 'waiting', closesInMs: null, last: [] };
  const contest = { ...TABLE, dealer: null, shoe: null, state: 'running', closesInMs: null };
  fakePlatform({
    [ROOMS]: () =>
      success({
        rooms: [room(1, { table: TABLE }), room(2, { table: waiting }), room(3, { table: contest })],
      }),
  });
  renderPage(
    <Suspense>
      <LiveRooms onPlay={() => undefined} />
    </Suspense>,
  );
  await screen.findByRole('region', { name: 'Live tables' });
  const [open, idle, over] = screen.getAllByRole('link').map((link) => link.textContent);
  expect(open).toContain('Mira deals · বাংলা');
  expect(open).toMatch(/Bets open · [89] s/);
  expect(idle).toContain('Shoe 3 · 120 of 416 dealt');
  expect(over).toContain('No more bets');
  expect(over).not.toContain('deals');
  expect(screen.getAllByRole('link', { name: /, Last rounds, newest first: Banker 7, Tie 4$/ })).toHaveLength(
    2,
  );
});

test('where there are no tables their place is given back', async () => {
  fakePlatform({ [ROOMS]: () => success({ rooms: [] }) });
  const page = renderPage(<LiveRooms onPlay={() => undefined} />);
  await waitFor(() => expect(page.container.querySelector('[hidden]')).not.toBeNull());
});
