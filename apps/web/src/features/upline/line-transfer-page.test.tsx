import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success, type Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LineTransferPage } from './line-transfer-page.tsx';

const UP = '/wps/member/upline';
const DOWN = '/wps/agent/transfer';
const LIST = '/wps/agent/transfers';
const SEND = '/wps/relay/passwordCheck/transferUpline';

const desk = (change: object = {}) => ({
  upline: { key: 'k'.repeat(22), name: 'ra•••n' },
  offered: true,
  available: '1000.00',
  currencySymbol: '৳',
  limits: {
    smallest: '50.00',
    largest: '500.00',
    perDay: '2000.00',
    leftToday: '2000.00',
    timesPerHour: 5,
    timesLeft: 5,
  },
  bound: '0.00',
  turnoverLeft: '0.00',
  hasPaymentPassword: true,
  heldUntil: null,
  heldBecause: null,
  recent: [],
  ...change,
});
const moved = (change: object = {}) => ({
  code: 'U-ABCDEFGHJ',
  amount: '120.00',
  direction: 'up',
  sent: true,
  other: 'ra•••n',
  number: null,
  at: '2026-11-15T10:00:00.000Z',
  ...change,
});
const none = () => success({ transfers: [], currencySymbol: '৳', nextCursor: null });

beforeEach(() => storeToken('T'.repeat(43)));

function open(way: 'up' | 'down', answers: Answers) {
  const sent = fakePlatform({ [LIST]: none, ...answers });
  const onWay = vi.fn<(way: 'up' | 'down') => void>();
  renderPage(
    <LineTransferPage
      way={way}
      to={undefined}
      onWay={onWay}
      onChange={vi.fn<() => void>()}
      chooser={<p>the chooser</p>}
    />,
  );
  return { sent, onWay };
}

test('[AGT-04] an agent with nobody above is told so, and has no form', async () => {
  open('up', { [UP]: () => success(desk({ upline: null })) });
  expect(await screen.findByText(/There is no agent above you/)).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('[AGT-04] up the line the one above is the receiver: looked at first, then sent by the password, to that key alone', async () => {
  const { sent, onWay } = open('up', {
    [UP]: () => success(desk()),
    [SEND]: () =>
      success({ code: 'U-ABCDEFGHJ', amount: '120.00', to: 'ra•••n', at: '2026-11-15T10:00:00.000Z' }),
  });
  expect(await screen.findByText('ra•••n')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '১২০' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the transfer' }));
  const password = await screen.findByLabelText('Payment password');
  expect(sent.some(({ url }) => url === SEND)).toBe(false);
  fireEvent.change(password, { target: { value: '482917' } });
  fireEvent.submit(password);
  await waitFor(() => expect(sent.some(({ url }) => url === SEND)).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Down', pressed: false }));
  expect(onWay).toHaveBeenCalledWith('down');
});

test('[AGT-04] down the line somebody is chosen first', async () => {
  open('down', { [DOWN]: () => success({ ...desk(), receiver: null }) });
  expect(await screen.findByText('the chooser')).toBeTruthy();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('[AGT-04] the statement tells both ways apart, and shows what was sent or received alone', async () => {
  const all = [
    moved(),
    moved({
      code: 'D-ABCDEFGHK',
      direction: 'down',
      sent: false,
      other: 'agent1',
      number: '100005',
      amount: '30.00',
    }),
  ];
  const { sent } = open('up', {
    [UP]: () => success(desk()),
    [LIST]: ({ url }) =>
      success({
        transfers: url.includes('received') ? all.slice(1) : all,
        currencySymbol: '৳',
        nextCursor: null,
      }),
  });
  await screen.findByText('U-ABCDEFGHJ');
  expect(screen.getByText('To ra•••n')).toBeTruthy();
  expect(screen.getByText('−৳120.00')).toBeTruthy();
  const which = within(screen.getByRole('group', { name: 'Which' }));
  fireEvent.click(which.getByRole('button', { name: 'Received' }));
  await waitFor(() => expect(screen.queryByText('U-ABCDEFGHJ')).toBeNull());
  expect(await screen.findByText('From agent1')).toBeTruthy();
  expect(screen.getByText('+৳30.00')).toBeTruthy();
  expect(sent.at(-1)?.url).toContain('received');
});
