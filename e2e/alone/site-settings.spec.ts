import { expect, test } from '../account.ts';
import { WITH_PICTURES } from '../browser.ts';
import { operator } from '../desk.ts';

test.use(WITH_PICTURES);

test.afterEach(async () => {
  await operator('set', 'whitelabel.smsEnabled', 'true');
  await operator('set', 'whitelabel.hasFreePlay', 'true');
  await operator('set', 'whitelabel.forgotByPhone', 'true');
  await operator('set', 'imageCDNs', '[]');
});

test('[HOM-10, LOG-15] pictures come from the operator’s host, and one that it does not have comes from the site', async ({
  page,
  site,
  language,
}) => {
  const HOST = 'https://img.example';
  const asked = new Set<string>();
  let lost = '';
  // A host that stands before the site and has all its pictures but one.
  await page.route(`${HOST}/**`, async (route) => {
    const address = route.request().url().slice(HOST.length);
    asked.add(address.split('-')[0] ?? '');
    if (lost === '' && address.startsWith('/media/poster/')) lost = address;
    if (address === lost) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ response: await route.fetch({ url: site + address }) });
  });
  await operator('set', 'imageCDNs', JSON.stringify([HOST]));
  // The node hears of it a moment after the operator has set it; a page keeps the hosts that it was drawn with.
  await expect
    .poll(async () => (await page.request.get('/rng')).headers()['content-security-policy'])
    .toContain(`img-src 'self' data: ${HOST};`);
  const opened = await page.goto(`/rng?language=${language}`);
  expect(opened?.headers()['content-security-policy']).toContain(`img-src 'self' data: ${HOST};`);
  const posters = page.locator('.game-card img');
  await expect(posters.nth(1)).toHaveAttribute('src', /^https:\/\/img\.example\/media\/poster\//);
  await expect(page.locator('.game-card img[src*="retry=1"]').first()).toHaveJSProperty('complete', true);
  await expect(page.locator('.game-card img[src*="retry=1"]').first()).toHaveAttribute('src', /^\/media\//);
  expect(asked.size).toBeGreaterThan(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[SET-03] what an operator switches off disappears from a page that is open, and comes back', async ({
  page,
  say,
}) => {
  await page.goto('/login');
  const form = page.getByRole('dialog', { name: say('login.title') });
  const bySms = form.getByRole('button', { name: say('login.ways.sms') });
  const freePlay = form.getByRole('button', { name: say('login.ways.freePlay') });
  const username = form.getByLabel(say('login.username'), { exact: true });
  await expect(bySms).toBeVisible();
  await expect(freePlay).toBeVisible();
  await username.fill('halfway');

  await operator('set', 'whitelabel.smsEnabled', 'false');
  await expect(bySms).toBeHidden();
  await operator('set', 'whitelabel.hasFreePlay', 'false');
  await expect(freePlay).toBeHidden();
  await expect(username).toHaveValue('halfway');

  await operator('set', 'whitelabel.smsEnabled', 'true');
  await expect(bySms).toBeVisible();
});
