import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type NewMember = {
  username: string;
  usernameKey: string;
  /** Also without a password there is a hash, of something nobody knows. */
  passwordHash: string;
  hasPassword: boolean;
  paymentPasswordHash: string | null;
  mobile: string | null;
  mobileVerified: boolean;
  email: string | null;
  payeeName: string | null;
  idNumber: string | null;
  contacts: Readonly<Record<string, string>>;
  referralCode: string;
  uplineId: string | null;
  referredBy: string | null;
  affiliateCode: string | null;
  registerUrl: string | null;
  termsVersion: string | null;
  type: number;
  mustChangePassword: boolean;
  /** AGT-09: never more than the upline has. */
  rebate: number;
};

/** Null when the name, the number or the code is taken, also by somebody who registers at this very moment. */
export async function insertMember(
  db: Database,
  merchant: string,
  member: NewMember,
): Promise<string | null> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into member (merchant, username, username_key, nickname, password_hash, has_password, password_changed_at,
      payment_password_hash, mobile, mobile_verified_at, email, email_key, payee_name, id_number, contacts,
      referral_code, upline_id, referred_by, affiliate_code, register_url, type, must_change_password, rebate_basis_points, terms_version, terms_accepted_at)
    values (${merchant}, ${member.username}, ${member.usernameKey}, ${member.username}, ${member.passwordHash},
      ${member.hasPassword}, platform_now(), ${member.paymentPasswordHash}, ${member.mobile},
      case when ${member.mobileVerified} then platform_now() end, ${member.email},
      lower(${member.email}), ${member.payeeName}, ${member.idNumber},
      ${JSON.stringify(member.contacts)}::jsonb, ${member.referralCode}, ${member.uplineId}::bigint,
      ${member.referredBy}::bigint, ${member.affiliateCode}, ${member.registerUrl}, ${member.type},
      ${member.mustChangePassword},
      least(${member.rebate}::int, coalesce((select u.rebate_basis_points from member u
        where u.merchant = ${merchant} and u.id = ${member.uplineId}::bigint for share), 0)),
      ${member.termsVersion}, case when ${member.termsVersion}::text is not null then platform_now() end)
    on conflict do nothing
    returning id`);
  if (row === undefined) return null;
  // Whatever is staked from the first bet on counts for the line.
  if (member.uplineId !== null)
    await db.query(sql`select rebate_start(${merchant}, ${[row.id.toString()]}::bigint[])`);
  return row.id.toString();
}

export async function isNameTaken(db: Database, merchant: string, usernameKey: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as one from member where merchant = ${merchant} and username_key = ${usernameKey}`);
  return rows.length > 0;
}

/** A number that was only claimed belongs to whoever proves it. */
export async function releaseClaim(db: Database, merchant: string, mobile: string): Promise<void> {
  await db.query(sql`
    update member set mobile = null
    where merchant = ${merchant} and mobile = ${mobile} and mobile_verified_at is null`);
}

export type Inviter = { id: string; uplineId: string | null };

/** A friend who can invite: a living account, and no trial player's. */
export async function selectByReferralCode(
  db: Database,
  merchant: string,
  code: string,
): Promise<Inviter | null> {
  const [row] = await db.query<Inviter>(sql`
    select id::text, upline_id::text from member
    where merchant = ${merchant} and referral_code = upper(${code}) and status = 'active' and type <> 4`);
  return row ?? null;
}

export async function selectByName(
  db: Database,
  merchant: string,
  usernameKey: string,
): Promise<Inviter | null> {
  const [row] = await db.query<Inviter>(sql`
    select id::text, upline_id::text from member
    where merchant = ${merchant} and username_key = ${usernameKey} and status = 'active' and type <> 4`);
  return row ?? null;
}
