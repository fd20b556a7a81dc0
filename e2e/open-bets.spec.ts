import { displayMoney, formatMoneyText, minor } from '@maidan/contract/money.ts';
import { figure } from '@maidan/games/screen-parts/numbers.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { loadLotteryTexts } from '@maidan/games/lottery/lottery-texts.ts';
import { mostWinOfTicket } from '@maidan/games/lottery/most-win.ts';
import { test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

test('[MEM-15] a bet on the draw of an evening is counted in the menu, and its page says what it is and the most it can become', async ({
  page,
  language,
  say,
  isPhone,
}) => {
  const words = await loadLotteryTexts(language);
  const username = await asNewMember(page, language, NOWHERE);
  await page.goto('/lott');
  await page.locator('main a.game-card[href*="evening-draw"]').first().click();
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  await game.getByRole('button', { name: words.playNames.sides, exact: true }).click();
  // Only one of the two can come.
  for (const side of [words.choices.big, words.choices.small])
    await game.getByRole('button', { name: side, exact: true }).click();
  await game.getByRole('button', { name: new RegExp(words.add) }).click();
  if (isPhone) await game.locator('.lo-to-slip').click();
  const slip = isPhone ? game.getByRole('dialog') : game.getByRole('complementary');
  await slip.locator('.lo-buy').click();
  await expect(game.getByRole('dialog', { name: words.tickets }).getByText(words.states.placed)).toHaveCount(
    1,
  );

  await page.goto('/');
  // On a desk the menu is there.
  if (isPhone) await page.getByRole('button', { name: say('shell.menu-open') }).click();
  const entry = page.getByRole('link', { name: new RegExp(`^${say('shell.nav.open-bets')}`) });
  await expect(entry.filter({ visible: true })).toContainText(figure(1, language));
  await entry.filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/member\/openBets$/);

  const [round] = await rows<{ stake: bigint }>(
    `select r.stake from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
     where m.username = $1 and r.state = 'open'`,
    [username],
  );
  const stake = minor(round?.stake ?? 0n);
  const lottery = lotteryOf('lottery.five-evening');
  const unit = formatMoneyText(minor(stake / 2n));
  const most = lottery && mostWinOfTicket(lottery, { lines: [{ play: 'sides', picks: [[0, 1]], unit }] });
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`${words.playNames.sides}: ${words.choices.big} ${words.choices.small}`);
  for (const [name, amount] of [
    ['records.stake', stake],
    ['records.openBets.mostWin', most ?? minor(0)],
  ] as const)
    await expect(
      card.locator('dl > div').filter({ has: page.getByText(say(name), { exact: true }) }),
    ).toContainText(displayMoney(amount, '', language));
  await expect(card.getByText(say('records.openBets.endsAt'))).toBeVisible();
  await expectAccessible(page, 'open bets');

  await card.getByRole('link', { name: say('records.openBets.receipt') }).click();
  await expect(page.getByRole('dialog')).toContainText(say('records.stake'));
});
