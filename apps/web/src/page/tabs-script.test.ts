import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearSession,
  followTabs,
  leaveSession,
  onOtherTab,
  otherTabsAsked,
  readToken,
  storeToken,
  type TabNews,
} from '#lib/session/session-token.ts';
import { TABS_SCRIPT } from './tabs-script.ts';

/** The other tabs, as this one hears and tells them. */
class Tabs {
  static said: object[] = [];
  static here: Tabs | undefined;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Tabs.here = this;
  }
  postMessage(word: object): void {
    Tabs.said.push(word);
  }
}
const hear = (data: object): void => Tabs.here?.onmessage?.({ data });
const isMarked = () => document.documentElement.hasAttribute('data-session');
const [MINE, THEIRS] = [JSON.stringify('mine'), JSON.stringify('theirs')];

/** The page runs the same text as its first script; later its own script takes over. */
function openTab(): number {
  // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval
  new Function(TABS_SCRIPT)();
  return window.maidanAsked?.id ?? Number.NaN;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Tabs);
  sessionStorage.clear();
  Tabs.said = [];
});
afterEach(() => {
  delete window.maidanTabs;
  delete window.maidanAsked;
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[LOG-06] a new tab asks the others, and goes on with the session that is answered to it', async () => {
  const id = openTab();
  expect(Tabs.said).toEqual([{ ask: id }]);
  const asked = otherTabsAsked();
  hear({ answer: id, token: THEIRS });
  await asked;
  expect([readToken(), isMarked()]).toEqual(['theirs', true]);
});

test('[LOG-06] a tab that is alone is kept waiting for a moment only, and a late answer still counts', async () => {
  const id = openTab();
  let over = false;
  void otherTabsAsked()?.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(399);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([over, readToken()]).toEqual([true, null]);
  followTabs();
  hear({ answer: id, token: THEIRS });
  expect(readToken()).toBe('theirs');
});

test('[LOG-06] an answer to somebody else, or to whoever has a session, changes nothing', () => {
  const id = openTab();
  hear({ answer: id / 2, token: THEIRS });
  expect(readToken()).toBeNull();
  storeToken('mine');
  hear({ answer: id, token: THEIRS });
  followTabs();
  hear({ answer: id, token: THEIRS });
  expect(readToken()).toBe('mine');
});

test.each(['by its first script', 'by its own'])(
  '[LOG-02] [LOG-10] a tab answers, follows a login and leaves with its session alone, %s',
  (by) => {
    sessionStorage.setItem('maidan-token', MINE);
    openTab();
    expect([otherTabsAsked(), isMarked(), Tabs.said]).toEqual([undefined, true, []]);
    if (by === 'by its own') followTabs();
    hear({ ask: 7 });
    expect(Tabs.said).toEqual([{ answer: 7, token: MINE }]);
    hear({ left: THEIRS });
    expect(readToken()).toBe('mine');
    hear({ token: THEIRS });
    expect(readToken()).toBe('theirs');
    hear({ left: THEIRS });
    expect([readToken(), isMarked()]).toEqual([null, false]);
    hear({ ask: 8 });
    expect(Tabs.said).toHaveLength(1);
  },
);

test('[LOG-10] login and logout are told to the others; a session that merely ran out is not', () => {
  openTab();
  followTabs();
  Tabs.said = [];
  storeToken('mine');
  clearSession();
  storeToken('mine');
  leaveSession();
  leaveSession();
  expect(Tabs.said).toEqual([{ token: MINE }, { token: MINE }, { left: MINE }]);
});

test('the page is told what has happened in another tab, not what it knew', () => {
  const news: TabNews[] = [];
  openTab();
  followTabs();
  const stop = onOtherTab((item) => news.push(item));
  for (const word of [{ token: MINE }, { token: MINE }, { token: THEIRS }, { left: MINE }, { left: THEIRS }])
    hear(word);
  stop();
  expect(news).toEqual([{ kind: 'login', wasIn: false }, { kind: 'login', wasIn: true }, { kind: 'logout' }]);
});
