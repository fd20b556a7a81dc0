import type { OwnAnnouncement } from '@maidan/contract/messages/own/own-announcement.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Megaphone, RotateCw } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';
import { RichText } from '#lib/widgets/rich-text.tsx';
import { siteNewsQuery } from '../own/center.queries.ts';
import { useReadHere } from '../own/use-read-here.ts';

const NONE: readonly OwnAnnouncement[] = [];

/** AGT-01: notices and headlines of the site, nine a page, without a way out of the agent center. */
export function SiteNews({ page }: { page: number }) {
  const t = useT('announcements');
  const { data, error, refetch } = useQuery(siteNewsQuery(useLanguage(), page));
  const fresh = useReadHere(data?.list ?? NONE);
  if (data === undefined)
    return error === null ? (
      <output aria-label={t('loading')} className="flex flex-col gap-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-20 w-full rounded-2xl" />
        ))}
      </output>
    ) : (
      <EmptyState
        icon={<RotateCw size={28} aria-hidden />}
        title={t('failed')}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  if (data.list.length === 0)
    return (
      <EmptyState icon={<Megaphone size={28} aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.list.map((item) => (
          <Item key={item.id} item={item} fresh={!item.read || fresh.has(item.id)} />
        ))}
      </ul>
      <Pages page={Math.min(page, data.pages)} pages={data.pages} />
    </>
  );
}

function Item({ item, fresh }: { item: OwnAnnouncement; fresh: boolean }) {
  const t = useT('announcements');
  const format = useFormats();
  const { type, title, content, publishedAt } = item;
  return (
    <li className="bg-surface shadow-low rounded-2xl">
      <details className="group">
        <summary className="flex min-h-18 cursor-pointer list-none items-center gap-4 rounded-2xl py-3 pr-5 pl-4 sm:pl-5">
          <span className="bg-raised text-muted grid size-10 shrink-0 place-items-center rounded-full">
            <Megaphone size={19} aria-hidden />
          </span>
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="font-semibold break-words">{title}</span>
            <span className="text-muted text-sm">
              {fresh && <span className="text-text font-semibold">{t('fresh')} · </span>}
              {t(`type.${type}`)}
              {publishedAt !== null && (
                <>
                  {' · '}
                  <time dateTime={publishedAt}>
                    {format.dateTime(new Date(publishedAt), { dateStyle: 'medium' })}
                  </time>
                </>
              )}
            </span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className="text-muted shrink-0 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-5 sm:pr-6 sm:pl-19">
          <RichText text={content} />
        </div>
      </details>
    </li>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useT('announcements');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap justify-center gap-1 pt-2">
      {Array.from({ length: pages }, (_, index) => index + 1)
        .filter((one) => one === 1 || one === pages || Math.abs(one - page) <= 1)
        .map((target) => (
          <Link
            key={target}
            to="/agentHome/agentAnnouncement"
            search={{ about: 'site', ...(target === 1 ? {} : { page: target }) }}
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
