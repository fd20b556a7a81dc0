import { ANNOUNCEMENTS_PER_PAGE } from '@maidan/contract/constants.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { Gift, Megaphone, RotateCw, WifiOff } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementText } from './announcement-text.tsx';
import { useAnnouncements } from './messages.queries.ts';
import type { ReactNode } from 'react';
import type { Announcement } from './messages.queries.ts';
import { PageTurner } from './page-turner.tsx';
import type { PromotionsSearch } from './promotions-search.ts';
import { useReadNotices } from './use-read-notices.ts';

type PromotionsPageProps = {
  search: PromotionsSearch;
  onClose: () => void;
  /** What can be taken part in is another feature; the route brings it, and what stands between it and the announcements. */
  offers?: ReactNode;
  more?: ReactNode;
};

/** RTE-11, MSG-01: the promotions and, in the other view, the news; nine a page, each with an address of its own. */
export function PromotionsPage({ search, onClose, offers, more }: PromotionsPageProps) {
  const t = useT('messages');
  const common = useT('common');
  const isNews = search.view === 'news';
  const { data, ...state } = useAnnouncements();
  const all = isNews ? data?.player.toSorted(newestFirst) : data?.promotion;
  const shown = [...(data?.player ?? []), ...(data?.promotion ?? [])].find(({ id }) => id === search.show);
  return (
    <div className="flex flex-col gap-6">
      <PageHead
        title={t(isNews ? 'promotions.newsTitle' : 'promotions.title')}
        description={t('promotions.metaDescription')}
      />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">
          {t(isNews ? 'promotions.newsTitle' : 'promotions.title')}
        </h1>
        <p className="text-muted mt-1 text-pretty">
          {t(isNews ? 'promotions.newsIntro' : 'promotions.intro')}
        </p>
      </div>
      <Views current={isNews ? 'news' : 'offers'} />
      {!isNews && offers}
      {(isNews || offers === undefined || all === undefined || all.length > 0) && (
        <>
          {!isNews && more}
          {all === undefined ? <NotYet {...state} /> : <Cards all={all} search={search} />}
        </>
      )}
      {shown !== undefined && (
        <Dialog title={shown.title} closeLabel={common('close')} shape="box" onClose={onClose}>
          <div className="flex flex-1 flex-col gap-6 px-6 pb-6">
            <AnnouncementText {...shown} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The marquee keeps the order of the house; a page of news is read from the latest. */
function newestFirst(one: Announcement, other: Announcement): number {
  return Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
}

function Views({ current }: { current: 'offers' | 'news' }) {
  const t = useT('messages');
  return (
    <nav aria-label={t('promotions.views')} className="bg-surface flex w-fit gap-1 rounded-full p-1">
      {(['offers', 'news'] as const).map((view) => (
        <Link
          key={view}
          to="/promotions"
          search={view === 'news' ? { view } : {}}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === current ? 'page' : undefined}
          className="text-muted hover:text-text aria-[current=page]:bg-raised-strong aria-[current=page]:text-text inline-flex min-h-11 items-center rounded-full px-5 font-medium"
        >
          {t(`promotions.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

function Cards({ all, search }: { all: readonly Announcement[]; search: PromotionsSearch }) {
  const t = useT('messages');
  const isNews = search.view === 'news';
  const pages = Math.max(1, Math.ceil(all.length / ANNOUNCEMENTS_PER_PAGE));
  const page = Math.min(search.page ?? 1, pages);
  const here = all.slice((page - 1) * ANNOUNCEMENTS_PER_PAGE, page * ANNOUNCEMENTS_PER_PAGE);
  const fresh = useReadNotices(isNews ? here.map(({ id }) => id) : []);
  if (all.length === 0) {
    return (
      <EmptyState
        icon={isNews ? <Megaphone size={28} aria-hidden /> : <Gift size={28} aria-hidden />}
        title={t(isNews ? 'promotions.emptyNewsTitle' : 'promotions.emptyTitle')}
        text={t(isNews ? 'promotions.emptyNewsText' : 'promotions.emptyText')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('promotions.toGames')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {here.map((item) => (
          <AnnouncementCard
            key={item.id}
            item={item}
            search={{ ...search, page, show: item.id }}
            pictured={!isNews}
            fresh={fresh.has(item.id)}
          />
        ))}
      </ul>
      <PageTurner page={page} pages={pages} search={search} />
    </>
  );
}

type NotYetProps = { failed: boolean; offline: boolean; retry: () => void };

function NotYet({ failed, offline, retry }: NotYetProps) {
  const t = useT('messages');
  if (!failed && !offline) {
    return (
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-72 rounded-2xl" />
        ))}
      </div>
    );
  }
  return (
    <EmptyState
      icon={offline ? <WifiOff size={28} aria-hidden /> : <RotateCw size={28} aria-hidden />}
      title={t(offline ? 'promotions.offlineTitle' : 'promotions.failedTitle')}
      text={t(offline ? 'promotions.offlineText' : 'promotions.failedText')}
      action={
        <Button look="outline" onClick={retry}>
          {t('promotions.retry')}
        </Button>
      }
    />
  );
}
