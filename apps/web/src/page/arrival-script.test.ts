import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeHandOverCode } from '#lib/session/arrival.ts';
import { takeSocialReturn } from '#lib/session/social-answer.ts';
import { ARRIVAL_SCRIPT } from './arrival-script.ts';

const CODE = 'C'.repeat(43);
const reload = vi.fn<() => void>();

/** The page runs the same text as its first script. */
function load(): void {
  // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval
  new Function(ARRIVAL_SCRIPT)();
}

function arriveAt(path: string): void {
  history.pushState(null, '', path);
  load();
}

beforeEach(() => {
  window.name = '';
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

const here = () => location.pathname + location.search + location.hash;

test('[LOG-06] T1: the code leaves the address at once, and the rest of it stays', () => {
  arriveAt(`/rng?search=%20seven&token=${CODE}#top`);
  expect(here()).toBe('/rng?search=+seven#top');
  expect(reload).toHaveBeenCalledTimes(1);
  // Not in the page that was loaded from an address with a code in it.
  expect(takeHandOverCode()).toBeNull();
});

test('[LOG-06] T1: the page loaded from the clean address hands it out once and forgets it', () => {
  arriveAt(`/?token=${CODE}`);
  load();
  expect(window.name).toBe('');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(takeHandOverCode()).toBe(CODE);
  expect(takeHandOverCode()).toBeNull();
});

test('[LOG-06] T1: the code is in no storage and no cookie', () => {
  arriveAt(`/?lang=bn&token=${CODE}`);
  load();
  expect(here()).toBe('/');
  expect(
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  ).not.toContain(CODE);
  takeHandOverCode();
});

test('[SID-06] the language of the link is kept as the page was drawn in it, whatever the address claims', () => {
  document.documentElement.lang = 'bn';
  arriveAt('/?lang=x;domain=evil.example');
  expect(document.cookie).toContain('maidan-language=bn');
  expect(document.cookie).not.toContain('evil');
  expect(reload).not.toHaveBeenCalled();
  document.documentElement.lang = 'en';
});

test('[LOG-14] code and state of another service leave the address at once', () => {
  arriveAt('/login/social?code=abc&state=x%20z');
  expect(here()).toBe('/login/social');
  load();
  expect(reload).toHaveBeenCalledTimes(1);
  const answer = takeSocialReturn();
  expect([answer.get('code'), answer.get('state')]).toEqual(['abc', 'x z']);
  expect([...takeSocialReturn()]).toEqual([]);
});

test('an address without any of it, and a name that is not ours, are left as they are', () => {
  window.name = 'a game of somebody';
  arriveAt('/rng?search=%20seven');
  expect(here()).toBe('/rng?search=%20seven');
  expect(window.name).toBe('a game of somebody');
  expect(reload).not.toHaveBeenCalled();
  expect(takeHandOverCode()).toBeNull();
});
