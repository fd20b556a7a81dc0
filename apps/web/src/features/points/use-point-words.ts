import { countText } from '@maidan/contract/digits.ts';
import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statusQuery } from '#lib/site/site-status.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';

/** Amounts, counts and texts of the mall in the reader's language and digits. */
export function usePointWords() {
  const language = useLanguage();
  const symbol = useQuery(statusQuery()).data?.currencySymbol ?? '';
  return useMemo(
    () => ({
      money: (amount: string): string => displayMoney(parseMoney(amount), symbol, language),
      count: (points: number): string => countText(points, language),
      text: (text: LocalText): string => textIn(text, language),
    }),
    [language, symbol],
  );
}
