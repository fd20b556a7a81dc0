import { languageFacts } from '@maidan/contract/languages.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#lib/texts/i18n.tsx';

/**
 * Times and numbers by the customs of the language and the clock of the records. Late pages ask for it; the library's
 * own formatter is a kilobyte that every first visit would carry.
 */
export function useFormats() {
  const locale = languageFacts(useLanguage()).locale;
  return useMemo(
    () => ({
      dateTime: (at: Date, options: Intl.DateTimeFormatOptions): string =>
        new Intl.DateTimeFormat(locale, { timeZone: RECORD_TIME_ZONE, ...options }).format(at),
      number: (value: number, options: Intl.NumberFormatOptions): string =>
        new Intl.NumberFormat(locale, options).format(value),
    }),
    [locale],
  );
}

/** The time now, told anew every so often. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
