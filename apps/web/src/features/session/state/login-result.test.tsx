import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';
import { renderPage } from '#testing/render-page.tsx';
import { readChangeTicket } from './held-ticket.ts';
import { useTakeLogin } from './login-result.ts';
import type { AfterLogin, LoginResult } from './login-result.ts';

const DONE: LoginResult = {
  token: 'T'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  changeTicket: null,
  verification: null,
};
const opened = () => useModalStore.getState().open;

beforeEach(() => {
  clearSession();
  closeModal();
});

type TakerProps = { result: LoginResult; after: AfterLogin };

function Taker({ result, after }: TakerProps) {
  const takeLogin = useTakeLogin();
  return (
    <button type="button" onClick={() => void takeLogin(result, after)}>
      take
    </button>
  );
}

async function take(result: LoginResult, after: AfterLogin = {}) {
  const page = renderPage(<Taker result={result} after={after} />, '/rng');
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  return page;
}

test('[LOG-13] a new address opens the extra step; there is no session yet', async () => {
  const verification = {
    ticket: 'v',
    reason: 'newAddress' as const,
    ways: [{ way: 'sms' as const, hint: '+880 •••• 678' }],
    heldUntil: null,
    heldBecause: null,
    lossWays: [],
    removesAt: null,
  };
  const onClose = vi.fn<() => void>();
  await take({ ...DONE, token: null, verification }, { returnTo: '/member', onClose });
  expect(opened()).toEqual({ name: 'newAddress', props: { verification, returnTo: '/member' } });
  expect(readToken()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('[LOG-03] [LOG-12] a forced change comes before anything else, and its ticket stays in memory', async () => {
  const page = await take(
    { ...DONE, passwordExpired: true, changeTicket: 'ticket-1' },
    { returnTo: '/member' },
  );
  expect(opened()).toMatchObject({ name: 'changePassword', props: { forced: true, returnTo: '/member' } });
  expect(readChangeTicket()).toBe('ticket-1');
  for (const area of [sessionStorage, localStorage])
    expect(Object.values(area).join(' ')).not.toContain('ticket-1');
  expect(document.cookie).not.toContain('ticket-1');
  expect(page.path()).toBe('/rng');
});

test('[LOG-12] the ticket leaves with the session', async () => {
  await take({ ...DONE, changeTicket: 'ticket-1' });
  act(() => clearSession());
  expect(readChangeTicket()).toBeNull();
});

test('[LOG-02] whoever is in for the first time is welcomed, where they wanted to be', async () => {
  const page = await take({ ...DONE, firstTimeLogin: true }, { returnTo: '/rng?page=2' });
  await waitFor(() => expect(page.path()).toBe('/rng?page=2'));
  expect(opened()?.name).toBe('welcome');
});

test('everybody else stays where they are and sees nothing new', async () => {
  const page = await take(DONE);
  expect(page.path()).toBe('/rng');
  expect(opened()).toBeNull();
  expect(readToken()).toBe(DONE.token);
});

test('[LOG-13] whoever could not prove a new address is in, and is told what waits', async () => {
  const page = await take({ ...DONE, unprovedAddress: true }, { returnTo: '/member' });
  await waitFor(() => expect(opened()?.name).toBe('prompt'));
  expect(opened()?.props).toMatchObject({ kind: 'info', message: expect.stringContaining('For one day') });
  expect(page.path()).toBe('/member');
  expect(readToken()).toBe(DONE.token);
});
