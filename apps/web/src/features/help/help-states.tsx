import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { RotateCw } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

export function HelpFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT('help');
  return (
    <EmptyState
      icon={<RotateCw size={28} aria-hidden />}
      title={t('failedTitle')}
      text={t('failedText')}
      action={
        <Button look="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

export function HelpWaiting() {
  const t = useT('help');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-14 w-full rounded-xl" />
      ))}
    </output>
  );
}
