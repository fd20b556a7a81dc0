import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
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

const contract: AgentContract = {
  id: '7',
  type: 'dividend',
  upline: 'agent41',
  rateBasisPoints: 350,
  activeMembers: 5,
  validBet: '50000.00',
  profitLoss: '0.00',
  betAmount: '200.00',
  period: 'semimonthly',
  proposedAt: '2026-11-15T10:00:00.000Z',
  currencySymbol: '৳',
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
  const { onClose } = open({ [DIVIDEND]: () => failure(409, 'CONTRACT_ACTIVE', 'One is running.') });
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
  await screen.findByText('You are paid 3.5% of your team', { exact: false });
  const terms = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(terms).toEqual([
    'Offered byagent41',
    'KindDividend',
    'Rate3.5%',
    'Settledtwice a month',
    'Active members in the periodat least 5',
    'Valid bets in the periodat least ৳50,000.00',
    'Profit and loss in the periodno minimum',
    'Bet amount of a memberat least ৳200.00',
    'Offered on15 Nov 2026',
  ]);
});

test.each([
  ['Accept', 'accept', 'accepted', 'You have accepted the contract.'],
  ['Reject', 'reject', 'rejected', 'You have rejected the contract.'],
])('[MOD-03] %s is told on the path of its kind, and closes', async (press, action, state, said) => {
  const { onClose, answered } = open({ [DIVIDEND]: () => success({ id: '7', state }) });
  fireEvent.click(await screen.findByText(press));
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  expect(answered()).toEqual([[DIVIDEND, { id: '7', action }]]);
  expect(toasts()).toEqual([said]);
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
  expect(answered()).toEqual([[HOURLY, { id: '8', action: 'accept' }]]);
});
