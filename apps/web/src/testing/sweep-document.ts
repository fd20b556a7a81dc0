import { vi } from 'vitest';
import { takeFocusHome } from '#lib/focus-home.ts';
import { useModalStore } from '#lib/modal-store.ts';
import { clearSession } from '#lib/session-token.ts';

/** A test file begins as a visitor's first page does: nothing drawn, nothing kept, nothing open, nothing replaced. */
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
clearSession();
useModalStore.setState({ open: null, under: null });
takeFocusHome(document.body);
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
