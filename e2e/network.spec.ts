import { expect, logInButton, test } from './account.ts';
import { whole } from './person.ts';

test.use({ forgiven: /net::ERR_|ChunkLoadError/ });

test('[ERR-03] without a network the page says so for as long as it lasts, and greets its return', async ({
  page,
  say,
}) => {
  await page.goto('/help');
  await whole(page);
  // A part that is still on its way would be missed, and the page loaded anew for it.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText(say('errors.offline'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(say('errors.online'))).toBeVisible();
  await expect(page.getByText(say('errors.offline'))).toBeHidden();
});

test('[ERR-04] a part of the site that does not arrive is fetched anew once, then a load error with a reload that helps', async ({
  page,
  language,
  say,
}) => {
  const part = '**/assets/picture-modals-*.js';
  const login = page.getByRole('dialog', { name: say('login.title') });
  const lost = page.getByRole('dialog', { name: say('errors.load-title') });
  // The page listens to news once it is awake.
  const awake = () => page.waitForEvent('websocket');
  await Promise.all([awake(), page.goto('/')]);
  await page.route(part, (route) => route.abort());
  await Promise.all([awake(), logInButton(page, language).click()]);
  await logInButton(page, language).click();
  await expect(lost.getByText(say('errors.load-text'))).toBeVisible();

  await page.unroute(part);
  await Promise.all([awake(), lost.getByRole('button', { name: say('errors.reload') }).click()]);
  await expect(lost).toBeHidden();
  await logInButton(page, language).click();
  await expect(login).toBeVisible();
});
