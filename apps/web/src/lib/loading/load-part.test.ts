import { expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

const namedAhead = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

test('what a part needs is named once, and the part is handed on', async () => {
  await expect(loadPart(() => Promise.resolve('part'), ['assets/a.js'])).resolves.toBe('part');
  await loadPart(() => Promise.resolve('other'), ['assets/a.js', 'assets/b.js']);
  expect(namedAhead()).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('[ERR-04] of a part that does not come the page hears before whoever asked for it', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const heard: unknown[] = [];
  const hear = (event: Event): void => {
    heard.push((event as Event & { payload?: unknown }).payload);
    if (heard.length > 1) event.preventDefault();
  };
  window.addEventListener('vite:preloadError', hear);
  await expect(loadPart(() => Promise.reject(failure))).rejects.toBe(failure);
  // The page is being loaded anew: nobody is told, nor handed a part without anything in it.
  const told = vi.fn<() => void>();
  loadPart(() => Promise.reject(failure)).then(told, told);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  await new Promise((done) => setTimeout(done));
  expect(told).not.toHaveBeenCalled();
  window.removeEventListener('vite:preloadError', hear);
  expect(heard).toEqual([failure, failure]);
});
