import { expect, test } from '../account.ts';
import { operator } from '../desk.ts';

test.afterEach(async () => {
  await operator('set', 'whitelabel.smsEnabled', 'true');
  await operator('set', 'whitelabel.hasFreePlay', 'true');
  await operator('set', 'whitelabel.forgotByPhone', 'true');
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
