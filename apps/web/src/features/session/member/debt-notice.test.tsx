import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LanguageProvider } from '#lib/texts/i18n.tsx';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { messages as ofAccount } from '#locales/bn/account.ts';
import { messages as ofFirstVisit } from '#locales/bn/catalogue.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { DebtNotice } from './debt-notice.tsx';

const BALANCE = '/wps/v2/wallets/balance';
type Owed = { balance: string; owedInWallets?: string; fundsInWallets?: string };

beforeEach(() => {
  clearSession();
  storeToken('T'.repeat(43));
});

function show(owed: Owed, path = '/member/personal', part = <DebtNotice />) {
  fakePlatform({
    [BALANCE]: () =>
      success({
        held: '0.00',
        owedInWallets: '0.00',
        fundsInWallets: '0.00',
        currencySymbol: '৳',
        version: 1,
        ...owed,
      }),
  });
  return renderPage(part, path);
}
const notice = async () => within(await screen.findByRole('alert'));
const ways = async () =>
  (await notice()).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const PAY = ['Deposit', '/member/depositv2'];
const MOVE = ['Move money', '/member/transferFund'];

test('[MEM-04] X1: whoever owes nothing reads nothing', async () => {
  const page = show({ balance: '0.00' });
  await expect.poll(() => page.queryClient.isFetching()).toBe(0);
  expect(page.container.textContent).toBe('');
});

test('[MEM-04] X1: a debt says how much, what waits, and what pays it', async () => {
  show({ balance: '-4950.00' });
  expect((await notice()).getByRole('heading').textContent).toBe('Your account owes ৳4,950.00');
  expect((await notice()).getByText(/Playing and withdrawing wait until it is paid/)).toBeDefined();
  expect(await ways()).toEqual([PAY]);
});

test('[MEM-04] X1: the deposit page does not lead to itself', async () => {
  show({ balance: '-4950.00' }, '/member/depositv2');
  expect(await ways()).toEqual([]);
});

test('[GAM-09] X1: money with a game provider pays the debt, so that is named, and a deposit only for what it leaves', async () => {
  const page = show({ balance: '-2000.00', fundsInWallets: '12000.00' });
  expect((await notice()).getByText(/You have ৳12,000\.00 with game providers\./)).toBeDefined();
  expect(await ways()).toEqual([MOVE]);
  page.unmount();
  show({ balance: '-2000.00', fundsInWallets: '500.00' });
  expect(await ways()).toEqual([MOVE, PAY]);
});

test('[GAM-09] X1: what is missing with a game provider is paid there, not by a deposit, unless there is nothing to move', async () => {
  const page = show({ balance: '100.00', owedInWallets: '30.00' });
  expect((await notice()).getByRole('heading').textContent).toBe('Your account owes ৳30.00');
  expect((await notice()).getByText(/৳30\.00 is missing in your wallet with a game provider/)).toBeDefined();
  expect(await ways()).toEqual([MOVE]);
  page.unmount();
  show({ balance: '10.00', owedInWallets: '30.00' });
  expect(await ways()).toEqual([MOVE, PAY]);
});

test('[MEM-04] X1: the same in Bengali, with its digits', async () => {
  show(
    { balance: '-4950.00', owedInWallets: '50.00', fundsInWallets: '20.00' },
    '/member/personal',
    <LanguageProvider language="bn" messages={{ ...ofFirstVisit, ...ofAccount }}>
      <DebtNotice />
    </LanguageProvider>,
  );
  expect((await notice()).getByRole('heading').textContent).toBe('আপনার অ্যাকাউন্টে ৳৫,০০০.০০ বকেয়া আছে');
  expect((await notice()).getByText(/প্রোভাইডারদের কাছে আপনার ৳২০\.০০ আছে/)).toBeDefined();
  expect((await ways()).map(([text]) => text)).toEqual(['টাকা সরান', 'জমা দিন']);
});
