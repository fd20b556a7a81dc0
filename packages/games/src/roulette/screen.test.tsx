import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeHost, testRound } from '#testing/fake-host.ts';
import { openRoulette } from './screen.tsx';

async function openTable() {
  const bet = { chips: [{ spot: 'red', amount: '15.00' }] };
  const { host } = fakeHost([testRound({ outcome: { number: 7, won: ['red'] }, bet })], {});
  const bets: unknown[] = [];
  const spin = host.spin.bind(host);
  const { Screen } = await openRoulette('en');
  render(
    <Screen host={{ ...host, spin: (id, sent, resume) => (bets.push(sent), spin(id, sent, resume)) }} />,
  );
  await screen.findByText('৳100.00');
  return bets;
}

/** Among so many buttons, by its place: looking all of them up by name takes seconds. */
function spot(id: string): Element {
  const found = document.querySelector(`[data-spot="${id}"]`);
  if (!found) throw new Error(`no spot ${id}`);
  return found;
}

const staked = () => screen.getByTestId('staked').textContent;

test('chips add up on their spots, are taken back, and go to the house as one bet', async () => {
  const bets = await openTable();
  for (const id of ['red', 'red', 'corner-1', 'straight-17']) fireEvent.click(spot(id));
  expect(spot('red').getAttribute('aria-label')).toBe('Red: ৳10.00');
  fireEvent.click(screen.getByTitle('Take back the last chip'));
  fireEvent.click(screen.getByLabelText('৳1.00'));
  fireEvent.click(spot('straight-0'));
  expect(staked()).toBe('৳16.00');
  fireEvent.click(screen.getByText('Spin'));
  await waitFor(() => expect(bets).toHaveLength(1));
  expect(bets[0]).toEqual({
    chips: [
      { spot: 'red', amount: '10.00' },
      { spot: 'corner-1', amount: '5.00' },
      { spot: 'straight-0', amount: '1.00' },
    ],
  });
});

test('what a spot does not take is not laid, and said', async () => {
  await openTable();
  fireEvent.click(screen.getByLabelText('৳100.00'));
  fireEvent.click(spot('straight-17'));
  fireEvent.click(spot('straight-17'));
  expect(staked()).toBe('৳100.00');
  expect(screen.getAllByText('The limit is reached here.').length).toBeGreaterThan(0);
});

test('Delete takes all chips off the spot that has the focus', async () => {
  await openTable();
  fireEvent.click(spot('red'));
  fireEvent.keyDown(spot('red'), { key: 'Delete' });
  expect(staked()).toBe('৳0.00');
});
