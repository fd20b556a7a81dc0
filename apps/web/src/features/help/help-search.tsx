import { Search, X } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

const MAX_LENGTH = 60;

type HelpSearchProps = { text: string; onSearch: (text: string) => void };

export function HelpSearch({ text, onSearch }: HelpSearchProps) {
  const t = useT('help');
  return (
    <search className="relative w-full max-w-xl">
      <Search size={20} aria-hidden className="text-muted pointer-events-none absolute top-4 left-4" />
      <input
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        maxLength={MAX_LENGTH}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        className="bg-surface placeholder:text-muted h-13 w-full rounded-full pr-12 pl-12 text-base shadow-[inset_0_0_0_1px_var(--color-line)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onSearch(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          className="text-muted hover:text-text absolute top-1 right-1 grid size-11 cursor-pointer place-items-center"
          onClick={() => onSearch('')}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
