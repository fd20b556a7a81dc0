import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useT } from '#lib/texts/i18n.tsx';

export function PartSkeleton({ rows }: { rows: number }) {
  const t = useT('security');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-2">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className="h-20 w-full rounded-xl" />
      ))}
    </output>
  );
}

export function PartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT('security');
  return (
    <div role="alert" className="bg-ground/60 flex flex-wrap items-center gap-3 rounded-xl p-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('failedTitle')}</p>
        <p className="text-muted text-sm">{error.message}</p>
      </div>
      <Button look="outline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
