import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success, type Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { FundDialog } from './fund-dialog.tsx';

const KIND = '/wps/relay/GCS_merchantWallet';
const BOARD = '/wps/member/vendorWallets';
const MOVE = '/wps/relay/GCS_walletTransfer';

const board = (main = '1200.00', open = true) => ({
  now: new Date().toISOString(),
  isSingle: false,
  currencySymbol: '৳',
  main: { balance: main, held: '0.00' },
  wallets: [
    { vendorCode: 'PP', name: { en: 'Padma Play', bn: 'পদ্মা প্লে' }, balance: '0.00', held: '0.00', open },
  ],
  transfers: [],
});
const moved = (state: 'done' | 'unknown', amount = '500.00') => ({
  id: '1',
  vendorCode: 'PP',
  name: { en: 'Padma Play', bn: 'পদ্মা প্লে' },
  direction: 'in',
  amount,
  state,
  reason: null,
  requestedAt: new Date().toISOString(),
  endedAt: state === 'done' ? new Date().toISOString() : null,
});

beforeEach(() => storeToken('T'.repeat(43)));

function show(answers: Answers = {}) {
  const sent = fakePlatform({
    [KIND]: () => success({ isSingle: false }),
    [BOARD]: () => success(board()),
    ...answers,
  });
  const [onMoved, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderPage(<FundDialog vendorCode="PP" onMoved={onMoved} onClose={onClose} />);
  return { sent, onMoved, onClose };
}
const dialog = () => within(document.querySelector('dialog') as HTMLElement);

test('[GAM-09] wallets that do not come say why and can be asked for again; nothing is launched', async () => {
  let broken = true;
  const { onMoved } = show({
    [KIND]: () =>
      broken ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success({ isSingle: false }),
  });
  await screen.findByText('The service is busy.');
  broken = false;
  fireEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Move money to Padma Play')).toBeTruthy();
  expect(onMoved).not.toHaveBeenCalled();
});

test('[GAM-09] an empty main wallet and a wallet that is closed say so, and offer no amount', async () => {
  show({ [BOARD]: () => success(board('0.00')) });
  await screen.findByText('Your main wallet is empty, so there is nothing to move.');
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('[GAM-09] the amount is chosen, moved, and the game opens; a refusal stays in the dialog', async () => {
  let refused = true;
  const { sent, onMoved } = show({
    [MOVE]: () =>
      refused ? failure(409, 'INSUFFICIENT_FUNDS', 'There is not enough.') : success(moved('done')),
  });
  fireEvent.click(await screen.findByRole('button', { name: '৳500' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move ৳500.00 and open the game' }));
  await screen.findByText('There is not enough.');
  expect(onMoved).not.toHaveBeenCalled();
  refused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Move ৳500.00 and open the game' }));
  await expect.poll(() => onMoved.mock.calls.length).toBe(1);
  const moves = sent.filter(({ url }) => url === MOVE).map(({ body }) => JSON.parse(body ?? '') as object);
  expect(moves).toHaveLength(2);
  // The same wish under the same id, so that it moves once.
  expect(moves[0]).toEqual(moves[1]);
  expect(moves[0]).toMatchObject({ vendorCode: 'PP', direction: 'in', amount: '500.00' });
});

test('[GAM-09] money that is still on its way opens no game; one wallet for everything does', async () => {
  const { onMoved } = show({ [MOVE]: () => success(moved('unknown')) });
  fireEvent.click(await screen.findByRole('button', { name: 'Everything' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move ৳1,200.00 and open the game' }));
  await screen.findByText(/has not answered yet/);
  expect(onMoved).not.toHaveBeenCalled();
});

test('[GAM-09] with one wallet for everything nothing is moved', async () => {
  const { sent, onMoved } = show({ [KIND]: () => success({ isSingle: true }) });
  await expect.poll(() => onMoved.mock.calls.length).toBe(1);
  expect(sent.some(({ url }) => url.startsWith(BOARD))).toBe(false);
});
