import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import { digits } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { UNCLAIMED_PATH } from './member-nav.ts';
import type { Standing } from './use-standing.ts';

const MOST_SHOWN = 99;

/** HDR-08: one number for everything that waits, which leads to it. */
export function Unclaimed({ standing, className }: { standing: Standing; className: string }) {
  const t = useT('shell');
  const { unclaimed } = standing;
  const label = unclaimed === 0 ? t('nav.messages') : t('unclaimed', { count: unclaimed });
  return (
    <Link
      to={UNCLAIMED_PATH}
      aria-label={label}
      title={label}
      className={clsx(
        'text-muted hover:bg-raised hover:text-text relative h-11 w-9 shrink-0 place-items-center rounded-lg transition-colors duration-150',
        className,
      )}
    >
      <Bell size={20} aria-hidden="true" />
      <CountBadge count={unclaimed} className="absolute top-1 -right-0.5" />
    </Link>
  );
}

/** MEM-02: how much waits behind an entry, for eyes and in words. */
export function UnreadMark({ count }: { count: number }) {
  const t = useT('shell');
  if (count === 0) return null;
  return (
    <>
      <CountBadge count={count} />
      <span className="sr-only">{t('unread', { count })}</span>
    </>
  );
}

/** The number for eyes; whoever shows it says it in words as well. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }) {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'bg-action text-on-action indic:text-xs grid h-5 min-w-5 place-items-center rounded-full px-1 text-[0.6875rem] font-bold tabular-nums',
        className,
      )}
    >
      {digits(Math.min(count, MOST_SHOWN), language)}
      {count > MOST_SHOWN && '+'}
    </span>
  );
}
