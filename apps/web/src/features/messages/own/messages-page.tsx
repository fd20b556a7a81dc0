import { digits } from '@maidan/contract/digits.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { ReceivedList } from '../received/received-list.tsx';
import { unreadQuery } from '../use-read-notices.ts';
import { Center } from './center.tsx';
import { newsSearch } from './center-search.ts';
import type { MessagesSearch } from './center-search.ts';
import { WaitingHere } from './waiting-here.tsx';

const MOST_SHOWN = 99;
const TAB =
  'text-muted hover:text-text aria-[current=page]:bg-raised-strong aria-[current=page]:text-text inline-flex min-h-11 items-center gap-2 rounded-full px-5 font-medium';

type MessagesPageProps = {
  search: MessagesSearch;
  /** What else the bell counts: rewards that can be taken. */
  rewards: number;
  /** Reached ones that can be taken, which it does not count. */
  missions: number;
  onClose: () => void;
};

/** HDR-08: where the bell leads: what it counts, the own messages, and in the other tab everything that was announced. */
export function MessagesPage({ search, rewards, missions, onClose }: MessagesPageProps) {
  const t = useT('announcements');
  const { data: unread } = useQuery(unreadQuery());
  const messages = unread?.messages ?? 0;
  const notices = unread?.ids.length ?? 0;
  const isNews = search.tab === 'news';
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t(isNews ? 'news' : 'title')} />
      <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
      {unread !== undefined && <WaitingHere {...{ messages, notices, rewards, missions }} />}
      <nav aria-label={t('tabs')} className="bg-surface flex w-fit gap-1 rounded-full p-1">
        <Link
          to="/member/messageV2"
          search={{}}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isNews ? undefined : 'page'}
          className={TAB}
        >
          {t('own')}
          <Count of={messages} />
        </Link>
        <Link
          to="/member/messageV2"
          search={newsSearch({})}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={isNews ? 'page' : undefined}
          className={TAB}
        >
          {t('news')}
          <Count of={notices} />
        </Link>
      </nav>
      {isNews ? <Center search={search} onClose={onClose} /> : <ReceivedList />}
    </div>
  );
}

function Count({ of }: { of: number }) {
  const t = useT('announcements');
  const language = useLanguage();
  if (of === 0) return null;
  return (
    <span className="bg-action text-on-action indic:text-xs grid h-5 min-w-5 place-items-center rounded-full px-1 text-[0.6875rem] font-bold tabular-nums">
      <span aria-hidden="true">
        {digits(Math.min(of, MOST_SHOWN), language)}
        {of > MOST_SHOWN && '+'}
      </span>
      <span className="sr-only">{t('unread', { count: of })}</span>
    </span>
  );
}
