import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { CircleAlert, CircleHelp, Info } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/i18n.tsx';
import type { PromptProps } from '#lib/modal-store.ts';

const ICONS = {
  info: <Info size={20} aria-hidden="true" className="text-focus shrink-0" />,
  warning: <CircleAlert size={20} aria-hidden="true" className="text-loss shrink-0" />,
  confirm: <CircleHelp size={20} aria-hidden="true" className="text-accent shrink-0" />,
};

/** MOD-04: 200 by 200, the text scrolls inside, a press outside does nothing. Escape is the same as the quiet answer. */
export function PromptModal({ kind, message, onConfirm, onClose }: PromptProps & { onClose: () => void }) {
  const t = useT('shell');
  const common = useT('common');
  const [pending, setPending] = useState(false);
  const agree = async (): Promise<void> => {
    setPending(true);
    onClose();
    await onConfirm?.();
  };
  return (
    <Dialog
      title={t(`prompt-${kind}`)}
      closeLabel={common('close')}
      shape="prompt"
      closeOnOutsideClick={false}
      bare
      onClose={onClose}
    >
      <div className="flex h-[200px] flex-col gap-2 p-3">
        <p
          className="flex min-h-7 items-center gap-2 pr-9 text-sm leading-tight font-semibold"
          aria-hidden="true"
        >
          {ICONS[kind]}
          {t(`prompt-${kind}`)}
        </p>
        {/* Focusable, so that a long text can be scrolled without a mouse. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <p tabIndex={0} className="flex-1 overflow-y-auto rounded-md text-sm text-pretty">
          {message}
        </p>
        <div className="flex gap-2">
          {kind === 'confirm' && (
            <Button look="outline" size="small" className="flex-1 px-1" onClick={onClose}>
              {common('cancel')}
            </Button>
          )}
          <Button size="small" className="flex-1 px-1" pending={pending} onClick={() => void agree()}>
            {common(kind === 'confirm' ? 'confirm' : 'ok')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
