import { Button } from '@maidan/ui/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { PageHead } from '#lib/page-head.tsx';
import { BetsEmpty, BetsFailed, BetsSkeleton } from './bets-states.tsx';
import { BetsTable } from './bets-table.tsx';
import { useBetsLive } from './records.live.ts';
import { betsQuery } from './records.queries.ts';

/** The page `personalHistoryCopy`: every round, newest first. */
export function BetsPage({ currencySymbol }: { currencySymbol: string }) {
  const t = useT('records');
  useBetsLive();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <Bets currencySymbol={currencySymbol} />
    </div>
  );
}

function Bets({ currencySymbol }: { currencySymbol: string }) {
  const t = useT('records');
  const language = useLanguage();
  const record = useInfiniteQuery(betsQuery(language));
  if (record.data === undefined) {
    if (record.isError)
      return <BetsFailed message={record.error.message} onRetry={() => void record.refetch()} />;
    return <BetsSkeleton />;
  }
  const bets = record.data.pages.flatMap((page) => page.bets);
  if (bets.length === 0) return <BetsEmpty />;
  return (
    <>
      <BetsTable bets={bets} currencySymbol={currencySymbol} />
      {record.hasNextPage ? (
        <Button
          look="outline"
          className="self-center"
          pending={record.isFetchingNextPage}
          aria-label={record.isFetchingNextPage ? t('loadingMore') : undefined}
          onClick={() => void record.fetchNextPage()}
        >
          {t('loadMore')}
        </Button>
      ) : (
        <p className="text-muted text-center text-sm">{t('allShown')}</p>
      )}
    </>
  );
}
