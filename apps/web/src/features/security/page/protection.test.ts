import { expect, test } from 'vitest';
import { sampleSecurity } from '#testing/sample-security.ts';
import { protectionOf } from './protection.ts';

const PASSKEY = { id: 'k', name: 'Phone', createdAt: '2026-11-01T00:00:00Z', lastUsedAt: null };

test('[LOG-16] a password alone is never called good protection', () => {
  expect(protectionOf(sampleSecurity())).toMatchObject({ level: 'basic', done: 1, next: 'second' });
  expect(protectionOf(sampleSecurity({ email: 'r•••@mail.example' })).level).toBe('basic');
});

test('[LOG-16] a second step makes it good, with a payment password strong; what is missing comes next', () => {
  expect(protectionOf(sampleSecurity({ totp: true }))).toMatchObject({ level: 'good', next: 'payment' });
  const strong = sampleSecurity({ totp: true, hasPaymentPassword: true });
  expect(protectionOf(strong)).toMatchObject({ level: 'strong', done: 3, next: 'recovery' });
  expect(protectionOf({ ...strong, mobileProved: true })).toMatchObject({ done: 4, next: null });
});

test('[LOG-13] a passkey is no second step: beside it the password alone still lets in', () => {
  expect(protectionOf(sampleSecurity({ passkeys: [PASSKEY] }))).toMatchObject({
    on: { second: false },
    next: 'second',
  });
});

test('[MEM-14] a number or an address that was only typed counts for nothing until a code has come back', () => {
  const typed = sampleSecurity({ mobile: '+880•••••678', email: 'r••••@mail.example' });
  expect(protectionOf(typed)).toMatchObject({ done: 1, on: { recovery: false } });
  expect(protectionOf({ ...typed, emailProved: true }).on.recovery).toBe(true);
});

test('an account that hangs on another service is told so first, and offered nothing it cannot do', () => {
  const social = sampleSecurity({ hasPassword: false });
  expect(protectionOf(social)).toMatchObject({ done: 0, next: 'wayIn' });
  expect(protectionOf({ ...social, passkeys: [PASSKEY], totp: true }).next).toBeNull();
});
