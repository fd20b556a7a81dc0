import { digits } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

/** A name that may be masked, with the number that tells it from one that looks alike. */
export function useNumbered(): (name: string, number: string) => string {
  const t = useT('contract');
  const language = useLanguage();
  return (name, number) => t('named', { name, number: digits(number, language) });
}
