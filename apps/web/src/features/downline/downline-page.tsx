import { buttonClass } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { List, UserPlus, Waypoints } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';
import { DownlineFilters } from './downline-filters.tsx';
import { DownlineList } from './downline-list.tsx';
import { DownlinePath } from './downline-path.tsx';
import type { DownlineSearch, OnDownlineSearch } from './downline-search.ts';
import { downlineQuery } from './downline.queries.ts';
import { Failed } from './failed.tsx';
import { PageTitle } from './page-title.tsx';

const TeamMap = lazy(() => import('./team-map.tsx').then(({ TeamMap: part }) => ({ default: part })));

type Props = { search: DownlineSearch; onSearch: OnDownlineSearch; onOpen: (id: string) => void };

/** AGT-09: the own tree, level by level or as a map. */
export function DownlinePage({ search, onSearch, onOpen }: Props) {
  const t = useT('downline');
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('list.title')}
        text={t('list.intro')}
        action={
          <Link to="/agentHome/registerCenter" className={buttonClass()}>
            <UserPlus size={18} aria-hidden />
            {t('list.invite')}
          </Link>
        }
      />
      <fieldset className="bg-surface shadow-low flex w-fit gap-1 rounded-xl p-1">
        <legend className="sr-only">{t('list.views')}</legend>
        <View on={search.view === undefined} onPress={() => onSearch({ view: undefined })}>
          <List size={18} aria-hidden />
          {t('list.tree')}
        </View>
        <View on={search.view === 'map'} onPress={() => onSearch({ view: 'map' })}>
          <Waypoints size={18} aria-hidden />
          {t('list.map')}
        </View>
      </fieldset>
      {search.view === 'map' ? (
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-2xl" />}>
          <TeamMap onOpen={onOpen} />
        </Suspense>
      ) : (
        <Level search={search} onSearch={onSearch} />
      )}
    </div>
  );
}

type ViewProps = { on: boolean; onPress: () => void; children: React.ReactNode };

function View({ on, onPress, children }: ViewProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className={clsx(
        'flex h-10 cursor-pointer items-center gap-2 rounded-lg px-4 text-sm font-medium transition-colors',
        on ? 'bg-raised text-text' : 'text-muted hover:text-text',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Level({ search, onSearch }: Omit<Props, 'onOpen'>) {
  const t = useT('downline');
  const { view: _view, ...asked } = search;
  const list = useInfiniteQuery(downlineQuery(asked));
  const first = list.data?.pages[0];
  const last = first?.path.at(-1);
  const words = useMemberWords(first?.currencySymbol ?? '');
  return (
    <>
      {first !== undefined && (
        <dl className="grid grid-cols-2 gap-3 sm:flex sm:gap-4">
          <Sum name={t('list.team')}>{words.count(first.team)}</Sum>
          {first.teamBalance !== null && <Sum name={t('list.money')}>{words.short(first.teamBalance)}</Sum>}
        </dl>
      )}
      <DownlineFilters search={search} onSearch={onSearch} />
      {first !== undefined && (
        <div className="flex flex-col gap-1">
          {first.path.length > 0 && <DownlinePath path={first.path} onGo={(under) => onSearch({ under })} />}
          <h2 className="text-lg font-semibold break-words">
            {search.search !== undefined
              ? t('list.found')
              : last === undefined
                ? t('list.levelOwn')
                : t('list.levelOf', { name: last.username })}
          </h2>
        </div>
      )}
      {list.data === undefined && list.error === null && (
        <output aria-label={t('loading')} className="flex flex-col gap-2">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-16 w-full rounded-xl" />
          ))}
        </output>
      )}
      {list.data === undefined && list.error !== null && (
        <Failed text={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && (
        <DownlineList
          members={list.data.pages.flatMap(({ members }) => members)}
          words={words}
          search={search}
          onSearch={onSearch}
          more={{
            has: list.hasNextPage,
            loading: list.isFetchingNextPage,
            load: () => void list.fetchNextPage(),
          }}
        />
      )}
    </>
  );
}

function Sum({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="bg-surface shadow-low min-w-0 rounded-xl px-4 py-3 sm:min-w-44">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="truncate text-xl font-bold tabular-nums">{children}</dd>
    </div>
  );
}
