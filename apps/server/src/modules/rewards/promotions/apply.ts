import type { Database } from '#db/database.ts';
import { assertMayBeGiven } from '#modules/protection/rests-rewards.ts';
import { claimUploads } from '#modules/upload/claim-uploads.ts';
import { Refusal } from '#refusals/refusal.ts';
import { lockMember } from '../grants/grants.store.ts';
import { newestOf } from '../rules/rule.ts';
import { insertApplication, selectOwnApplications } from './applications.store.ts';
import { openRule, type Reader } from './enter.ts';
import { lockRule } from './promotions.store.ts';

type Asked = { code: string; comment: string; pictures: readonly string[] };
/** What is asked for is given once. */
const PERIOD = 'once';

/** PRO-02: the comment and its pictures belong together from the moment they are sent. Sent again it is the same. */
export async function apply(
  tx: Database,
  whose: Reader,
  { code, comment, pictures }: Asked,
): Promise<bigint> {
  await lockMember(tx, whose);
  const known = (await selectOwnApplications(tx, whose)).find((one) => one.code === code);
  if (known !== undefined) {
    if (known.comment !== comment) throw new Refusal('PROMOTION_APPLIED');
    return known.id;
  }
  await assertMayBeGiven(tx, whose);
  await lockRule(tx, { merchant: whose.merchant, code });
  const rule = await openRule(tx, whose, code);
  if (!newestOf(rule).terms.byApplication) throw new Refusal('PROMOTION_NOT_OPEN');
  const id = await insertApplication(tx, whose, { code, period: PERIOD, comment });
  if (id === null) throw new Refusal('PROMOTION_APPLIED');
  await claimUploads(tx, { ...whose, ids: pictures, subject: `application:${id}` });
  return id;
}
