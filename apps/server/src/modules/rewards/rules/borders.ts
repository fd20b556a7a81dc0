import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { periodsBack } from './periods.ts';
import type { Rule, RuleVersion } from './rule.ts';

/** Whether time alone has changed since a moment what can be taken, joined or told by one of these rules. */
export const crossesBorder = (rules: readonly Rule[], from: Date, to: Date): boolean =>
  rules.some(({ versions }) => versions.some((version) => crosses(version, from, to)));

function crosses(
  { terms: { startsAt, endsAt, period, zone, fact } }: RuleVersion,
  from: Date,
  to: Date,
): boolean {
  const isBetween = (at: string | undefined): boolean =>
    at !== undefined && new Date(at) > from && new Date(at) <= to;
  if (isBetween(startsAt) || isBetween(endsAt)) return true;
  const began = (kind: 'day' | 'week' | 'month', where: string): boolean =>
    (periodsBack(kind, { zone: where, now: to, until: to })[0]?.from ?? from) > from;
  if (period !== 'once') return began(period, zone);
  // A deposit counts from the next day on, and the days of a friend are those of the records.
  return (
    (fact.kind === 'deposit' && began('day', zone)) ||
    (fact.kind === 'friend' && began('day', RECORD_TIME_ZONE))
  );
}
