import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';
import type { Settings } from '#settings/settings.ts';
import { writeTopRebate } from './rebate.store.ts';

type House = { db: Database; config: Pick<Config, 'merchant'>; settings: Settings };

/** AGT-09: what an agent with nobody above may share, up to what the house allows. */
export async function setTopRebate(
  { db, config, settings }: House,
  { username, rebate }: { username: string; rebate: number },
): Promise<'written' | 'none' | 'bounds'> {
  if (rebate > (await settings.get('downline')).highestRebate) return 'bounds';
  return writeTopRebate(db, config.merchant, {
    usernameKey: usernameKey(username),
    rebate,
    types: AGENT_TYPES,
  });
}
