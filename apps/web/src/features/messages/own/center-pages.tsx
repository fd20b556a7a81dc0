import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { newsSearch } from './center-search.ts';
import type { MessagesSearch } from './center-search.ts';

/** On either side of the page that is shown; the first and the last are always there. */
const BESIDE = 2;

export function CenterPages({ pages, search }: { pages: number; search: MessagesSearch }) {
  const t = useT('announcements');
  if (pages < 2) return null;
  const page = Math.min(search.page ?? 1, pages);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= BESIDE,
  );
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap justify-center gap-1 pt-2">
      {numbers.map((target) => (
        <Link
          key={target}
          to="/member/messageV2"
          search={newsSearch({ type: search.type, page: target })}
          aria-label={t('page', { page: target })}
          aria-current={target === page ? 'page' : undefined}
          className="bg-surface hover:bg-raised aria-[current=page]:bg-action aria-[current=page]:text-on-action grid h-11 min-w-11 place-items-center rounded-lg px-2 text-sm font-medium tabular-nums"
        >
          {t('number', { page: target })}
        </Link>
      ))}
    </nav>
  );
}
