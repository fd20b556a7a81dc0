import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownNews } from './known-news.ts';
import { onFrame, onNews, onReturn, onWelcome, retryDelayMs, startLive, useLiveSilent } from './live.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 1;
  readonly said: unknown[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  hear(message: unknown): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    );
  }
}

const current = (): FakeSocket => {
  const socket = FakeSocket.opened.at(-1);
  if (socket === undefined) throw new Error('no socket was opened');
  return socket;
};
const balance = (version: number, channel = 'member:1') => ({
  type: 'balance',
  channel,
  version,
  data: { balance: '1.00', currencySymbol: '৳' },
});

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  startLive();
  clearSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first word is hello, with the token of the session that is held now', () => {
  storeToken('held');
  current().dispatchEvent(new Event('open'));
  expect(current().said).toEqual([{ type: 'hello', token: 'held' }]);
});

test('a visitor says hello without a token', () => {
  current().dispatchEvent(new Event('open'));
  expect(current().said).toEqual([{ type: 'hello' }]);
});

test('a frame that is not newer than the last one of its channel is dropped', () => {
  const heard: number[] = [];
  const stop = onFrame('balance', ({ version }) => heard.push(version));
  for (const version of [2, 1, 2, 3]) current().hear(balance(version));
  current().hear(balance(1, 'member:2'));
  stop();
  current().hear(balance(9));
  expect(heard).toEqual([2, 3, 1]);
});

test('news of every kind is heard by whoever asks for all of it, after those who hear one kind alone', () => {
  const heard: string[] = [];
  const stops = [
    onNews(({ type }) => heard.push(type)),
    onFrame('balance', ({ version }) => heard.push(`balance ${version}`)),
  ];
  current().hear([balance(1), { type: 'profile', channel: 'profile:1', version: 1, data: {} }]);
  current().hear(balance(1));
  for (const stop of stops) stop();
  current().hear(balance(2));
  expect(heard).toEqual(['balance 1', 'balance', 'profile']);
});

test('frames that come together are heard one by one; what cannot be read is dropped', () => {
  const heard: number[] = [];
  const stop = onFrame('balance', ({ version }) => heard.push(version));
  current().hear('not json');
  current().hear({ type: 'balance' });
  current().hear([balance(1), balance(2)]);
  stop();
  expect(heard).toEqual([1, 2]);
});

test('a ping is answered', () => {
  current().hear({ type: 'ping' });
  expect(current().said).toEqual([{ type: 'pong' }]);
});

test('log-in opens a new socket and counts versions anew', () => {
  const heard: number[] = [];
  const stop = onFrame('balance', ({ version }) => heard.push(version));
  current().hear(balance(5));
  const before = current();
  storeToken('other');
  expect(current()).not.toBe(before);
  current().hear(balance(1));
  stop();
  expect(heard).toEqual([5, 1]);
});

test('[LOG-16] the end of the session before, still on its way, does not end the new one', () => {
  storeToken('old');
  const before = current();
  storeToken('new');
  const heard: string[] = [];
  const stop = onFrame('session-ended', ({ data }) => heard.push(data.reason));
  before.hear({ type: 'session-ended', channel: 'member:1', version: 1, data: { reason: 'expired' } });
  stop();
  expect(heard).toEqual([]);
});

test('news is silent until the socket is welcomed: one that is opened and lost in turn lets everybody go on asking', () => {
  vi.useFakeTimers();
  const { result, unmount } = renderHook(useLiveSilent);
  act(() => current().close(1006));
  vi.advanceTimersByTime(30_000);
  act(() => void current().dispatchEvent(new Event('open')));
  act(() => current().hear({ type: 'ping' }));
  expect(result.current).toBe(true);
  act(() => current().hear({ type: 'welcome', channels: [], heartbeatMs: 20_000 }));
  expect(result.current).toBe(false);
  unmount();
});

test('pages come back ever later and never together', () => {
  expect(retryDelayMs(0, 0)).toBe(500);
  expect(retryDelayMs(0, 1)).toBe(1000);
  expect(retryDelayMs(3, 0.5)).toBe(6000);
  expect(retryDelayMs(100, 1)).toBe(30_000);
});

const statusNews = (version: number) => ({
  type: 'settings-changed',
  channel: 'public:status',
  version,
  data: { what: 'status' },
});

test('[STA-03] whoever is disconnected comes back ever later, and still hears that the site is open again', () => {
  vi.useFakeTimers();
  const heard: number[] = [];
  const stop = onFrame('settings-changed', ({ version }) => heard.push(version));
  const opened = FakeSocket.opened.length;
  for (let round = 0; round < 20; round += 1) {
    current().hear(statusNews(1_794_728_684_859 + round));
    current().close(4403);
    vi.advanceTimersByTime(1000);
  }
  expect(FakeSocket.opened.length - opened).toBeLessThan(8);
  vi.advanceTimersByTime(30_000);
  current().hear({ type: 'welcome', channels: [], heartbeatMs: 20_000 });
  current().hear(statusNews(7));
  expect(heard.at(-1)).toBe(7);
  stop();
  vi.useRealTimers();
});

test('after a socket that was lost, and only then, whoever shows news is told that some may be missing', () => {
  vi.useFakeTimers();
  let returns = 0;
  const stop = onReturn(() => (returns += 1));
  const welcome = { type: 'welcome', channels: [], heartbeatMs: 20_000 };
  current().hear(welcome);
  returns = 0;
  storeToken('somebody else');
  current().hear(welcome);
  expect(returns).toBe(0);
  current().close(1006);
  vi.advanceTimersByTime(30_000);
  expect(returns).toBe(0);
  current().hear(welcome);
  current().hear(welcome);
  expect(returns).toBe(1);
  stop();
  vi.useRealTimers();
});

test('[MEM-05] every welcome is told, and a network that comes back counts as a lost socket', () => {
  const told: string[] = [];
  const stops = [onWelcome(() => told.push('welcome')), onReturn(() => told.push('return'))];
  const welcome = { type: 'welcome', channels: [], heartbeatMs: 20_000 };
  storeToken('of a page that was just opened');
  current().hear(welcome);
  expect(told).toEqual(['welcome']);
  const before = current();
  window.dispatchEvent(new Event('online'));
  expect(current()).not.toBe(before);
  current().hear(welcome);
  expect(told).toEqual(['welcome', 'welcome', 'return']);
  for (const stop of stops) stop();
});

const publicNews = (channel: string, version: number) => ({
  type: 'settings-changed',
  channel,
  version,
  data: { what: 'settings' },
});

test('[SET-03] every hello says which public news the page knows of, so that what came meanwhile is told; a word that is dated by a clock does not count', () => {
  knownNews.last = 40;
  const heard: string[] = [];
  const stop = onFrame('settings-changed', ({ data }) => heard.push(data.what));
  const greet = (): unknown => {
    current().dispatchEvent(new Event('open'));
    return current().said.at(-1);
  };
  storeToken('of the first page');
  expect(greet()).toEqual({ type: 'hello', token: 'of the first page', known: 40 });
  current().hear({ type: 'welcome', channels: [], heartbeatMs: 20_000 });
  current().hear(publicNews('public:settings', 43));
  current().hear(publicNews('public:status:shown-out', 1_794_728_684_859));
  clearSession();
  expect(greet()).toEqual({ type: 'hello', known: 43 });
  expect(heard).toEqual(['settings', 'settings']);
  stop();
  knownNews.last = undefined;
});
