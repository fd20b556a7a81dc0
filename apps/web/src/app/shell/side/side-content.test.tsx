import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleLane } from '#testing/sample-games.ts';
import { sampleMember } from '#testing/sample-member.ts';
import { SideContent } from './side-content.tsx';

const PAGES = ['/promotions', '/pointMall', '/service', '/help', '/app'];
const banner = (change: object) => ({
  id: 'b1',
  groupName: 'w_leftmenu',
  title: 'New: Kites',
  subtitle: 'Our first own slot',
  imageUrl: '/media/banner/left1-480.webp',
  url: '/rng',
  linkageType: 'page',
  ...change,
});

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  closeModal();
  clearSession();
});

function show({ banners = [] as object[], member = sampleMember() } = {}) {
  fakePlatform({
    [listVendorLanes.path]: () =>
      success({ data: { lanes: [sampleLane('RNG', 2), sampleLane('LIVE', 1), sampleLane('FISH', 0)] } }),
    [listAnnouncements.path]: () => success({ banners, player: [], popup: [], promotion: [] }),
    [getMemberInfo.path]: () => success(member),
  });
  return renderPage(<SideContent />, '/', PAGES);
}
const lines = () => screen.getAllByRole('link').map((line) => line.textContent);
const group = (name: string) =>
  within(
    document.getElementById(
      screen.getByRole('button', { name }).getAttribute('aria-controls') ?? '',
    ) as HTMLElement,
  );

test('[SID-01] shows the banners of w_leftmenu, and each opens where its linkage says', async () => {
  show({
    banners: [
      banner({}),
      banner({ id: 'b2', title: 'Play', linkageType: 'game', url: '10001' }),
      banner({ id: 'b3', title: 'Rest', linkageType: 'none', url: '' }),
      banner({ id: 'b4', title: 'Home', groupName: 'w_home' }),
    ],
  });
  const page = await screen.findByRole('link', { name: /New: Kites/ });
  expect(page.getAttribute('href')).toBe('/rng');
  expect(screen.getByRole('link', { name: /Play/ }).getAttribute('href')).toBe('/seamless?game=10001');
  expect(screen.getByText('Rest').closest('a')).toBeNull();
  expect(screen.getAllByText('Our first own slot')).toHaveLength(3);
});

test('[CAT-02] a visitor finds promotions, rewards, games and help, and nothing of the member center', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Games' }));
  await screen.findByRole('link', { name: 'Slots' });
  expect(lines()).toEqual([
    'Home',
    'Promotions',
    'Rewards',
    'Slots',
    'Live casino',
    'Customer service',
    'Help center',
  ]);
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

test('[SID-02] deposit, withdraw, promotions, reward center, manual rebate; friends only when referral is on', async () => {
  storeToken('T'.repeat(43));
  const page = show();
  await screen.findByRole('link', { name: 'Manual rebate' });
  const offers = ['Home', 'Deposit', 'Withdraw', 'Promotions', 'Reward center', 'Manual rebate'];
  expect(lines().slice(0, 6)).toEqual(offers);
  page.unmount();
  show({ member: sampleMember({ availablePromo: { REFERRAL: { enabled: true } } }) });
  expect((await screen.findByRole('link', { name: 'Invite friends' })).getAttribute('href')).toBe(
    '/member/referral',
  );
});

const names = () =>
  group('Member center')
    .getAllByRole('link')
    .map((line) => line.textContent);

test('[SID-03] [MEM-03] the member center’s submenu; VIP and security with VIP', async () => {
  storeToken('T'.repeat(43));
  const page = show();
  await screen.findByRole('link', { name: 'Profit and loss' });
  const plain = [
    'My account',
    'Betting record',
    'Account record',
    'Deposit',
    'Wallets',
    'Profit and loss',
    'Messages',
    'Limits and breaks',
    'Settings',
  ];
  expect(names()).toEqual(plain);
  page.unmount();
  show({ member: sampleMember({ hasVip: true }) });
  await waitFor(() => expect(names()).toEqual(['VIP', 'Security center', ...plain]));
});

test('[MEM-12] whoever has an agent above finds the way to send money there, nobody else does', async () => {
  storeToken('T'.repeat(43));
  show({ member: sampleMember({ hasUpline: true }) });
  const line = await screen.findByRole('link', { name: 'Transfer to agent' });
  expect(line.getAttribute('href')).toBe('/member/transferUpline');
});

test('[MEM-02] missions, messages and the reward center bear the number of what waits there, the reward center with missions, in words too', async () => {
  storeToken('T'.repeat(43));
  show({ member: sampleMember({ availablePromoCount: 2, unreadMessage: 3, unreadMission: 120 }) });
  for (const [name, href] of [
    ['Reward center 99+ 122 unread', '/member/rewardCenter'],
    ['Messages 3 3 unread', '/member/messageV2'],
    ['Missions 99+ 120 unread', '/member/missionLeaderboard'],
  ]) {
    const shown = new RegExp(`^${(name ?? '').replace('+', '\\+').replaceAll(' ', ' ?')}$`);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('link')
          .filter((line) => shown.test(line.textContent))
          .map((line) => line.getAttribute('href')),
      ).toEqual([href]),
    );
  }
});

test('[MEM-02] where nothing waits there is no number', async () => {
  storeToken('T'.repeat(43));
  show();
  await screen.findByRole('link', { name: 'Messages' });
  expect(screen.queryByText(/unread/)).toBeNull();
});

test('[SID-04] [SID-07] each category has a submenu of its vendors, which opens and stays open after a reload', async () => {
  const page = show();
  // What stands in the header and on the page is folded here at first.
  fireEvent.click(await screen.findByRole('button', { name: 'Games' }));
  const toggle = await screen.findByRole('button', { name: 'Game providers of Slots' });
  expect(screen.queryByRole('link', { name: /Vendor/ })).toBeNull();
  fireEvent.click(toggle);
  expect((await screen.findByRole('link', { name: /Vendor 2/ })).getAttribute('href')).toBe(
    '/rng?vassalage=V2',
  );
  page.unmount();
  show();
  expect(await screen.findByRole('link', { name: /Vendor 2/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Game providers of Slots' }));
  expect(screen.queryByRole('link', { name: /Vendor/ })).toBeNull();
});

test('[SID-05] [SID-06] service, help, language, the code for a phone; sign out when logged in', async () => {
  storeToken('T'.repeat(43));
  show();
  expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/service');
  expect(screen.getByRole('link', { name: 'Help center' }).getAttribute('href')).toBe('/help');
  for (const [name, modal] of [
    ['Language', 'language'],
    ['On your phone', 'phone'],
    ['Sign out', 'logout'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(useModalStore.getState().open?.name).toBe(modal);
  }
});
