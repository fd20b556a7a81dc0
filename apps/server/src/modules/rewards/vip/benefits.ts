import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getVip } from '@maidan/contract/rewards/vip/get-vip.ts';
import type { Database } from '#db/database.ts';
import { isFor, type Person } from '../rules/audience.ts';
import { newestOf, readRules, type Rule } from '../rules/rule.ts';

type Benefit = ResponseOf<typeof getVip>['levels'][number]['benefits'][number];

/** The rules that give something to ranks, as far as they are on: nothing is listed that is not given. */
export async function readBenefits(db: Database, merchant: string): Promise<Rule[]> {
  const { now, rules } = await readRules(db, merchant);
  return rules.filter((rule) => {
    const { startsAt, endsAt } = newestOf(rule).terms;
    const runs =
      (startsAt === undefined || new Date(startsAt) <= now) &&
      (endsAt === undefined || new Date(endsAt) > now);
    return rule.type === 'vip' && runs;
  });
}

/** Of one rank, as far as this member would be given it there. */
export function benefitsOf(
  rules: readonly Rule[],
  { level, username }: Person,
  language: Language,
): Benefit[] {
  return rules.flatMap((rule): Benefit[] => {
    const { terms, title } = newestOf(rule);
    if (!isFor(terms, { level, username }, null)) return [];
    const own = terms.fact.kind === 'vip' ? terms.fact.levels.find((one) => one.level === level) : undefined;
    if (own === undefined) return [];
    const { gift = null, rate = null } = own;
    return [
      { code: rule.code, title: textIn(title, language), period: terms.period, gift, basisPoints: rate },
    ];
  });
}
