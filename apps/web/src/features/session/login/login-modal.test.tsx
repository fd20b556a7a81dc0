import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';
import {
  failure,
  failureWithCaptcha,
  fakePlatform,
  loggedIn,
  PLAIN_SITE,
  success,
} from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dropDrafts } from '#lib/forms/form-draft.ts';
import { LoginModal } from './login-modal.tsx';
import { forgetLogin, readRemembered } from '#features/session/form/remembered-login.ts';
import { forgetSentCodes } from '#features/session/code/use-code-sending.ts';

const LOGIN = '/wps/session/login';
const SEND = '/wps/verification/sms/noLogin';
const WHITELABEL = '/wps/system/whitelabel';
const CAPTCHA = '/wps/captcha';
const offering = (more: Partial<typeof PLAIN_SITE>) => () => success({ ...PLAIN_SITE, ...more });
const riddle = (last: number) => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  image: 'AAAA',
  work: { challenge: 'field', zeroBits: 4 },
  expiresInSeconds: 120,
});

beforeEach(() => {
  clearSession();
  forgetLogin();
  dropDrafts();
  forgetSentCodes();
  closeModal();
});

test('[LOG-01] nothing is sent without a username and a password', async () => {
  const sent = fakePlatform({ [LOGIN]: () => loggedIn() });
  renderPage(<LoginModal onClose={() => undefined} />);
  press();
  expect(await screen.findByText('Please enter your username.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Username'));
  expect(sent).toEqual([]);
});

test('[LOG-01] the dialog begins in its first field, unless somebody types in another by then', async () => {
  const frames: FrameRequestCallback[] = [];
  const later = vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((frame) => frames.push(frame));
  const settle = () => frames.splice(0).forEach((frame) => frame(0));
  fakePlatform({ [LOGIN]: () => loggedIn() });
  const page = renderPage(<LoginModal onClose={() => undefined} />);
  await screen.findByLabelText('Username');
  settle();
  expect(document.activeElement).toBe(field('Username'));
  page.unmount();

  renderPage(<LoginModal onClose={() => undefined} />);
  await screen.findByLabelText('Username');
  field('Password').focus();
  settle();
  expect(document.activeElement).toBe(field('Password'));
  later.mockRestore();
});

test('[LOG-02] [ERR-01] a refused login stops waiting, says why and keeps what was typed', async () => {
  fakePlatform({
    [LOGIN]: () => failure(401, 'LOGIN_FAILED', 'The username or the password is not correct.'),
  });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'a wrong password');
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('The username or the password is not correct.');
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull();
  expect(field('Username').value).toBe('rahim');
  expect(field('Password').value).toBe('a wrong password');
  expect(readToken()).toBeNull();
});

test('[LOG-04] an agent at the members’ door is shown the way to theirs, and nobody else is', async () => {
  let code: 'NOT_A_MEMBER' | 'LOGIN_FAILED' = 'LOGIN_FAILED';
  fakePlatform({ [LOGIN]: () => failure(403, code, code) });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('agent', 'the right password');
  press();
  expect(await screen.findByText('LOGIN_FAILED')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'To the agent login' })).toBeNull();
  code = 'NOT_A_MEMBER';
  press();
  expect(await screen.findByText('NOT_A_MEMBER')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the agent login' }).getAttribute('href')).toBe('/agent');
});

test('a second press while the first is under way sends nothing', async () => {
  const waiting: ((answer: ReturnType<typeof loggedIn>) => void)[] = [];
  const sent = fakePlatform({ [LOGIN]: () => new Promise((resolve) => void waiting.push(resolve)) });
  const onClose = vi.fn<() => void>();
  renderPage(<LoginModal onClose={onClose} />);
  fill('rahim', 'correct horse');
  press();
  press();
  await waitFor(() => expect(sent).toHaveLength(1));
  press();
  waiting[0]?.(loggedIn());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

test('[LOG-02] the password travels sealed, and the token is stored', async () => {
  const sent = fakePlatform({ [LOGIN]: () => loggedIn() });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'correct horse');
  press();
  await waitFor(() => expect(readToken()).toBe('T'.repeat(43)));
  expect(sent[0]?.body).not.toContain('correct horse');
  expect(sent[0]?.headers['authorization']).toBeUndefined();
});

test('[LOG-11] the name is remembered when asked, the password never', async () => {
  fakePlatform({ [LOGIN]: () => loggedIn() });
  const onClose = vi.fn<() => void>();
  renderPage(<LoginModal onClose={onClose} />);
  fill('rahim', 'correct horse');
  fireEvent.click(screen.getByLabelText('Remember me for a day'));
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(readRemembered()).toEqual({ username: 'rahim', type: 'username', countryDialingCode: '' });
  expect(decodeURIComponent(document.cookie)).not.toContain('correct horse');
});

test('[LOG-12] closed by accident, the form comes back with the name and without the password', () => {
  fakePlatform({});
  const first = renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'correct horse');
  first.unmount();
  renderPage(<LoginModal onClose={() => undefined} />);
  expect(field('Username').value).toBe('rahim');
  expect(field('Password').value).toBe('');
});

