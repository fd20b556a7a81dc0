import { IconButton } from '@maidan/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useDayText } from '#lib/records/days/use-time-text.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { monthFrom } from './months.ts';

type MonthBarProps = {
  /** The first day of the month that is shown, and of the one that runs. */
  month: string;
  now: string;
  onMonth: (month: string) => void;
  /** Further filters, and how many of them are set. */
  children: ReactNode;
  chosen: number;
};

/** How many months are one press away. */
const PRESETS = 3;

/** As `RangeBar`, for what is kept by month (decision 0151): the last ones by name, and any other by steps. */
export function MonthBar({ month, now, onMonth, children, chosen }: MonthBarProps) {
  const t = useT('team');
  const records = useT('records');
  const dayText = useDayText();
  const restId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div
      // The element of this name is not known to every browser yet.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={records('filters')}
      className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-3 md:gap-4 md:p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="bg-raised flex items-center rounded-lg max-sm:w-full max-sm:justify-between">
          <IconButton
            label={t('monthBefore')}
            icon={<ChevronLeft size={18} aria-hidden />}
            onClick={() => onMonth(monthFrom(month, -1))}
          />
          <span aria-live="polite" className="min-w-36 text-center font-medium">
            {dayText(month, 'month')}
          </span>
          <IconButton
            label={t('monthAfter')}
            icon={<ChevronRight size={18} aria-hidden />}
            disabled={month >= now}
            className="disabled:opacity-40"
            onClick={() => onMonth(monthFrom(month, 1))}
          />
        </div>
        {Array.from({ length: PRESETS }, (_, back) => monthFrom(now, -back)).map((preset, back) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === month}
            className={clsx(
              'bg-raised h-11 cursor-pointer rounded-lg px-3 text-sm font-medium whitespace-nowrap',
              preset === month && 'text-accent',
              back === PRESETS - 1 && 'max-md:hidden',
            )}
            onClick={() => onMonth(preset)}
          >
            {back === 0 ? t('thisMonth') : back === 1 ? t('lastMonth') : dayText(preset, 'month')}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={restId}
          className="bg-raised ml-auto flex h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm font-medium md:hidden"
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          {records('filtersShort', { count: chosen })}
        </button>
      </div>
      <div id={restId} className={clsx('flex flex-wrap gap-3', !open && 'max-md:hidden')}>
        {children}
      </div>
    </div>
  );
}
