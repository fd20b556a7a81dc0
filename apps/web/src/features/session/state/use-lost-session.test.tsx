import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#lib/call/call.ts';
import type { WireRequest } from '#lib/call/call.ts';
import { LanguageProvider } from '#lib/texts/i18n.tsx';
import { closeModal, openModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, followTabs, readToken, storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { messages } from '#locales/en/catalogue.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import '#testing/render-page.tsx';
import { memberInfoQuery, SESSION_KEY } from './session.queries.ts';
import { useSessionLive } from './session.live.ts';

const OLD = 'O'.repeat(43);
const NEW = 'N'.repeat(43);
const INFO = '/wps/member/info';
const BETS = listBets.path;
const out = () => failure(401, 'NOT_LOGGED_IN', 'You are not logged in, please login');
const opened = () => useModalStore.getState().open;
const FORM = { password: 'p', paymentPassword: '482917', confirmPaymentPassword: '482917' };

beforeEach(() => {
  delete window.maidanTabs;
  clearSession();
  closeModal();
  storeToken(OLD);
});

function Work() {
  useSessionLive();
  return <Outlet />;
}

function Form() {
  return <input aria-label="typed" />;
}

/** A page behind login at /work and an open one at /, with the shell's listener around both. */
async function openAt(path: '/work' | '/', answers: Answers) {
  fakePlatform({ [INFO]: () => success({ id: '1', account: 'rahim', isTrial: false }), ...answers });
  const root = createRootRoute({ component: Work });
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: Form }),
    createRoute({
      getParentRoute: () => root,
      path: '/work',
      component: Form,
      staticData: { drawnIn: 'browser' },
    }),
  ];
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(routes), history });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await queryClient.fetchQuery(memberInfoQuery());
  render(
    <LanguageProvider language="en" messages={messages}>
      <QueryClientProvider client={queryClient}>
        {/* The test's own routes stand in for the site's. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const field = await screen.findByLabelText('typed');
  fireEvent.input(field, { target: { value: 'half a form' } });
  return { queryClient, history, field: field as HTMLInputElement };
}

const ask = (operation: typeof setPaymentPassword) =>
  act(() => call(operation, FORM).catch((error: unknown) => error));

test('[LOG-16] a call refused in the middle of work opens the login above the page, which stays as it is', async () => {
  const { history, field } = await openAt('/work', { [setPaymentPassword.path]: out });
  await ask(setPaymentPassword);
  expect(opened()).toEqual({ name: 'login', props: { because: 'expired' } });
  expect(history.location.pathname).toBe('/work');
  expect(field.isConnected && field.value).toBe('half a form');
  expect(readToken()).toBeNull();
});

test('[LOG-16] after the login the same call goes through and what was typed is still there', async () => {
  let expired = true;
  const { history, field } = await openAt('/work', {
    [setPaymentPassword.path]: () => (expired ? out() : success({ set: true })),
  });
  await ask(setPaymentPassword);
  expired = false;
  act(() => storeToken(NEW));
  expect(await ask(setPaymentPassword)).toEqual({ set: true });
  expect(history.location.pathname).toBe('/work');
  expect(field.value).toBe('half a form');
});

test('[LOG-16] somebody else who logs in then does not get the page of the one before', async () => {
  let who = '1';
  const { history, queryClient } = await openAt('/work', {
    [INFO]: () => success({ id: who, account: 'karim', isTrial: false }),
    [setPaymentPassword.path]: out,
  });
  queryClient.setQueryDefaults(['secret'], { meta: { ofMember: true } });
  await queryClient.fetchQuery({ queryKey: ['secret'], queryFn: () => 'of rahim', meta: { ofMember: true } });
  await ask(setPaymentPassword);
  who = '2';
  act(() => storeToken(NEW));
  await expect.poll(() => history.location.pathname).toBe('/');
  expect(queryClient.getQueryData(['secret'])).toBeUndefined();
});

/** The new token is answered at once; a question of the old one can be left on its way. */
function slowInfo() {
  let arrive: (() => void) | undefined;
  let slow = false;
  return {
    answer: async ({ headers }: WireRequest) => {
      if (headers['authorization'] === `Bearer ${NEW}`)
        return success({ id: '2', account: 'karim', isTrial: false });
      if (slow) await new Promise<void>((resolve) => (arrive = resolve));
      return success({ id: '1', account: 'rahim', isTrial: false });
    },
    askOnce: async (queryClient: QueryClient) => {
      slow = true;
      void queryClient.refetchQueries({ queryKey: SESSION_KEY });
      await expect.poll(() => arrive).toBeDefined();
    },
    arrive: () => arrive?.(),
  };
}

/** As a login does it: the token first, then nothing stays known of the session before. */
const logIn = (queryClient: QueryClient) =>
  act(() => {
    storeToken(NEW);
    void queryClient.resetQueries({ queryKey: SESSION_KEY });
  });

test('[LOG-16] who has come is not learned from an answer to the session that is over', async () => {
  const info = slowInfo();
  const { history, queryClient } = await openAt('/work', {
    [INFO]: info.answer,
    [setPaymentPassword.path]: out,
  });
  await info.askOnce(queryClient);
  await ask(setPaymentPassword);
  logIn(queryClient);
  info.arrive();
  await expect.poll(() => history.location.pathname).toBe('/');
});

test('[LOG-16] a press without a session asks for the login again; what the page reads by itself does not', async () => {
  await openAt('/work', { [setPaymentPassword.path]: out, [BETS]: out });
  await ask(setPaymentPassword);
  closeModal();
  await act(() => call(listBets, { pageSize: '20', language: 'en' }).catch(() => undefined));
  expect(opened()).toBeNull();
  await ask(setPaymentPassword);
  expect(opened()?.name).toBe('login');
});

test('[LOG-16] an open modal is given back after the login in the middle of it', async () => {
  await openAt('/work', { [setPaymentPassword.path]: out });
  openModal('changePassword');
  await ask(setPaymentPassword);
  expect(opened()?.name).toBe('login');
  closeModal('login');
  expect(opened()?.name).toBe('changePassword');
});

test('[LOG-06] on a page for everybody a word is enough', async () => {
  await openAt('/', { [BETS]: out });
  await act(() => call(listBets, { pageSize: '20', language: 'en' }).catch(() => undefined));
  expect(opened()).toMatchObject({
    name: 'prompt',
    props: { message: expect.stringContaining('run out') },
  });
});

/** The word of another tab arrives at the channel that the page's first script has opened. */
function hearTab(word: object): void {
  act(() => void window.maidanTabs?.onmessage?.(new MessageEvent('message', { data: word })));
}

/** Only what this test delivers is heard: workers of the runner would hear each other on a real one. */
function openTabs(): void {
  window.maidanTabs = { onmessage: null, postMessage: () => undefined } as unknown as BroadcastChannel;
  followTabs();
}

test('[LOG-16] a login in another tab is followed: the same member goes on, and what was typed stays', async () => {
  openTabs();
  const { history, field } = await openAt('/work', {});
  hearTab({ token: JSON.stringify(NEW) });
  await act(() => Promise.resolve());
  expect([readToken(), opened(), history.location.pathname, field.value]).toEqual([
    NEW,
    null,
    '/work',
    'half a form',
  ]);
});

test('[LOG-16] for another account the page is left, nothing of the one before stays, and it is said', async () => {
  openTabs();
  let who = '1';
  const { history, queryClient } = await openAt('/work', {
    [INFO]: () => success({ id: who, account: 'karim', isTrial: false }),
  });
  await queryClient.fetchQuery({ queryKey: ['secret'], queryFn: () => 'of rahim', meta: { ofMember: true } });
  who = '2';
  hearTab({ token: JSON.stringify(NEW) });
  await expect.poll(() => history.location.pathname).toBe('/');
  await expect
    .poll(opened)
    .toMatchObject({ name: 'prompt', props: { message: expect.stringContaining('karim') } });
  expect(queryClient.getQueryData(['secret'])).toBeUndefined();
});

test('[LOG-16] another account is not taken for the one before by an answer to the token before', async () => {
  openTabs();
  const info = slowInfo();
  const { history, queryClient } = await openAt('/work', {
    [INFO]: info.answer,
  });
  await info.askOnce(queryClient);
  hearTab({ token: JSON.stringify(NEW) });
  info.arrive();
  await expect.poll(() => history.location.pathname).toBe('/');
});

test('[LOG-16] work that waits for the login goes on when it is done in another tab', async () => {
  openTabs();
  const { history, field } = await openAt('/work', { [setPaymentPassword.path]: out });
  await ask(setPaymentPassword);
  expect(opened()?.name).toBe('login');
  hearTab({ token: JSON.stringify(NEW) });
  expect(opened()).toBeNull();
  expect([history.location.pathname, field.value]).toEqual(['/work', 'half a form']);
});

test('[LOG-06] whoever was about to log in lands where they wanted when another tab does it', async () => {
  openTabs();
  const { history } = await openAt('/', {});
  clearSession();
  openModal('login', { returnTo: '/work' });
  hearTab({ token: JSON.stringify(NEW) });
  await expect.poll(() => history.location.pathname).toBe('/work');
  expect(opened()).toBeNull();
});

test('[LOG-10] a logout in another tab is followed with a word that needs no answer', async () => {
  openTabs();
  const { queryClient } = await openAt('/', {});
  hearTab({ left: JSON.stringify(OLD) });
  expect(readToken()).toBeNull();
  expect(queryClient.getQueryData(memberInfoQuery().queryKey)).toBeUndefined();
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toContain('You logged out in another tab.');
});

test.each([
  ['ended', 'on another device'],
  ['password', 'password was changed'],
  ['blocked', 'Customer service'],
])('[LOG-16] the refusal says why the session is over, and the page says it: %s', async (ended, words) => {
  await openAt('/', {
    [BETS]: () => ({ status: 401, body: { ...(out().body as object), ended } }),
  });
  await act(() => call(listBets, { pageSize: '20', language: 'en' }).catch(() => undefined));
  expect(opened()).toMatchObject({ name: 'prompt', props: { message: expect.stringContaining(words) } });
});

test('[LOG-16] an answer to a token that was replaced meanwhile does not end the new session', async () => {
  await openAt('/work', {
    [setPaymentPassword.path]: () => {
      storeToken(NEW);
      return out();
    },
  });
  await ask(setPaymentPassword);
  expect(readToken()).toBe(NEW);
  expect(opened()).toBeNull();
});

test('[LOG-09] NEEDS_REAL_ACCOUNT of any call opens the prompt of the trial', async () => {
  await openAt('/', {
    [setPaymentPassword.path]: () => failure(403, 'NEEDS_REAL_ACCOUNT', 'Free play ends here.'),
  });
  await ask(setPaymentPassword);
  expect(opened()?.name).toBe('needAccount');
});
