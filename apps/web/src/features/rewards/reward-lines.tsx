import type { RewardLine } from '@maidan/contract/rewards/reward.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';

type LinesProps = {
  lines: readonly RewardLine[];
  words: MemberWords;
  /** The days whose bets these are; without them no line leads to the record. */
  days?: { from: string; to: string } | undefined;
};

/** MEM-11: what an amount was computed from, line by line, each with the way to its bets. */
export function RewardLines({ lines, words, days }: LinesProps) {
  const t = useT('rewards');
  const records = useT('records');
  // A fixed amount comes from nothing that could be told, and stands above already.
  const told = lines.filter(({ category, basisPoints }) => category !== null || basisPoints !== null);
  if (told.length === 0) return null;
  return (
    <ul className="divide-line flex flex-col divide-y text-sm">
      {told.map(({ category, count, base, basisPoints, amount }) => (
        <li key={category ?? 'all'} className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0">
            {category !== null && (
              <span className="block font-medium">{records(`categories.${category}`)}</span>
            )}
            {basisPoints !== null && (
              <span className="text-muted block tabular-nums">
                {t('line', { base: words.money(base), rate: basisPoints / 10_000, count })}
              </span>
            )}
            {days !== undefined && category !== null && (
              <Link
                to="/member/$page"
                params={{ page: 'personalHistoryCopy' }}
                search={{ ...days, category, state: 'settled' }}
                className="text-accent inline-flex min-h-8 items-center font-medium underline-offset-4 hover:underline"
              >
                {t('itsBets')}
              </Link>
            )}
          </span>
          <span className="shrink-0 font-medium tabular-nums">{words.money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
