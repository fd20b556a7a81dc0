import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMember } from '#testing/sample-member.ts';
import { MemberActions } from './member-actions.tsx';

const PAGES = ['/service', '/agent', '/agentHome'];
const hrefs = (name: string) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => {
  closeModal();
  clearSession();
});

async function show(change = {}): Promise<void> {
  fakePlatform({
    [getMemberInfo.path]: () => success(sampleMember(change)),
    [getBalance.path]: () =>
      success({
        balance: '5.00',
        held: '0.00',
        owedInWallets: '0.00',
        fundsInWallets: '0.00',
        currencySymbol: '৳',
        version: 1,
      }),
  });
  renderPage(<MemberActions />, '/', PAGES);
  await screen.findByText('rahim');
}

async function openMenu(change = {}): Promise<HTMLElement> {
  await show(change);
  fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
  return document.querySelector('.drop-menu') as HTMLElement;
}
const linesOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .slice(3)
    .map((line) => line.textContent);

test('[HDR-05] deposit and withdraw, the account, its number and a picture that falls back to a letter', async () => {
  await show();
  expect(hrefs('Deposit')).toEqual(['/member/depositv2']);
  expect(hrefs('Withdraw')).toEqual(['/member/withdraw']);
  expect(screen.getByText('ID 100001')).toBeTruthy();
  const picture = document.querySelector('button img');
  expect(picture?.getAttribute('src')).toBe('/media/avatar/tiger.webp');
  fireEvent.error(picture ?? document.body);
  expect(screen.getByText('R')).toBeTruthy();
});

test('[HDR-06] label and rank show with VIP only', async () => {
  await show();
  expect(screen.queryByText(/Marigold/)).toBeNull();
  document.body.innerHTML = '';
  await show({ hasVip: true, vipLabelName: 'Marigold', vipRankLevel: 3 });
  expect(screen.getByText('Marigold 3')).toBeTruthy();
});

test('[HDR-08] promos that can be taken and unread messages are one number, said in words too', async () => {
  await show({ availablePromoCount: 2, unreadMessage: 1 });
  const link = screen.getByRole('link', { name: '3 things wait for you' });
  expect(link.getAttribute('href')).toBe('/member/messageV2');
  expect(link.textContent).toBe('3');
});

test('[HDR-08] the number leads to the one place that says what it is made of; where nothing waits there is none', async () => {
  await show({ availablePromoCount: 120, unreadMessage: 0 });
  const link = screen.getByRole('link', { name: '120 things wait for you' });
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/member/messageV2', '99+']);
  document.body.innerHTML = '';
  await show();
  expect(screen.getByRole('link', { name: 'Messages' }).textContent).toBe('');
});

test.each([
  [false, []],
  [true, ['/member/referral']],
])('[HDR-09] friends can be invited when referral is enabled: %s', async (enabled, expected) => {
  await show({ availablePromo: { REFERRAL: { enabled } } });
  await waitFor(() => expect(hrefs('Invite friends')).toEqual(expected));
});

test('[HDR-09] [HDR-10] a member’s menu: the member center, account, record, messages, service, sign out; no agent', async () => {
  const menu = await openMenu();
  expect(
    within(menu)
      .getByRole('link', { name: /Member center/ })
      .getAttribute('href'),
  ).toBe('/member');
  expect(linesOf(menu)).toEqual([
    'My account',
    'My open bets',
    'Betting record',
    'Messages',
    'Limits and breaks',
    'Settings',
    'Customer service',
  ]);
  expect(hrefs('Agents')).toEqual([]);
  fireEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
  expect(useModalStore.getState().open?.name).toBe('logout');
});

test('[HDR-10] [CAT-02] an agent has the agent center in the menu and a link to /agent in the header', async () => {
  const menu = await openMenu({ isAgent: true, type: 1 });
  expect(linesOf(menu)).toContain('Agent center');
  expect(hrefs('Agents')).toEqual(['/agent']);
});

test('[CAT-02] a trial player is told so, with the way to a real account', async () => {
  await show({ isTrial: true, type: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Free play' }));
  expect(useModalStore.getState().open?.name).toBe('needAccount');
});
