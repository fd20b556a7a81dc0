import { useId } from 'react';
import { CheckBox } from '#lib/forms/check-box.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';

export type Quiet = { from: number; until: number } | null;
type HoursProps = { quiet: Quiet; onChange: (quiet: Quiet) => void };

/** What most people sleep through. */
const NIGHT = { from: 22, until: 8 };
/** An hour of whatever clock the member has: no zone may move it. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export function QuietHours({ quiet, onChange }: HoursProps) {
  const t = useT('notices');
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <CheckBox
          id={id}
          aria-describedby={`${id}-hint`}
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? NIGHT : null)}
        />
        <span>{t('quiet.title')}</span>
      </label>
      <p id={`${id}-hint`} className="text-muted pl-9 text-sm text-pretty">
        {t('quiet.text')}
      </p>
      {quiet !== null && (
        <div className="flex flex-wrap gap-4 pl-9">
          {(['from', 'until'] as const).map((end) => (
            <Hour
              key={end}
              end={end}
              value={quiet[end]}
              onChange={(hour) => onChange({ ...quiet, [end]: hour })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type HourProps = { end: 'from' | 'until'; value: number; onChange: (hour: number) => void };

function Hour({ end, value, onChange }: HourProps) {
  const t = useT('notices');
  const id = useId();
  const formats = useFormats();
  return (
    <p className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted text-sm">
        {t(`quiet.${end}`)}
      </label>
      <select
        id={id}
        value={value}
        className="bg-raised h-11 rounded-lg px-3 tabular-nums"
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {formats.dateTime(new Date(Date.UTC(2026, 0, 1, hour)), CLOCK)}
          </option>
        ))}
      </select>
    </p>
  );
}
