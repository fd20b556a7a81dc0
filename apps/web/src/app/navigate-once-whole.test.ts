import { expect, test, vi } from 'vitest';
import { markPageWhole } from '#lib/page/page-whole.ts';
import { navigateOnceWhole } from './navigate-once-whole.ts';
import type { AppRouter } from './router.tsx';

test('a place chosen before the page is whole loads when it is, and later ones after the next picture', async () => {
  const load = vi.fn<AppRouter['load']>(() => Promise.resolve());
  const router = { load };
  navigateOnceWhole(router);
  const early = router.load({ action: { type: 'PUSH' } });
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  markPageWhole();
  await early;
  expect(load).toHaveBeenCalledExactlyOnceWith({ action: { type: 'PUSH' } });
  const later = router.load();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  await later;
  expect(load).toHaveBeenCalledTimes(2);
});
