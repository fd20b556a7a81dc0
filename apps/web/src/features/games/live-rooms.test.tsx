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
  return { game, minStake: '1.00', maxStake: '500.00', currencySymbol: '৳', seats: 7, seated: 0, ...change };
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

test('where there are no tables their place is given back', async () => {
  fakePlatform({ [ROOMS]: () => success({ rooms: [] }) });
  const page = renderPage(<LiveRooms onPlay={() => undefined} />);
  await waitFor(() => expect(page.container.querySelector('[hidden]')).not.toBeNull());
});
