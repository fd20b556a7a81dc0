import { digits } from '@maidan/contract/digits.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '#lib/site/site-status.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';

/** Amounts by the currency of the site, which visitors see as well. */
export function usePromotionWords() {
  return useMemberWords(useQuery(statusQuery()).data?.currencySymbol ?? '');
}

const HOURS_AHEAD: Record<typeof RECORD_TIME_ZONE, number> = { 'Asia/Dhaka': 6 };
const HOUR_MS = 3_600_000;

/** A day by the clock of the records, put together without a formatter, so that the server writes it as the browser does. */
export function useRecordDay(): (iso: string) => string {
  const t = useT('messages');
  const language = useLanguage();
  return (iso) => {
    const at = new Date(Date.parse(iso) + HOURS_AHEAD[RECORD_TIME_ZONE] * HOUR_MS);
    return t('day', {
      day: digits(at.getUTCDate(), language),
      month: t('months').split(' ')[at.getUTCMonth()] ?? '',
      year: digits(at.getUTCFullYear(), language),
    });
  };
}
