import { languageFacts } from '@maidan/contract/languages.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import { digits } from '@maidan/contract/digits.ts';
import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useMemo } from 'react';
import { shortMoney } from '#lib/texts/short-money.ts';
import { useLanguage } from './i18n.tsx';

/** The clock of the records as `getTimezoneOffset` counts: six hours before UTC, without a summer time. */
const RECORD_OFFSET_MINUTES = -6 * 60;

/**
 * A moment as every page about money writes it: by the clock of the records, so that what stands there stands in the
 * record under the same time. `ClockNote` names the zone once for a whole page.
 */
function momentText(language: Language, year?: 'numeric'): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languageFacts(language).locale, {
    day: 'numeric',
    month: 'short',
    year,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: RECORD_TIME_ZONE,
  });
  return (iso) => format.format(new Date(iso));
}

/** A day of the records without its time. */
function dayText(language: Language): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languageFacts(language).locale, {
    day: 'numeric',
    month: 'short',
    timeZone: RECORD_TIME_ZONE,
  });
  return (iso) => format.format(new Date(iso));
}

/** Whether the reader's own clock shows another time than the records do. */
export function isOtherClock(): boolean {
  return new Date().getTimezoneOffset() !== RECORD_OFFSET_MINUTES;
}

/** With the year where a moment may be far away, such as the end of a break. Drawn in the browser only. */
export function useMoment(year?: 'numeric'): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => momentText(language, year), [language, year]);
}

/** Amounts, moments, counts and names in the reader's language and digits. Drawn in the browser only. */
export function useMemberWords(currencySymbol: string) {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (amount: string): string => displayMoney(parseMoney(amount), currencySymbol, language),
      /** Without the decimals where there are none. */
      short: (amount: string): string => shortMoney(parseMoney(amount), currencySymbol, language),
      when: momentText(language),
      day: dayText(language),
      count: (value: number | string): string => digits(value, language),
      nameOf: ({ name }: { name: LocalText }): string => textIn(name, language),
    }),
    [language, currencySymbol],
  );
}

export type MemberWords = ReturnType<typeof useMemberWords>;
