import { vi } from 'vitest';

/**
 * A test file begins as a visitor's first page does: nothing drawn, nothing kept, nothing replaced, and our modules read
 * anew, so that none remembers what another file did. What stays is the document and the libraries that know it.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
document.head.innerHTML = '';
document.body.innerHTML = '';
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
for (const cookie of document.cookie.split('; ')) {
  document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
}
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
