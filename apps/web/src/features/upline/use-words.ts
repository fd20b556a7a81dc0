import { digits } from '@maidan/contract/digits.ts';
import { displayMoney, formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { useMemo } from 'react';
import { useLanguage } from '#lib/i18n.tsx';

/** Amounts and moments in the reader's language and digits. Drawn in the browser only. */
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
    const money = (amount: string) => displayMoney(parseMoney(amount), currencySymbol, language);
    return {
      money,
      /** What stays of the first when the second is gone. */
      rest: (all: string, part: string) => money(formatMoneyText(minor(parseMoney(all) - parseMoney(part)))),
      when: (iso: string) => moment.format(new Date(iso)),
      count: (value: number) => digits(value, language),
    };
  }, [language, currencySymbol]);
}

export type Words = ReturnType<typeof useWords>;
