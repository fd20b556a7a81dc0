import { digits } from '@maidan/contract/digits.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { clsx } from 'clsx';
import { Clock3 } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useFormats, useNow } from '#lib/texts/use-formats.ts';
import { gmtOffset, SERVICE_FROM_HOUR, SERVICE_TO_HOUR, serviceState } from './service-hours.ts';

const EVERY_MS = 15_000;

/** RTE-03: when people answer, by whose clock, and whether they do now. */
export function ServiceNote() {
  const t = useT('agent');
  const language = useLanguage();
  const format = useFormats();
  const now = useNow(EVERY_MS);
  const { open, changesAt } = serviceState(now, RECORD_TIME_ZONE);
  const hour = (value: number): string =>
    `${format.number(value, { minimumIntegerDigits: 2 })}:${format.number(0, { minimumIntegerDigits: 2 })}`;
  const dayOf = (moment: Date): string => format.dateTime(moment, { dateStyle: 'short' });
  const at = format.dateTime(changesAt, {
    // Of today the hour is enough.
    ...(dayOf(changesAt) === dayOf(now) ? {} : { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <section aria-label={t('service.title')} className="bg-surface shadow-low flex gap-4 rounded-xl p-5">
      <Clock3 size={22} aria-hidden className="text-gain mt-0.5 shrink-0" />
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold">{t('service.title')}</h2>
        <p className="text-muted tabular-nums">
          {t('service.hours', {
            from: hour(SERVICE_FROM_HOUR),
            to: hour(SERVICE_TO_HOUR),
            zone: digits(gmtOffset(now, RECORD_TIME_ZONE), language),
          })}
        </p>
        <p className="flex items-center gap-2 text-sm font-medium">
          <span aria-hidden="true" className={clsx('size-2 rounded-full', open ? 'bg-gain' : 'bg-muted')} />
          <span className={open ? 'text-gain' : 'text-muted'}>
            {open ? t('service.open', { until: at }) : t('service.closed', { at })}
          </span>
        </p>
      </div>
    </section>
  );
}
