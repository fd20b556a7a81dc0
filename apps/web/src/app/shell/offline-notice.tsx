import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '#lib/i18n.tsx';
import { useSlowNetwork } from '#lib/slow-network.ts';
import { showToast } from '#lib/toast-store.ts';
import { useOnline } from '#lib/use-online.ts';

/** ERR-03: no network is said as long as it lasts, and a slow one too. */
export function OfflineNotice() {
  const t = useT('errors');
  const online = useOnline();
  const slow = useSlowNetwork();
  useEffect(() => {
    const tell = (): void => showToast(t('online'), 'gain');
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [t]);
  return (
    <output className="block">
      {(!online || slow) && (
        <p className="bg-raised-strong flex items-center justify-center gap-2 px-4 py-2 text-sm font-medium">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          {t(online ? 'slow-network' : 'offline')}
        </p>
      )}
    </output>
  );
}
