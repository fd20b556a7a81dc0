import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BetsPage } from './bets-page.tsx';

const BETS = '/wps/member/records/bets';
const bet = (roundId: string, net: string, status = 'settled') => ({
  roundId,
  gameName: `Game of ${roundId}`,
  vassalage: 'MAIDAN',
  iconUrl: '/media/poster/1-240.webp',
  placedAt: '2026-11-15T03:00:00.000Z',
  settledAt: null,
  stake: '1250.00',
  payout: '0.00',
  net,
  status,
});

test('a record that does not come says so, and a retry brings it', async () => {
  let broken = true;
  fakePlatform({
    [BETS]: () =>
      broken ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success({ bets: [], nextCursor: null }),
  });
  renderPage(<BetsPage currencySymbol="৳" />);
  expect(await screen.findByText('The service is busy.')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link', { name: 'Find a game' })).getAttribute('href')).toBe('/');
});

test('rounds show stake and result with their sign; a running one has no result yet', async () => {
  fakePlatform({
    [BETS]: () => success({ bets: [bet('r2', '-1250.00'), bet('r1', '0.00', 'open')], nextCursor: null }),
  });
  renderPage(<BetsPage currencySymbol="৳" />);
  const row = (await screen.findAllByRole('row'))[1];
  expect(row?.textContent).toContain('৳1,250.00');
  expect(row?.textContent).toContain('-৳1,250.00');
  expect(screen.getAllByText('Running').length).toBeGreaterThan(0);
});

test('older rounds are asked for by the cursor of the last page', async () => {
  const sent = fakePlatform({
    [BETS]: ({ url }) =>
      url.includes('cursor=next')
        ? success({ bets: [bet('r1', '5.00')], nextCursor: null })
        : success({ bets: [bet('r2', '-1.00')], nextCursor: 'next' }),
  });
  renderPage(<BetsPage currencySymbol="৳" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show older rounds' }));
  expect((await screen.findAllByText('Game of r1')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Game of r2').length).toBeGreaterThan(0);
  expect(sent).toHaveLength(2);
});
