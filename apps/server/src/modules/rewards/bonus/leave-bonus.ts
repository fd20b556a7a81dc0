import type { Database } from '#db/database.ts';
import type { GrantRow } from '../grants/grants.store.ts';
import type { Whose } from '../grants/facts.store.ts';
import { leftOf } from '../grants/left-of.ts';
import { selectNow } from '../rules/rules.store.ts';
import { endBonus } from './end-bonus.ts';
import { wageredOf } from './wagered.ts';

/**
 * Given up by whom it was given to. One that is wagered already is theirs, on a break too: only nobody has looked since
 * the last bet. Asked with the member's row locked; answers with whether it became own money.
 */
export async function leaveBonus(tx: Database, whose: Whose, grant: GrantRow): Promise<boolean> {
  const wagered = await wageredOf(tx, whose, grant, await selectNow(tx));
  const isMet = wagered >= leftOf(grant).required;
  await endBonus(tx, { merchant: whose.merchant, grant, as: isMet ? 'released' : 'forfeited' });
  return isMet;
}
