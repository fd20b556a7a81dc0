import { loadLiveTexts } from '@maidan/games/live/live-texts.ts';
import { loadRoosterTexts } from '@maidan/games/rooster-duel/rooster-texts.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import type { Page } from '@playwright/test';
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

async function enter(page: Page) {
  await page.goto('/cockfight');
  await page.locator('main a.game-card').first().click();
  await expect(page).toHaveURL(/\/seamless\?game=/);
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  // With the next duel: a bet at the last moment may come too late.
  const field = game.locator('[data-spot="meron"]');
  await expect(field).toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
  await expect(field).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  return game;
}

test('[CAT-01, GAM-03] two players bet against each other on a rooster duel, through a reload, and the record has it', async ({
  page,
  elsewhere,
  language,
  say,
}) => {
  test.slow();
  const [words, live] = await Promise.all([loadRoosterTexts(language), loadLiveTexts(language)]);
  const username = await asNewMember(page, language, NOWHERE);
  const beside = await elsewhere();
  const other = await asNewMember(beside, language, NOWHERE);
  const [game, otherGame] = await Promise.all([enter(page), enter(beside)]);
  const place = game.locator('.gf-action').last();
  const bet = async (on: typeof game, spot: string) => {
    await on.locator(`[data-spot="${spot}"]`).click();
    await on.locator('.gf-action').last().click();
    await expect(on.getByTestId('staked')).toContainText(displayMoney(minor(1_000), '', language));
  };
  await bet(game, 'meron');
  await bet(otherGame, 'wala');
  // The odds move for everybody.
  await expect(game.getByTestId('pool')).toContainText(displayMoney(minor(2_000), '', language));
  await expect(game.locator('[data-spot="wala"]')).not.toContainText(words.noOdds);
  await expect(place).not.toHaveText(live.placing);
  await expectAccessibleWithFrames(page, 'rooster duel');
  await page.reload();
  await expect(page.frameLocator('iframe').getByTestId('staked')).toContainText(
    displayMoney(minor(1_000), '', language),
  );

  const both = async () => [...(await roundsOf(username)), ...(await roundsOf(other))];
  await expect
    .poll(async () => (await both()).filter(({ state }) => state === 'open'), { timeout: 60_000 })
    .toEqual([]);
  const played = await both();
  expect(played).toHaveLength(2);
  const paid = played.reduce((sum, { payout }) => sum + payout, 0n);
  // All back where nobody was right, else the pool less its commission.
  const isBack = played.every(({ state }) => state !== 'closed');
  expect(isBack || paid === 1_900n).toBe(true);

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog').getByText(say('records.receipt.commitment'))).toBeVisible();
});
