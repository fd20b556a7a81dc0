import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { OpenBetsPage } from './open-bets-page.tsx';

const OPEN = '/wps/member/records/open';
const bet = (roundId: string, part: object = {}) => ({
  id: `${roundId}-1`,
  roundId,
  nodeId: '10007',
  gameName: `Game of ${roundId}`,
  vassalage: 'MAIDAN',
  vendorName: 'Maidan Games',
  iconUrl: '/media/poster/1-240.webp',
  placedAt: '2026-11-15T03:00:00.000Z',
  stake: '5.00',
  payout: '0.00',
  about: [] as string[],
  mostWin: '450.00',
  mostAsItStands: null,
  endsAt: null,
  waitsForPlayer: false,
  ...part,
});
const open = (...bets: object[]) =>
  success({ bets, count: bets.length, stake: (5 * bets.length).toFixed(2) });
const page = () => renderPage(<OpenBetsPage currencySymbol="৳" />);

test('[MEM-15] a list that does not come says so, and a retry brings it; with nothing open it says that', async () => {
  let broken = true;
  fakePlatform({
    [OPEN]: () => (broken ? failure(503, 'UNAVAILABLE', 'The service is busy.') : open()),
  });
  page();
  expect(await screen.findByText('The service is busy.')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is open')).toBeTruthy();
});

test('[MEM-15] each open bet says what it can still pay, and where to go on; what nobody knows is not made up', async () => {
  fakePlatform({
    [OPEN]: () =>
      open(
        bet('r2', { waitsForPlayer: true, endsAt: '2026-11-15T03:30:00.000Z' }),
        bet('r1', { mostWin: null, about: ['Home 2.10 · Result · A – B'], payout: '2.00' }),
      ),
  });
  page();
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two are open');
  expect(first.textContent).toContain('৳450.00');
  expect(within(first).getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(
    '/seamless?game=10007',
  );
  expect(within(first).getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(
    '/member/personalHistoryCopy?bet=r2-1',
  );
  expect(second.textContent).toContain('Not stated');
  expect(second.textContent).toContain('Home 2.10 · Result · A – B');
  expect(second.textContent).toContain('Paid so far৳2.00');
  expect(first.textContent).not.toContain('Paid so far');
  expect(within(second).queryByText('Ends at the latest')).toBeNull();
  expect(within(second).getByRole('link', { name: 'Open the game' })).toBeTruthy();
});

test('[MEM-15] what follows from a pool is told as it stands, and as something that moves', async () => {
  fakePlatform({ [OPEN]: () => open(bet('duel', { mostWin: null, mostAsItStands: '19.00' })) });
  page();
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('At most, as the pool stands৳19.00');
  expect(card.textContent).toContain('this figure moves until bets are closed');
  expect(card.textContent).not.toContain('At most৳');
});
