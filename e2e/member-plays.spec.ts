import type { Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { expect, firstGame, test } from './person.ts';
import { rows } from './rows.ts';
import { openSlot, seeTheRoundOut, type OpenSlot } from './slot.ts';
import { asNewMember } from './sign-in.ts';

const WELCOME = minor(1_000_000n);

type Round = { stake: bigint; payout: bigint; state: string };

function roundsOf(username: string): Promise<Round[]> {
  return rows<Round>(
    `select r.stake, r.payout, r.state from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
      where m.username = $1 order by r.placed_at`,
    [username],
  );
}

async function openTheSlot(page: Page, language: Language): Promise<OpenSlot> {
  await page.goto('/');
  await firstGame(page).click();
  await expect(page).toHaveURL(/\/seamless\?/);
  return openSlot(page, language);
}

test('[REG-09, GAM-03, HDR-07] a newcomer registers, plays a round, and the balance changes in the game, in the header and in the record', async ({
  page,
  language,
  say,
}) => {
  const username = await asNewMember(page, language);
  const header = page.getByRole('banner');
  await expect(header.getByText(displayMoney(WELCOME, '৳', language))).toBeVisible();

  const slot = await openTheSlot(page, language);
  await slot.spin.click();
  await expect.poll(async () => (await roundsOf(username)).map(({ state }) => state)).toEqual(['closed']);
  const [round] = await roundsOf(username);
  const after = minor(WELCOME - (round?.stake ?? 0n) + (round?.payout ?? 0n));

  const shown = displayMoney(after, '৳', language);
  await seeTheRoundOut(slot);
  await expect(slot.frame.getByTestId('balance')).toContainText(displayMoney(after, '', language));
  // Once is enough: neither the bar nor the header says it again beside the game.
  await expect(page.getByText(shown).filter({ visible: true })).toHaveCount(0);

  await page.getByRole('button', { name: say('game.bar.back') }).click();
  await expect(header.getByText(shown)).toBeVisible();

  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByRole('heading', { name: say('records.title.bets') })).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByText(displayMoney(minor(round?.stake ?? 0n), '৳', language))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(
    page.locator('main').getByText(say('records.settled')).filter({ visible: true }).first(),
  ).toBeVisible();
});

test('a second click on spin while the first is pending does nothing', async ({ page, language }) => {
  const username = await asNewMember(page, language);
  const slot = await openTheSlot(page, language);
  // All in one breath, so that the later ones surely meet a pending button.
  await slot.spin.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
    button.click();
  });
  await expect.poll(async () => (await roundsOf(username)).map(({ state }) => state)).toEqual(['closed']);
  await seeTheRoundOut(slot);
  expect(await roundsOf(username)).toHaveLength(1);
});

test('[HDR-07] a hidden balance shows *** and stays hidden after a reload', async ({
  page,
  language,
  say,
}) => {
  await asNewMember(page, language);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: say('shell.balance-hide') }).click();
  await expect(header.getByText('***')).toBeVisible();
  await expect(header.getByText(displayMoney(WELCOME, '৳', language))).toBeHidden();
  await page.reload();
  await expect(header.getByText('***')).toBeVisible();
});
