import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleDesk, sampleWithdrawal } from '#testing/sample-withdrawals.ts';
import { AccountsCard } from './accounts-card.tsx';
import { WithdrawPage } from './withdraw-page.tsx';
import type { Desk } from './withdrawal.queries.ts';

const DESK = '/wps/member/withdrawals/desk';
const LIST = '/wps/member/withdrawals';

function platform(change: Answers = {}) {
  return fakePlatform({
    [DESK]: () => success(sampleDesk()),
    [LIST]: () => success({ withdrawals: [], nextCursor: null }),
    ...change,
  });
}
const said = () => useToastStore.getState().toasts.map((toast) => toast.text);
const partOf = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;
const dialog = () => within(document.querySelector('dialog') as HTMLElement);

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});

test('[MEM-05] a desk that does not load says why and can be tried again', async () => {
  let asked = 0;
  platform({
    [DESK]: () =>
      (asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(sampleDesk()),
  });
  renderPage(<WithdrawPage />);
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ask for a withdrawal' })).toBeDefined();
});

test('[MEM-05] without a payment password, or while money waits, there is no form but the reason', async () => {
  platform({ [DESK]: () => success(sampleDesk({ hasPaymentPassword: false })) });
  const { unmount } = renderPage(<WithdrawPage />);
  await screen.findByText('A payment password protects your money. Set one first; it takes a minute.');
  expect(screen.queryByRole('heading', { name: 'Ask for a withdrawal' })).toBeNull();
  unmount();
  platform({ [DESK]: () => success(sampleDesk({ heldUntil: '2026-11-16T10:00:00.000Z' })) });
  renderPage(<WithdrawPage />);
  expect(await screen.findByText(/^For your safety, withdrawals wait until/)).toBeDefined();
});

test.each<[Desk['heldBecause'], string]>([
  ['phoneReset', 'Your password was reset by phone.'],
  ['contactChanged', 'Your contact details were changed.'],
  ['noPassword', 'You logged in without your password.'],
  ['newAddress', 'You logged in from a new IP address.'],
])('[MEM-05] T25: money that waits for %s says that one reason', async (heldBecause, words) => {
  platform({ [DESK]: () => success(sampleDesk({ heldUntil: '2026-11-16T10:00:00.000Z', heldBecause })) });
  renderPage(<WithdrawPage />);
  const told = await screen.findByText(/withdrawals wait until/);
  expect(told.textContent).toMatch(new RegExp(`^${words} For your safety, withdrawals wait until 16 Nov`));
});

test('[MEM-05] one figure says what can be withdrawn now, and the parts below say why it is not more', async () => {
  platform({
    [DESK]: () =>
      success(
        sampleDesk({
          most: '50000.00',
          balance: '73093.00',
          held: '1000.00',
          bound: '1991.50',
          free: '70101.50',
          turnover: {
            percent: 100,
            required: '2000.00',
            counted: '125.00',
            left: '1875.00',
            bets: 4,
            since: '2026-11-14T10:00:00.000Z',
          },
        }),
      ),
  });
  renderPage(<WithdrawPage />);
  expect((await screen.findByText('You can withdraw now')).nextSibling?.textContent).toBe('৳50,000.00');
  expect(['Set aside', 'Bound by deposits', 'For a later request'].map(partOf)).toEqual([
    '৳1,000.00',
    '৳1,991.50',
    '৳20,101.50',
  ]);
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '৪৯৯' } });
  expect(await screen.findByText('The smallest amount is ৳500.00.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'As much as possible · ৳50,000.00' }));
  await expect
    .poll(() => screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-disabled'))
    .not.toBe('true');
});

test('[MEM-05] where nothing can be withdrawn now, the reason stands in place of the form', async () => {
  platform({ [DESK]: () => success(sampleDesk({ most: '0.00', free: '120.00', stop: 'bound' })) });
  renderPage(<WithdrawPage />);
  await screen.findByText('The smallest withdrawal is ৳500.00, and less than that is free now.');
  expect(screen.queryByRole('heading', { name: 'Ask for a withdrawal' })).toBeNull();
});

test('[MEM-05] words follow the state: money that never left is not called sent, and what is over stands folded', async () => {
  const states = ['requested', 'disbursing', 'taken-back', 'rejected', 'failed', 'received'] as const;
  platform({
    [LIST]: () =>
      success({
        withdrawals: states.map((state, index) =>
          sampleWithdrawal({ id: `${index}`, state, confirmBy: null }),
        ),
        nextCursor: null,
      }),
  });
  renderPage(<WithdrawPage />);
  await screen.findAllByRole('article');
  const told = screen.getAllByRole('article').map((item) => ({
    open: item.querySelector('details')?.open,
    sent: /(You will receive|is being sent|was sent, after|Nothing was sent)/.exec(item.textContent)?.[0],
  }));
  expect(told).toEqual([
    { open: true, sent: 'You will receive' },
    { open: true, sent: 'is being sent' },
    { open: false, sent: 'Nothing was sent' },
    { open: false, sent: 'Nothing was sent' },
    { open: false, sent: 'Nothing was sent' },
    { open: false, sent: 'was sent, after' },
  ]);
});

test('[MEM-05] a request is taken back after a question; when it was approved meanwhile, that is said', async () => {
  let approved = true;
  const sent = platform({
    [LIST]: () =>
      success({
        withdrawals: [sampleWithdrawal({ state: 'requested', confirmBy: null })],
        nextCursor: null,
      }),
    '/wps/member/withdrawals/takeBack': () =>
      approved
        ? failure(409, 'WITHDRAWAL_UNDER_WAY', 'It was dealt with already.')
        : success(sampleWithdrawal({ state: 'taken-back', confirmBy: null })),
  });
  renderPage(<WithdrawPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Take this request back' }));
  expect(sent.some(({ url }) => url.includes('takeBack'))).toBe(false);
  fireEvent.click(dialog().getByRole('button', { name: 'Take it back' }));
  await dialog().findByText('It was dealt with already.');
  approved = false;
  fireEvent.click(dialog().getByRole('button', { name: 'Take it back' }));
  await expect.poll(said).toContain('The request is taken back. Nothing was sent.');
});

test('[MEM-06] a part that arrived must leave a rest; a refusal is read in the question', async () => {
  platform({
    [LIST]: () => success({ withdrawals: [sampleWithdrawal()], nextCursor: null }),
    '/wps/member/withdrawals/confirm': () =>
      failure(409, 'WITHDRAWAL_TOO_LATE', 'The time to answer is over.'),
  });
  renderPage(<WithdrawPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Tell us whether it arrived' }));
  fireEvent.click(dialog().getByLabelText('Only a part'));
  fireEvent.click(dialog().getByRole('button', { name: 'Send this answer' }));
  await dialog().findByText('Please enter what arrived: more than nothing and less than ৳995.00.');
  fireEvent.change(dialog().getByLabelText('What arrived'), { target: { value: '595' } });
  expect(dialog().getByText('৳400.00')).toBeDefined();
  fireEvent.click(dialog().getByRole('button', { name: 'Send this answer' }));
  await dialog().findByText('The time to answer is over.');
});

test('[MEM-07] what nobody answered for says what the setting of that time promised', async () => {
  platform({
    [LIST]: () =>
      success({
        withdrawals: [
          sampleWithdrawal({ state: 'auto-received', refundIfForced: true, confirmBy: null }),
          sampleWithdrawal({ id: '2', state: 'auto-received', refundIfForced: false, confirmBy: null }),
        ],
        nextCursor: null,
      }),
  });
  renderPage(<WithdrawPage />);
  expect(await screen.findByText(/contact customer service: it is still refunded/)).toBeDefined();
  expect(screen.getByText(/counts as received and is not refunded\. If you have/)).toBeDefined();
});

test('[MEM-14] an account is removed after a question, and said so', async () => {
  const sent = platform({ '/wps/member/payoutAccount': () => success({ removed: true }) });
  renderPage(<AccountsCard />);
  fireEvent.click(await screen.findByRole('button', { name: /^Remove Shapla Pay/ }));
  fireEvent.click(dialog().getByRole('button', { name: 'Remove' }));
  await expect.poll(said).toContain('The account is removed.');
  expect(sent.some(({ url }) => url.includes('payoutAccount'))).toBe(true);
});
