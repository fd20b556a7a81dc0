import { useMemo } from 'react';
import { useLanguage } from '#lib/i18n.tsx';

/** A moment in the reader's own language, digits and time zone. These pages are drawn in the browser only. */
export function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return (iso) => format.format(new Date(iso));
  }, [language]);
}
