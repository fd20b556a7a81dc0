import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadFiveDiceTexts } from '@maidan/games/five-dice/five-dice-texts.ts';
import { loadTableTexts } from '@maidan/games/table/table-texts.ts';
import { loadTeenPattiTexts } from '@maidan/games/teen-patti/teen-patti-texts.ts';
import { checkText, isAllRight } from '@maidan/verifier/src/check-rounds.ts';
import { test } from './account.ts';
import { expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

type Round = { id: string; stake: bigint; payout: bigint; state: string };

const sittingsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.round_id as id, r.stake, r.payout, r.state from game_round r
     join member m on m.merchant = r.merchant and m.id = r.member_id where m.username = $1`,
    [username],
  );

test('[CAT-05, GAM-03] a player sits down at a table, plays a hand against bots, comes back after a reload and leaves with the chips', async ({
  page,
  language,
  say,
}) => {
  const words = await loadTableTexts(language);
  const { title } = await loadTeenPattiTexts(language);
  const username = await asNewMember(page, language, NOWHERE);
  await page.goto('/pvp?vassalage=MAIDAN');
  await page.locator('main a.game-card').filter({ hasText: title }).first().click();
  const game = page.frameLocator('iframe');
  await expect(game.getByText(words.choose)).toBeVisible();
  await expectAccessibleWithFrames(page, 'choosing a table');
  await game.getByTestId('sit-100.00').click();

  const actions = game.getByTestId('actions');
  await expect(actions).toHaveAttribute('data-turn', 'true');
  await expect(game.locator('.tb-bot')).toHaveCount(3);
  await game.getByTestId('do-look').click();
  await expect(game.getByTestId('do-look')).toHaveCount(0);
  await expectAccessibleWithFrames(page, 'a hand of Teen Patti');
  // What was seen is seen: the seat, the cards and the turn are the house's.
  await page.reload();
  await expect(actions).toHaveAttribute('data-turn', 'true');
  await expect(game.getByTestId('do-look')).toHaveCount(0);
  await game.getByTestId('do-bet').click();
  await expect(game.getByTestId('chips')).not.toContainText(displayMoney(minor(9_900n), '', language));

  await game.getByTestId('leave').click();
  const end = game.getByTestId('sitting-end');
  await expect(end).toHaveAttribute('data-state', 'left');
  await expect.poll(async () => (await sittingsOf(username)).map(({ state }) => state)).toEqual(['closed']);
  const [sitting] = await sittingsOf(username);
  const { id = '', stake = 0n, payout = 0n } = sitting ?? {};
  expect(stake).toBe(10_000n);
  await expect(game.getByTestId('balance')).toContainText(
    displayMoney(minor(1_000_000n - stake + payout), '', language),
  );

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(id, { exact: true })).toBeVisible();
  await expect(receipt.getByText(say('records.receipt.sittingText'))).toBeVisible();
  const told = await receipt.locator('code').filter({ hasText: '"commitment"' }).textContent();
  expect(isAllRight(checkText(told ?? '') ?? [])).toBe(true);
});

test('[CAT-05, GAM-03] a player bets on dice under the cup, rolls one again, gets up, and finds every hand on the receipt', async ({
  page,
  language,
  say,
}) => {
  const words = await loadTableTexts(language);
  const dice = await loadFiveDiceTexts(language);
  const username = await asNewMember(page, language, NOWHERE);
  await page.goto('/pvp?vassalage=MAIDAN');
  await page.locator('main a.game-card').filter({ hasText: dice.title }).first().click();
  const game = page.frameLocator('iframe');
  await game.getByTestId('sit-100.00').click();

  const actions = game.getByTestId('actions');
  const roll = game.getByTestId('do-roll');
  const stay = game.getByTestId('do-check').or(game.getByTestId('do-call'));
  await expect(game.locator('.tb-bot')).toHaveCount(3);
  // The others may all fold before it comes to rolling again: then there is another hand.
  await expect(stay.first()).toBeVisible();
  await expectAccessibleWithFrames(page, 'a hand of dice');
  while (!(await roll.isVisible())) {
    await stay.first().click();
    await expect(actions).toHaveAttribute('data-turn', 'false');
    await expect(stay.or(roll).first()).toBeVisible();
  }
  await expect(game.getByText(dice.pick)).toBeVisible();
  await game.getByTestId('die-0').click();
  await expect(game.getByTestId('die-0')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleWithFrames(page, 'rolling again');
  await roll.click();
  await expect(roll).toHaveCount(0);

  await game.getByTestId('leave').click();
  await expect(game.getByTestId('sitting-end')).toHaveAttribute('data-state', 'left');
  await expect(game.getByText(words.end.asked)).toBeVisible();
  await expect.poll(async () => (await sittingsOf(username)).map(({ state }) => state)).toEqual(['closed']);
  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(say('records.receipt.sittingText'))).toBeVisible();
  const told = await receipt.locator('code').filter({ hasText: '"commitment"' }).textContent();
  expect(isAllRight(checkText(told ?? '') ?? [])).toBe(true);
});
