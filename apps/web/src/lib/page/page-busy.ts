const TYPING = 'input, textarea, select, [contenteditable]';

/** Nobody is interrupted while typing or choosing, and nothing opens where nobody looks. */
export function isPageBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.activeElement?.matches(TYPING) === true ||
    document.querySelector('dialog[open], :popover-open') !== null
  );
}
