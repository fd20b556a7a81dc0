import type { LocalText } from '@maidan/contract/local-text.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { RestReason } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { allThatRests, allThatRestsFromNow } from '#modules/protection/rests-rewards.ts';
import { stakedLately } from '#modules/records/staked-lately.ts';
import type { SettingsView } from '#settings/setting-definitions.ts';
import type { VipRules } from '#settings/vip-rules.ts';
import { selectVip, writeRank } from './vip.store.ts';

export type Looked = {
  label: string | null;
  level: number | null;
  staked: bigint;
  /** Why nothing is offered now. */
  rests: RestReason[];
  raised: boolean;
};

/** What ranks ask for, and how they are called in each language. */
export type Ranks = { rules: VipRules; labels: Readonly<Record<string, LocalText>> };

export const ranksOf = (view: SettingsView): Ranks => ({
  rules: view.get('vip'),
  labels: view.get('vipLabels'),
});

/**
 * MEM-14: the rank by the settled stakes of the last days, as the betting record counts them. What was reached, or given by the
 * operator, stays. R1, R2: to whom nothing may be offered no rank is given either; it comes once they are back.
 */
export async function raiseVip(
  db: Database,
  whose: { merchant: string; memberId: string },
  { rules: { days, levels }, labels }: Ranks,
): Promise<Looked | null> {
  const [row, staked] = await Promise.all([selectVip(db, whose), stakedLately(db, whose, days)]);
  if (row === null) return null;
  const reached = levels.findLast(({ stake }) => parseMoney(stake) <= staked);
  const { label, level } = row;
  if (reached === undefined || reached.level <= (level ?? 0))
    return { label, level, staked, rests: await allThatRests(db, whose), raised: false };
  // A break that begins meanwhile comes after the rank, or the rank is not given.
  return db.transaction(async (tx): Promise<Looked> => {
    const rests = await allThatRestsFromNow(tx, whose);
    if (rests.length > 0) return { label, level, staked, rests, raised: false };
    const raised = await writeRank(tx, whose, {
      level: reached.level,
      label: reached.label,
      name: labels[reached.label] ?? { en: reached.label },
      staked,
      asked: parseMoney(reached.stake),
      days,
    });
    return { label: reached.label, level: reached.level, staked, rests, raised };
  });
}
