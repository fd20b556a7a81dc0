import { useT } from '#lib/texts/i18n.tsx';

const KEYS = [
  ['↑ ↓', 'move'],
  ['↵', 'open'],
  ['Esc', 'close'],
] as const;

/** For those who have keys; a phone has none to tell about. */
export function SearchKeys() {
  const t = useT('search');
  return (
    <p className="text-muted touch:hidden hidden gap-4 px-6 py-3 text-xs sm:flex" aria-hidden="true">
      {KEYS.map(([key, what]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="bg-raised rounded-sm px-1.5 py-0.5 font-sans">{key}</kbd>
          {t(`keys.${what}`)}
        </span>
      ))}
    </p>
  );
}
