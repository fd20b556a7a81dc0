import type { SECURITY_EVENT_KINDS } from '@maidan/contract/accounts/security/security-event.ts';
import type { SOCIAL_PROVIDERS } from '@maidan/contract/accounts/identity/social-provider.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type ProtectionRow = {
  hasPassword: boolean;
  hasPaymentPassword: boolean;
  mobile: string | null;
  email: string | null;
  mobileProved: boolean;
  emailProved: boolean;
  totp: boolean;
  passwordChangedAt: Date | null;
};

export async function selectProtection(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<ProtectionRow | null> {
  const [row] = await db.query<ProtectionRow>(sql`
    select has_password, payment_password_hash is not null as has_payment_password, mobile, email,
           mobile_verified_at is not null as mobile_proved, email_verified_at is not null as email_proved,
           totp_secret is not null as totp, password_changed_at
    from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row ?? null;
}

export type OwnPasskeyRow = {
  credentialId: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export function selectOwnPasskeys(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<OwnPasskeyRow[]> {
  return db.query<OwnPasskeyRow>(sql`
    select credential_id, name, created_at, last_used_at from passkey
    where merchant = ${merchant} and member_id = ${memberId}::bigint order by created_at, credential_id`);
}

export type OwnIdentityRow = { provider: (typeof SOCIAL_PROVIDERS)[number]; name: string; linkedAt: Date };

export function selectOwnIdentities(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<OwnIdentityRow[]> {
  return db.query<OwnIdentityRow>(sql`
    select provider, name, linked_at from identity_link
    where merchant = ${merchant} and member_id = ${memberId}::bigint order by provider`);
}

export type OwnEventRow = {
  id: bigint;
  kind: (typeof SECURITY_EVENT_KINDS)[number];
  at: Date;
  ip: string;
  country: string | null;
  device: string;
};

/** What happened at the door of one account, newest first, below `before`: one index range. */
export function selectOwnEvents(
  db: Database,
  page: {
    merchant: string;
    memberId: string;
    kinds: readonly string[];
    before: bigint | null;
    limit: number;
  },
): Promise<OwnEventRow[]> {
  return db.query<OwnEventRow>(sql`
    select id, kind, at, ip, country, device from security_event
    where merchant = ${page.merchant} and member_id = ${page.memberId}::bigint and kind = any(${page.kinds})
      ${page.before === null ? sql`` : sql`and id < ${page.before}`}
    order by id desc
    limit ${page.limit}`);
}