test('[RTE-13] after login the visitor lands where they wanted to go, and never on another site', async () => {
  fakePlatform({ [LOGIN]: () => loggedIn() });
  const wanted = renderPage(<LoginModal onClose={() => undefined} returnTo="/seamless?game=7" />);
  fill('rahim', 'correct horse');
  press();
  await waitFor(() => expect(wanted.path()).toBe('/seamless?game=7'));
  wanted.unmount();

  const elsewhere = renderPage(<LoginModal onClose={() => undefined} returnTo="//evil.example" />, '/rng');
  fill('rahim', 'correct horse');
  press();
  await waitFor(() => expect(elsewhere.path()).toBe('/'));
});

test('[RTE-13] the popup says what it is needed for', () => {
  fakePlatform({});
  for (const [returnTo, words] of [
    ['/favorite', 'Log in to see your favourites and the games you played last.'],
    ['/seaLottery?lottery=4', 'Log in to open your game.'],
    ['/member/withdraw', 'Log in to go on to your account.'],
    ['//member', 'Log in to play and to see your balance.'],
  ] as const) {
    const { unmount } = renderPage(<LoginModal onClose={() => undefined} returnTo={returnTo} />);
    expect(screen.getByText(words)).toBeTruthy();
    unmount();
  }
});

test('[LOG-05] a failure with the captcha flag shows a picture, and nothing is sent without its answer', async () => {
  const sent = fakePlatform({
    [LOGIN]: () => failureWithCaptcha('LOGIN_FAILED', 'The username or the password is not correct.'),
    [CAPTCHA]: () => success(riddle(1)),
  });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'a wrong password');
  press();
  await screen.findByAltText('Picture with a few characters to copy');
  const calls = () => sent.filter(({ url }) => url === LOGIN).length;
  expect(calls()).toBe(1);
  press();
  expect(await screen.findByText('Please type the characters of the picture.')).toBeTruthy();
  expect(calls()).toBe(1);
});

test('[LOG-05] a new picture comes at most once a second', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
  });
  let asked = 0;
  fakePlatform({
    [LOGIN]: () => failureWithCaptcha('LOGIN_FAILED', 'No.'),
    [CAPTCHA]: () => success(riddle((asked += 1))),
  });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'a wrong password');
  press();
  const refresh = await screen.findByRole('button', { name: 'New picture' });
  await waitFor(() => expect(asked).toBe(1));
  for (let count = 0; count < 5; count += 1) fireEvent.click(refresh);
  expect(asked).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(1200));
  await waitFor(() => expect(asked).toBe(2));
  vi.useRealTimers();
});

test('[LOG-05] whoever cannot read the picture lets the machine work it out', async () => {
  const sent = fakePlatform({
    [LOGIN]: () => failureWithCaptcha('LOGIN_FAILED', 'No.'),
    [CAPTCHA]: () => success(riddle(1)),
  });
  renderPage(<LoginModal onClose={() => undefined} />);
  fill('rahim', 'a wrong password');
  press();
  await screen.findByAltText('Picture with a few characters to copy');
  fireEvent.click(screen.getByRole('button', { name: 'I cannot read this' }));
  expect(await screen.findByText('Checked without the picture.')).toBeTruthy();
  press();
  await waitFor(() => expect(sent.filter(({ url }) => url === LOGIN)).toHaveLength(2));
});

test('[LOG-01] [SET-03] by SMS only where it is offered; number and code are both needed', async () => {
  const sent = fakePlatform({ [WHITELABEL]: offering({ smsEnabled: true }), [LOGIN]: () => loggedIn() });
  renderPage(<LoginModal onClose={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Code by SMS' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Code by SMS' }));
  fireEvent.submit(formOf('Mobile number'));
  expect(await screen.findByText('Please enter a valid mobile number')).toBeTruthy();
  expect(screen.getByText('Please enter the 6 digits of the code.')).toBeTruthy();
  expect(sent.filter(({ url }) => url === LOGIN)).toEqual([]);
});

