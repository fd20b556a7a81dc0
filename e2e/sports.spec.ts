import { displayMoney, minor } from '@maidan/contract/money.ts';
import { figure } from '@maidan/games/screen-parts/numbers.ts';
import { fill } from '@maidan/games/screen-parts/screen-texts.ts';
import { loadSportsTexts } from '@maidan/games/sports/screen/sports-texts.ts';
import { test } from './account.ts';
import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { placeBet, roundsOf, soonest } from './book.ts';
import { expect } from './person.ts';
import { asNewMember } from './sign-in.ts';

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

test('[CAT-01, GAM-08, GAM-03] a card of cricket opens the book on it; a bet is bought back in halves, a parlay settled by the end of its matches and kept with its proof', async ({
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
  const says = (amount: bigint) =>
    expect(game.getByTestId('balance')).toContainText(displayMoney(minor(amount), '', language));
  await expect(game.locator('[data-sport="cricket"]')).toHaveAttribute('aria-pressed', 'true');
  // Of the last round on offer, which begins hours from now.
  await game.locator('[data-league="cricket-1"]').click();
  await game.locator('.sb-match').last().locator('[data-odds="winner home"]').click();
  await placeBet(game, language);
  await game.locator('[data-tab="bets"]').click();
  const sales = game.getByTestId('bets').locator('.sb-actions button');
  // One touch asks, the next one sells.
  const [yes = ''] = words.bet.sell.split('{');
  const sale = game.getByTestId('bets').getByRole('button', { name: new RegExp(`^${yes}`, 'u') });
  await sales.first().click();
  await sale.click();
  const [half, all] = [words.bet.left, words.bet.states.settled];
  await expect(game.getByTestId('bets')).toContainText(half);
  await says(995_000n + ((await roundsOf(username))[0]?.payout ?? 0n));
  await sales.last().click();
  await sale.click();
  await expect(game.getByTestId('bets')).toContainText(all);
  const [sold] = await roundsOf(username);
  expect(sold).toMatchObject({ stake: 5_000n, state: 'closed' });
  const before = 995_000n + (sold?.payout ?? 0n);
  await says(before);

  await game.locator('[data-tab="next"]').click();
  await game.locator('[data-league="cricket-600"]').click();
  for (const match of await soonest(game, 2))
    await game.locator(`[data-match="${match}"] [data-odds="winner home"]`).click();
  await placeBet(game, language);
  // While it waits for its matches.
  await expectAccessibleWithFrames(page, 'the sports book with a slip');
  await page.reload();
  await game.locator('[data-tab="bets"]').click();
  const parlay = game.getByTestId('bets').getByRole('listitem').first();
  await expect(parlay).toContainText(fill(words.bet.parlay, { count: figure(2, language) }));
  await expectAccessibleWithFrames(page, 'bets of the sports book');

  await expect.poll(async () => (await roundsOf(username))[1]?.state, { timeout: 120_000 }).toBe('closed');
  const [, ended] = await roundsOf(username);
  await expect(parlay).toContainText(words.bet.states.settled);
  await says(before - 5_000n + (ended?.payout ?? 0n));

  await page.goto('/member/personalHistoryCopy');
  const kind = fill(words.bet.parlay, { count: figure(2, language) });
  await expect(page.locator('main').getByText(kind).filter({ visible: true })).toHaveCount(1);
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(kind)).toBeVisible();
  // Each match is proved by itself, and no seed is the player's.
  await expect(receipt.getByText(say('records.receipt.commitment'))).toHaveCount(2);
  await expect(receipt.getByText(say('records.receipt.clientSeed'))).toHaveCount(0);
  await expectAccessible(page, 'the receipt of a parlay');
});
