import type { LimitKind } from '@maidan/contract/protection/protection.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { limitWords } from './limit-text.ts';

/** `words('stake', '500.00')`, in the reader's language. */
export function useLimitWords(symbol: string): (kind: LimitKind, value: string) => string {
  const language = useLanguage();
  const time = useTimeWords();
  return (kind, value) => limitWords(kind, value, { symbol, language, time });
}

/** "2 h", "45 min", "2 h 45 min": what is nought is left out, but not everything. */
export function useTimeWords(): (hours: number, minutes: number) => string {
  const t = useT('protection');
  return (hours, minutes) => {
    if (hours === 0) return t('reality.minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes });
  };
}
