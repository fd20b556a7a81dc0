import { useMemo } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';
import type { Method } from './deposit.queries.ts';

/** What every page about money says, and what a method costs. */
export function useWords(currencySymbol: string) {
  const words = useMemberWords(currencySymbol);
  const t = useT('deposit');
  return useMemo(() => {
    /** 150 basis points are 1.5%. */
    const share = (basisPoints: number): string => words.count(`${basisPoints / 100}%`);
    return {
      ...words,
      fee: ({ feeFixed, feeBasisPoints }: Method): string => {
        if (feeBasisPoints === 0 && feeFixed === '0.00') return t('noFee');
        if (feeBasisPoints === 0) return t('feeFixed', { fixed: words.money(feeFixed) });
        if (feeFixed === '0.00') return t('feeShare', { share: share(feeBasisPoints) });
        return t('feeBoth', { fixed: words.money(feeFixed), share: share(feeBasisPoints) });
      },
    };
  }, [words, t]);
}

export type Words = ReturnType<typeof useWords>;
