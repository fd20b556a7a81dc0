import { useMemo } from 'react';
import { useLanguage } from '#lib/i18n.tsx';
import { LOCALES } from '#lib/locale.ts';

/** Whoever was seen within this time is called active. */
const NOW_MS = 60_000;
const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago, and when exactly, in the reader's language, digits and time zone. Drawn in the browser only. */
export function useWhen() {
  const language = useLanguage();
  return useMemo(() => {
    const locale = LOCALES[language];
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const exact = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    return {
      ago: (iso: string): string => agoText(relative, (Date.parse(iso) - Date.now()) / 1000),
      isNow: (iso: string): boolean => Date.now() - Date.parse(iso) < NOW_MS,
      exact: (iso: string): string => exact.format(new Date(iso)),
    };
  }, [language]);
}

function agoText(format: Intl.RelativeTimeFormat, seconds: number): string {
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, 'second');
}
