import { digits } from '@maidan/contract/digits.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useFormats, useNow } from '#lib/texts/use-formats.ts';
import { gmtOffset } from './service-hours.ts';

const EVERY_MS = 1000;

/** RTE-04: the time by which everything here is counted. Read out on request, not every second. */
export function AgentClock() {
  const t = useT('agent');
  const language = useLanguage();
  const format = useFormats();
  const now = useNow(EVERY_MS);
  return (
    <p className="text-muted flex flex-wrap gap-x-2 text-sm tabular-nums">
      <span className="sr-only">{t('clock')}</span>
      <time dateTime={now.toISOString()} suppressHydrationWarning>
        {format.dateTime(now, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })}
      </time>
      <span>{digits(gmtOffset(now, RECORD_TIME_ZONE), language)}</span>
    </p>
  );
}
