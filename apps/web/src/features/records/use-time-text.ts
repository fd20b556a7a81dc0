import { useMemo } from 'react';
import { useLanguage } from '#lib/i18n.tsx';

/** A moment in the reader's own language, digits and time zone. These pages are drawn in the browser only. */
export function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (iso) => format.format(new Date(iso));
  }, [language]);
}
