import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readMerchantCode, readToken, storeMerchantCode, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LogoutPrompt } from './logout-prompt.tsx';

beforeEach(() => {
  storeToken('T'.repeat(43));
  storeMerchantCode('maidan');
});

test('[LOG-10] staying sends nothing and keeps the session', () => {
  const sent = fakePlatform({});
  renderPage(<LogoutPrompt onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(readToken()).not.toBeNull();
  expect(sent).toEqual([]);
});

test('[LOG-10] confirming ends the session, keeps the merchant code and goes home', async () => {
  const sent = fakePlatform({ '/wps/session/logout': () => success({ ended: true }) });
  const page = renderPage(<LogoutPrompt onClose={() => undefined} />, '/member');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(sent[0]?.headers['authorization']).toBe(`Bearer ${'T'.repeat(43)}`);
  expect(readToken()).toBeNull();
  expect(readMerchantCode()).toBe('maidan');
});

test('[LOG-10] a log-out that does not reach the server still forgets the member here', async () => {
  fakePlatform({
    '/wps/session/logout': () => {
      throw new TypeError('no network');
    },
  });
  renderPage(<LogoutPrompt onClose={() => undefined} />, '/member');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(readToken()).toBeNull());
});
