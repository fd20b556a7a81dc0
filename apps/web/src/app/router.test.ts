import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ownPlaces } from '#lib/page/own-places.ts';
import { markPageWhole } from '#lib/page/page-whole.ts';
import { createQueryClient } from './providers.tsx';
import { createAppRouter } from './router.tsx';

test('[RTE-08] an entry of the history whose place its page finds by itself is left alone, every other is scrolled', () => {
  markPageWhole();
  ownPlaces.add('kept');
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createAppRouter({ queryClient: createQueryClient(), language: 'en' }, history);
  const { scrollRestoration } = router.options;
  const scrolls = (entry: string) =>
    typeof scrollRestoration === 'function' &&
    scrollRestoration({
      location: { ...router.latestLocation, state: { ...router.latestLocation.state, __TSR_key: entry } },
    });
  expect([scrolls('kept'), scrolls('other')]).toEqual([false, true]);
});
