import { digits } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

/**
 * A day with its month in words, where the reader is. Popups show it: `Intl.DateTimeFormat`, whose first use holds a
 * phone up for a tenth of a second, would be felt there.
 */
export function useDayText(): (iso: string) => string {
  const t = useT('messages');
  const language = useLanguage();
  return (iso) => {
    const at = new Date(iso);
    return t('day', {
      day: digits(at.getDate(), language),
      month: t('months').split(' ')[at.getMonth()] ?? '',
      year: digits(at.getFullYear(), language),
    });
  };
}
