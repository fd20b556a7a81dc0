import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { RotateCw, WifiOff } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

type LobbyFailedProps = { offline: boolean; onRetry: () => void };

/** GAM-05: a list that fails to load says so and offers a retry. */
export function LobbyFailed({ offline, onRetry }: LobbyFailedProps) {
  const t = useT('lobby');
  return (
    <EmptyState
      icon={offline ? <WifiOff size={28} aria-hidden /> : <RotateCw size={28} aria-hidden />}
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
