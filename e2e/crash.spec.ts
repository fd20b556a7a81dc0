import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadCrashTexts } from '@maidan/games/crash/crash-texts.ts';
import { test } from './account.ts';
import { expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

type Round = { id: string; stake: bigint; payout: bigint; state: string };

const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.round_id as id, r.stake, r.payout, r.state from game_round r
     join member m on m.merchant = r.merchant and m.id = r.member_id where m.username = $1`,
    [username],
  );

test('[CAT-05, GAM-03] crash is found by its class; one bet leaves where it was set, one when the page is reloaded', async ({
  page,
  language,
  say,
}) => {
  const words = await loadCrashTexts(language);
  const username = await asNewMember(page, language, NOWHERE);
  await page.goto('/rng?vassalage=MAIDAN&class=CRASH');
  await page.locator('main a.game-card').filter({ hasText: words.title }).first().click();
  await expect(page).toHaveURL(/\/seamless\?game=/);

  const game = page.frameLocator('iframe');
  const balance = game.getByTestId('balance');
  await expect(balance).not.toHaveText('—');
  const [set, byHand] = [game.getByTestId('bet-0'), game.getByTestId('bet-1')];
  await set.getByLabel(words.autoTake).fill('1.01');
  await expectAccessibleWithFrames(page, 'crash');
  // With the next lantern: a bet at the last moment could be taken back for no time at all.
  await expect(byHand.locator('[data-doing]')).toHaveAttribute('data-doing', 'bet-next');
  for (const bet of [set, byHand]) await bet.locator('[data-doing^="bet"]').click();
  for (const bet of [set, byHand]) await expect(bet.locator('[data-doing="take-back"]')).toBeVisible();
  // It rises, or has gone out at once.
  await expect(byHand.locator('[data-doing]')).toHaveAttribute('data-doing', /^(take|bet-next)$/);
  await page.reload();

  // Neither waits for the end of the flight: what was set is kept by the house, and whoever is gone has left.
  await expect
    .poll(async () => (await roundsOf(username)).map(({ state }) => state))
    .toEqual(['closed', 'closed']);
  const played = await roundsOf(username);
  expect(played.map(({ stake }) => stake)).toEqual([500n, 500n]);
  const after = played.reduce((sum, { stake, payout }) => sum - stake + payout, 1_000_000n);
  await expect(balance).toContainText(displayMoney(minor(after), '', language));

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(new RegExp(`^(${played.map(({ id }) => id).join('|')})$`))).toBeVisible();
  await expect(receipt.getByText(say('records.receipt.commitment'))).toBeVisible();
});
