import { Clock } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

/** Tops the list of a maker in maintenance: its games may be looked at, and open again by themselves. */
export function VendorRests({ name }: { name: string }) {
  const t = useT('lobby');
  return (
    <div role="note" className="bg-surface flex items-center gap-4 rounded-xl p-4 sm:px-5">
      <span className="bg-raised text-accent grid size-11 shrink-0 place-items-center rounded-full">
        <Clock size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{t('rest.title', { name })}</p>
        <p className="text-muted text-sm text-pretty">{t('rest.text')}</p>
      </div>
    </div>
  );
}
