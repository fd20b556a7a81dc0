import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import { test } from './account.ts';
import { expectAccessibleWithFrames } from './axe.ts';
import { placeBet, roundsOf, soonest } from './book.ts';
import { expect } from './person.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

test('[CAT-01, CAT-03, GAM-03, GAM-08] an esports title opens the book of esports; a match is followed map by map, and a bet on the next one is settled by its end and kept with its proof', async ({
  page,
  language,
  say,
}) => {
  const words = await loadSportsTexts(language, 'esports');
  const username = await asNewMember(page, language, NOWHERE);
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
  await game.locator('[data-league="shooter-600"]').click();
  const [match] = await soonest(game, 1);
  await game.locator(`[data-match="${match}"] [data-odds="result home"]`).click();
  await placeBet(game, language);
  await expect(game.getByTestId('balance')).toContainText(displayMoney(minor(995_000), '', language));
  await page.reload();
  await game.locator('[data-tab="bets"]').click();
  const bet = game.getByTestId('bets').getByRole('listitem').first();
  await expect(bet).toContainText(words.bet.single);

  await expect.poll(async () => (await roundsOf(username))[0]?.state, { timeout: 120_000 }).toBe('closed');
  const [{ stake, payout } = { stake: 0n, payout: 0n }] = await roundsOf(username);
  await expect(bet).toContainText(words.bet.states.settled);
  await expect(game.getByTestId('balance')).toContainText(
    displayMoney(minor(1_000_000n - stake + payout), '', language),
  );

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog').getByText(say('records.receipt.commitment'))).toBeVisible();
});
