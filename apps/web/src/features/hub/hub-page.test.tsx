import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { HubPage } from './hub-page.tsx';
import type { HubMember } from './hub-ways.ts';

const MEMBER: HubMember = {
  id: '100001',
  account: 'demo',
  nickname: '',
  isAgent: false,
  hasUpline: false,
  hasVip: false,
};
const BALANCE = { balance: '6538.00', currencySymbol: '৳' };
const show = (member?: HubMember) => renderPage(<HubPage member={member} balance={BALANCE} picture={null} />);
const ways = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('[RTE-05] a plain member finds every page that is theirs, and none for agents or their downline', () => {
  show(MEMBER);
  expect(ways()).toEqual([
    '/member/depositv2',
    '/member/withdraw',
    '/member/securityCenter',
    '/member/limits',
    '/member/settings',
    '/member/openBets',
    '/member/personalHistoryCopy',
    '/member/transactionHistory',
    '/member/personalProfit',
    '/member/bonusDetails',
    '/member/rewardCenter',
    '/member/missionLeaderboard',
    '/pointMall',
    '/member/transferFund',
    '/member/messageV2',
    '/help',
    '/service',
    '/member/feedback',
  ]);
  expect(screen.getByText('৳6,538.00')).toBeTruthy();
});

test('[RTE-05] [MEM-12] an agent finds the agent center, and whoever has an agent above the way to send money there', () => {
  show({ ...MEMBER, isAgent: true, hasUpline: true });
  expect(ways()).toContain('/agentHome');
  expect(ways()).toContain('/member/transferUpline');
});

test('[RTE-05] until it is known who is here, only what everybody finds is offered', () => {
  show();
  expect(ways()).not.toContain('/agentHome');
  expect(ways()).toContain('/member/securityCenter');
});

test('[MEM-03] whoever has VIP finds the rank', () => {
  show({ ...MEMBER, hasVip: true });
  expect(ways()).toContain('/member/vip');
});
