import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useT } from '#lib/i18n.tsx';
import { showToast } from '#lib/toast-store.ts';

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const t = useT('errors');
  const online = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (online) return undefined;
    return () => showToast(t('online'), 'gain');
  }, [online, t]);
  return (
    <output className="block">
      {!online && (
        <p className="bg-raised-strong flex items-center justify-center gap-2 px-4 py-2 text-sm font-medium">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          {t('offline')}
        </p>
      )}
    </output>
  );
}
