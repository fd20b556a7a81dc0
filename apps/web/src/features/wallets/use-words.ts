import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { useMemo } from 'react';
import { useLanguage } from '#lib/i18n.tsx';

/** Amounts, names and moments in the reader's language and digits. Drawn in the browser only. */
export function useWords(currencySymbol: string) {
  const language = useLanguage();
  return useMemo(() => {
    const moment = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return {
      money: (amount: string) => displayMoney(parseMoney(amount), currencySymbol, language),
      when: (iso: string) => moment.format(new Date(iso)),
      nameOf: (vendor: { nameEn: string; nameBn: string }) =>
        language === 'bn' ? vendor.nameBn : vendor.nameEn,
    };
  }, [language, currencySymbol]);
}

export type Words = ReturnType<typeof useWords>;
