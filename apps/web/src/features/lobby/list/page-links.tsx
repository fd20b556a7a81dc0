import type { GameCategory } from '@maidan/contract/constants.ts';
import { countText } from '@maidan/contract/digits.ts';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { listHref } from '#features/lobby/game-link.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { pagesToShow } from './pages-to-show.ts';
import { QuickLink } from '#features/lobby/quick-link.tsx';

type PageLinksProps = { category: GameCategory; search: GameListSearch; page: number; totalPages: number };

const BOX = 'grid h-11 min-w-11 place-items-center rounded-lg px-2 text-sm font-medium tabular-nums';

export function PageLinks({ category, search, page, totalPages }: PageLinksProps) {
  const t = useT('lists');
  const language = useLanguage();
  if (totalPages < 2) return null;
  const href = (target: number): string => listHref(category, { ...search, page: target });
  return (
    <nav aria-label={t('list.pages')} className="flex flex-wrap items-center justify-center gap-1 pt-4">
      <Step href={page > 1 ? href(page - 1) : undefined} label={t('list.previous')} rel="prev">
        <ChevronLeft size={20} aria-hidden />
      </Step>
      {pagesToShow(page, totalPages).map((target) =>
        typeof target === 'string' ? (
          <span key={target} aria-hidden="true" className={clsx(BOX, 'text-muted')}>
            …
          </span>
        ) : (
          <QuickLink
            key={target}
            href={href(target)}
            aria-label={t('list.page', { page: countText(target, language) })}
            aria-current={target === page ? 'page' : undefined}
            className={clsx(BOX, target === page ? 'bg-action text-on-action' : 'bg-surface hover:bg-raised')}
          >
            {countText(target, language)}
          </QuickLink>
        ),
      )}
      <Step href={page < totalPages ? href(page + 1) : undefined} label={t('list.next')} rel="next">
        <ChevronRight size={20} aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = { href: string | undefined; label: string; rel: string; children: ReactNode };

/** At either end there is nowhere to go: the place stays, so that the others do not move under the finger. */
function Step({ href, label, rel, children }: StepProps) {
  if (href === undefined)
    return (
      <span aria-hidden="true" className={clsx(BOX, 'text-muted opacity-40')}>
        {children}
      </span>
    );
  return (
    <QuickLink href={href} rel={rel} aria-label={label} className={clsx(BOX, 'bg-surface hover:bg-raised')}>
      {children}
    </QuickLink>
  );
}
