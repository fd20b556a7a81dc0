import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { HOUSE_PARTNER, type Partner, type Partners } from '#call/partner.ts';
import { insertPartner } from './partners.store.ts';

import { readPartners, type PartnerPlace } from './read-partners.ts';

/** News may be lost. While calls come, what is older is read anew beside them; after a pause the first call waits for it. */
const FRESH_MS = 5_000;
const STALE_MS = 10_000;

type All = ReadonlyMap<string, Partner>;

/** The partners as a node remembers them; a change made anywhere is known here as soon as its news is. */
export function createPartners(place: PartnerPlace & { readonly bus: Bus }): Partners {
  let remembered: { at: number; all: All } | null = null;
  let reading: Promise<All> | null = null;
  const forget = () => {
    remembered = null;
    reading = null;
  };
  place.bus.subscribe((message) => {
    if (message.kind === 'partners-changed') forget();
  });
  place.bus.onGap(forget);
  const read = (): Promise<All> => {
    const at = performance.now();
    const mine = readPartners(place)
      .then((all) => {
        // Asked before the news, it may be older than the news.
        if (reading === mine) remembered = { at, all };
        return all;
      })
      .finally(() => {
        if (reading === mine) reading = null;
      });
    reading = mine;
    return mine;
  };
  return {
    all: () => {
      const age = remembered === null ? Infinity : performance.now() - remembered.at;
      if (remembered !== null && age < FRESH_MS) return remembered.all;
      const asked = reading ?? read();
      if (remembered === null) return asked;
      // A database that cannot be asked about partners moves no money either: what was known last is good enough to say so.
      const { all } = remembered;
      const known = asked.catch(() => all);
      return age < STALE_MS ? all : known;
    },
  };
}

/** The built-in house is the first row: from then on an operator changes it like any other. */
export async function ensureHousePartner({
  db,
  config,
}: {
  readonly db: Database;
  readonly config: Pick<Config, 'merchant'>;
}): Promise<void> {
  await insertPartner(db, config.merchant, {
    code: HOUSE_PARTNER,
    name: 'Maidan',
    origin: null,
    shape: 'ours',
  });
}
