import { minor } from '@maidan/contract/money.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { readBalance } from '#ledger/read-balance.ts';
import type { Bus } from '#live/bus.ts';
import { publishBalance } from '#live/publish-balance.ts';
import { tellProfile } from '#live/tell-profile.ts';
import type { Settings } from '#settings/settings.ts';
import { foldTurnover, payDue } from './pay.store.ts';

export type PayPlace = { config: Pick<Config, 'merchant'>; db: Database; bus: Bus; settings: Settings };

const TRANSACTIONS = 2_000;
const STEPS = 300;

/** A7: settled rounds go into their slots. */
export const countTurnoverWork: NodeWork = {
  name: 'count-turnover',
  everyMs: 5_000,
  atMost: TRANSACTIONS,
  run: ({ db, config }) => foldTurnover(db, config.merchant, TRANSACTIONS),
};

/** AGT-07: in short transactions, so that nobody's wallet waits for the pay of ten thousand others. */
export async function payAgents(place: PayPlace, atMost = STEPS): Promise<number> {
  const { merchant } = place.config;
  const currency = await place.settings.get('currency');
  const { steps, paid } = await payDue(place.db, { merchant, currency, atMost });
  for (const memberId of paid) {
    const { balance, held, version } = await readBalance(place.db, { merchant, owner: memberId, currency });
    await publishBalance(place, { memberId, balance: minor(balance - held), version });
    // MSG-03: the message of it counts in the bell.
    await tellProfile(place, memberId);
  }
  return steps;
}

export const payAgentsWork: NodeWork = {
  name: 'pay-agents',
  everyMs: 5_000,
  atMost: STEPS,
  run: (platform) => payAgents(platform),
};
