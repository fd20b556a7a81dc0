import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { HOUSE_PARTNER, isValidAt, type Partner, type SigningKey } from '#call/partner.ts';
import { selectKeys, selectPartners, type KeyRow, type PartnerRow } from './partners.store.ts';
import { openPartnerKey } from './sealed-partner-key.ts';

export type PartnerPlace = { readonly db: Database; readonly config: Config };

/** All partners as they are now, by code. A key that this node cannot open is not there. */
export async function readPartners({ db, config }: PartnerPlace): Promise<ReadonlyMap<string, Partner>> {
  const [rows, keys] = await Promise.all([
    selectPartners(db, config.merchant),
    selectKeys(db, config.merchant),
  ]);
  const house = rows.find(({ code }) => code === HOUSE_PARTNER) ?? null;
  const others = rows.filter(({ code }) => code !== HOUSE_PARTNER);
  return new Map([
    [HOUSE_PARTNER, houseOf(config, house, keysOf(config, keys, HOUSE_PARTNER))],
    ...others.map((row) => [row.code, partnerOf(config, row, keysOf(config, keys, row.code))] as const),
  ]);
}

/** One partner as it is at this moment, for what is asked seldom enough to be read each time. */
export async function readPartner(place: PartnerPlace, code: string): Promise<Partner | null> {
  return (await readPartners(place)).get(code) ?? null;
}

type Keys = { inbound: SigningKey[]; outbound: SigningKey[] };

function keysOf(config: Config, rows: readonly KeyRow[], code: string): Keys {
  const keys: Keys = { inbound: [], outbound: [] };
  for (const row of rows) {
    const secret = row.partner === code ? openPartnerKey(config, row) : null;
    if (secret === null) continue;
    keys[row.direction].push({
      id: row.keyId,
      secret,
      signatureVersion: row.signatureVersion,
      validFromMs: row.validFrom.getTime(),
      ...(row.validTo === null ? {} : { validToMs: row.validTo.getTime() }),
    });
  }
  return keys;
}

/** The newest that is valid signs. */
const signing = (keys: readonly SigningKey[]) => keys.find((key) => isValidAt(key, Date.now())) ?? null;

function partnerOf(config: Config, row: PartnerRow, keys: Keys): Partner {
  const { code, name, enabled, shape, countries } = row;
  return {
    code,
    name,
    enabled,
    shape,
    countries,
    origin: row.origin ?? '',
    inboundKeys: keys.inbound,
    outboundKey: signing(keys.outbound),
    waitMs: config.partnerWaitMs,
  };
}

/** Where the house lives and how it signs is said to each node by its environment; keys in rows are valid beside those. */
function houseOf(config: Config, row: PartnerRow | null, keys: Keys): Partner {
  return {
    code: HOUSE_PARTNER,
    name: row?.name ?? HOUSE_PARTNER,
    enabled: row?.enabled ?? true,
    shape: row?.shape ?? 'ours',
    countries: row?.countries ?? null,
    origin: config.gameHouseOrigin,
    inboundKeys: [...config.gameHouseInboundKeys, ...keys.inbound],
    outboundKey: config.gameHouseOutboundKey,
    waitMs: config.partnerWaitMs,
  };
}
