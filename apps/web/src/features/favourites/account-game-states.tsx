import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useT } from '#lib/texts/i18n.tsx';

/** Explains the heart, above games that have one to press. */
export function FavouritesEmpty({ suggested }: { suggested: ReactNode }) {
  const t = useT('play');
  return (
    <>
      <EmptyState
        picture={<Drawing kind="favourites" />}
        title={t('favourites.emptyTitle')}
        text={t('favourites.emptyText')}
      />
      {suggested}
    </>
  );
}

export function RecentEmpty({ suggested }: { suggested: ReactNode }) {
  const t = useT('play');
  return (
    <>
      <EmptyState
        picture={<Drawing kind="bets" />}
        title={t('recent.emptyTitle')}
        text={t('recent.emptyText')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('recent.offer')}
          </Link>
        }
      />
      {suggested}
    </>
  );
}

export function GamesFailed({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  const t = useT('lobby');
  return (
    <EmptyState
      picture={<Drawing kind={offline ? 'offline' : 'error'} />}
      title={t(offline ? 'failed.offlineTitle' : 'failed.title')}
      text={t(offline ? 'failed.offlineText' : 'failed.text')}
      action={
        <Button look="outline" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    />
  );
}
