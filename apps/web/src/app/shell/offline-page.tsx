import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { Drawing } from '#lib/drawing.tsx';
import { useT } from '#lib/i18n.tsx';
import { PageHead } from '#lib/page-head.tsx';

const never = (): (() => void) => () => undefined;

/** Goes on by itself as soon as there is a network; the link is for those who do not want to wait. */
export function OfflinePage({ from }: { from: string }) {
  const t = useT('shell');
  // One page is kept for every address, so only the browser knows which it stands for.
  const wanted = useSyncExternalStore(
    never,
    () => from,
    () => '/',
  );
  useEffect(() => {
    const goOn = (): void => window.location.replace(from);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [from]);
  return (
    <>
      <PageHead title={t('offline-title')} />
      <EmptyState
        level={1}
        picture={<Drawing kind="offline" />}
        title={t('offline-title')}
        text={t('offline-text')}
        action={
          <a href={wanted} className={buttonClass()}>
            {t('offline-again')}
          </a>
        }
      />
    </>
  );
}
