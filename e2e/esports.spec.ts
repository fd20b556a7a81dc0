import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import { test } from './account.ts';
import { expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

test('[CAT-01, CAT-03, GAM-08] an esports title opens the book of esports; a match is followed map by map, and a bet on the next one is kept', async ({
  page,
  language,
}) => {
  const words = await loadSportsTexts(language, 'esports');
  await asNewMember(page, language, NOWHERE);
  await page.goto('/esports');
  await page.locator('main a.game-card').first().click();
  await expect(page).toHaveURL(/\/seamless\?game=/);
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  await expect(game.locator('[data-sport]')).toHaveText([
    words.sports['towers']?.name ?? '',
    words.sports['shooter']?.name ?? '',
  ]);

  await game.locator('[data-sport="towers"]').click();
  await game.locator('[data-tab="live"]').click();
  await game.locator('.sb-match .sb-more').first().click();
  await expect(game.locator('.sb-parts')).toBeVisible();
  await expectAccessibleWithFrames(page, 'a match of maps');

  await game.locator('[data-sport="shooter"]').click();
  await game.locator('[data-tab="next"]').click();
  // Of the last round on offer, which begins minutes from now.
  await game.locator('[data-league="shooter-60"]').click();
  await game.locator('.sb-match').last().locator('[data-odds="result home"]').click();
  const toSlip = game.locator('.sb-slip-open');
  if (await toSlip.isVisible()) await toSlip.click();
  await game.getByTestId('place').filter({ visible: true }).click();
  await expect(game.getByTestId('placed').filter({ visible: true })).toBeVisible();
  await expect(game.getByTestId('balance')).toContainText(displayMoney(minor(995_000), '', language));
  await page.reload();
  await game.locator('[data-tab="bets"]').click();
  await expect(game.getByTestId('bets').getByRole('listitem').first()).toContainText(words.bet.states.open);
});
