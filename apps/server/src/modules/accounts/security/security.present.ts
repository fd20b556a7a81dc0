import type { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import type { listSecurityEvents } from '@maidan/contract/accounts/security/list-security-events.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { SessionOfCall } from '#call/call-context.ts';
import { maskEmail, maskMobile } from '#modules/accounts/members/verification-ways.ts';
import type { OwnEventRow, OwnIdentityRow, OwnPasskeyRow, ProtectionRow } from './security.store.ts';

type Protection = ResponseOf<typeof getSecurity>;

export function presentProtection(
  row: ProtectionRow,
  passkeys: readonly OwnPasskeyRow[],
  identities: readonly OwnIdentityRow[],
  { heldUntil, heldBecause }: Pick<SessionOfCall, 'heldUntil' | 'heldBecause'>,
): Omit<Protection, 'secondStep' | 'checks'> {
  return {
    hasPassword: row.hasPassword,
    hasPaymentPassword: row.hasPaymentPassword,
    mobile: row.mobile === null ? null : maskMobile(row.mobile),
    email: row.email === null ? null : maskEmail(row.email),
    mobileProved: row.mobileProved,
    emailProved: row.emailProved,
    totp: row.totp,
    passkeys: passkeys.map((key) => ({
      id: key.credentialId,
      name: key.name,
      createdAt: key.createdAt.toISOString(),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    })),
    identities: identities.map(({ provider, name, linkedAt }) => ({
      provider,
      name,
      linkedAt: linkedAt.toISOString(),
    })),
    passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    heldBecause,
  };
}

export function presentEvent(row: OwnEventRow): ResponseOf<typeof listSecurityEvents>['events'][number] {
  const { kind, ip, country, device } = row;
  return { id: row.id.toString(), kind, at: row.at.toISOString(), ip, country, device };
}
