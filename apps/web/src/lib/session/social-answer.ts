declare global {
  interface Window {
    /** What another service sent along when it sent the browser back, taken out of the address as the hand-over code is. */
    maidanReturn?: string | undefined;
  }
}

/** LOG-14: the answer of the other service, once. */
export function takeSocialReturn(): URLSearchParams {
  const { maidanReturn: search } = window;
  window.maidanReturn = undefined;
  return new URLSearchParams(search);
}
