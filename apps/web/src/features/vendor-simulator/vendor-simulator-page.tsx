import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { RunForm } from './run-form.tsx';
import { RunResult } from './run-result.tsx';
import { vendorRunQuery, vendorSimulatorQuery } from './vendor-simulator.queries.ts';

type VendorSimulatorPageProps = {
  trace: string | undefined;
  onTrace: (trace: string) => void;
  /** What stands there where no simulator exists. */
  notFound: ReactNode;
};

/** The sandbox as a vendor meets it: calls with faults, and each of them followed into the ledger. */
export function VendorSimulatorPage({ trace, onTrace, notFound }: VendorSimulatorPageProps) {
  const t = useT('simulator');
  const simulator = useQuery(vendorSimulatorQuery());
  const run = useQuery({ ...vendorRunQuery(trace ?? ''), enabled: trace !== undefined });
  if (simulator.error instanceof CallError && simulator.error.code === 'NOT_FOUND') return notFound;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted mt-1 max-w-3xl text-pretty">{t('intro')}</p>
      </div>
      {simulator.data === undefined ? (
        <Waiting failure={simulator.error} onRetry={() => void simulator.refetch()} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <RunForm
            players={simulator.data.players}
            running={run.data?.state === 'running'}
            onStarted={onTrace}
          />
          <RunResult trace={trace} run={run.data} failure={run.error} onRetry={() => void run.refetch()} />
        </div>
      )}
    </div>
  );
}

function Waiting({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  const t = useT('simulator');
  if (failure !== null)
    return (
      <EmptyState
        title={t('failedTitle')}
        text={failure.message}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    );
  return (
    <output aria-label={t('loading')} className="grid gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Skeleton className="h-96 w-full rounded-2xl" />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </output>
  );
}
