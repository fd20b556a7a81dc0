import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeHost, testRound } from '#testing/fake-host.ts';
import { openScratch } from './screen.tsx';

const outcome = { fields: [2, 5, 2, 10, 25, 2, 1, 1, 5], times: 2 };
const round = testRound({ outcome, win: '10.00', balanceAfter: '105.00' });

test('a card that was half scratched is found so after a reload, and scratched to its end by keys', async () => {
  // Bits of the fields that were open: the first and the third.
  const { host, kept, told } = fakeHost([], { 'shown:round-1': '5' }, [{ lastRound: round }]);
  const opened = await openScratch('en', '');
  if (!opened) throw new Error('not there');
  render(<opened.Screen host={host} />);
  await screen.findByRole('button', { name: 'Field 1: ৳10' });
  expect(screen.getByRole('button', { name: 'Field 2, covered' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Field 3: ৳10' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Field 2, covered' }));
  await screen.findByRole('button', { name: 'Field 2: ৳25' });
  expect(kept.get('shown:round-1')).toBe('7');
  expect(told).not.toContain('ended');
  fireEvent.click(screen.getByRole('button', { name: 'Scratch all' }));
  await screen.findByRole('button', { name: 'Field 9: ৳25' });
  await waitFor(() => expect(told).toContain('ended'));
  expect(kept.has('shown:round-1')).toBe(false);
});

test('a variant that is not there has no screen', async () => {
  expect(await openScratch('en', 'silver')).toBeNull();
});
