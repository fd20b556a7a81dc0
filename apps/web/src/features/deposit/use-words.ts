import { digits } from '@maidan/contract/digits.ts';
import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { useMemo } from 'react';
import { useLanguage, useT } from '#lib/i18n.tsx';
import type { Method } from './deposit.queries.ts';

/** Amounts and moments in the reader's language, digits and time zone. These pages are drawn in the browser only. */
export function useWords(symbol: string) {
  const language = useLanguage();
  const t = useT('deposit');
  return useMemo(() => {
    const moment = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const money = (amount: string): string => displayMoney(parseMoney(amount), symbol, language);
    /** 150 basis points are 1.5%. */
    const share = (basisPoints: number): string => digits(`${basisPoints / 100}%`, language);
    return {
      money,
      /** Without the decimals where there are none. */
      short: (amount: string): string => money(amount).replace(/[.](?:00|০০)$/, ''),
      time: (iso: string): string => moment.format(new Date(iso)),
      number: (text: string): string => digits(text, language),
      fee: ({ feeFixed, feeBasisPoints }: Method): string => {
        if (feeBasisPoints === 0 && feeFixed === '0.00') return t('noFee');
        if (feeBasisPoints === 0) return t('feeFixed', { fixed: money(feeFixed) });
        if (feeFixed === '0.00') return t('feeShare', { share: share(feeBasisPoints) });
        return t('feeBoth', { fixed: money(feeFixed), share: share(feeBasisPoints) });
      },
    };
  }, [language, symbol, t]);
}

export type Words = ReturnType<typeof useWords>;
