import { digits } from '@maidan/contract/digits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { openBetCountQuery } from './open-bets.queries.ts';

const PAGES = [
  { path: '/member/openBets', key: 'open' },
  { path: '/member/personalHistoryCopy', key: 'bets' },
  { path: '/member/transactionHistory', key: 'movements' },
  { path: '/member/personalProfit', key: 'profit' },
  { path: '/member/bonusDetails', key: 'bonuses' },
] as const;
/** As wide as the margin of the page. */
const EDGE = 16;
export type RecordPage = (typeof PAGES)[number]['key'];

/** Heading, the way to the sister pages, and what can be done with the whole page. */
export function RecordsFrame({
  page,
  action,
  children,
}: {
  page: RecordPage;
  action?: ReactNode;
  children: ReactNode;
}) {
  const t = useT('records');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => bringIntoView(nav.current, page), [page]);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t(`title.${page}`)} />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t(`title.${page}`)}</h1>
          <p className="text-muted">{t(`intro.${page}`)}</p>
        </div>
        {action}
      </div>
      <nav ref={nav} aria-label={t('pages')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-1.5 sm:gap-2">
          {PAGES.map(({ path, key }) => (
            <li key={key}>
              <Link
                to={path}
                aria-current={key === page ? 'page' : undefined}
                className={clsx(
                  'inline-flex h-11 items-center rounded-full px-3 text-sm font-medium whitespace-nowrap sm:px-4',
                  key === page ? 'bg-text text-ground' : 'bg-raised hover:bg-raised-strong',
                )}
              >
                {t(`short.${key}`)}
                {key === 'open' && <OpenCount />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** MEM-15: whoever comes by the number on the record finds here what it counts. */
function OpenCount() {
  const language = useLanguage();
  const { data } = useQuery(openBetCountQuery());
  if (data === undefined || data.count === 0) return null;
  return <span className="ml-1.5 tabular-nums">{digits(data.count, language)}</span>;
}

/** On a phone the row is longer than the screen: the last page's name is moved to where it can be read. */
function bringIntoView(nav: HTMLElement | null, page: RecordPage): void {
  const chosen = nav?.querySelectorAll('a')[PAGES.findIndex(({ key }) => key === page)];
  if (!nav || !chosen) return;
  const past = chosen.getBoundingClientRect().right + EDGE - nav.getBoundingClientRect().right;
  if (past > 0) nav.scrollLeft += past;
}
