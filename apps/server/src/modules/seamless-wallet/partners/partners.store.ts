import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { SignatureVersion } from '@maidan/contract/seamless-wallet/signature.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type Direction = 'inbound' | 'outbound';

export type PartnerRow = {
  code: string;
  name: string;
  enabled: boolean;
  origin: string | null;
  shape: PartnerShape;
  mostPerBet: bigint | null;
  mostPerDay: bigint | null;
  countries: string[] | null;
};

export type KeyRow = {
  partner: string;
  direction: Direction;
  keyId: string;
  sealed: Buffer;
  validFrom: Date;
  validTo: Date | null;
  signatureVersion: SignatureVersion;
};

export function selectPartners(db: Database, merchant: string): Promise<PartnerRow[]> {
  return db.query<PartnerRow>(
    prepared(
      'partners',
      sql`select code, name, enabled, origin, shape, most_per_bet, most_per_day, countries from vendor_partner
        where merchant = ${merchant} order by code`,
    ),
  );
}

/** What is over is not read: it opens nothing any more. */
export function selectKeys(db: Database, merchant: string): Promise<KeyRow[]> {
  return db.query<KeyRow>(
    prepared(
      'partner-keys',
      sql`select partner, direction, key_id, sealed, valid_from, valid_to, signature_version from partner_key
        where merchant = ${merchant} and (valid_to is null or valid_to > clock_timestamp())
        order by partner, direction, valid_from desc, key_id`,
    ),
  );
}

/** Whether it is new. What an operator has made of the row stays. */
export async function insertPartner(
  db: Database,
  merchant: string,
  { code, name, origin, shape }: Pick<PartnerRow, 'code' | 'name' | 'origin' | 'shape'>,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into vendor_partner (merchant, code, name, origin, shape)
    values (${merchant}, ${code}, ${name}, ${origin}, ${shape})
    on conflict (merchant, code) do nothing returning code`);
  return rows.length > 0;
}

/** The row as it is, locked for whoever changes it; null when there is none. */
export async function lockPartner(db: Database, merchant: string, code: string): Promise<PartnerRow | null> {
  const [row] = await db.query<PartnerRow>(sql`
    select code, name, enabled, origin, shape, most_per_bet, most_per_day, countries from vendor_partner
    where merchant = ${merchant} and code = ${code} for update`);
  return row ?? null;
}

export async function updatePartner(db: Database, merchant: string, row: PartnerRow): Promise<void> {
  await db.query(sql`
    update vendor_partner set name = ${row.name}, enabled = ${row.enabled}, origin = ${row.origin}, shape = ${row.shape},
      most_per_bet = ${row.mostPerBet}, most_per_day = ${row.mostPerDay}, countries = ${row.countries},
      changed_at = platform_now()
    where merchant = ${merchant} and code = ${row.code}`);
}

/** False when that id is taken: what once signed is not given another secret. */
export async function insertKey(
  db: Database,
  merchant: string,
  key: Omit<KeyRow, 'signatureVersion'>,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into partner_key (merchant, partner, direction, key_id, sealed, valid_from, valid_to)
    values (${merchant}, ${key.partner}, ${key.direction}, ${key.keyId}, ${key.sealed}, ${key.validFrom}, ${key.validTo})
    on conflict do nothing returning key_id`);
  return rows.length > 0;
}

export async function endKey(
  db: Database,
  merchant: string,
  key: Pick<KeyRow, 'partner' | 'direction' | 'keyId'> & { at: Date },
): Promise<boolean> {
  const rows = await db.query(sql`
    update partner_key set valid_to = greatest(${key.at}, valid_from)
    where merchant = ${merchant} and partner = ${key.partner} and direction = ${key.direction} and key_id = ${key.keyId}
    returning key_id`);
  return rows.length > 0;
}

export async function writeSealedKey(
  db: Database,
  merchant: string,
  { partner, direction, keyId, sealed }: Pick<KeyRow, 'partner' | 'direction' | 'keyId' | 'sealed'>,
): Promise<void> {
  await db.query(sql`
    update partner_key set sealed = ${sealed}
    where merchant = ${merchant} and partner = ${partner} and direction = ${direction} and key_id = ${keyId}`);
}
