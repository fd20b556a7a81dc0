import { languageFacts } from '@maidan/contract/languages.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useMemo } from 'react';
import { useLanguage } from '#lib/texts/i18n.tsx';
import { useMoment } from '#lib/texts/use-member-words.ts';

/** Whoever was seen within this time is called active. */
const NOW_MS = 60_000;
const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago, and when exactly, in the reader's language and digits. Drawn in the browser only. */
export function useWhen() {
  const language = useLanguage();
  const exact = useMoment('numeric');
  return useMemo(() => {
    const locale = languageFacts(language).locale;
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: RECORD_TIME_ZONE });
    return {
      ago: (iso: string): string => agoText(relative, (Date.parse(iso) - Date.now()) / 1000),
      isNow: (iso: string): boolean => Date.now() - Date.parse(iso) < NOW_MS,
      /** By the clock of the records, like every other page of the member. */
      exact,
      day: (iso: string): string => day.format(new Date(iso)),
    };
  }, [language, exact]);
}

function agoText(format: Intl.RelativeTimeFormat, seconds: number): string {
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, 'second');
}
