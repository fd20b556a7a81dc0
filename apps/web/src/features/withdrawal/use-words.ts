import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { digits } from '@maidan/contract/digits.ts';
import { useMemo } from 'react';
import { useLanguage, useT } from '#lib/i18n.tsx';

/** Amounts, moments and lengths of time in the reader's language and digits. Drawn in the browser only. */
export function useWords(currencySymbol: string) {
  const language = useLanguage();
  const t = useT('withdraw');
  return useMemo(() => {
    const moment = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const minutesOrHours = (minutes: number): string =>
      minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes });
    return {
      money: (amount: string) => displayMoney(parseMoney(amount), currencySymbol, language),
      when: (iso: string) => moment.format(new Date(iso)),
      count: (value: number | string) => digits(value, language),
      span: minutesOrHours,
      nameOf: (institution: { nameEn: string; nameBn: string }) =>
        language === 'bn' ? institution.nameBn : institution.nameEn,
    };
  }, [language, t, currencySymbol]);
}

export type Words = ReturnType<typeof useWords>;
