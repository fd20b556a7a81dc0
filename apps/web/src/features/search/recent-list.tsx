import { History, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { forgetSearch, forgetSearches, onRecentSearches, recentSearches } from './recent-searches.ts';

/** The last searches of this browser: press one to search again, or forget it. */
export function RecentList({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT('search');
  const searches = useSyncExternalStore(onRecentSearches, recentSearches, recentSearches);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="px-3 pt-3">
      <div className="flex items-center justify-between gap-3 pb-1">
        <h3 id="recent-searches" className="text-muted px-3 text-xs font-semibold">
          {t('recent')}
        </h3>
        <button
          type="button"
          className="text-accent hover:bg-raised min-h-9 cursor-pointer rounded-md px-3 text-xs font-medium"
          onClick={forgetSearches}
        >
          {t('forgetAll')}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2 px-3">
        {searches.map((text) => (
          <li key={text} className="bg-raised flex max-w-full items-center rounded-full">
            <button
              type="button"
              className="flex min-h-10 min-w-0 cursor-pointer items-center gap-2 rounded-full pr-1 pl-3 text-sm"
              onClick={() => onChoose(text)}
            >
              <History size={14} aria-hidden className="text-muted shrink-0" />
              <span className="truncate">{text}</span>
            </button>
            <button
              type="button"
              aria-label={t('forget', { text })}
              className="text-muted hover:text-text grid size-10 shrink-0 cursor-pointer place-items-center rounded-full"
              onClick={() => forgetSearch(text)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
