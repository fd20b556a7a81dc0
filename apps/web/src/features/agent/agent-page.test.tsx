import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { AgentCenter, AgentHomePage } from './agent-home-page.tsx';
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
  expect(screen.getByText(/Closed now/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(screen.getByText(/Open now, until Monday/)).toBeTruthy();
});

test('[RTE-04] the agent is greeted by name, and the clock of the site moves every second', () => {
  at('2026-11-15T07:05:22Z');
  renderPage(<AgentHomePage member={member} />);
  expect(screen.getByRole('heading', { name: 'Good afternoon, Nasrin' })).toBeTruthy();
  expect(screen.getByText(/13:05:22/)).toBeTruthy();
  expect(screen.getByText('GMT+6')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText(/13:05:23/)).toBeTruthy();
});

test('[RTE-04] signing out asks first', () => {
  at('2026-11-15T07:05:22Z');
  renderPage(
    <AgentCenter>
      <AgentHomePage member={member} />
    </AgentCenter>,
  );
  act(() => screen.getByRole('button', { name: 'Sign out' }).click());
  expect(useModalStore.getState().open?.name).toBe('logout');
});
