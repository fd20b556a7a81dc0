import { languageFacts } from '@maidan/contract/languages.ts';
import { useMemo } from 'react';
import { useLanguage } from '#lib/texts/i18n.tsx';

/** The hour of a line of today, the day as well of an older one; in the reader's digits and time zone. */
export function useLineTime(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const locale = languageFacts(language).locale;
    const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const today = new Intl.DateTimeFormat(locale, hour);
    const before = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...hour });
    return (iso) => {
      const time = new Date(iso);
      return (time.toDateString() === new Date().toDateString() ? today : before).format(time);
    };
  }, [language]);
}
