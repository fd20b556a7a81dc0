import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { MemberArea } from './member-area.tsx';

const INFO = '/wps/member/info';
const show = () =>
  renderPage(
    <MemberArea>
      <input aria-label="typed" />
    </MemberArea>,
    '/member/securityCenter',
  );

beforeEach(() => {
  clearSession();
  closeModal();
  storeToken('T'.repeat(43));
});

test('[LOG-09] a trial player finds in_need_true_account in place of a member page, one press from a real one', async () => {
  fakePlatform({ [INFO]: () => success({ id: '1', account: 'trial', isTrial: true }) });
  const page = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Open a real account' }));
  expect(useModalStore.getState().open?.name).toBe('register');
  expect(screen.queryByLabelText('typed')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keep looking around' }));
  await expect.poll(() => page.path()).toBe('/');
});

test('[LOG-16] the page stays, with what was typed, when its session ends', async () => {
  fakePlatform({ [INFO]: () => success({ id: '1', account: 'rahim', isTrial: false }) });
  const page = show();
  const field = await screen.findByLabelText<HTMLInputElement>('typed');
  fireEvent.input(field, { target: { value: 'half a form' } });
  act(() => {
    clearSession();
    page.queryClient.clear();
  });
  expect(field.isConnected && field.value).toBe('half a form');
});

test('who somebody is may stay unknown for a while: the page then speaks for itself', async () => {
  fakePlatform({ [INFO]: () => failure(503, 'UNAVAILABLE', 'The service is busy.') });
  show();
  expect(await screen.findByLabelText('typed')).toBeDefined();
});
