import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BetsPage } from './bets-page.tsx';

const BETS = '/wps/member/records/bets';
const TOTALS = '/wps/member/records/bets/totals';
const RECEIPT = '/wps/member/records/receipt';
const totals = () =>
  success({
    rounds: 2,
    stake: '2500.00',
    payout: '0.00',
    net: '-1250.00',
    openRounds: 1,
    openStake: '1250.00',
    vendors: [{ code: 'MAIDAN', name: 'Maidan' }],
    categories: ['RNG'],
  });
const bet = (roundId: string, net: string, status = 'settled') => ({
  id: `${roundId}-1`,
  roundId,
  gameName: `Game of ${roundId}`,
  about: null as string | null,
  vassalage: 'MAIDAN',
  vendorName: 'Maidan Games',
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
    [TOTALS]: totals,
    [BETS]: () =>
      broken ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success({ bets: [], nextCursor: null }),
  });
  renderPage(<BetsPage search={{}} onSearch={() => undefined} currencySymbol="৳" />);
  expect(await screen.findByText('The service is busy.')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link', { name: 'Find a game' })).getAttribute('href')).toBe('/');
});

test('rounds show stake and result with their sign; a running one has no result yet', async () => {
  fakePlatform({
    [TOTALS]: totals,
    [BETS]: () =>
      success({
        bets: [{ ...bet('r2', '-1250.00'), about: 'Parlay of 4' }, bet('r1', '0.00', 'open')],
        nextCursor: null,
      }),
  });
  renderPage(<BetsPage search={{}} onSearch={() => undefined} currencySymbol="৳" />);
  const row = (await screen.findAllByRole('row'))[1];
  expect(row?.textContent).toContain('৳1,250.00');
  expect(row?.textContent).toContain('-৳1,250.00');
  expect(row?.textContent).toContain('Parlay of 4');
  expect(screen.getAllByText('Running').length).toBeGreaterThan(0);
});

test('older rounds are asked for by the cursor of the last page', async () => {
  const sent = fakePlatform({
    [TOTALS]: totals,
    [BETS]: ({ url }) =>
      url.includes('cursor=next')
        ? success({ bets: [bet('r1', '5.00')], nextCursor: null })
        : success({ bets: [bet('r2', '-1.00')], nextCursor: 'next' }),
  });
  renderPage(<BetsPage search={{}} onSearch={() => undefined} currencySymbol="৳" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  expect((await screen.findAllByText('Game of r1')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Game of r2').length).toBeGreaterThan(0);
  expect(sent.filter(({ url }) => url.startsWith(`${BETS}?`))).toHaveLength(2);
});

test('[MEM-08] the sums stand above the rounds, and a filter goes into the address', async () => {
  fakePlatform({ [TOTALS]: totals, [BETS]: () => success({ bets: [bet('r2', '-1.00')], nextCursor: null }) });
  const changes: unknown[] = [];
  renderPage(<BetsPage search={{}} onSearch={(change) => changes.push(change)} currencySymbol="৳" />);
  expect(await screen.findByText('1 round is still running')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('Provider'), { target: { value: 'MAIDAN' } });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'settled' } });
  fireEvent.click(screen.getByRole('button', { name: 'Previous 30 days' }));
  expect(changes).toEqual([
    { vendor: 'MAIDAN' },
    { state: 'settled' },
    { from: expect.stringMatching(/^\d{4}-/), to: expect.stringMatching(/^\d{4}-/) },
  ]);
  expect(screen.getByRole('button', { name: 'Next 7 days' }).getAttribute('aria-disabled')).toBe('true');
});

test('[MEM-08] a receipt that is gone says so in its place', async () => {
  fakePlatform({
    [TOTALS]: totals,
    [BETS]: () => success({ bets: [], nextCursor: null }),
    [RECEIPT]: () => failure(404, 'NOT_FOUND', 'This does not exist, or no longer does.'),
  });
  renderPage(<BetsPage search={{ bet: 'abc-1' }} onSearch={() => undefined} currencySymbol="৳" />);
  expect(await screen.findByText('This does not exist, or no longer does.')).toBeTruthy();
});

/** The receipt of a bet on matches, as its address opens it. */
function openReceipt(fairness: object): void {
  fakePlatform({
    [TOTALS]: totals,
    [BETS]: () => success({ bets: [], nextCursor: null }),
    [RECEIPT]: () =>
      success({
        ...bet('r1', '0.00'),
        category: 'SPORTS',
        currencySymbol: '৳',
        fairness,
        proofIsLate: false,
        rows: [],
        shareId: null,
        detailsUrl: null,
      }),
  });
  renderPage(<BetsPage search={{ bet: 'r1-1' }} onSearch={() => undefined} currencySymbol="৳" />);
}

test('[MEM-08] a receipt says in words what was bet on', async () => {
  const about = ['Parlay of 2', 'Padma Kites 1.85 · Winner · Padma Kites – Surma Herons · Won'];
  const proof = { commitment: 'a', clientSeed: 'b', nonce: 1, serverSeed: null, outcome: null, played: null };
  openReceipt({ ...proof, about });
  for (const line of about) expect(await screen.findByText(line)).toBeTruthy();
});

test('[MEM-08] a receipt of several matches shows what was promised of each, and no seed of a player', async () => {
  const legs = ['one', 'two'].map((match) => ({
    match,
    commitment: `hash of ${match}`,
    seed: `seed of ${match}`,
  }));
  const played = { gameCode: 'sports', bet: { size: 2, legs }, actions: [{ stake: '1.00', paid: '2.00' }] };
  const proof = { commitment: 'hash of one', clientSeed: 'one', nonce: 1, serverSeed: 'seed of one', played };
  openReceipt({ ...proof, outcome: ['won', 'lost'], about: [], came: ['Cashed out: ৳2.00'] });
  for (const text of [
    'one',
    'two',
    'hash of one',
    'hash of two',
    'seed of one',
    'seed of two',
    'Cashed out: ৳2.00',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText('Your seed')).toBeNull();
  expect(screen.queryByText('Number of the round')).toBeNull();
  expect(screen.queryByText('["won","lost"]')).toBeNull();
});

test('[MEM-08] a proof that is late is not said to be missing, and is asked for again', async () => {
  const late = { category: 'RNG', currencySymbol: '৳', fairness: null, proofIsLate: true };
  let asked = 0;
  fakePlatform({
    [TOTALS]: totals,
    [BETS]: () => success({ bets: [], nextCursor: null }),
    [RECEIPT]: () => {
      asked += 1;
      return success({
        ...bet('r1', '0.00'),
        ...late,
        proofIsLate: asked === 1,
        rows: [],
        shareId: null,
        detailsUrl: 'https://games.example/rounds/1',
      });
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    renderPage(<BetsPage search={{ bet: 'r1-1' }} onSearch={() => undefined} currencySymbol="৳" />);
    expect(await screen.findByText(/proof has not come yet/)).toBeTruthy();
    const page = screen.getByRole('link', { name: 'See the round at the game maker' });
    expect(page.getAttribute('href')).toBe('https://games.example/rounds/1');
    // At one go: stopping at each timer takes minutes where something that an earlier test left looks every millisecond.
    act(() => void vi.advanceTimersByTime(5_000));
    expect(await screen.findByText(/published no proof/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
