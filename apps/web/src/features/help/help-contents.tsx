import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { HelpArticle } from './help.queries.ts';

type HelpContentsProps = { articles: readonly HelpArticle[]; onChoose: (id: string, open: true) => void };

/** Beside the articles on a large screen; a phone has the articles themselves, which are closed and short. */
export const HelpContents = memo(function HelpContents({ articles, onChoose }: HelpContentsProps) {
  const t = useT('help');
  return (
    <nav aria-label={t('contents')} className="hidden lg:block">
      <ul className="sticky top-24 flex max-h-[calc(100dvh-8rem)] flex-col overflow-y-auto">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/help"
              hash={id}
              resetScroll={false}
              className="text-muted hover:bg-raised hover:text-text flex min-h-9 items-center rounded-md px-3 py-1.5 text-sm"
              onClick={() => onChoose(id, true)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
