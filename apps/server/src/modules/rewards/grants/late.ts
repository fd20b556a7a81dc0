import type { Period } from '../rules/periods.ts';
import type { Rule, RuleVersion } from '../rules/rule.ts';
import type { GrantRow } from './grants.store.ts';

const DAY_MS = 86_400_000;
/** What grows with each bet. Of a mission all is given at once, and of what is given once nothing is counted again. */
const GROWS: ReadonlySet<string> = new Set(['stake', 'loss', 'vip']);
const LATE = /-late-\d+$/;

type Late = { version: RuleVersion; period: Period; claimUntil: Date; before: bigint };

/**
 * Periods that were taken and can be taken still: what settled since is due on top, as the difference to what was given. The number in the
 * key counts what was given of the period, so that each difference is given once; what was taken back is not given again.
 */
export function lateOf(rule: Rule, given: readonly GrantRow[], now: Date): Late[] {
  return given.flatMap((first): Late[] => {
    const version = rule.versions.find((one) => one.version === first.version);
    if (LATE.test(first.period) || version === undefined || !GROWS.has(version.terms.fact.kind)) return [];
    const claimUntil = new Date(first.coversTo.getTime() + version.terms.claimDays * DAY_MS);
    if (first.coversTo > now || claimUntil <= now) return [];
    const all = given.filter(({ period }) => period.replace(LATE, '') === first.period);
    return [
      {
        version,
        period: { key: `${first.period}-late-${all.length}`, from: first.coversFrom, to: first.coversTo },
        claimUntil,
        before: all.reduce((sum, { amount }) => sum + amount, 0n),
      },
    ];
  });
}
