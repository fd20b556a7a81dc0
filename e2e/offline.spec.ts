import { comeIn, expect, makeAccount, test } from './account.ts';
import { tokenOf } from './person.ts';

test.use({ serviceWorkers: 'allow', forgiven: /net::ERR_|status of 4\d\d|Failed to fetch/ });

test('[I18-01] installed, the site shows its shell without a network, in its language, and goes on by itself', async ({
  page,
  context,
  language,
  say,
}) => {
  await comeIn(page, language, await makeAccount());
  const token = await tokenOf(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The first page was loaded before there was a worker; the next one belongs to it.
  await page.goto('/rng');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What is still on its way would be missed, and the page loaded anew for it.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: say('shell.offline-title') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/help');

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Nothing of a person is kept: no call, and no part of the session.
  const kept = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        all.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return all;
  });
  expect(kept.some((text) => text.endsWith('/offline'))).toBe(true);
  expect(kept.filter((text) => text.startsWith('http')).every((url) => !/\/wps\/|\/media\//.test(url))).toBe(
    true,
  );
  expect(kept.some((text) => text.includes(token))).toBe(false);
});
