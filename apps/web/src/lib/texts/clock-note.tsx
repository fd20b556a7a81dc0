import { useT } from '#lib/texts/i18n.tsx';
import { isOtherClock } from '#lib/texts/use-member-words.ts';

/** Says once for a whole page whose time it shows, where the reader's own clock shows another. Drawn in the browser only. */
export function ClockNote() {
  const t = useT('records');
  if (!isOtherClock()) return null;
  return <p className="text-muted mt-5 text-xs">{t('zone')}</p>;
}
