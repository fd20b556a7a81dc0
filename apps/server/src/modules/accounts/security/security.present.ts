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
    hasPassword: row.has_password,
    hasPaymentPassword: row.has_payment_password,
    mobile: row.mobile === null ? null : maskMobile(row.mobile),
    email: row.email === null ? null : maskEmail(row.email),
    mobileProved: row.mobile_proved,
    emailProved: row.email_proved,
    totp: row.totp,
    passkeys: passkeys.map((key) => ({
      id: key.credential_id,
      name: key.name,
      createdAt: key.created_at.toISOString(),
      lastUsedAt: key.last_used_at?.toISOString() ?? null,
    })),
    identities: identities.map(({ provider, name, linked_at }) => ({
      provider,
      name,
      linkedAt: linked_at.toISOString(),
    })),
    passwordChangedAt: row.password_changed_at?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    heldBecause,
  };
}

export function presentEvent(row: OwnEventRow): ResponseOf<typeof listSecurityEvents>['events'][number] {
  const { kind, ip, country, device } = row;
  return { id: row.id.toString(), kind, at: row.at.toISOString(), ip, country, device };
}
