import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useRef } from 'react';

type ConfirmDialogProps = {
  title: string;
  text: string;
  closeLabel: string;
  cancel: string;
  confirm: string;
  /** What takes something away warns by its colour. */
  look?: 'danger' | 'action';
  pending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Before something that is not taken back. A refusal is read here, and can be tried again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    closeLabel,
    cancel,
    confirm,
    look = 'danger',
    pending,
    error,
    onConfirm,
    onClose,
  } = props;
  const sent = useRef(false);
  // Two presses may fall between two drawings.
  const press = (): void => {
    if (pending || (sent.current && error === null)) return;
    sent.current = true;
    onConfirm();
  };
  return (
    <Dialog title={title} closeLabel={closeLabel} shape="box" closeOnOutsideClick={false} onClose={onClose}>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-muted text-pretty">{text}</p>
        <DialogFooter problem={error?.message}>
          <Button look="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button look={look} pending={pending} onClick={press}>
            {confirm}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
