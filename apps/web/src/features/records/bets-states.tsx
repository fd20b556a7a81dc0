import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { Drawing } from '#lib/drawing.tsx';
import { useT } from '#lib/i18n.tsx';

const ROWS = 8;

export function BetsEmpty() {
  const t = useT('records');
  return (
    <EmptyState
      picture={<Drawing kind="bets" />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('offerGame')}
        </Link>
      }
    />
  );
}

export function BetsFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
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

export function BetsSkeleton() {
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
