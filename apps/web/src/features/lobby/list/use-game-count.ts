import { countText } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

/** "1,204 games", without `Intl`: this is drawn while a list is hydrated (decision 0011). */
export function useGameCount(): (total: number) => string {
  const t = useT('lobby');
  const language = useLanguage();
  return (total) =>
    t('list.count', { many: total > 1 ? 'other' : String(total), count: countText(total, language) });
}
