import type { Grant } from '@maidan/contract/rewards/reward.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CountedBets } from '#lib/records/bets-links.tsx';
import { TermsLink } from '#lib/rewards/terms-link.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { grantsQuery } from './missions.queries.ts';

/** Every mission that was taken, and what it was counted from. */
export function MissionHistory({ words }: { words: MemberWords }) {
  const t = useT('missions');
  const list = useInfiniteQuery(grantsQuery(useLanguage()));
  const all = list.data?.pages.flatMap((page) => page.grants);
  return (
    <section className="flex flex-col gap-3" aria-labelledby="mission-history">
      <h2 id="mission-history" className="text-xl font-semibold">
        {t('history.title')}
      </h2>
      {all === undefined && list.error === null && <Skeleton className="h-20 w-full rounded-2xl" />}
      {all === undefined && list.error !== null && (
        <div className="bg-surface flex flex-wrap items-center gap-3 rounded-2xl p-5">
          <p className="min-w-0 flex-1">{t('history.failed')}</p>
          <Button look="outline" onClick={() => void list.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {all?.length === 0 && <p className="bg-surface text-muted rounded-2xl p-5">{t('history.empty')}</p>}
      {all !== undefined && all.length > 0 && (
        <ul className="bg-surface shadow-low divide-line divide-y rounded-2xl">
          {all.map((grant) => (
            <li key={grant.id}>
              <Taken grant={grant} words={words} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('loading') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}

function Taken({ grant, words }: { grant: Grant; words: MemberWords }) {
  const t = useT('missions');
  const { code, title, amount, state, grantedAt, from, to, version } = grant;
  return (
    <details className="px-5">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 py-3">
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="text-muted block text-sm tabular-nums">
            {words.when(grantedAt)} · {t(`history.state.${state}`)}
          </span>
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{words.money(amount)}</span>
      </summary>
      <div className="text-muted pb-4 text-sm tabular-nums">
        <CountedBets grant={grant} words={words} />
        <p>{t('history.why', { from: words.when(from), to: words.when(to), version })}</p>
        <TermsLink code={code} version={version} />
      </div>
    </details>
  );
}
