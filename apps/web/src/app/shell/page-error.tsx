import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { CallError } from '#lib/call-error.ts';
import { Drawing } from '#lib/drawing.tsx';
import { useT } from '#lib/i18n.tsx';
import { isLoadFailure, LoadTimeout } from '#lib/load-in-time.ts';
import { usePageWhole } from '#lib/page-whole.ts';
import { useOnline } from '#lib/use-online.ts';

/** ERR-04, ERR-07: the page is broken, the frame around it is not. Says what happened and what helps. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const t = useT('errors');
  const router = useRouter();
  usePageWhole();
  if (isLoadFailure(error)) return <PartMissing slow={error instanceof LoadTimeout} />;
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState
      level={1}
      picture={<Drawing kind="error" />}
      title={t('broken-title')}
      text={error instanceof CallError ? error.message : t('broken-text')}
      action={<Button onClick={again}>{t('try-again')}</Button>}
    />
  );
}

/** Offline a reload would lead out of the site, so it waits for the network and then happens by itself. */
function PartMissing({ slow }: { slow: boolean }) {
  const t = useT('errors');
  const online = useOnline();
  useEffect(() => {
    const reload = (): void => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <EmptyState
      level={1}
      icon={<CloudOff size={28} aria-hidden="true" />}
      title={t('load-title')}
      text={online ? t(slow ? 'load-slow' : 'load-text') : t('offline')}
      action={online && <Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
}
