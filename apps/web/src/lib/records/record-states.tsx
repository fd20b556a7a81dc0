import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { CalendarX, RotateCw } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

const ROWS = 8;

export function RecordFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useT('records');
  return (
    <EmptyState
      icon={<RotateCw size={28} aria-hidden />}
      title={t('failedTitle')}
      text={message === '' ? t('failedText') : message}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

export function RecordSkeleton() {
  const t = useT('records');
  return (
    <output aria-label={t('loading')} className="bg-surface flex flex-col gap-4 rounded-xl p-4">
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} className="flex items-center gap-4">
          <Skeleton className="h-12 w-9" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto h-4 w-24" />
        </span>
      ))}
    </output>
  );
}

/** Nothing in these days, or nothing of this kind: somewhere else there may be. */
export function NothingHere({ onClear }: { onClear: () => void }) {
  const t = useT('records');
  return (
    <EmptyState
      icon={<CalendarX size={28} aria-hidden />}
      title={t('nothingTitle')}
      text={t('nothingText')}
      action={
        <Button look="outline" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}

type MoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** The way to what is older, or that this was all. */
export function More({ query }: MoreProps) {
  const t = useT('records');
  if (!query.hasNextPage) return <p className="text-muted text-center text-sm">{t('allShown')}</p>;
  return (
    <Button
      look="outline"
      className="self-center"
      pending={query.isFetchingNextPage}
      aria-label={query.isFetchingNextPage ? t('loadingMore') : undefined}
      onClick={() => void query.fetchNextPage()}
    >
      {t('loadMore')}
    </Button>
  );
}
