import { clsx } from 'clsx';
import { X } from './icons.tsx';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { holdFocus } from './hold-focus.ts';
import { IconButton } from './icon-button.tsx';
import { layerOpened } from './layers.ts';

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
 * MOD-05: a layer over the whole page, which takes every press beside the dialog and holds the focus; focus goes back to
 * where it was. Mounted means open.
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
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayer(layer, dialog);

  const onVeil = (event: MouseEvent): void => {
    if (closesOutside && event.target === layer.current) onClose();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || TELLS_OF_CLOSING) return;
    event.stopPropagation();
    if (dismissable) onClose();
  };
  return (
    // A press on the veil is a press on the layer itself; the keyboard has Escape for it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={layer} popover="manual" className="dialog-layer" onMouseDown={onVeil} onKeyDown={onKey}>
      <dialog
        ref={dialog}
        tabIndex={-1}
        // Escape, and a phone's way back, ask to close.
        closedby="closerequest"
        aria-modal="true"
        aria-labelledby={titleId}
        className={clsx('dialog bg-surface text-text', `dialog-${shape}`, className)}
        onCancel={(event) => {
          event.preventDefault();
          if (dismissable) onClose();
        }}
        onClose={() => closedByBrowser(dialog.current, dismissable ? onClose : undefined)}
      >
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div
            className={clsx(
              'flex items-center gap-2',
              bare && 'absolute top-0 right-0 z-10',
              shape === 'prompt' ? 'p-1' : 'min-h-17 py-3 pr-3 pl-6',
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
    </div>
  );
}

/** Browsers that do not know `closedby` tell nobody: there the key itself is heard. */
const TELLS_OF_CLOSING =
  typeof HTMLDialogElement !== 'undefined' && 'closedBy' in HTMLDialogElement.prototype;

/** A browser grants one refusal: a second Escape in a row closes whatever the page says, so the page opens it again. */
function closedByBrowser(dialog: HTMLDialogElement | null, onClose: (() => void) | undefined): void {
  if (dialog === null || !dialog.isConnected || dialog.open) return;
  if (onClose === undefined) dialog.show();
  else onClose();
}

function useLayer(layer: RefObject<HTMLElement | null>, dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    const [over, inner] = [layer.current, dialog.current];
    if (over === null || inner === null) return undefined;
    // Without it the layer still covers the page, unless something has put itself higher.
    if ('showPopover' in over) over.showPopover();
    // Before it shows: showing gives it the focus, which a dialog below would take back.
    const letGo = holdFocus(over);
    inner.show();
    const gone = layerOpened();
    // Nobody pressed a key on a field or on nothing to open this: there a button would show the ring of the keyboard.
    const pressed = before?.matches('a, button') === true;
    if (!pressed && !(document.activeElement instanceof HTMLInputElement)) inner.focus();
    return () => {
      gone();
      letGo();
      inner.close();
      // The layer may have left the document already, and with it the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [layer, dialog]);
}
