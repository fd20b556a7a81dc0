import { afterEach, expect, test } from 'vitest';
import {
  clearSession,
  onSessionChange,
  readMerchantCode,
  readToken,
  storeMerchantCode,
  storeToken,
} from './session-token.ts';

afterEach(() => window.sessionStorage.clear());

test('[LOG-10] the end of a session clears everything but the merchant code', () => {
  storeMerchantCode('maidan');
  storeToken('held');
  window.sessionStorage.setItem('something-else', '1');
  clearSession();
  expect(readToken()).toBeNull();
  expect(readMerchantCode()).toBe('maidan');
  expect(window.sessionStorage.getItem('something-else')).toBeNull();
});

test('whatever stands in the storage by other hands is no token', () => {
  window.sessionStorage.setItem('maidan-token', '{"not":"a token"}');
  expect(readToken()).toBeNull();
  window.sessionStorage.setItem('maidan-token', 'not json');
  expect(readToken()).toBeNull();
});

test('the page is marked while a session is held, and listeners hear both turns', () => {
  const heard: (string | null)[] = [];
  const stop = onSessionChange(() => heard.push(readToken()));
  storeToken('held');
  expect(document.documentElement.hasAttribute('data-session')).toBe(true);
  clearSession();
  stop();
  storeToken('again');
  expect(heard).toEqual(['held', null]);
});
