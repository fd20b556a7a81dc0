import { useMemo } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

/** A country by its name, with the address it was told from. */
export function usePlace(): (country: string | null, ip: string) => string {
  const language = useLanguage();
  const t = useT('security');
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    return (country, ip) =>
      t('events.place', {
        place: country === null ? t('events.placeUnknown') : (names.of(country) ?? country),
        ip,
      });
  }, [language, t]);
}
