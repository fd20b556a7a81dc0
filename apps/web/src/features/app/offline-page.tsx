import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { statusQuery } from '#lib/site/site-status.ts';

const AGAIN_MS = 3000;
const never = (): (() => void) => () => undefined;

/** Goes on by itself as soon as the platform answers; the link is for those who do not want to wait. */
export function OfflinePage({ from }: { from: string | null }) {
  const t = useT('shell');
  // One page is kept for every address, so only the browser knows which it stands for.
  const wanted = useSyncExternalStore(
    never,
    () => from,
    () => null,
  );
  useGoOn(wanted);
  return (
    <>
      <PageHead title={t('offline-title')} />
      <EmptyState
        level={1}
        picture={<Drawing kind="offline" />}
        title={t('offline-title')}
        text={t('offline-text')}
        action={
          <a href={wanted ?? '/'} className={buttonClass()}>
            {t('offline-again')}
          </a>
        }
      />
    </>
  );
}

/** The browser says that it is online before it is: only an answer is proof. */
function useGoOn(wanted: string | null): void {
  const [openedAt] = useState(() => Date.now());
  const { dataUpdatedAt } = useQuery({
    ...statusQuery(),
    enabled: wanted !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: AGAIN_MS,
  });
  useEffect(() => {
    if (wanted !== null && dataUpdatedAt > openedAt) window.location.replace(wanted);
  }, [wanted, dataUpdatedAt, openedAt]);
}
