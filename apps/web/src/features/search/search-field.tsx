import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { LONGEST_TEXT } from './search.queries.ts';

type SearchFieldProps = {
  text: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  /** The option pointed at, if any. */
  activeId: string | undefined;
  hasOptions: boolean;
};

/** The field that leads the list below it. */
export function SearchField({ text, onType, onKeyDown, listId, activeId, hasOptions }: SearchFieldProps) {
  const t = useT('search');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="shadow-low flex items-center gap-2 py-2 pr-16 pl-4 sm:pl-6">
      <Search size={20} aria-hidden className="text-muted shrink-0" />
      <input
        ref={(node) => {
          input.current = node;
          // The browser gives a dialog's focus to the element with this mark; React would set it too early.
          node?.setAttribute('autofocus', '');
        }}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t('placeholder')}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        className="placeholder:text-muted h-12 min-w-0 flex-1 bg-transparent px-1 text-base outline-none"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <button
          type="button"
          className="text-muted hover:text-text hover:bg-raised flex h-9 cursor-pointer items-center rounded-md px-2 text-sm font-medium"
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <span className="max-sm:sr-only">{t('clear')}</span>
          <X size={16} aria-hidden className="sm:hidden" />
        </button>
      )}
    </div>
  );
}
