import { randomBytes } from 'node:crypto';
import { writeAudit } from '#audit/write-audit.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import {
  endKey,
  insertKey,
  insertPartner,
  lockPartner,
  selectKeys,
  selectPartners,
  updatePartner,
  type Direction,
  type KeyRow,
  type PartnerRow,
} from './partners.store.ts';
import { sealPartnerKey } from './sealed-partner-key.ts';

/** Where a change is made, and by whom: it stands in the audit, and every node hears of it. */
export type ChangePlace = {
  readonly db: Database;
  readonly config: Config;
  readonly bus: Bus;
  readonly actor: string;
};

export type PartnerListed = PartnerRow & { keys: Omit<KeyRow, 'sealed' | 'partner'>[] };
type PartnerChange = Partial<Omit<PartnerRow, 'code'>>;
type KeyName = Pick<KeyRow, 'partner' | 'direction' | 'keyId'>;

const KEY_BYTES = 32;

export async function listPartners({
  db,
  config,
}: Pick<ChangePlace, 'db' | 'config'>): Promise<PartnerListed[]> {
  const [rows, keys] = await Promise.all([
    selectPartners(db, config.merchant),
    selectKeys(db, config.merchant),
  ]);
  return rows.map((row) => ({
    ...row,
    keys: keys
      .filter(({ partner }) => partner === row.code)
      .map(({ direction, keyId, validFrom, validTo, signatureVersion }) => ({
        direction,
        keyId,
        validFrom,
        validTo,
        signatureVersion,
      })),
  }));
}

/** False when there is one of this code. */
export function addPartner(
  place: ChangePlace,
  partner: Pick<PartnerRow, 'code' | 'name' | 'shape'> & { origin: string },
): Promise<boolean> {
  return inAudit(place, 'partner-added', partner.code, async (db) => {
    const isNew = await insertPartner(db, place.config.merchant, partner);
    return isNew ? { ...partner } : null;
  });
}

/** False when there is no such partner. */
export function changePartner(place: ChangePlace, code: string, change: PartnerChange): Promise<boolean> {
  return inAudit(place, 'partner-changed', code, async (db) => {
    const before = await lockPartner(db, place.config.merchant, code);
    if (before === null) return null;
    const after = { ...before, ...change };
    await updatePartner(db, place.config.merchant, after);
    return { before: asText(before), after: asText(after) };
  });
}

/** The secret in hex, told this once; null when there is no such partner, or the id has been used. */
export async function addPartnerKey(
  place: ChangePlace,
  key: KeyName & { validFrom: Date; validTo: Date | null },
): Promise<string | null> {
  const { merchant, secret } = place.config;
  const made = randomBytes(KEY_BYTES);
  const added = await inAudit(place, 'partner-key-added', key.partner, async (db) => {
    if ((await lockPartner(db, merchant, key.partner)) === null) return null;
    const isNew = await insertKey(db, merchant, { ...key, sealed: sealPartnerKey(secret, key, made) });
    return isNew ? { direction: key.direction, keyId: key.keyId, from: key.validFrom.toISOString() } : null;
  });
  return added ? made.toString('hex') : null;
}

/** False when there is no such key. */
export function endPartnerKey(place: ChangePlace, key: KeyName & { at: Date }): Promise<boolean> {
  return inAudit(place, 'partner-key-ended', key.partner, async (db) => {
    const known = await endKey(db, place.config.merchant, key);
    return known ? { direction: key.direction, keyId: key.keyId, at: key.at.toISOString() } : null;
  });
}

/** How the built-in house is signed to, and where it lives, each node is told by its environment. */
export const isSaidByEnvironment = (code: string, what: Direction | 'origin'): boolean =>
  code === HOUSE_PARTNER && what !== 'inbound';

const asText = (row: PartnerRow): string =>
  JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

/** The act and its line in the audit stand or fall together; then the nodes are told. Null is: nothing was done. */
async function inAudit(
  { db, config, bus, actor }: ChangePlace,
  action: string,
  code: string,
  act: (tx: Database) => Promise<Record<string, string> | null>,
): Promise<boolean> {
  const done = await db.transaction(async (tx) => {
    const detail = await act(tx);
    if (detail === null) return false;
    const entry = { actor, action, subject: `partner:${code}`, reason: 'changed by command', detail };
    await writeAudit(tx, config.merchant, entry);
    return true;
  });
  if (done) await bus.publish({ kind: 'partners-changed' });
  return done;
}
