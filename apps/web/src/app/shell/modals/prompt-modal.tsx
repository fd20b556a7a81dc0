import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { PromptProps } from '#lib/overlays/modal-store.ts';
import { PromptBox } from '#lib/overlays/prompt-box.tsx';

/** MOD-04: information, warning, or a question that is answered here. */
export function PromptModal({ kind, message, onConfirm, onClose }: PromptProps & { onClose: () => void }) {
  const t = useT('shell');
  const common = useT('common');
  const [pending, setPending] = useState(false);
  const agree = async (): Promise<void> => {
    setPending(true);
    onClose();
    await onConfirm?.();
  };
  const asks = kind === 'confirm';
  return (
    <PromptBox
      kind={kind}
      title={t(`prompt-${kind}`)}
      message={message}
      agree={{ text: common(asks ? 'confirm' : 'ok'), onPress: () => void agree(), pending }}
      {...(asks ? { decline: { text: common('cancel'), onPress: onClose } } : {})}
    />
  );
}
