import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { RotateCw } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

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
