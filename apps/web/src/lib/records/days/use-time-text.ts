import { languageFacts } from '@maidan/contract/languages.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useMemo } from 'react';
import { useLanguage } from '#lib/texts/i18n.tsx';

/** A moment in the reader's language and digits, in the zone whose midnight begins a day of these records. */
export function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageFacts(language).locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: RECORD_TIME_ZONE,
    });
    return (iso) => format.format(new Date(iso));
  }, [language]);
}

type DayForm = 'day' | 'full' | 'month';
const FORMS: Record<DayForm, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  full: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/** A day of the records, such as `2026-11-15`, in words. It is no moment, so no zone may move it. */
export function useDayText(): (day: string, form?: DayForm) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = (form: DayForm) =>
      new Intl.DateTimeFormat(languageFacts(language).locale, { ...FORMS[form], timeZone: 'UTC' });
    const formats = { day: format('day'), full: format('full'), month: format('month') };
    return (day, form = 'day') => formats[form].format(new Date(`${day}T00:00:00Z`));
  }, [language]);
}
