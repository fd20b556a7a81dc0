import { getMemberInfo } from '@maidan/contract/member/get-member-info.ts';
import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearSession, storeToken } from '#lib/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleStatus } from '#testing/sample-settings.ts';
import { usePublicStore } from './public-store.ts';

const NEWS = {
  banners: [{ id: 'b' }],
  player: [{ id: 'n' }],
  popup: [{ id: 'p' }],
  promotion: [{ id: 'o' }],
};
const PROMO = { REFERRAL: { enabled: true } };
const MEMBER = {
  hasVip: true,
  vipLabelName: 'Marigold',
  vipRankLevel: 3,
  availablePromoCount: 0,
  availablePromo: PROMO,
};
const END = '2026-11-15T12:00:00.000Z';

beforeEach(clearSession);

function Store() {
  return <pre>{JSON.stringify(usePublicStore())}</pre>;
}

function show() {
  const sent = fakePlatform({
    [getMemberInfo.path]: () => success(MEMBER),
    [getBalance.path]: () => success({ balance: '12.50', currencySymbol: '৳', version: 1 }),
    [getStatus.path]: () => success({ ...sampleStatus(), currencySymbol: '৳', maintenanceEnd: END }),
    [listAnnouncements.path]: () => success(NEWS),
  });
  renderPage(<Store />);
  return sent;
}

test('[SET-04] a visitor has the site’s half of the store, and nothing of a member is asked for', async () => {
  const sent = show();
  const text = await screen.findByText(/"banners":\[\{"id":"b"\}\].*2026-11-15T12/);
  expect(JSON.parse(text.textContent)).toMatchObject({
    balance: null,
    hasVip: false,
    vipLabelName: null,
    availablePromo: { REFERRAL: { enabled: false } },
  });
  expect(sent.map(({ url }) => url.split('?')[0])).not.toContain(getMemberInfo.path);
});

test('[SET-04] a member has all of it, each value from the call that owns it', async () => {
  storeToken('T'.repeat(43));
  show();
  const text = await screen.findByText(/"balance":"12\.50".*"hasVip":true.*"banners":\[\{"id":"b"\}\].*2026/);
  expect(JSON.parse(text.textContent)).toEqual({
    balance: '12.50',
    currencySymbol: '৳',
    ...MEMBER,
    banners: NEWS.banners,
    notice: NEWS.player,
    popup: NEWS.popup,
    promotion: NEWS.promotion,
    maintenanceEnd: END,
  });
});
