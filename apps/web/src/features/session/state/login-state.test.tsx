import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getPermission } from '@maidan/contract/system/get-permission.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { samplePermission, sampleStatus, sampleWhitelabel } from '#testing/sample-settings.ts';
import { useLoginState } from './login-state.ts';

beforeEach(clearSession);

function State() {
  return <pre>{JSON.stringify(useLoginState())}</pre>;
}

function show() {
  fakePlatform({
    [getMemberInfo.path]: () => success({ isAgent: true, isTrial: false }),
    [getWhitelabel.path]: () =>
      success(sampleWhitelabel({ smsEnabled: true, registerTypes: ['username', 'mobile'] })),
    [getStatus.path]: () => success(sampleStatus()),
    [getPermission.path]: () =>
      success(
        samplePermission({ imageCDNs: ['https://img.example'], launchGameCDNs: ['https://play.example'] }),
      ),
  });
  renderPage(<State />);
}

test('[LOG-15] the state of a member: account, offers, status, place and CDNs', async () => {
  storeToken('T'.repeat(43));
  show();
  const text = await screen.findByText(/"isAgent":true.*play\.example/);
  expect(JSON.parse(text.textContent)).toEqual({
    isLogin: true,
    isAgent: true,
    isTrial: false,
    hasFreePlay: false,
    pwdEnabled: true,
    smsEnabled: true,
    mobileReg: true,
    mobileRegPass: true,
    showVerCodeLogin: true,
    systemStatus: 0,
    location: { ip: '203.0.113.7', country: 'BD' },
    imgUrl: 'https://img.example',
    startGameUrl: 'https://play.example',
  });
});

test('[LOG-15] a visitor is neither member nor agent, whatever was known before', async () => {
  show();
  expect(
    await screen.findByText(/"isLogin":false,"isAgent":false,"isTrial":false.*play\.example/),
  ).toBeTruthy();
});
