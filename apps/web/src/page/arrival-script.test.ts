import { afterEach, expect, test } from 'vitest';
import { takeHandOverCode, takeSocialReturn } from '#lib/arrival.ts';
import { ARRIVAL_SCRIPT } from './arrival-script.ts';

const CODE = 'C'.repeat(43);

function arriveAt(path: string): void {
  history.pushState(null, '', path);
  // oxlint-disable-next-line eslint/no-new-func -- the page runs the same text as its first script
  new Function(ARRIVAL_SCRIPT)();
}

afterEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

const here = () => location.pathname + location.search + location.hash;

test('[LOG-06] T1: the code leaves the address at once, the rest of it stays, and it is handed out once', () => {
  arriveAt(`/rng?search=%20seven&token=${CODE}#top`);
  expect(here()).toBe('/rng?search=+seven#top');
  expect(takeHandOverCode()).toBe(CODE);
  expect(takeHandOverCode()).toBeNull();
});

test('[LOG-06] T1: the code is in no storage and no cookie', () => {
  arriveAt(`/?lang=bn&token=${CODE}`);
  expect(here()).toBe('/');
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie;
  expect(kept).not.toContain(CODE);
  takeHandOverCode();
});

test('[SID-06] the language of the link is kept as the page was drawn in it, whatever the address claims', () => {
  document.documentElement.lang = 'bn';
  arriveAt('/?lang=x;domain=evil.example');
  expect(document.cookie).toContain('maidan-language=bn');
  expect(document.cookie).not.toContain('evil');
  document.documentElement.lang = 'en';
});

test('[LOG-14] code and state of another service leave the address at once', () => {
  arriveAt('/login/social?code=abc&state=xyz');
  expect(here()).toBe('/login/social');
  const answer = takeSocialReturn();
  expect([answer.get('code'), answer.get('state')]).toEqual(['abc', 'xyz']);
  expect([...takeSocialReturn()]).toEqual([]);
});

test('an address without any of it is left as it is', () => {
  const before = history.length;
  arriveAt('/rng?search=%20seven');
  expect(here()).toBe('/rng?search=%20seven');
  expect(history.length).toBe(before + 1);
  expect(takeHandOverCode()).toBeNull();
});
