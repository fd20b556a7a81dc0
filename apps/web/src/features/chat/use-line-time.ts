import { languageFacts } from '@maidan/contract/languages.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useMemo } from 'react';
import { useLanguage } from '#lib/texts/i18n.tsx';

/** The hour of a line of today, the day as well of an older one; in the reader's digits, by the clock of the site. */
export function useLineTime(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(languageFacts(language).locale, { timeZone: RECORD_TIME_ZONE, ...options });
    const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const [today, before, day] = [
      format(hour),
      format({ day: 'numeric', month: 'short', ...hour }),
      format({ dateStyle: 'short' }),
    ];
    return (iso) => {
      const time = new Date(iso);
      return (day.format(time) === day.format(new Date()) ? today : before).format(time);
    };
  }, [language]);
}
