import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { messages } from '#locales/en/catalogue.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { sampleMember } from '#testing/sample-member.ts';
import { samplePermission } from '#testing/sample-settings.ts';
import { createQueryClient, Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

const INFO = '/wps/member/info';
const LANES = '/wps/relay/GCSGAME_newGameVendor';

beforeEach(clearSession);

async function visit(
  path: string,
  member?: { isAgent: boolean; isTrial: boolean },
  more: Record<string, unknown> = {},
) {
  if (member !== undefined) storeToken('T'.repeat(43));
  fakePlatform({
    [LANES]: () => success({ data: { lanes: [] } }),
    '/wps/v2/wallets/balance': () => failure(500, 'INTERNAL', 'Not asked for here.'),
    [INFO]: () =>
      success({
        id: '1',
        account: 'nasrin',
        nickname: 'Nasrin',
        mustChangePassword: false,
        lastLoginAt: null,
        ...member,
      }),
    ...Object.fromEntries(Object.entries(more).map(([asked, value]) => [asked, () => success(value)])),
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ queryClient, language: 'en' }, history);
  render(<Providers router={router} queryClient={queryClient} language="en" messages={messages} />);
  await router.load();
  return () => router.state.location.pathname;
}

test('[RTE-04] a visitor who asks for the agent center stands at the agents’ door', async () => {
  const path = await visit('/agentHome');
  expect(await screen.findByRole('heading', { name: 'Agent login' })).toBeTruthy();
  expect(path()).toBe('/agent');
});

test('[RTE-04] so does a member, who is told why', async () => {
  const path = await visit('/agentHome', { isAgent: false, isTrial: false });
  expect(await screen.findByText(/You are logged in as nasrin/)).toBeTruthy();
  expect(path()).toBe('/agent');
});

test('[LOG-04] of an agent who comes in at the door nothing is said of players', async () => {
  await visit('/agent', undefined, { [INFO]: sampleMember({ isAgent: true, mustChangePassword: true }) });
  expect(await screen.findByRole('heading', { name: 'Agent login' })).toBeTruthy();
  act(() => storeToken('T'.repeat(43)));
  // Whoever must choose a new password first stays at the door.
  await waitFor(() => expect(useModalStore.getState().open?.name).toBe('changePassword'));
  expect(screen.queryByText(/You are logged in as/)).toBeNull();
});

test('[RTE-04] [LOG-09] a trial player is offered a real account instead', async () => {
  await visit('/agentHome', { isAgent: false, isTrial: true });
  expect(await screen.findByRole('button', { name: /account/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Nasrin/ })).toBeNull();
});

test('[RTE-04] the agent center has no side menu, header or footer of the site', async () => {
  const path = await visit('/agentHome', { isAgent: true, isTrial: false });
  expect(await screen.findByRole('heading', { name: /Nasrin/ })).toBeTruthy();
  expect(path()).toBe('/agentHome');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
});

test('[RTE-04] [RTE-05] a page of the agent center leads a visitor and a member to the door, and an agent into the frame', async () => {
  expect((await visit('/agentHome/registerCenter'))()).toBe('/agent');
  cleanup();
  expect((await visit('/agentHome/registerCenter', { isAgent: false, isTrial: false }))()).toBe('/agent');
  cleanup();
  const path = await visit('/agentHome/registerCenter', { isAgent: true, isTrial: false });
  expect(await screen.findByRole('heading', { name: 'Open accounts and invite' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(path()).toBe('/agentHome/registerCenter');
});

test('[RTE-05] a name that is no page of the agent center is not found, inside its frame', async () => {
  await visit('/agentHome/nothing', { isAgent: true, isTrial: false });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test('[RTE-03] an agent who is in already does not meet the door', async () => {
  const path = await visit('/agent', { isAgent: true, isTrial: false });
  expect(await screen.findByRole('heading', { name: /Nasrin/ })).toBeTruthy();
  expect(path()).toBe('/agentHome');
});

/** AGT-01, AGT-02: as the requirements list them, and not as the menu does. */
const PAGES = [
  ['Team overview', '/agentHome', 'Team overview'],
  ['My downline', '/agentHome/downlineManagmentView', 'My downline'],
  ['Open accounts', '/agentHome/registerCenter', 'Open accounts and invite'],
  ['Announcements', '/agentHome/agentAnnouncement', 'Announcements'],
  ['Team bets', '/agentHome/personalHistoryCopy', 'Team bets'],
  ['Profit and loss', '/agentHome/palStatementsAgentCopy', 'Profit and loss'],
  ['Revenue report', '/agentHome/agentRevenueReport', 'Revenue report'],
  ['Team transactions', '/agentHome/agentDownlineTransactionDetailsCopy', 'Team transactions'],
  ['User loss', '/agentHome/userLoss', 'User loss'],
  ['Contracts', '/agentHome/contracts', 'Contracts'],
  ['Dividends', '/agentHome/agentDividendRecordCopy2', 'Dividends'],
  ['Daily salary', '/agentHome/agentDailyWages2', 'Daily salary'],
  ['Hourly salary', '/agentHome/agentHourSalary', 'Hourly salary'],
  ['Real-time salary', '/agentHome/agentRealtimeSalary', 'Real-time salary'],
  ['My income', '/agentHome/myIncome', 'My income'],
  ['Transfers', '/agentHome/agentTransfer', 'Transfers'],
  ['Deposit', '/member/depositv2', 'Deposit'],
  ['Withdraw', '/member/withdraw', 'Withdraw'],
  ['Account details', '/agentHome/accountDetails', 'Account details'],
  ['Customer service', '/service', 'Customer service'],
] as const;

const AGENT = { isAgent: true, isTrial: false };
const WITH_CONTRACTS = {
  [INFO]: sampleMember({ isAgent: true }),
  '/wps/system/permission': samplePermission({ agentPolicy3: true }),
  '/wps/member/info/funds/consolidated': {
    divtypereq: true,
    dailysalreqtype: true,
    contracthoursalreq: true,
    realtimesalreqtype: true,
  },
};

test('[AGT-01] [AGT-02] [AGT-08] the menu of an agent with every kind of contract leads to every page there is', async () => {
  await visit('/agentHome', AGENT, WITH_CONTRACTS);
  const menu = within(await screen.findByRole('navigation', { name: 'Agent center' }));
  await menu.findByRole('link', { name: 'Dividends' });
  const entries = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual(expect.arrayContaining(PAGES.map(([name, path]) => [name, path])));
});

test.each(PAGES)(
  '[AGT-01] [AGT-02] the page %s opens at %s and has something to say',
  async (name, path, title) => {
    const whole = await visit(path, AGENT, WITH_CONTRACTS);
    const heading = await screen.findByRole('heading', { name: title });
    expect(whole()).toBe(path);
    const said = heading.closest('main')?.textContent ?? '';
    expect(said.length).toBeGreaterThan(title.length);
    expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
    expect(name).not.toBe('');
  },
);
