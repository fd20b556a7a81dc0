import type { RecordCategory } from '@maidan/contract/records/record-words.ts';
import type { Grant } from '@maidan/contract/rewards/reward.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { daysOf, type DayRange } from './days/day-math.ts';

type BetsLinksProps = { days: DayRange; categories: readonly RecordCategory[] };

/** MEM-10, MEM-11: the ways to the bets that something was counted from: one for each category, or one for all. */
export function BetsLinks({ days, categories }: BetsLinksProps) {
  const t = useT('records');
  const shown = categories.length === 0 ? [undefined] : categories;
  return (
    <span className="flex flex-wrap gap-x-5">
      {shown.map((category) => (
        <Link
          key={category ?? 'all'}
          to="/member/$page"
          params={{ page: 'personalHistoryCopy' }}
          search={{ ...days, ...(category === undefined ? {} : { category }), state: 'settled' }}
          className="text-accent inline-flex min-h-8 items-center font-medium underline-offset-4 hover:underline"
        >
          {category === undefined || shown.length === 1
            ? t('theseBets')
            : t('theseBetsOf', { category: t(`categories.${category}`) })}
        </Link>
      ))}
    </span>
  );
}

/** MEM-10: what a mission was counted from, and the ways to those bets. */
export function CountedBets({ grant, words }: { grant: Grant; words: MemberWords }) {
  const t = useT('records');
  const { bets, lines } = grant;
  const [line] = lines;
  if (bets === undefined || line === undefined) return null;
  return (
    <div className="text-sm tabular-nums">
      <p>{t(`counted.${bets.counts}`, { count: line.count, staked: words.money(line.base) })}</p>
      <BetsLinks days={daysOf(grant)} categories={bets.categories} />
    </div>
  );
}
