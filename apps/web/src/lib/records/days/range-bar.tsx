import { IconButton } from '@maidan/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { isDay, lastDays, nextDays, previousDays, type DayRange } from './day-math.ts';
import { useDayText } from './use-time-text.ts';
import './day-field.css';

const PRESETS = [7, 30] as const;

type RangeBarProps = {
  range: DayRange;
  today: string;
  onRange: (range: DayRange) => void;
  /** Further filters, in the same card. */
  children?: ReactNode;
  /** How many of those are set. */
  chosen?: number;
};

/**
 * MEM-08: the days that are shown; 7 and 30 at a time, and those before and after. On a phone the usual stretches stand
 * in one row, and everything else behind one press, so that the record itself begins on the first screen.
 */
export function RangeBar({ range, today, onRange, children, chosen = 0 }: RangeBarProps) {
  const t = useT('records');
  const dayText = useDayText();
  const restId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div
      // The element of this name is not known to every browser yet.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={t('filters')}
      className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-3 md:gap-4 md:p-4"
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="flex flex-1 flex-wrap gap-2 md:flex-none">
          {PRESETS.map((days) => (
            <Preset key={days} days={days} range={range} today={today} onRange={onRange} whole={open} />
          ))}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={restId}
            className="bg-raised ml-auto flex h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm font-medium md:hidden"
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {t('filtersShort', { count: chosen })}
          </button>
        </div>
        <div id={restId} className={clsx('flex flex-1 basis-72 flex-wrap gap-3', !open && 'max-md:hidden')}>
          <DayField
            label={t('from')}
            value={range.from}
            max={range.to}
            onDay={(from) => onRange({ ...range, from })}
          />
          <DayField
            label={t('to')}
            value={range.to}
            min={range.from}
            max={today}
            onDay={(to) => onRange({ ...range, to })}
          />
        </div>
      </div>
      <div className={clsx('flex flex-wrap gap-3 empty:hidden', !open && 'max-md:hidden')}>{children}</div>
      <p className="text-muted text-xs">
        {t('rangeIn', { from: dayText(range.from), to: dayText(range.to, 'full') })}
      </p>
    </div>
  );
}

type PresetProps = Pick<RangeBarProps, 'range' | 'today' | 'onRange'> & {
  days: number;
  /** With the steps to the days before and after, for which a closed bar on a phone has no room. */
  whole: boolean;
};

function Preset({ days, range, today, onRange, whole }: PresetProps) {
  const t = useT('records');
  const last = lastDays(days, today);
  const next = nextDays(days, range, today);
  const isChosen = last.from === range.from && last.to === range.to;
  return (
    <div className="bg-raised flex items-center rounded-lg">
      <IconButton
        label={t('previousDays', { days })}
        icon={<ChevronLeft size={18} />}
        className={clsx(!whole && 'max-md:hidden')}
        onClick={() => onRange(previousDays(days, range))}
      />
      <button
        type="button"
        aria-pressed={isChosen}
        className={clsx(
          'h-11 cursor-pointer rounded-md text-sm font-medium whitespace-nowrap md:px-2',
          whole ? 'px-2' : 'px-3',
          isChosen && 'text-accent',
        )}
        onClick={() => onRange(last)}
      >
        {t('lastDays', { days })}
      </button>
      <IconButton
        label={t('nextDays', { days })}
        icon={<ChevronRight size={18} />}
        aria-disabled={next === null ? true : undefined}
        className={clsx(next === null && 'opacity-40', !whole && 'max-md:hidden')}
        onClick={() => {
          if (next !== null) onRange(next);
        }}
      />
    </div>
  );
}

type DayFieldProps = {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
};

/** The browser writes a date in its own language; ours stands over it until somebody types. */
function DayField({ label, value, min, max, onDay }: DayFieldProps) {
  const id = useId();
  const dayText = useDayText();
  return (
    <div className="flex flex-1 basis-32 flex-col gap-1">
      <label htmlFor={id} className="text-muted text-xs font-medium">
        {label}
      </label>
      <div className="day-field relative">
        <input
          id={id}
          type="date"
          value={value}
          min={min}
          max={max}
          required
          className="bg-ground h-11 w-full rounded-lg px-3 text-sm shadow-[inset_0_0_0_1px_var(--color-line)]"
          onChange={({ target }) => {
            // While a date is being typed it is none, or one of another range; only a whole one counts.
            if (isDay(target.value) && target.validity.valid) onDay(target.value);
          }}
        />
        <span aria-hidden="true" className="day-text absolute inset-y-0 left-3 items-center text-sm">
          {dayText(value, 'full')}
        </span>
      </div>
    </div>
  );
}
