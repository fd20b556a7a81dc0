import { useEffect } from 'react';
import { closeModal, openModal, useModalStore } from '#lib/overlays/modal-store.ts';

/** `/`, or Ctrl-K (Cmd-K), opens the search from anywhere but a field or another dialog. */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.altKey || !isSearchKey(event)) return;
      const { open } = useModalStore.getState();
      if (open?.name === 'search') {
        if (event.key === '/') return;
        closeModal('search');
      } else if (open !== null || document.querySelector('dialog[open]') !== null) {
        return;
      } else {
        openModal('search');
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isSearchKey({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
