import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import { test } from './account.ts';
import { expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember } from './sign-in.ts';

type Round = { stake: bigint; payout: bigint; state: string };

const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.stake, r.payout, r.state from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
     where m.username = $1`,
    [username],
  );

test('[HOM-07, GAM-08, GAM-04] football is opened from the lobby; a bet on a match is placed, settled by its end and kept with its proof', async ({
  page,
  language,
  say,
}) => {
  const words = await loadSportsTexts(language);
  const username = await asNewMember(page, language);
  const section = page.getByRole('region', { name: say('lobby.menu.SPORTS'), exact: true });
  await section.scrollIntoViewIfNeeded();
  await section.locator('a[href="/seamless?launch=football"]').click();
  await expect(page).toHaveURL(/\/seamless\?.*launch=football/);

  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  await game.getByRole('button', { name: words.leagues['football-600'] }).click();
  // Of the second round on offer, which begins half a minute from now at least.
  const matches = game.getByRole('list').locator('.sb-match');
  await matches.nth(4).locator('[data-odds="result home"]').click();
  const toSlip = game.locator('.sb-slip-open');
  if (await toSlip.isVisible()) await toSlip.click();
  await expectAccessibleWithFrames(page, 'the sports book with a slip');
  await game.getByTestId('place').filter({ visible: true }).click();
  await expect(game.getByTestId('placed').filter({ visible: true })).toBeVisible();
  await page.reload();
  await game.locator('[data-tab="bets"]').click();
  await expect(game.getByTestId('bets').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleWithFrames(page, 'bets of the sports book');

  // It begins within a minute, and is over in ten seconds.
  const closed = async () => (await roundsOf(username)).find(({ state }) => state === 'closed');
  await expect.poll(closed, { timeout: 120_000 }).toBeDefined();
  const { stake = 0n, payout = 0n } = (await closed()) ?? {};
  await expect(game.getByText(words.bet.states.settled)).toBeVisible();
  await expect(game.getByTestId('balance')).toContainText(
    displayMoney(minor(1_000_000n - stake + payout), '', language),
  );

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog').getByText(say('records.receipt.commitment'))).toBeVisible();
});
