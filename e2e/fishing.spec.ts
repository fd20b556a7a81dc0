import type { Page } from '@playwright/test';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { loadFishingTexts } from '@maidan/games/fishing/fishing-texts.ts';
import { figure } from '@maidan/games/screen-parts/numbers.ts';
import { fill } from '@maidan/games/screen-parts/screen-texts.ts';
import { test } from './account.ts';
import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

type Round = { id: string; stake: bigint; payout: bigint; state: string };

const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.round_id as id, r.stake, r.payout, r.state from game_round r
     join member m on m.merchant = r.merchant and m.id = r.member_id where m.username = $1 order by r.id`,
    [username],
  );

async function openGame(page: Page, language: Language) {
  const [game] = await rows<{ node: string; name: string }>(
    `select node_id as node, name ->> $1 as name from game where game_code = 'fishing' and vendor_code = 'MAIDAN'`,
    [language],
  );
  await page.goto(`/fish?search=${encodeURIComponent(game?.name ?? '')}`);
  await page.locator(`main a.game-card[href*="game=${game?.node}"]`).first().click();
  await expect(page).toHaveURL(/\/seamless\?/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByTestId('balance')).not.toHaveText('—');
  return frame;
}

test('[CAT-01, GAM-03] fish are caught from the card to the receipt, and two boats see one another', async ({
  page,
  elsewhere,
  language,
  say,
}) => {
  const words = await loadFishingTexts(language);
  const username = await asNewMember(page, language, NOWHERE);
  const game = await openGame(page, language);
  const beside = await elsewhere();
  await asNewMember(beside, language, NOWHERE);
  const otherGame = await openGame(beside, language);
  const count = { count: figure(2, language), most: figure(4, language) };
  for (const one of [game, otherGame]) await expect(one.getByText(fill(words.boats, count))).toBeVisible();
  await expectAccessible(page, 'fishing');
  await expectAccessibleWithFrames(page, 'fishing');

  // By keys: a kind, a fish of it, a net.
  await game.getByRole('radio', { name: words.any }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(game.getByRole('radio', { name: words.fish.puti })).toBeChecked();
  const cast = game.getByRole('button', { name: words.cast, exact: true });
  await cast.press('Enter');
  await expect.poll(async () => (await roundsOf(username)).map(({ state }) => state)).toEqual(['closed']);
  // By touch, as often as somebody likes: all of them count, in fewer rounds.
  for (let press = 0; press < 3; press += 1) await cast.click({ delay: 250 });
  await expect
    .poll(async () => (await roundsOf(username)).reduce((sum, { stake }) => sum + stake, 0n))
    .toBe(4n * 50n);
  await expect
    .poll(async () => (await roundsOf(username)).every(({ state }) => state === 'closed'))
    .toBe(true);
  const played = await roundsOf(username);
  const after = played.reduce((sum, { stake, payout }) => sum - stake + payout, 1_000_000n);
  await expect(game.getByTestId('balance')).toContainText(displayMoney(minor(after), '', language));

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(played.at(-1)?.id ?? '')).toBeVisible();
  await expect(receipt.getByText(say('records.receipt.commitment'))).toBeVisible();
});
