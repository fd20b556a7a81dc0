import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useRef } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  pending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Before something is taken away. A refusal is read here, and can be tried again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, pending, error, onConfirm, onClose } = props;
  const t = useT('security');
  const sent = useRef(false);
  // Two presses may fall between two drawings.
  const press = (): void => {
    if (sent.current && error === null) return;
    sent.current = true;
    onConfirm();
  };
  return (
    <Dialog title={title} closeLabel={t('close')} shape="box" closeOnOutsideClick={false} onClose={onClose}>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-muted text-pretty">{text}</p>
        <Problem text={error?.message} />
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" pending={pending} onClick={press}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
