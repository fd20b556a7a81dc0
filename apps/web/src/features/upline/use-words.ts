import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { useMemo } from 'react';
import { useMemberWords } from '#lib/texts/use-member-words.ts';

/** What every page about money says, and what is left of an amount. */
export function useWords(currencySymbol: string) {
  const words = useMemberWords(currencySymbol);
  return useMemo(
    () => ({
      ...words,
      /** What stays of the first when the second is gone. */
      rest: (all: string, part: string): string =>
        words.money(formatMoneyText(minor(parseMoney(all) - parseMoney(part)))),
    }),
    [words],
  );
}

export type Words = ReturnType<typeof useWords>;