test('[LOG-07] a missing number is said when the code is asked for, and no longer once one types it', async () => {
  const sent = fakePlatform({ [WHITELABEL]: offering({ pwdEnabled: false, smsEnabled: true }) });
  renderPage(<LoginModal onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Please enter a valid mobile number')).toBeTruthy();
  fireEvent.change(field('Mobile number'), { target: { value: '1' } });
  await waitFor(() => expect(screen.queryByText('Please enter a valid mobile number')).toBeNull());
  expect(field('Mobile number').value).toBe('1');
  expect(sent.filter(({ url }) => url === SEND)).toEqual([]);
});

test('[LOG-07] the code is sent once, and the button then counts down', async () => {
  const sent = fakePlatform({
    [WHITELABEL]: offering({ pwdEnabled: false, smsEnabled: true }),
    [SEND]: () => success({ expiredMinutes: 5, resendAfterSeconds: 300 }),
  });
  renderPage(<LoginModal onClose={() => undefined} />);
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '০১৭১২-৩৪৫৬৭৮' } });
  const button = screen.getByRole('button', { name: 'Send code' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Your code is valid for 5 minutes.')).toBeTruthy();
  const waiting = screen.getByRole('button', { name: /in 300 seconds|in 299 seconds/ });
  fireEvent.click(waiting);
  const codes = sent.filter(({ url }) => url === SEND);
  expect(codes).toHaveLength(1);
  expect(JSON.parse(codes[0]?.body ?? '')).toEqual({ countryDialingCode: '+880', mobileNum: '01712345678' });
  expect(await screen.findByRole('link', { name: 'Open the sandbox inbox' })).toBeTruthy();
});

test('[LOG-07] a code that could not be sent is a warning with the words of the server, and the form stays', async () => {
  fakePlatform({
    [WHITELABEL]: offering({ pwdEnabled: false, smsEnabled: true }),
    [SEND]: () => failure(429, 'SMS_LIMIT', 'No more messages can be sent to this number today.'),
  });
  useModalStore.setState({ open: { name: 'login', props: {} }, under: null });
  renderPage(<LoginModal onClose={() => undefined} />);
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '1712345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(useModalStore.getState().open?.name).toBe('prompt'));
  expect(useModalStore.getState()).toMatchObject({
    open: { props: { kind: 'warning', message: 'No more messages can be sent to this number today.' } },
    under: { name: 'login' },
  });
  expect(field('Mobile number').value).toBe('1712345678');
});

test('[LOG-08] free play is sent with a sealed random header, where it is offered', async () => {
  const FREE = '/wps/session/login/freeplay';
  const sent = fakePlatform({ [WHITELABEL]: offering({ hasFreePlay: true }), [FREE]: () => loggedIn() });
  renderPage(<LoginModal onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Just look around' }));
  await waitFor(() => expect(readToken()).toBe('T'.repeat(43)));
  const asked = sent.find(({ url }) => url === FREE);
  expect(asked?.headers['x-random']?.split('.')).toHaveLength(5);
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({ platform: 'W', version: 3 });
});

test('[LOG-14] another service is asked where to go only when it is offered, and its refusal is said', async () => {
  fakePlatform({
    [WHITELABEL]: offering({ google: true }),
    '/wps/session/social/start': () => failure(401, 'IDENTITY_REFUSED', 'The other service did not confirm.'),
  });
  renderPage(<LoginModal onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Google' }));
  expect(await screen.findByText('The other service did not confirm.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Facebook' })).toBeNull();
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function formOf(label: string): HTMLFormElement {
  const form = field(label).closest('form');
  if (form === null) throw new Error(`${label} stands in no form`);
  return form;
}

function fill(username: string, password: string): void {
  fireEvent.change(field('Username'), { target: { value: username } });
  fireEvent.change(field('Password'), { target: { value: password } });
}

function press(): void {
  fireEvent.submit(formOf('Username'));
}

test('[GAM-02] whoever wanted a game may try it first, where the operator lends the money for it', async () => {
  const onClose = vi.fn<() => void>();
  fakePlatform({ [WHITELABEL]: offering({ hasFreePlay: true }) });
  const page = renderPage(<LoginModal onClose={onClose} returnTo="/seamless?game=7" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try this game first, for free' }));
  expect(onClose).toHaveBeenCalledOnce();
  page.unmount();
  // A page, or a game that is played with others.
  const live = { nodeId: '7', gameType: 'LIVE', gameClassify: null } as const;
  const crash = { nodeId: '7', gameType: 'RNG', gameClassify: 'CRASH' } as const;
  for (const wanted of [
    { returnTo: '/member' },
    { returnTo: '/seamless?game=7', game: live },
    { returnTo: '/seamless?game=7', game: crash },
  ]) {
    fakePlatform({ [WHITELABEL]: offering({ hasFreePlay: true }) });
    const other = renderPage(<LoginModal onClose={onClose} {...wanted} />);
    await screen.findByRole('button', { name: 'Just look around' });
    expect(screen.queryByRole('button', { name: 'Try this game first, for free' })).toBeNull();
    other.unmount();
  }
});
