import { clsx } from 'clsx';
import { X } from './icons.tsx';
import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  /** The name for assistive technology; shown as the heading unless `bare`. */
  title: string;
  /** Text of the close button. */
  closeLabel: string;
  onClose: () => void;
  /** May Escape, the close button and a click outside close it? A prompt that must be answered may not. */
  dismissable?: boolean;
  closeOnOutsideClick?: boolean;
  /** Without heading row; the content brings its own. */
  bare?: boolean;
  /** `sheet` fills a phone's screen; `box` stays a box everywhere; `drawer` stands at the left edge; `prompt` is 200 by 200. */
  shape?: 'sheet' | 'box' | 'drawer' | 'prompt';
  className?: string;
  children: ReactNode;
};

/**
 * MOD-05 on the native dialog: the browser traps focus and makes the rest inert; focus goes back to where it was.
 * Mounted means open.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel,
    onClose,
    dismissable = true,
    bare = false,
    shape = 'sheet',
    className,
    children,
  } = props;
  const closesOutside = dismissable && (props.closeOnOutsideClick ?? true);
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (closesOutside && event.target === ref.current) onClose();
  };
  return (
    // A press on the backdrop is a press on the dialog itself; the keyboard has Escape for it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx('dialog bg-surface text-text', `dialog-${shape}`, className)}
      onMouseDown={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClose={() => closedByBrowser(ref.current, dismissable ? onClose : undefined)}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <div
          className={clsx(
            'flex items-center gap-2',
            bare && 'absolute top-0 right-0 z-10',
            shape === 'prompt' ? 'p-1' : 'py-3 pr-3 pl-6',
          )}
        >
          <h2 id={titleId} className={clsx('flex-1 text-lg font-semibold', bare && 'sr-only')}>
            {title}
          </h2>
          {dismissable && <IconButton label={closeLabel} icon={<X />} onClick={onClose} />}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A browser grants one refusal: a second Escape in a row closes whatever the page says, so the page opens it again. */
function closedByBrowser(dialog: HTMLDialogElement | null, onClose: (() => void) | undefined): void {
  if (dialog === null || !dialog.isConnected || dialog.open) return;
  if (onClose === undefined) dialog.showModal();
  else onClose();
}

function useModal(ref: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      // The browser gives focus back on close, but not when the element leaves the document in the same breath.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}
