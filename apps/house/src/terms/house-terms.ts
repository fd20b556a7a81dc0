import {
  HOUSE_TERMS_PATH,
  houseTerms,
  JACKPOT_SHARE,
  type HouseTerms,
} from '@maidan/contract/seamless-wallet/house-terms.ts';
import type { PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import type { FastifyInstance } from 'fastify';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { mountSigned } from '#signed-routes.ts';
import { readTerms, writeTerms } from './house-terms.store.ts';

/** However much is played, the row is read so often; another house of this database follows within that time. */
const KEEP_MS = 1_000;

type Kept = { until: number; terms: Promise<HouseTerms | null> };
const kept = new WeakMap<HouseDatabase, Kept>();

/** The platform tells what the operator has set. */
export function mountTerms(app: FastifyInstance, house: House): void {
  const { db } = house;
  mountSigned(app, house, HOUSE_TERMS_PATH, houseTerms, async (terms) => {
    await writeTerms(db, terms);
    kept.delete(db);
    return {};
  });
}

function termsOf(db: HouseDatabase): Promise<HouseTerms | null> {
  const known = kept.get(db);
  if (known && performance.now() < known.until) return known.terms;
  const terms = readTerms(db);
  kept.set(db, { until: performance.now() + KEEP_MS, terms });
  terms.catch(() => kept.delete(db));
  return terms;
}

/** What the launch has promised, as far as the operator still allows it. */
export async function allowedNow(
  db: HouseDatabase,
  { allows }: Pick<StoredSession, 'allows'>,
): Promise<PlayOption[]> {
  if (allows.length === 0) return allows;
  const terms = await termsOf(db);
  return terms === null ? allows : allows.filter((option) => terms.allows.includes(option));
}

/** What of a bet that is placed now goes into the pool, in hundredths of a percent. */
export async function jackpotShareNow(db: HouseDatabase): Promise<number> {
  return (await termsOf(db))?.jackpotShare ?? JACKPOT_SHARE.standard;
}

/** Where the video of a table is; null: it has none, which is how it is until an operator says otherwise. */
export async function streamNow(db: HouseDatabase, table: string): Promise<string | null> {
  const streams = (await termsOf(db))?.streams ?? [];
  return streams.find((stream) => stream.table === table)?.address ?? null;
}
