import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { balanceQuery } from './session.queries.ts';
import { holdShownBalance, LONGEST_HOLD_MS, releaseShownBalance, useShownBalance } from './shown-balance.ts';

afterEach(() => {
  releaseShownBalance();
  vi.useRealTimers();
});

function Shown() {
  return <p>{useShownBalance().data?.balance}</p>;
}

function show() {
  storeToken('T'.repeat(43));
  fakePlatform({});
  const page = renderPage(<Shown />);
  const set = (balance: string, version: number): void => {
    const data = {
      balance,
      held: '0.00',
      owedInWallets: '0.00',
      fundsInWallets: '0.00',
      currencySymbol: '৳',
      version,
    };
    act(() => void page.queryClient.setQueryData(balanceQuery().queryKey, data));
  };
  set('100.00', 1);
  return { ...page, set };
}

test('[HDR-07] the balance does not tell how a round ends before the player has seen it', async () => {
  const { queryClient, set } = show();
  expect(await screen.findByText('100.00')).toBeTruthy();
  act(() => holdShownBalance(queryClient));
  set('95.00', 2);
  act(() => holdShownBalance(queryClient));
  set('145.00', 3);
  expect(screen.getByText('100.00')).toBeTruthy();
  act(() => releaseShownBalance());
  expect(screen.getByText('145.00')).toBeTruthy();
});

test('a game that never ends its round cannot keep an old balance on screen', async () => {
  vi.useFakeTimers();
  const { queryClient, set } = show();
  act(() => holdShownBalance(queryClient));
  set('95.00', 2);
  expect(screen.getByText('100.00')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(LONGEST_HOLD_MS));
  expect(screen.getByText('95.00')).toBeTruthy();
});
