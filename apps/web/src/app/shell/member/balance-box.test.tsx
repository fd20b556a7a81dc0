import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BalanceBox } from './balance-box.tsx';

const BALANCE = '/wps/v2/wallets/balance';

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

function show() {
  let asked = 0;
  fakePlatform({
    [BALANCE]: () =>
      success({
        balance: `${1000 + (asked += 1)}.50`,
        held: '0.00',
        owedInWallets: '0.00',
        fundsInWallets: '0.00',
        currencySymbol: '৳',
        version: asked,
      }),
  });
  return renderPage(<BalanceBox />);
}

test('[HDR-07] balance with symbol, commas and two decimals; hidden shows *** and stays hidden', async () => {
  const page = show();
  expect(await screen.findByText('৳1,001.50')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(screen.getByText('***')).toBeTruthy();
  expect(screen.queryByText('৳1,001.50')).toBeNull();
  page.unmount();
  show();
  expect(await screen.findByText('***')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(await screen.findByText('৳1,001.50')).toBeTruthy();
});

test('[HDR-07] refresh asks again', async () => {
  show();
  await screen.findByText('৳1,001.50');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(await screen.findByText('৳1,002.50')).toBeTruthy();
});
