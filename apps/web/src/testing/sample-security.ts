import type { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';

/** An account with a password and nothing else. */
export function sampleSecurity(
  change: Partial<ResponseOf<typeof getSecurity>> = {},
): ResponseOf<typeof getSecurity> {
  return {
    hasPassword: true,
    hasPaymentPassword: false,
    mobile: null,
    email: null,
    mobileProved: false,
    emailProved: false,
    totp: false,
    secondStep: null,
    passkeys: [],
    identities: [],
    checks: { age: { state: 'yes', page: null }, identity: { state: 'unchecked', page: null } },
    passwordChangedAt: null,
    heldUntil: null,
    heldBecause: null,
    ...change,
  };
}
