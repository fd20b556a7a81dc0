import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadLotteryTexts } from '@maidan/games/lottery/lottery-texts.ts';
import pg from 'pg';
import { test } from './account.ts';
import { expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

type Round = { stake: bigint; payout: bigint; state: string };

/** Draws go by a clock of their own in the house; forwards alone, so that no other journey meets a draw again. */
async function letPass(minutes: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['JOURNEY_HOUSE_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('update lottery_clock set ahead = ahead + make_interval(mins => $1)', [minutes]);
  } finally {
    await client.end();
  }
}

test('[LOT-01, GAM-04] a draw is found in the lobby; a bet on it is bought for several draws, taken back for the last and settled in the record', async ({
  page,
  language,
  say,
}) => {
  const words = await loadLotteryTexts(language);
  const username = await asNewMember(page, language, NOWHERE);
  await page.goto('/elott?vassalage=ELOTT');
  await page.locator('main a.game-card[href*="one-minute-draw"]').first().click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=.*one-minute-draw/);

  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  // All ten numbers of the first place: one of them comes.
  await game.getByRole('button', { name: words.all, exact: true }).first().click();
  await game.getByRole('button', { name: new RegExp(words.add) }).click();
  const toSlip = game.locator('.lo-to-slip');
  const isNarrow = await toSlip.isVisible();
  if (isNarrow) await toSlip.click();
  else await expectAccessibleWithFrames(page, 'a lottery');
  const slip = isNarrow ? game.getByRole('dialog') : game.getByRole('complementary');
  await slip.getByRole('button', { name: words.moreDraws }).click();
  await slip.getByRole('button', { name: words.moreDraws }).click();
  await slip.getByLabel(words.stop).uncheck();
  await slip.locator('.lo-buy').click();

  const tickets = game.getByRole('dialog', { name: words.tickets });
  await expect(tickets.getByText(words.states.placed)).toHaveCount(3);
  await expectAccessibleWithFrames(page, 'tickets of a lottery');
  await tickets
    .getByRole('button', { name: new RegExp(`^${words.cancel}:`) })
    .last()
    .click();
  await expect(tickets.getByText(words.states.placed)).toHaveCount(2);
  await letPass(3);
  const settled = () =>
    rows<Round>(
      `select r.stake, r.payout, r.state from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
       where m.username = $1 order by r.state, r.payout desc`,
      [username],
    );
  await expect
    .poll(async () => (await settled()).map(({ state }) => state))
    .toEqual(['closed', 'closed', 'void']);
  const back = 1_000_000n - 2n * (1_000n - 960n);
  await page.reload();
  await expect(game.getByTestId('balance')).toContainText(displayMoney(minor(back), '', language));

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog').getByText(say('records.receipt.commitment'))).toBeVisible();
});
