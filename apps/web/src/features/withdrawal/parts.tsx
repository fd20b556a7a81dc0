import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Info, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/i18n.tsx';

/** One part of the page. */
export function Panel({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="bg-surface shadow-low flex min-w-0 flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What stands in the way, and what helps. */
export function Notice({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="bg-action/14 flex flex-wrap items-center gap-3 rounded-xl px-4 py-3">
      <Info size={20} aria-hidden="true" className="text-accent shrink-0" />
      <p className="min-w-0 flex-1 basis-52 text-pretty">{text}</p>
      {action}
    </div>
  );
}

/** What the platform says about a form as a whole. */
export function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="bg-loss/12 text-loss rounded-lg px-4 py-3 text-sm font-medium">
      {text}
    </p>
  );
}

export function DeskSkeleton() {
  const t = useT('withdraw');
  return (
    <output aria-label={t('loading')} className="grid gap-5 lg:grid-cols-[3fr_2fr]">
      <Skeleton className="h-96 w-full rounded-2xl" />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </output>
  );
}

export function DeskFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT('withdraw');
  return (
    <EmptyState
      icon={<RotateCw size={28} aria-hidden />}
      title={t('failedTitle')}
      text={error.message}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
