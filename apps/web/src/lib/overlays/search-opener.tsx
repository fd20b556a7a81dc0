import { Search } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';

/** Looks like a field and opens one: on a phone the search has the whole screen. */
export function SearchOpener({ className }: { className?: string }) {
  const t = useT('shell');
  return (
    <button
      type="button"
      className={`bg-surface text-muted flex h-11 w-full cursor-pointer items-center gap-3 rounded-full px-4 text-left shadow-[inset_0_0_0_1px_var(--color-line)] ${className ?? ''}`}
      onClick={() => openModal('search')}
    >
      <Search size={18} aria-hidden />
      <span className="truncate">{t('search-field')}</span>
    </button>
  );
}
