import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { expect, firstGame, test } from './person.ts';
import { asNewMember } from './sign-in.ts';

test.use(WITH_PICTURES);

test('nothing stands in anybody’s way on the visitor pages', async ({ page, say }) => {
  for (const path of ['/', '/rng', '/live', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectAccessible(page, path);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectAccessible(page, 'phone');
  await page.getByRole('button', { name: say('shell.menu-open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'phone menu');
});

test('[MOD-05] every modal has a name, takes the focus, closes on Escape and gives the focus back', async ({
  page,
  say,
}) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: say('shell.log-in') });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, 'login');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.goto('/register');
  await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
  await expectAccessible(page, 'register');
});

test('nothing stands in anybody’s way behind login', async ({ page, language, say }) => {
  await asNewMember(page, language, '/member/personalHistoryCopy');
  await expect(page.getByRole('heading', { name: say('records.title.bets') })).toBeVisible();
  await expectAccessible(page, 'record');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await firstGame(page).click();
    await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
    await expectAccessibleWithFrames(page, `game, ${colorScheme}`);
  }
});
