import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal } from '#lib/overlays/modal-store.ts';
import { clearSession, readToken, storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { HandOverModal } from './hand-over-modal.tsx';

const EXCHANGE = '/wps/session/handOver/exchange';
const COLLECT = '/wps/session/handOver/collect';
const INFO = '/wps/member/info';
const OLD = 'O'.repeat(43);
const NEW = 'N'.repeat(43);
const LOGIN = {
  token: NEW,
  firstTimeLogin: false,
  passwordExpired: false,
  changeTicket: null,
  verification: null,
};
let codes = 0;

beforeEach(() => {
  clearSession();
  closeModal();
});

/** The token after the next question of the phone. */
async function tokenLater(): Promise<string | null> {
  await act(() => vi.advanceTimersByTimeAsync(2000));
  return readToken();
}

function arrive() {
  const onClose = vi.fn<() => void>();
  const code = `${'C'.repeat(40)}${(codes += 1)}`;
  const page = renderPage(<HandOverModal code={code} onClose={onClose} />);
  return { ...page, onClose, code };
}

test('[LOG-06] T1: a code that is used, too old or a real session token changes nothing', async () => {
  const sent = fakePlatform({ [EXCHANGE]: () => failure(400, 'TICKET_INVALID', 'This step has expired.') });
  arrive();
  await screen.findByText('This code does not work');
  expect(readToken()).toBeNull();
  expect(sent).toHaveLength(1);
});

test('[LOG-06] T1: whoever is logged in is asked first; a no leaves everything and uses no code up', async () => {
  storeToken(OLD);
  const sent = fakePlatform({ [INFO]: () => success({ id: '1', account: 'karim', isTrial: false }) });
  const { onClose } = arrive();
  await screen.findByText(/You are logged in here as karim/);
  fireEvent.click(screen.getByRole('button', { name: 'Stay as I am' }));
  expect(onClose).toHaveBeenCalled();
  expect(sent.filter(({ url }) => url === EXCHANGE)).toEqual([]);
  expect(readToken()).toBe(OLD);
});

test('[LOG-06] a link made for one account logs in at once', async () => {
  const sent = fakePlatform({
    [EXCHANGE]: () => success({ state: 'loggedIn', login: LOGIN }),
    [INFO]: () => success({ id: '2', account: 'rahim', isTrial: false }),
  });
  const { onClose, code } = arrive();
  await expect.poll(readToken).toBe(NEW);
  expect(onClose).toHaveBeenCalled();
  // Sealed on the way, and nowhere in the browser's memory that outlives the page.
  expect(JSON.stringify(sent)).not.toContain(code);
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(code);
});

test('[SID-06] T19: a scanned code waits for the other screen, shows the masked account, then logs in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  fakePlatform({
    [EXCHANGE]: () => success({ state: 'waiting', ticket: 'W'.repeat(43), account: 'ra•••m' }),
    [COLLECT]: () =>
      (asked += 1) < 3 ? success({ state: 'waiting' }) : success({ state: 'loggedIn', login: LOGIN }),
    [INFO]: () => success({ id: '2', account: 'rahim', isTrial: false }),
  });
  arrive();
  await screen.findByText('Please confirm on the other screen');
  expect(screen.getByText(/ra•••m/)).toBeDefined();
  expect(readToken()).toBeNull();
  await expect.poll(tokenLater).toBe(NEW);
  expect(asked).toBe(3);
  vi.useRealTimers();
});

test('[SID-06] T19: a no on the other screen lets nobody in', async () => {
  fakePlatform({
    [EXCHANGE]: () => success({ state: 'waiting', ticket: 'W'.repeat(43), account: 'ra•••m' }),
    [COLLECT]: () => success({ state: 'refused' }),
  });
  arrive();
  await screen.findByText('Login refused');
  expect(readToken()).toBeNull();
});

test('[SID-06] closing stops the questions', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  fakePlatform({
    [EXCHANGE]: () => success({ state: 'waiting', ticket: 'W'.repeat(43), account: 'ra•••m' }),
    [COLLECT]: () => {
      asked += 1;
      return success({ state: 'waiting' });
    },
  });
  const { unmount } = arrive();
  await screen.findByText('Please confirm on the other screen');
  await expect.poll(() => asked).toBe(1);
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
  vi.useRealTimers();
});
