import { loadScreenTexts } from '@maidan/games/screen-parts/screen-texts.ts';
import { expectAccessible } from './axe.ts';
import { expect, firstGame, test } from './person.ts';
import { asNewMember } from './sign-in.ts';
import { openSlot, seeTheRoundOut } from './slot.ts';

test('[GAM-02] a visitor tries a game without an account, with money that is nobody’s', async ({
  page,
  language,
  say,
}) => {
  await page.goto('/');
  await firstGame(page).click();
  await page.getByRole('button', { name: say('login.tryGame') }).click();
  await expect(page).toHaveURL(/\/try\?game=/);
  await expect(page.getByText(say('game.try.worthNothing'))).toBeVisible();
  const slot = await openSlot(page, language);
  const balance = slot.frame.getByTestId('balance');
  const lent = await balance.textContent();
  await slot.spin.click();
  await expect(balance).not.toHaveText(lent ?? '');
  await seeTheRoundOut(slot);
  await page.getByRole('button', { name: say('game.try.forReal') }).click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
});

test('a member plays, reveals the secret, and checks the round in a page that asks nobody', async ({
  page,
  language,
}) => {
  const { fair, fairness } = await loadScreenTexts(language);
  await asNewMember(page, language, '/');
  await firstGame(page).click();
  const slot = await openSlot(page, language);
  await slot.spin.click();
  await seeTheRoundOut(slot);
  await slot.frame.getByRole('button', { name: fairness }).click();
  await slot.frame.getByRole('button', { name: fair.reveal }).click();
  await expect(slot.frame.getByText(fair.kept)).toBeVisible();
  // A window without a person at it allows nothing by itself.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await slot.frame.getByRole('button', { name: fair.copyForChecking }).click();
  await expect(slot.frame.getByRole('button', { name: fair.copied })).toBeVisible();
  const published = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/verify.html');
  await page.context().setOffline(true);
  await page.getByRole('textbox').fill(published);
  await page.getByRole('button', { name: /Play them again|আবার খেলে দেখুন/ }).click();
  await expect(page.locator('td.good')).toHaveCount(1);
  await expect(page.locator('.bad')).toHaveCount(0);
  await expectAccessible(page, 'the verifier');
  await page.getByRole('textbox').fill(published.replace(/"win":"[\d.]+"/, '"win":"9999.00"'));
  await page.getByRole('button', { name: /Play them again|আবার খেলে দেখুন/ }).click();
  await expect(page.locator('td.bad')).toHaveCount(1);
});
