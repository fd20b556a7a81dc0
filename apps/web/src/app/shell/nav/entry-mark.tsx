import { useQuery } from '@tanstack/react-query';
import { openBetCountQuery } from '#features/records/open-bets.queries.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { NavEntry } from './nav.ts';
import { CountBadge, UnreadMark } from './unclaimed.tsx';
import type { Standing } from './use-standing.ts';

/** The number behind an entry of a member's menus. */
export function EntryMark({ entry, standing }: { entry: NavEntry; standing: Standing }) {
  if (entry.countsOpenBets === true) return <OpenBetsMark />;
  return <UnreadMark count={entry.count?.(standing) ?? 0} />;
}

/** MEM-15 */
export function OpenBetsMark({ className }: { className?: string }) {
  const t = useT('shell');
  const { data } = useQuery(openBetCountQuery());
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <CountBadge count={count} className={className} />
      <span className="sr-only">{t('open-count', { count })}</span>
    </>
  );
}
