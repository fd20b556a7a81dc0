import type { OwnAnnouncement } from '@maidan/contract/messages/own/own-announcement.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Megaphone, RotateCw } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { RichText } from '#lib/widgets/rich-text.tsx';
import { AnnouncementText } from '../announcement-text.tsx';
import { CenterCard } from './center-card.tsx';
import { CenterPages } from './center-pages.tsx';
import { CENTER_TYPES, newsSearch } from './center-search.ts';
import type { CenterType, MessagesSearch } from './center-search.ts';
import { ownAnnouncementsQuery } from './center.queries.ts';
import { useReadHere } from './use-read-here.ts';

const NONE: readonly OwnAnnouncement[] = [];
const CHIP =
  'bg-surface text-muted hover:text-text aria-[current=page]:bg-action aria-[current=page]:text-on-action inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-sm font-medium';

type CenterProps = { search: MessagesSearch; onClose: () => void };

/** MSG-01: all that was announced, of every kind, nine a page, each with an address of its own. */
export function Center({ search, onClose }: CenterProps) {
  const t = useT('announcements');
  const common = useT('common');
  const { data, error, refetch } = useQuery(ownAnnouncementsQuery(useLanguage(), search));
  const fresh = useReadHere(data?.list ?? NONE);
  if (data === undefined)
    return error === null ? (
      <Waiting />
    ) : (
      <EmptyState
        icon={<RotateCw size={28} aria-hidden="true" />}
        title={t('failed')}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  const shown = search.show === undefined ? null : data.shown;
  return (
    <div className="flex flex-col gap-5">
      <Kinds current={search.type} counts={data.counts} />
      {data.list.length === 0 ? (
        <Nothing filtered={search.type !== undefined} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {data.list.map((item) => (
            <CenterCard key={item.id} item={item} search={search} fresh={!item.read || fresh.has(item.id)} />
          ))}
        </ul>
      )}
      <CenterPages pages={data.pages} search={search} />
      {shown !== null && (
        <Dialog title={shown.title} closeLabel={common('close')} shape="box" onClose={onClose}>
          <div className="flex flex-1 flex-col gap-6 px-6 pb-6">
            {shown.publishedAt === null ? (
              <RichText text={shown.content} />
            ) : (
              <AnnouncementText content={shown.content} publishedAt={shown.publishedAt} />
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}

type KindsProps = {
  current: CenterType | undefined;
  counts: readonly { type: CenterType; total: number }[];
};

function Kinds({ current, counts }: KindsProps) {
  const t = useT('announcements');
  const here = CENTER_TYPES.filter((type) => counts.some((one) => one.type === type && one.total > 0));
  return (
    <nav
      aria-label={t('types')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {[undefined, ...here].map((type) => (
        <Link
          key={type ?? 'all'}
          to="/member/messageV2"
          search={newsSearch({ type })}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={type === current ? 'page' : undefined}
          className={CHIP}
        >
          {t(`type.${type ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useT('announcements');
  return (
    <EmptyState
      icon={<Megaphone size={28} aria-hidden="true" />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      {...(filtered
        ? {
            action: (
              <Link to="/member/messageV2" search={newsSearch({})} className={buttonClass('outline')}>
                {t('toAll')}
              </Link>
            ),
          }
        : {})}
    />
  );
}

function Waiting() {
  const t = useT('announcements');
  return (
    <output aria-label={t('loading')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-48 rounded-2xl" />
      ))}
    </output>
  );
}
