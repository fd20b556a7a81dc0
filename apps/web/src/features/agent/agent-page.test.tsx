import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { permissionQuery } from '#lib/site/site-settings.ts';
import { samplePermission } from '#testing/sample-settings.ts';
import { AgentCenter } from './agent-center.tsx';
import { AgentHomePage } from './agent-home-page.tsx';
import { AgentPage } from './agent-page.tsx';

const member = {
  id: '1',
  account: 'agent1',
  userName: 'agent1',
  nickname: 'Nasrin',
  iconUrl: '/media/avatar/tiger.webp',
  type: 1,
  isAgent: true,
  isTrial: false,
  roles: ['agent' as const],
  mustChangePassword: false,
  lastLoginAt: null,
  break: null,
  hasUpline: false,
  hasVip: false,
  vipLabelName: null,
  vipRankLevel: null,
  unreadMessage: 0,
  availablePromo: { REFERRAL: { enabled: false } },
};

afterEach(() => void vi.useRealTimers());

function at(time: string): void {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(time));
  fakePlatform({});
}

test('[RTE-03] the page holds the form, the promises and the service hours, closed on a Sunday', () => {
  at('2026-11-15T07:00:00Z');
  renderPage(<AgentPage form={<p>the form</p>} />);
  expect(screen.getByText('the form')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Monday to Friday, 12:00–21:00 (GMT+6)')).toBeTruthy();
  expect(screen.getByText(/Closed now, opens Monday/)).toBeTruthy();
});

test('[RTE-03] the note turns when the hour comes', () => {
  at('2026-11-16T05:59:50Z');
  renderPage(<AgentPage form={null} />);
  // Of this very Monday: the hour alone.
  expect(screen.getByText('Closed now, opens 12:00')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(screen.getByText('Open now, until 21:00')).toBeTruthy();
});

const PERMISSION = '/wps/system/permission';
const FUNDS = '/wps/member/info/funds/consolidated';
const PAGES = [
  '/agentHome',
  '/agentHome/registerCenter',
  '/agentHome/agentDailyWages2',
  '/agentHome/agentHourSalary',
  '/member/depositv2',
];
const NO_CONTRACTS = {
  divtypereq: false,
  dailysalreqtype: false,
  contracthoursalreq: false,
  realtimesalreqtype: false,
};
const office = () => renderPage(<AgentCenter person={member} balance={null}>the page</AgentCenter>, '/agentHome', PAGES); // prettier-ignore
const menu = () => within(screen.getByRole('navigation', { name: 'Agent center' }));
const entries = () => menu().getAllByRole('link').map((link) => link.getAttribute('href')); // prettier-ignore

test('[RTE-04] the agent is greeted by name', () => {
  at('2026-11-15T07:05:22Z');
  renderPage(<AgentHomePage member={member} />);
  expect(screen.getByRole('heading', { name: 'Good afternoon, Nasrin' })).toBeTruthy();
});

test('[AGT-03] the clock of the site moves every second, with its offset and the nickname', () => {
  at('2026-11-15T07:05:22Z');
  office();
  expect(screen.getByText(/13:05:22/)).toBeTruthy();
  expect(screen.getByText('GMT+6')).toBeTruthy();
  expect(screen.getByText('Nasrin')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText(/13:05:23/)).toBeTruthy();
});

test('[AGT-01] [AGT-02] [AGT-08] the menu names the pages that are there, and those of contracts for whom has one', async () => {
  fakePlatform({
    [PERMISSION]: () => success(samplePermission()),
    [FUNDS]: () => success({ ...NO_CONTRACTS, dailysalreqtype: true }),
  });
  office();
  const before = ['/agentHome', '/agentHome/registerCenter', '/member/depositv2'];
  expect(entries()).toEqual(before);
  await waitFor(() => expect(entries()).toContain('/agentHome/agentDailyWages2'));
  expect(entries()).toHaveLength(before.length + 1);
  expect(menu().getByRole('link', { name: 'Team overview' }).getAttribute('aria-current')).toBe('page');
});

test('[AGT-08] where AGENTPOLICY3 is off nobody asks which contracts run', async () => {
  let read = 0;
  const sent = fakePlatform({
    [PERMISSION]: () => success(samplePermission({ agentPolicy3: (read += 1) > 1 })),
    [FUNDS]: () => success(NO_CONTRACTS),
  });
  const asked = () => sent.filter(({ url }) => url.startsWith(FUNDS)).length;
  const { queryClient } = office();
  await waitFor(() => expect(queryClient.getQueryData(permissionQuery().queryKey)).toBeDefined());
  expect(asked()).toBe(0);
  await act(() => queryClient.invalidateQueries(permissionQuery()));
  await waitFor(() => expect(asked()).toBe(1));
});

test('[AGT-03] signing out asks first', () => {
  at('2026-11-15T07:05:22Z');
  office();
  act(() => screen.getByRole('button', { name: 'Sign out' }).click());
  expect(useModalStore.getState().open?.name).toBe('logout');
});

test('[AGT-01] on a phone the whole menu is a drawer that closes with a choice', () => {
  fakePlatform({});
  office();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Agent center' }));
  fireEvent.click(drawer.getByRole('link', { name: 'Open accounts' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
