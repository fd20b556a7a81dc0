import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { depositAnswer } from '#testing/sample-deposits.ts';
import { DepositDetailPage } from './deposit-detail-page.tsx';

const ONE = '/wps/member/deposit/detail';
const MADE = '/wps/member/deposit/transferred';
const BANK = { bank: 'River Bank', holder: 'Maidan', number: '0000 1234', branch: 'North' };
const show = () => renderPage(<DepositDetailPage id="7" currencySymbol="৳" />);
const headline = () => screen.findByRole('heading', { level: 1 });

test('a deposit of somebody else does not exist', async () => {
  fakePlatform({ [ONE]: () => failure(404, 'NOT_FOUND', 'This does not exist.') });
  show();
  expect((await headline()).textContent).toBe('This deposit does not exist');
});

test.each([
  ['waiting', {}, 'We are waiting for your payment'],
  ['paid', { paid: '1000.00', credited: '983.00' }, 'Your money has arrived'],
  ['partly', { paid: '500.00', credited: '491.50' }, 'A part of your money has arrived'],
  ['late', { paid: '1000.00', credited: '983.00' }, 'Your money has arrived, a little late'],
  ['failed', {}, 'This payment did not go through'],
  ['expired', {}, 'The time for this payment has run out'],
  ['charged_back', { paid: '1000.00', credited: '983.00' }, 'This deposit was taken back'],
])('[MEM-04] %s is said in words, with its steps and the reference to copy', async (state, change, words) => {
  fakePlatform({
    [ONE]: () => success(depositAnswer({ state, payUrl: state === 'waiting' ? '/pay' : null, ...change })),
  });
  show();
  expect((await headline()).textContent).toBe(words);
  expect(screen.getByText('Deposit started')).toBeTruthy();
  expect(screen.getByText('D-ABCDEFGH2')).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Go to the payment page' })).toHaveLength(
    state === 'waiting' ? 1 : 0,
  );
});

test('[MEM-04] a transfer shows where to, and once it is reported the page follows', async () => {
  let state = 'waiting';
  const answer = () => success(depositAnswer({ state, kind: 'bank', payUrl: null, bank: BANK }));
  const sent = fakePlatform({
    [ONE]: answer,
    [MADE]: () => {
      state = 'review';
      return answer();
    },
  });
  show();
  expect(await screen.findByText('River Bank')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I have made the transfer' }));
  await waitFor(async () => expect((await headline()).textContent).toBe('We are checking your transfer'));
  const made = sent.find(({ url }) => url === MADE);
  expect(JSON.parse(made?.body ?? '')).toEqual({ id: '7', proofs: [] });
});

test('[MEM-04] a refusal stands beside the button and nothing that was filled in is lost', async () => {
  fakePlatform({
    [ONE]: () => success(depositAnswer({ kind: 'bank', payUrl: null, bank: BANK, needsProof: true })),
    [MADE]: () => failure(400, 'PROOF_NEEDED', 'Please add a picture of your transfer.'),
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'I have made the transfer' }));
  expect(await screen.findByText('Please add a picture of your transfer.')).toBeTruthy();
  expect(screen.getByText('River Bank')).toBeTruthy();
});

test('[MEM-04] words of the operator are shown as text and nothing else', async () => {
  const note = '<img src=x onerror=alert(1)>';
  const steps = [{ step: 'failed', note, at: '2026-11-15T03:00:00.000Z' }];
  fakePlatform({ [ONE]: () => success(depositAnswer({ state: 'failed', payUrl: null, steps })) });
  show();
  expect(await screen.findByText(note)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});
