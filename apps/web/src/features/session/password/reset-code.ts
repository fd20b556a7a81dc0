declare global {
  interface Window {
    /** The code of a mailed link, taken out of the address by the page's first script (`page/reset-script.ts`). */
    maidanReset?: string | undefined;
  }
}

/**
 * PWD-02: `/reset#code`. It was taken out of the address before anything else loaded; here it is handed on once, and
 * stays in memory alone. Drawing twice must not lose it, so it is kept for as long as the page lives.
 */
let taken: string | undefined;

export function takeResetCode(): string {
  const fresh = window.maidanReset ?? takeFragment();
  window.maidanReset = undefined;
  if (fresh !== '') taken = fresh;
  return taken ?? '';
}

/** A link followed inside the site comes past the first script. */
function takeFragment(): string {
  const { hash, pathname } = window.location;
  if (hash === '') return '';
  window.history.replaceState(window.history.state, '', pathname);
  return codeOf(hash);
}

/** `#abc` and `#code=abc` mean the same. */
export function codeOf(hash: string): string {
  return hash.replace(/^#(?:code=)?/, '');
}
