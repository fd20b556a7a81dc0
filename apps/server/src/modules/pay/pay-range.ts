import { RECORD_MAX_DAYS } from '@maidan/contract/records/record-words.ts';
import { Refusal } from '#refusals/refusal.ts';

const DAY_MS = 86_400_000;

/** A range that ends before it begins, or is longer than records are, is refused. */
export function readPayRange<Range extends { from: string; to: string }>(range: Range): Range {
  const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS + 1;
  if (days < 1 || days > RECORD_MAX_DAYS) throw new Refusal('BAD_REQUEST', { fields: { to: 'range' } });
  return range;
}
