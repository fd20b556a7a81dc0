import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { RotateCw } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

/** In place of what could not be loaded. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useT('downline');
  return (
    <EmptyState
      icon={<RotateCw size={28} aria-hidden />}
      title={t('failed')}
      text={text}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
