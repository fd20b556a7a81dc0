import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { requireLogin, safeReturnPath } from './require-login.ts';
import { clearSession, storeToken } from './session-token.ts';

afterEach(clearSession);

test('[RTE-13] a visitor is sent to log in, and the way back is kept', async () => {
  const thrown = await requireLogin({ location: { href: '/member?page=2' } }).catch(
    (error: unknown) => error,
  );
  expect(isRedirect(thrown)).toBe(true);
  expect(thrown).toMatchObject({ options: { to: '/login', search: { returnTo: '/member?page=2' } } });
});

test('whoever holds a session passes', async () => {
  storeToken('held');
  await expect(requireLogin({ location: { href: '/member' } })).resolves.toBeUndefined();
});

test('only a path of this site is a way back', () => {
  for (const path of [
    undefined,
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:1',
    '',
  ]) {
    expect(safeReturnPath(path)).toBe('/');
  }
  expect(safeReturnPath('/rng?page=2')).toBe('/rng?page=2');
});
