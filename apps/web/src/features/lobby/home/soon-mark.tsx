import { Clock } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

/** Beside the name of a category that has not opened, on home. */
export function SoonMark() {
  const t = useT('lobby');
  return (
    <span className="bg-raised text-accent flex h-7 items-center gap-1.5 rounded-full px-3 text-xs font-semibold whitespace-nowrap">
      <Clock size={13} aria-hidden="true" />
      {t('card.soon')}
    </span>
  );
}
