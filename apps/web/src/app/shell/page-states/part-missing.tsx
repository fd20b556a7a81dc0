import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useOnline } from '#lib/call/use-online.ts';

/** Offline a reload would lead out of the site, so it waits for the network and then happens by itself. */
export function PartMissing({ slow }: { slow: boolean }) {
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
