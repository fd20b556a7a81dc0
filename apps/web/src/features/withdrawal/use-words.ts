import { useMemo } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';

/** What every page about money says, and lengths of time. */
export function useWords(currencySymbol: string) {
  const words = useMemberWords(currencySymbol);
  const t = useT('withdraw');
  return useMemo(
    () => ({
      ...words,
      span: (minutes: number): string =>
        minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes }),
    }),
    [words, t],
  );
}

export type Words = ReturnType<typeof useWords>;
