import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, readToken, storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { SocialPage } from './social-page.tsx';
import { socialReturn } from './social-return.ts';

const FINISH = '/wps/session/social/finish';
const TOKEN = 'N'.repeat(43);
const LOGIN = {
  token: TOKEN,
  firstTimeLogin: false,
  passwordExpired: false,
  changeTicket: null,
  verification: null,
};
const MEMBER = { '/wps/member/info': () => success({ id: '2', account: 'rahim', isTrial: false }) };
let arrivals = 0;
/** Each way back has a state of its own, as in life. */
const back = (query = `code=abc&state=s${(arrivals += 1)}`) =>
  renderPage(<SocialPage answer={new URLSearchParams(query)} />, '/login/social');

beforeEach(() => {
  clearSession();
  closeModal();
});

test('[LOG-14] whoever turned back at the other service is told, and nothing is sent', async () => {
  const sent = fakePlatform({});
  back('error=access_denied&state=xyz');
  await screen.findByText(/You did not go on with the other service/);
  expect(sent).toEqual([]);
});

test('[LOG-14] the page without an answer says where to begin', async () => {
  const sent = fakePlatform({});
  back('');
  await screen.findByText(/Please begin from the login form/);
  expect(sent).toEqual([]);
});

test('[LOG-14] a refusal is read in its own words, with the way back', async () => {
  fakePlatform({
    [FINISH]: () => failure(401, 'IDENTITY_REFUSED', 'The other service did not confirm you.'),
  });
  back();
  await screen.findByText('The other service did not confirm you.');
  screen.getByRole('button', { name: 'Back to the login' }).click();
  expect(useModalStore.getState().open?.name).toBe('login');
  expect(readToken()).toBeNull();
});

test('[LOG-14] a known identity logs in and goes where the person wanted', async () => {
  socialReturn.write({ returnTo: '/member/securityCenter', site: 'member' });
  fakePlatform({ ...MEMBER, [FINISH]: () => success({ state: 'loggedIn', login: LOGIN }) });
  const page = back();
  await expect.poll(readToken).toBe(TOKEN);
  await expect.poll(() => page.path()).toBe('/member/securityCenter');
  expect(socialReturn.read().returnTo).toBe('/');
});

test('[LOG-14] an identity that nobody has leads to the registration with its ticket', async () => {
  fakePlatform({
    [FINISH]: () => success({ state: 'unknown', socialTicket: 'S1', provider: 'google', name: 'Rahim' }),
  });
  const page = back();
  await expect
    .poll(() => useModalStore.getState().open)
    .toMatchObject({
      name: 'register',
      props: { socialTicket: 'S1', socialName: 'Rahim' },
    });
  expect(page.path()).toBe('/');
});

test('[LOG-14] a service linked to the account in use leads back to the security center, as this member', async () => {
  storeToken(TOKEN);
  const sent = fakePlatform({ ...MEMBER, [FINISH]: () => success({ state: 'linked' }) });
  const page = back();
  await expect.poll(() => page.path()).toBe('/member/securityCenter');
  expect(sent.find(({ url }) => url === FINISH)?.headers['authorization']).toBe(`Bearer ${TOKEN}`);
});
