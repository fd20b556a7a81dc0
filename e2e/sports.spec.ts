import { displayMoney, minor } from '@maidan/contract/money.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import type { FrameLocator } from '@playwright/test';
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

/** Of the matches that are shown, the first that leaves time to bet on it before it begins. */
async function soonest(game: FrameLocator): Promise<string> {
  const ids = () => game.locator('[data-match]').evaluateAll((all) => all.map((one) => one.dataset['match']));
  const inTime = async () =>
    (await ids()).find((id) => (fixtureOf(id ?? '')?.startsAt ?? 0) - Date.now() > 12_000);
  await expect.poll(inTime).toBeDefined();
  return (await inTime()) ?? '';
}

test('[HOM-07, GAM-08] the picture above the sports opens the book, on one of its sports', async ({
  page,
  language,
  say,
}) => {
  await asNewMember(page, language);
  const section = page.getByRole('region', { name: say('lobby.menu.SPORTS'), exact: true });
  await section.scrollIntoViewIfNeeded();
  await section.locator('a[href="/seamless?launch=football"]').click();
  await expect(page).toHaveURL(/\/seamless\?.*launch=football/);
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  await expect(game.locator('[data-sport][aria-pressed="true"]')).toHaveCount(1);
  await expect(game.locator('[data-odds]').first()).toBeVisible();
});

test('[CAT-01, GAM-08, GAM-03] a card of cricket opens the book on it; a bet on a match is placed, settled by its end and kept with its proof', async ({
  page,
  language,
  say,
}) => {
  const words = await loadSportsTexts(language, 'sports');
  const username = await asNewMember(page, language);
  await page.goto('/sports');
  const { name = '' } = words.sports['cricket'] ?? {};
  await page.locator('main a.game-card').filter({ hasText: name }).first().click();
  await expect(page).toHaveURL(/\/seamless\?game=/);

  const game = page.frameLocator('iframe');
  await expect(game.locator('[data-sport="cricket"]')).toHaveAttribute('aria-pressed', 'true');
  await game.locator('[data-league="cricket-600"]').click();
  const match = game.locator(`[data-match="${await soonest(game)}"]`);
  await match.locator('[data-odds="winner home"]').click();
  const toSlip = game.locator('.sb-slip-open');
  if (await toSlip.isVisible()) await toSlip.click();
  await game.getByTestId('place').filter({ visible: true }).click();
  await expect(game.getByTestId('placed').filter({ visible: true })).toBeVisible();
  // While it waits for its match.
  await expectAccessibleWithFrames(page, 'the sports book with a slip');
  await page.reload();
  await game.locator('[data-tab="bets"]').click();
  await expect(game.getByTestId('bets').getByRole('listitem').first()).toBeVisible();
  await expectAccessibleWithFrames(page, 'bets of the sports book');

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
