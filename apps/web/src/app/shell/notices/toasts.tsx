import { IconButton } from '@maidan/ui/icon-button.tsx';
import { X } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { dismissToast, useToastStore } from '#lib/overlays/toast-store.ts';

const TONES = { info: 'var(--color-action)', gain: 'var(--color-gain)', loss: 'var(--color-loss)' } as const;

export function Toasts() {
  const t = useT('common');
  const toasts = useToastStore((state) => state.toasts);
  return (
    <output className="fixed inset-x-4 bottom-20 z-40 flex flex-col items-center gap-2 lg:right-6 lg:bottom-6 lg:left-auto lg:items-end">
      {toasts.map(({ id, tone, text }) => (
        <div
          key={id}
          style={{ '--toast-tone': TONES[tone] } as React.CSSProperties}
          className="toast bg-raised shadow-lift flex w-full max-w-sm items-center gap-2 rounded-lg py-1 pl-4"
        >
          <p className="flex-1 py-2 text-sm">{text}</p>
          <IconButton label={t('close')} icon={<X size={18} />} onClick={() => dismissToast(id)} />
        </div>
      ))}
    </output>
  );
}
