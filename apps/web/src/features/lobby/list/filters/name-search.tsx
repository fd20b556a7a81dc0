import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

const WAIT_MS = 250;
const MAX_LENGTH = 60;

type NameSearchProps = { text: string; onSearch: (text: string | undefined) => void };

/** Typing goes into the address a moment after the last letter; the back button brings the field along. */
export function NameSearch({ text, onSearch }: NameSearchProps) {
  const t = useT('lists');
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);

  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return undefined;
    const timer = window.setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted === '' ? undefined : wanted);
    }, WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <search className="relative w-full sm:ml-auto sm:w-72">
      <Search size={18} aria-hidden className="text-muted pointer-events-none absolute top-3 left-3.5" />
      <input
        type="search"
        aria-label={t('list.searchLabel')}
        placeholder={t('list.searchPlaceholder')}
        maxLength={MAX_LENGTH}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        className="bg-surface placeholder:text-muted h-11 w-full rounded-full pr-11 pl-10 text-base shadow-[inset_0_0_0_1px_var(--color-line)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={t('list.clearSearch')}
          className="text-muted hover:text-text absolute top-0 right-0 grid size-11 cursor-pointer place-items-center"
          onClick={() => setTyped('')}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
