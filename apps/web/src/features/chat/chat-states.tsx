import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { RotateCw } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

const LINES = 6;

export function ChatWaiting() {
  const t = useT('chat');
  return (
    <output aria-label={t('loading')} className="flex flex-1 flex-col justify-end gap-4 p-4">
      {Array.from({ length: LINES }, (_, index) => (
        <span key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-9 w-40" />
        </span>
      ))}
    </output>
  );
}

export function ChatFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useT('chat');
  return (
    <EmptyState
      icon={<RotateCw size={28} aria-hidden="true" />}
      title={t('failedTitle')}
      text={message}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
