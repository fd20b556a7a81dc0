import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, Gauge, RotateCw } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { depositMethodsQuery, type DepositDetail } from './deposit.queries.ts';
import { useWords } from './use-words.ts';

type DepositPageProps = {
  currencySymbol: string;
  playMoney: boolean;
  /** Until it is known that this member may pay in. */
  waiting: boolean;
  /** The payment page is another place: this tab goes there and comes back. */
  leaveFor: (url: string) => void;
  onShow: (id: string) => void;
};

/** MEM-04: the page `depositv2`. */
export function DepositPage({ currencySymbol, playMoney, waiting, leaveFor, onShow }: DepositPageProps) {
  const t = useT('deposit');
  const words = useWords(currencySymbol);
  const goOn = ({ id, payUrl }: DepositDetail): void => (payUrl === null ? onShow(id) : leaveFor(payUrl));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted text-pretty">
          {t('intro')} {playMoney && t('playMoney')}
        </p>
        <Link
          to="/member/limits"
          className="text-accent inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm font-semibold hover:underline"
        >
          <Gauge size={16} aria-hidden="true" />
          {t('limits')}
        </Link>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section className="bg-surface shadow-low rounded-2xl p-5 sm:p-6">
          {waiting ? <WaysSkeleton /> : <Ways words={words} onStarted={goOn} />}
        </section>
        <DepositHistory words={words} />
      </div>
    </div>
  );
}

type WaysProps = { words: ReturnType<typeof useWords>; onStarted: (deposit: DepositDetail) => void };

function Ways({ words, onStarted }: WaysProps) {
  const t = useT('deposit');
  const { data, error, refetch } = useQuery(depositMethodsQuery(useLanguage()));
  if (data === undefined) {
    if (error === null) return <WaysSkeleton />;
    return (
      <EmptyState
        icon={<RotateCw size={28} aria-hidden />}
        title={t('failedTitle')}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  }
  if (data.methods.length === 0)
    return <EmptyState icon={<Ban size={28} aria-hidden />} title={t('noneTitle')} text={t('noneText')} />;
  return <DepositForm methods={data.methods} last={data.last} words={words} onStarted={onStarted} />;
}

function WaysSkeleton() {
  const t = useT('deposit');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-4">
      <span className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-28 rounded-xl" />
      </span>
      <Skeleton className="h-12 w-full rounded-lg" />
      <Skeleton className="h-13 w-56 rounded-lg" />
    </output>
  );
}
