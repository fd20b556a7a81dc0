import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { CameFor } from './wallets-page.tsx';
import { WalletsPage } from './wallets-page.tsx';
import type { Board, Transfer, VendorWallet } from './wallets.queries.ts';

const BOARD = '/wps/member/vendorWallets';
const MOVE = '/wps/relay/GCS_walletTransfer';
const COLLECT = '/wps/relay/GCS_walletCollect';

const wallet = (change: Partial<VendorWallet> = {}): VendorWallet => ({
  vendorCode: 'KITE',
  name: { en: 'Kite Games', bn: 'ঘুড়ি গেমস' },
  balance: '40.00',
  held: '0.00',
  open: true,
  ...change,
});
const transfer = (change: Partial<Transfer> = {}): Transfer => ({
  id: '1',
  vendorCode: 'KITE',
  name: { en: 'Kite Games', bn: 'ঘুড়ি গেমস' },
  direction: 'in',
  amount: '20.00',
  state: 'done',
  reason: null,
  requestedAt: '2026-11-15T10:00:00.000Z',
  endedAt: '2026-11-15T10:00:01.000Z',
  ...change,
});
const board = (change: Partial<Board> = {}): Board => ({
  now: '2026-11-15T10:00:00.000Z',
  isSingle: false,
  currencySymbol: '৳',
  main: { balance: '100.00', held: '0.00' },
  wallets: [wallet()],
  transfers: [],
  ...change,
});
const draw = (cameFor: Partial<CameFor> = {}) =>
  renderPage(<WalletsPage cameFor={{ vendor: undefined, game: undefined, ...cameFor }} />);
const dialog = () => within(document.querySelector('dialog') as HTMLElement);

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});

test('[GAM-09] a board that does not load says why and can be tried again', async () => {
  let asked = 0;
  fakePlatform({
    [BOARD]: () =>
      (asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(board()),
  });
  draw();
  expect(screen.getByRole('status', { name: 'Loading your wallets' })).toBeTruthy();
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByTestId('main-balance')).textContent).toBe('৳100.00');
  expect(screen.getByText('No transfers yet')).toBeTruthy();
});

test('[GAM-09] with a single wallet there is nothing to move', async () => {
  fakePlatform({ [BOARD]: () => success(board({ isSingle: true, wallets: [] })) });
  draw();
  expect(await screen.findByText('One wallet for every game.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Collect all' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
});

test('[GAM-09] more than there is cannot be sent; a refusal is read and a retry keeps its id', async () => {
  const sent = fakePlatform({
    [BOARD]: () => success(board()),
    [MOVE]: () => failure(409, 'VENDOR_WALLET_CLOSED', 'This wallet is closed now.'),
  });
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Move money to Kite Games' }));
  const amount = dialog().getByLabelText('Amount');
  fireEvent.change(amount, { target: { value: '100.01' } });
  expect(dialog().getByText('There is only ৳100.00')).toBeTruthy();
  fireEvent.click(dialog().getByRole('button', { name: 'Move in' }));
  fireEvent.change(amount, { target: { value: '২০' } });
  for (const times of [1, 2]) {
    fireEvent.click(dialog().getByRole('button', { name: 'Move in' }));
    await expect.poll(() => sent.filter(({ url }) => url === MOVE).length).toBe(times);
    await dialog().findByText('This wallet is closed now.');
  }
  const [first, second] = sent
    .filter(({ url }) => url === MOVE)
    .map(({ body }) => JSON.parse(body ?? '') as { operationId: string; amount: string });
  expect(first).toMatchObject({ vendorCode: 'KITE', direction: 'in', amount: '20.00' });
  expect(second?.operationId).toBe(first?.operationId);
});

test('[GAM-09] after a reload the same transfer, and the same collecting, go out under the ids they had', async () => {
  sessionStorage.clear();
  const sent = fakePlatform({
    [BOARD]: () => success(board()),
    [MOVE]: () => failure(503, 'UNAVAILABLE', 'The service is busy.'),
    [COLLECT]: () => failure(503, 'UNAVAILABLE', 'The vendors are busy.'),
  });
  for (const visits of [1, 2]) {
    draw();
    fireEvent.click(await screen.findByRole('button', { name: 'Collect all' }));
    await screen.findByText('The vendors are busy.');
    fireEvent.click(screen.getByRole('button', { name: 'Move money to Kite Games' }));
    fireEvent.change(dialog().getByLabelText('Amount'), { target: { value: '20' } });
    fireEvent.click(dialog().getByRole('button', { name: 'Move in' }));
    await dialog().findByText('The service is busy.');
    expect(sent.filter(({ url }) => url === MOVE)).toHaveLength(visits);
    cleanup();
  }
  for (const path of [MOVE, COLLECT]) {
    const ids = sent
      .filter(({ url }) => url === path)
      .map(({ body }) => (JSON.parse(body ?? '') as { operationId: string }).operationId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  }
});

test('[GAM-09] X7: an unknown outcome asks not to send again; what is on its way stands apart', async () => {
  const waiting = transfer({ state: 'unknown', endedAt: null });
  fakePlatform({
    [BOARD]: () => success(board({ transfers: [waiting], wallets: [wallet({ held: '20.00' })] })),
    [MOVE]: () => success(waiting),
  });
  draw({ vendor: 'KITE', game: 'kite-1' });
  expect(await screen.findByRole('heading', { name: 'On the way' })).toBeTruthy();
  expect(screen.getByText('৳20.00 is coming back')).toBeTruthy();
  fireEvent.change(dialog().getByLabelText('Amount'), { target: { value: '20' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Move in' }));
  expect(await dialog().findByText(/Please do not send it again/)).toBeTruthy();
  expect(dialog().queryByRole('link', { name: 'Play now' })).toBeNull();
});

test('[GAM-09] whoever came for a game plays on once the money is there', async () => {
  fakePlatform({ [BOARD]: () => success(board()), [MOVE]: () => success(transfer()) });
  draw({ vendor: 'KITE', game: 'kite-1' });
  await screen.findByTestId('main-balance');
  fireEvent.change(dialog().getByLabelText('Amount'), { target: { value: '20' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Move in' }));
  const play = await dialog().findByRole('link', { name: 'Play now' });
  expect(play.getAttribute('href')).toContain('game=kite-1');
});

test('[GAM-09] collect all says what is still on its way, and a closed wallet only gives back', async () => {
  fakePlatform({
    [BOARD]: () => success(board({ wallets: [wallet({ open: false })] })),
    [COLLECT]: () =>
      success({ transfers: [transfer({ direction: 'out', state: 'unknown', endedAt: null })] }),
  });
  draw();
  expect(await screen.findByText(/Nothing can be moved here now/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move money to Kite Games' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Collect all' }));
  await expect
    .poll(() => useToastStore.getState().toasts.map(({ text }) => text))
    .toEqual(['1 transfer is still on its way. You see it below.']);
});
