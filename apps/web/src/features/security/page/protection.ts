import type { Security } from '#features/security/security.queries.ts';

/** In the order in which they help most. */
export const PROTECTIONS = ['wayIn', 'second', 'payment', 'recovery'] as const;
export type Protection = (typeof PROTECTIONS)[number];
export type Level = 'basic' | 'good' | 'strong';

/**
 * What protects this account and what does not, without a made-up score: each point is something the member can see
 * and switch on here.
 */
export function protectionOf(security: Security) {
  const on: Record<Protection, boolean> = {
    // Without a password of its own or a passkey, an account hangs on another service.
    wayIn: security.hasPassword || security.passkeys.length > 0,
    // A passkey is strong, but beside it the password alone still opens the door; the app is asked for with it.
    second: security.totp,
    payment: security.hasPaymentPassword,
    // What was only typed may be mistyped: it is counted once a code has come back from there.
    recovery: security.mobileProved || security.emailProved,
  };
  const done = PROTECTIONS.filter((name) => on[name]).length;
  return { on, done, total: PROTECTIONS.length, level: levelOf(on, done), next: nextStep(security, on) };
}

/** Nobody is "well protected" by a password alone, however many other points are met. */
function levelOf(on: Record<Protection, boolean>, done: number): Level {
  if (done === PROTECTIONS.length) return 'strong';
  if (on.second) return on.payment ? 'strong' : 'good';
  return on.payment && done === PROTECTIONS.length - 1 ? 'good' : 'basic';
}

/** The first that can be done here. The last two are done with the login password, so they need one. */
function nextStep(security: Security, on: Record<Protection, boolean>): Protection | null {
  if (!on.wayIn) return 'wayIn';
  if (!on.second) return 'second';
  if (!security.hasPassword) return null;
  if (!on.payment) return 'payment';
  return on.recovery ? null : 'recovery';
}
