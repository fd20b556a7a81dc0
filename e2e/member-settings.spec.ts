import { expect, makeAccount, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

test.use(WITH_PICTURES);

const PICTURE = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('[MEM-13] from the settings: another look, and a question with a picture whose answer appears while the page is open', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  await signIn(page, language, account, '/member/settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: say('settings.title'), level: 1 })).toBeVisible();
  await expectAccessible(page, 'settings');
  await main.getByRole('button', { name: say('shell.theme-light') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const way of ['service', 'app', 'limits', 'devices'])
    await expect(
      main.getByRole('link', { name: new RegExp(`^${say(`settings.way.${way}`)}`) }),
    ).toBeVisible();
  await main.getByRole('button', { name: say('settings.languageAction') }).click();
  await expect(page.getByRole('dialog', { name: say('shell.language') })).toBeVisible();
  await page.keyboard.press('Escape');

  await main.getByRole('link', { name: new RegExp(`^${say('settings.way.feedback')}`) }).click();
  await expect(page.getByText(say('feedback.list.emptyTitle'))).toBeVisible();
  await main.getByRole('button', { name: say('feedback.form.send'), exact: true }).click();
  await expect(main.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
  await main.getByLabel(say('feedback.form.type')).selectOption('game');
  await main.getByLabel(say('feedback.form.content')).fill('The kite <b>fell</b> before I could let it go.');
  await main.getByLabel(say('upload.add')).setInputFiles(PICTURE);
  await expect(main.getByText(say('upload.ready'))).toBeVisible();
  await main.getByRole('button', { name: say('feedback.form.send'), exact: true }).click();
  const item = main.getByRole('article').first();
  await expect(item.getByText(say('feedback.state.open'))).toBeVisible();
  await expect(item.getByText('<b>fell</b>')).toBeVisible();
  const small = item.getByRole('list', { name: say('upload.list') }).getByRole('button');
  await expect(small.getByRole('img')).toBeVisible();
  await small.press('Enter');
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveJSProperty('complete', true);
  expect(await large.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'a picture, large');
  await page.keyboard.press('Escape');
  await expect(small).toBeFocused();

  const [row] = await rows<{ id: string }>(
    `select max(f.id)::text as id from feedback f join member m on m.merchant = f.merchant and m.id = f.member_id
     where m.username = $1`,
    [account.username],
  );
  expect(await operator('feedback', 'list')).toContain(account.username);
  await operator('feedback', 'answer', row?.id ?? '', 'The wind was strong.', '--by', 'Farida');
  await expect(item.getByText(say('feedback.state.answered'))).toBeVisible();
  await expect(item.getByText('The wind was strong.')).toBeVisible();
  await expectAccessible(page, 'an answer');
});
