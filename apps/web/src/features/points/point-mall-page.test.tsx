import type { PointRecord, PointReward } from '@maidan/contract/points/point-mall.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PointMallPage } from './point-mall-page.tsx';

const CONFIG = '/wps/relay/MCS2_getPointConfig';
const BALANCE = '/wps/relay/MCS2_getPointBalance';
const REWARDS = '/wps/relay/getPointReward';
const RECORDS = '/wps/relay/MCS2_getRedeemPointList';
const CONVERT = '/wps/relay/passwordCheck/MCS2_convertPoint';
const REDEEM = '/wps/relay/passwordCheck/MCS2_redeemPointReward';

const ratio = { points: 100, amount: '1.00' };
const requirements = { leastPoints: 500, mostPointsPerDay: 50_000 };
const config = { offered: true, stakePerPoint: '10.00', ratio, requirements };
const reward = (change: Partial<PointReward> = {}): PointReward => ({
  code: 'tea-money',
  title: { en: 'Tea money' },
  about: { en: 'For a cup.' },
  points: 800,
  amount: '10.00',
  look: 'cup',
  pictureUrl: null,
  left: null,
  ...change,
});
const record: PointRecord = {
  reference: 'P-ABCDEFGHJ',
  kind: 'convert',
  title: null,
  points: 500,
  amount: '5.00',
  ratio,
  requirements,
  state: 'rejected',
  appliedAt: '2026-11-15T10:00:00.000Z',
  remark: 'A second look is needed.',
};
const show = (change: Answers = {}) => {
  const sent = fakePlatform({
    '/wps/system/status': () => success({ currencySymbol: '৳' }),
    [CONFIG]: () => success(config),
    [BALANCE]: () => success({ points: 1_000, pending: 600, stakeToNext: '6.55', hasPaymentPassword: true }),
    [REWARDS]: () =>
      success({ rewards: [reward(), reward({ code: 'x', title: { en: 'Dear' }, points: 9_000 })] }),
    [RECORDS]: () => success({ records: [record], nextCursor: null }),
    ...change,
  });
  renderPage(<PointMallPage />);
  return (path: string) => sent.filter(({ url }) => url.includes(path)).length;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  useToastStore.setState({ toasts: [] });
  storeToken('T'.repeat(43));
});
afterEach(() => vi.unstubAllGlobals());

test('[PRO-04] a mall that does not load says why; one without a payment password leads to where it is set', async () => {
  let times = 0;
  show({
    [CONFIG]: () =>
      (times += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(config),
    [BALANCE]: () => success({ points: 1_000, pending: 0, stakeToNext: '6.55', hasPaymentPassword: false }),
  });
  await screen.findByText('The service is busy.');
  press('Try again');
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem: Tea money' }));
  const dialog = within(document.querySelector('dialog') as HTMLElement);
  expect(dialog.getByRole('link', { name: 'Set it now' })).toBeTruthy();
  expect(dialog.queryByLabelText('Payment password')).toBeNull();
});

test('[PRO-05] what is no conversion goes nowhere, and a refusal says why', async () => {
  const calls = show({
    [CONVERT]: () => failure(403, 'PAYMENT_PASSWORD_WRONG', 'The payment password is wrong.'),
  });
  await screen.findByText('1,000');
  for (const [typed, told] of [
    ['499', 'Please enter at least 500 points, in steps of 100.'],
    ['550', 'Please enter at least 500 points, in steps of 100.'],
    ['2000', 'You have 1,000 points.'],
  ] as const) {
    type('Points', typed);
    press('Continue');
    expect(await screen.findByText(told)).toBeTruthy();
  }
  type('Points', '৫০০');
  press('Continue');
  expect(await screen.findByText('500 points become ৳5.00.')).toBeTruthy();
  press('Convert now');
  expect(await screen.findByText('The payment password has six digits.')).toBeTruthy();
  expect(calls(CONVERT)).toBe(0);
  type('Payment password', '482917');
  press('Convert now');
  expect(await screen.findByText('The payment password is wrong.')).toBeTruthy();
  expect(calls(CONVERT)).toBe(1);
});

test('[PRO-04] a reward within reach is redeemed, one beyond it says what is missing', async () => {
  const calls = show({ [REDEEM]: () => success({ ...record, kind: 'redeem', title: { en: 'Tea money' } }) });
  expect(await screen.findByText('8,000 points are missing')).toBeTruthy();
  expect(screen.getByText('600 more are set aside for what you have asked for.')).toBeTruthy();
  press('Redeem: Tea money');
  type('Payment password', '482917');
  press('Redeem for 800 points');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(calls(REDEEM)).toBe(1);
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
    'We have your request: Tea money',
  ]);
});

test('[PRO-04] a record says everything that was agreed to', async () => {
  show();
  const item = within((await screen.findByText('P-ABCDEFGHJ')).closest('li') as HTMLElement);
  for (const text of [
    'Rejected',
    '500',
    '৳5.00',
    '100 points = ৳1.00',
    'From 500, at most 50,000 a day',
    'A second look is needed.',
  ])
    expect(item.getByText(text)).toBeTruthy();
});

test('[RTE-11] a visitor sees what there is, and asks for nothing of their own', async () => {
  clearSession();
  const calls = show();
  expect(
    await screen.findByText('Every ৳10.00 of settled bets is one point. 100 points are worth ৳1.00.'),
  ).toBeTruthy();
  expect(await screen.findByText('Tea money')).toBeTruthy();
  expect(screen.getAllByText('৳10.00 in your balance')).toHaveLength(2);
  expect(screen.queryByLabelText('Points')).toBeNull();
  expect(calls(BALANCE) + calls(RECORDS)).toBe(0);
});
