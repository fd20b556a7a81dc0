import { expect, test, vi } from 'vitest';
import { markPageWhole } from '#lib/page/page-whole.ts';
import { rememberPlace } from './remember-place.ts';

test('[RTE-14] a page has a place without having been scrolled since: once it is whole, and after each drawing', async () => {
  const scrolled = vi.fn<() => void>();
  document.addEventListener('scroll', scrolled);
  const rendered: (() => void)[] = [];
  rememberPlace({
    subscribe: (_event, listener) => (rendered.push(listener as () => void), () => undefined),
  });
  expect(scrolled).not.toHaveBeenCalled();
  markPageWhole();
  await Promise.resolve();
  expect(scrolled).toHaveBeenCalledTimes(1);
  for (const tell of rendered) tell();
  expect(scrolled).toHaveBeenCalledTimes(2);
  document.removeEventListener('scroll', scrolled);
});
