import type { Database } from '#db/database.ts';
import { offeredTerms } from '#modules/rewards/friends/friend-rules.ts';
import { readRules } from '#modules/rewards/rules/rule.ts';
import type { SettingValue } from '#settings/setting-definitions.ts';

type AvailablePromo = SettingValue<'availablePromo'>;

/** SET-04, PRO-03: a programme is open when the operator wants it and a rule gives something for it. */
export async function openPromos(
  db: Database,
  merchant: string,
  wanted: AvailablePromo,
): Promise<AvailablePromo> {
  if (!wanted.REFERRAL.enabled) return wanted;
  const { now, rules } = await readRules(db, merchant);
  return { ...wanted, REFERRAL: { enabled: offeredTerms(rules, now) !== null } };
}
