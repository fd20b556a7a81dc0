import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { promotionsSearch } from './promotions-search.ts';
import type { PromotionsSearch } from './promotions-search.ts';

type PageTurnerProps = { page: number; pages: number; search: PromotionsSearch };

/** MSG-01: nine a page. */
export function PageTurner({ page, pages, search }: PageTurnerProps) {
  const t = useT('messages');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('promotions.pages')} className="flex flex-wrap justify-center gap-1 pt-2">
      {Array.from({ length: pages }, (_, index) => index + 1).map((target) => (
        <Link
          key={target}
          to="/promotions"
          search={promotionsSearch({
            ...(search.view === undefined ? {} : { view: search.view }),
            page: target,
          })}
          aria-label={t('promotions.page', { page: target })}
          aria-current={target === page ? 'page' : undefined}
          className="bg-surface hover:bg-raised aria-[current=page]:bg-action aria-[current=page]:text-on-action grid h-11 min-w-11 place-items-center rounded-lg px-2 text-sm font-medium tabular-nums"
        >
          {t('promotions.number', { page: target })}
        </Link>
      ))}
    </nav>
  );
}
