import type { PendingContract } from '@maidan/contract/agents/agent-contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ContractPopup } from './contract-popup.tsx';
import { laterContracts } from './later-contracts.ts';

const PENDING = '/wps/agent/contracts/pending';
const DIVIDEND = '/wps/relay/MCS2_processDividendReq';
const HOURLY = '/wps/relay/MCS2_processContractHourSalary';

const contract: PendingContract = {
  id: '7',
  type: 'dividend',
  version: 1,
  state: 'proposed',
  upline: 'agent41',
  downline: 'agent42',
  rateBasisPoints: 350,
  tiers: [
    { rateBasisPoints: 200, activeMembers: 0, validBet: '0.00', profitLoss: '0.00', betAmount: '200.00' },
    {
      rateBasisPoints: 350,
      activeMembers: 5,
      validBet: '50000.00',
      profitLoss: '1000.00',
      betAmount: '200.00',
    },
  ],
  period: 'semimonthly',
  feeBasisPoints: 100,
  carriesLosses: true,
  proposedAt: '2026-11-15T10:00:00.000Z',
  decidedAt: null,
  endedAt: null,
  startsAt: null,
  endsAt: null,
  currencySymbol: '৳',
  ends: [],
  replaces: null,
  isWorse: false,
};

beforeEach(() => {
  sessionStorage.clear();
  storeToken('T'.repeat(43));
  useToastStore.setState({ toasts: [] });
});

function open(answers: Answers, contracts = [contract]) {
  const sent = fakePlatform({ [PENDING]: () => success({ contracts }), ...answers });
  const onClose = vi.fn<() => void>();
  renderPage(<ContractPopup onClose={onClose} />);
  const answered = () =>
    sent.filter(({ method }) => method === 'POST').map(({ url, body = '' }) => [url, JSON.parse(body)]);
  return { onClose, answered };
}
const toasts = () => useToastStore.getState().toasts.map(({ text }) => text);

test('[MOD-03] an answer that is refused says why, and the proposal stays', async () => {
  const { onClose } = open({ [DIVIDEND]: () => failure(409, 'CONTRACT_ABOVE', 'One is running.') });
  fireEvent.click(await screen.findByText('Accept'));
  await screen.findByText('One is running.');
  expect(onClose).not.toHaveBeenCalled();
});

test('[MOD-03] A6: what was answered on another device is said, and goes', async () => {
  let asked = 0;
  const { onClose } = open({
    [PENDING]: () => success({ contracts: (asked += 1) === 1 ? [contract] : [] }),
    [DIVIDEND]: () => failure(409, 'CONTRACT_DECIDED', 'Already answered.'),
  });
  fireEvent.click(await screen.findByText('Accept'));
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  expect(toasts()).toEqual(['Already answered.']);
});

test('[MOD-03, AGT-05] every term is read in plain words, and what need not be reached is called so', async () => {
  open({});
  await screen.findByText('up to 3.5% of what the team has lost is paid', { exact: false });
  expect([...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    '2%a member is active from ৳200.00',
    '3.5%at least 5 active members, settled bets of ৳50,000.00 or more, a team loss of ৳1,000.00 or more, a member is active from ৳200.00',
  ]);
  expect([...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual([
    'First 1% of the settled bets stays with the house.',
    'What the team wins in one period counts against the next.',
    'What is promised further down is paid out of this share.',
  ]);
});

test('[AGT-06] A5: what an acceptance ends is listed and travels with the yes; another list is shown anew', async () => {
  const ends = [
    {
      id: '9',
      type: 'dividend',
      upline: { name: 'agent42', number: '42' },
      downline: { name: 'a•••', number: '5' },
      rateBasisPoints: 400,
    },
  ];
  let asked = 0;
  const { answered } = open({
    [PENDING]: () => success({ contracts: [{ ...contract, ends: (asked += 1) === 1 ? ends : [] }] }),
    [DIVIDEND]: () => failure(409, 'CONTRACT_STALE', 'Please look again.'),
  });
  await screen.findByText('Dividend, 4%: agent42 (No. 42) with a••• (No. 5)');
  fireEvent.click(screen.getByText('Accept and end'));
  await screen.findByText('Please look again.');
  expect(answered()).toEqual([[DIVIDEND, { id: '7', action: 'accept', ends: ['9'] }]]);
  await screen.findByText('Accept', { exact: true });
});

test('[MOD-03, AGT-06] what runs and would be replaced is said, and that the offer gives less', async () => {
  const { ends: _, replaces: __, isWorse: ___, ...running } = { ...contract, id: '3', rateBasisPoints: 500 };
  open({}, [{ ...contract, replaces: running, isWorse: true }]);
  await screen.findByText('It takes the place of your contract of 5%, twice a month, which ends.');
  expect(screen.getByText('In at least one point it gives you less than that one.')).toBeTruthy();
});

test.each([
  ['Accept', 'accept', 'accepted', 'You have accepted the contract.'],
  ['Reject', 'reject', 'rejected', 'You have rejected the contract.'],
])('[MOD-03] %s is told on the path of its kind, and closes', async (press, action, state, said) => {
  const { onClose, answered } = open({ [DIVIDEND]: () => success({ id: '7', state }) });
  fireEvent.click(await screen.findByText(press));
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  expect(answered()).toEqual([[DIVIDEND, { id: '7', action, ends: [] }]]);
  expect(toasts()).toEqual([said]);
});

test('[MOD-03] the next offer is not put under the press that answered the last one', async () => {
  const { answered } = open({ [DIVIDEND]: () => success({ id: '7', state: 'accepted' }) }, [
    contract,
    { ...contract, id: '8', type: 'hourly' },
  ]);
  fireEvent.click(await screen.findByText('Accept'));
  expect(await screen.findByText('One more offer waits for your answer.')).toBeTruthy();
  expect(screen.queryByText('Accept')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Look at the next one' }));
  expect(await screen.findByText('Hourly salary')).toBeTruthy();
  expect(answered()).toHaveLength(1);
});

test('[MOD-03] later puts off this one alone for the session, and the next is asked', async () => {
  const { onClose, answered } = open({ [HOURLY]: () => success({ id: '8', state: 'accepted' }) }, [
    contract,
    { ...contract, id: '8', type: 'hourly' },
  ]);
  fireEvent.click(await screen.findByText('Later'));
  await screen.findByText('Hourly salary');
  expect([...laterContracts()]).toEqual(['7']);
  fireEvent.click(screen.getByText('Accept'));
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  expect(answered()).toEqual([[HOURLY, { id: '8', action: 'accept', ends: [] }]]);
});
