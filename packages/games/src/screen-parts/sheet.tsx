import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';

/** What scrolls must be within reach of the keyboard, although it is nothing to press. */
const REACHABLE = { tabIndex: 0 };

/** A dialog on a large screen, a full-height sheet on a phone. The browser keeps focus inside and gives it back. */
export function Sheet({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A press on the veil lands on the dialog itself, one on the sheet on something within.
    const onVeil = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener('click', onVeil);
    element.showModal();
    return () => {
      element.removeEventListener('click', onVeil);
      element.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className="gs-sheet" aria-label={title} onClose={onClose}>
      <div className="gs-sheet-body">
        <header className="gs-sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="gs-icon-button"
            aria-label={closeLabel}
            title={closeLabel}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </header>
        <section className="gs-sheet-content" aria-label={title} {...REACHABLE}>
          {children}
        </section>
      </div>
    </dialog>
  );
}
