import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { RewardLine } from '@maidan/contract/rewards/reward.ts';
import { BetsLinks } from '#lib/records/bets-links.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import type { DayRange } from '#lib/records/days/day-math.ts';

type LinesProps = {
  lines: readonly RewardLine[];
  /** What they come to under the terms. */
  amount: string;
  /** Of bets that settled late: what was given of the same time before. */
  before?: string | undefined;
  words: MemberWords;
  /** The days whose bets these are; without them no line leads to the record. */
  days?: DayRange | undefined;
};

/** MEM-11: what an amount was computed from, line by line, so that they add up to it; each with the way to its bets. */
export function RewardLines({ lines, amount, before = '0.00', words, days }: LinesProps) {
  const t = useT('rewards');
  const records = useT('records');
  const [first] = lines;
  // One fixed amount comes from nothing that could be told, and stands above already.
  if (first === undefined || (lines.length === 1 && first.category === null && first.basisPoints === null))
    return null;
  const given = parseMoney(amount) + parseMoney(before);
  const beyond = lines.reduce((sum, line) => sum + parseMoney(line.amount), 0n) - given;
  return (
    <ul className="divide-line flex flex-col divide-y text-sm">
      {lines.map(({ category, count, base, basisPoints, amount: part }) => (
        <li
          key={`${category} ${basisPoints === null}`}
          className="flex items-center justify-between gap-4 py-2"
        >
          <span className="min-w-0">
            {category !== null && (
              <span className="block font-medium">{records(`categories.${category}`)}</span>
            )}
            <span className="text-muted block tabular-nums">
              {basisPoints === null
                ? t('lineFixed')
                : t('line', { base: words.money(base), rate: basisPoints / 10_000, count })}
            </span>
            {days !== undefined && category !== null && <BetsLinks days={days} categories={[category]} />}
          </span>
          <span className="shrink-0 font-medium tabular-nums">{words.money(part)}</span>
        </li>
      ))}
      {before !== '0.00' && (
        <li className="flex items-center justify-between gap-4 py-2">
          <span className="text-muted">{t('lineBefore')}</span>
          <span className="shrink-0 font-medium tabular-nums">
            {words.money(formatMoneyText(minor(-parseMoney(before))))}
          </span>
        </li>
      )}
      {beyond !== 0n && (
        <li className="flex items-center justify-between gap-4 py-2">
          <span className="text-muted">{t(given === 0n ? 'lineLeast' : 'lineMost')}</span>
          <span className="shrink-0 font-medium tabular-nums">
            {words.money(formatMoneyText(minor(-beyond)))}
          </span>
        </li>
      )}
    </ul>
  );
}
