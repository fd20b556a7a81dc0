import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { RecordsFrame } from '#features/records/records-frame.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { OpenBetCard } from './open-bet-card.tsx';
import { openBetsQuery, type OpenBets } from '../open-bets.queries.ts';

/** MEM-15: everything that is not settled yet, and what each of it can still become. */
export function OpenBetsPage({ currencySymbol }: { currencySymbol: string }) {
  const t = useT('records');
  const language = useLanguage();
  const { data, isError, error, refetch } = useQuery(openBetsQuery(language));
  return (
    <RecordsFrame page="open">
      <Totals
        currencySymbol={currencySymbol}
        totals={[
          { label: t('openBets.count'), count: data?.count },
          { label: t('openBets.staked'), amount: data?.stake },
        ]}
      />
      {data === undefined && isError && (
        <RecordFailed message={error.message} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <RecordSkeleton />}
      {data !== undefined && <Bets {...data} currencySymbol={currencySymbol} />}
    </RecordsFrame>
  );
}

function Bets({ bets, count, currencySymbol }: OpenBets & { currencySymbol: string }) {
  const t = useT('records');
  if (bets.length === 0)
    return (
      <EmptyState
        picture={<Drawing kind="bets" />}
        title={t('openBets.emptyTitle')}
        text={t('openBets.emptyText')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('offerGame')}
          </Link>
        }
      />
    );
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {bets.map((bet) => (
          <li key={bet.id}>
            <OpenBetCard bet={bet} currencySymbol={currencySymbol} />
          </li>
        ))}
      </ul>
      {count > bets.length && (
        <p className="text-muted text-center text-sm">{t('openBets.more', { count: bets.length })}</p>
      )}
    </>
  );
}
