import type { FrameLocator, Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadBlackjackTexts } from '@maidan/games/blackjack/blackjack-texts.ts';
import { loadMinesTexts } from '@maidan/games/mines/mines-texts.ts';
import { figure } from '@maidan/games/screen-parts/numbers.ts';
import { fill } from '@maidan/games/screen-parts/screen-texts.ts';
import { loadPokerTexts } from '@maidan/games/video-poker/poker-texts.ts';
import { VARIANTS } from '@maidan/games/video-poker/paytable.ts';
import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { expect, test, whole } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember } from './sign-in.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Bengali turns the sizes of the screen around, as in the other journeys. */
const sizeFor = (language: Language, first: typeof PHONE) =>
  language === 'en' ? first : first === PHONE ? DESKTOP : PHONE;

type Round = { roundId: string; stake: bigint; payout: bigint; state: string };

function roundsOf(username: string): Promise<Round[]> {
  return rows<Round>(
    `select r.round_id, r.stake, r.payout, r.state from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
      where m.username = $1 order by r.placed_at`,
    [username],
  );
}

async function openFromLobby(page: Page, kind: string, title: string): Promise<FrameLocator> {
  await page.goto(`/rng?vassalage=MAIDAN&class=${kind}`);
  await whole(page);
  const card = page.locator('main a.game-card').filter({ hasText: title });
  await card.first().scrollIntoViewIfNeeded();
  await card.first().click();
  await expect(page).toHaveURL(/\/seamless\?game=/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByTestId('balance')).not.toHaveText('—');
  return frame;
}

/** What was staked and won stands in the game's balance and on the receipt of the round. */
async function seeItsReceipt(
  page: Page,
  frame: FrameLocator,
  language: Language,
  username: string,
  say: (key: string) => string,
): Promise<void> {
  await expect.poll(async () => (await roundsOf(username)).map(({ state }) => state)).toEqual(['closed']);
  const [round] = await roundsOf(username);
  const after = minor(1_000_000n - (round?.stake ?? 0n) + (round?.payout ?? 0n));
  await expect(frame.getByTestId('balance')).toContainText(displayMoney(after, '', language));
  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(round?.roundId ?? '')).toBeVisible();
  await expect(receipt.getByText(say('records.receipt.commitment'))).toBeVisible();
}

test('[GAM-03, GAM-08] lotus and crocodile: a leaf is lifted, a reload finds the pond as it was, the win is taken', async ({
  page,
  language,
  say,
}) => {
  await page.setViewportSize(sizeFor(language, PHONE));
  const words = await loadMinesTexts(language);
  const username = await asNewMember(page, language);
  let frame = await openFromLobby(page, 'AC', words.title);
  const fewer = frame.getByRole('button', { name: words.fewer });
  for (let times = 0; times < 4; times += 1) await fewer.click();
  await frame.getByRole('button', { name: words.start, exact: true }).click();
  const leaf = frame.locator('.mn-leaf').nth(7);
  await expect(leaf).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'lotus and crocodile');
  await expectAccessibleWithFrames(page, 'lotus and crocodile');
  await leaf.click();
  // One leaf of 25 hides the crocodile: then the round is over, and that is a round too.
  await expect(leaf).toHaveAttribute('data-state', 'chosen');
  if ((await leaf.getAttribute('data-found')) === 'lotus') {
    await page.reload();
    frame = page.frameLocator('iframe');
    await expect(frame.locator('.mn-leaf[data-state="chosen"]')).toHaveCount(1);
    const take = fill(words.take, { amount: displayMoney(minor(505n), '৳', language) });
    await frame.getByRole('button', { name: take }).click();
  }
  await expect(frame.locator('.mn-leaf[data-found="crocodile"]')).toHaveCount(1);
  await seeItsReceipt(page, frame, language, username, say);
});

test('[GAM-03, GAM-08] video poker: cards are held by the keyboard, a reload finds the deal, the others are drawn', async ({
  page,
  language,
  say,
}) => {
  await page.setViewportSize(sizeFor(language, DESKTOP));
  const words = await loadPokerTexts(language);
  const username = await asNewMember(page, language);
  let frame = await openFromLobby(page, 'VP', words.titles['deuces-wild']);
  await frame.getByRole('button', { name: words.deal, exact: true }).click();
  const first = () => frame.locator('.vp-card').first();
  await expect(first()).not.toHaveAttribute('aria-disabled', 'true');
  const dealt = await first().getAttribute('aria-label');
  await expectAccessible(page, 'video poker');
  await expectAccessibleWithFrames(page, 'video poker');
  await page.reload();
  frame = page.frameLocator('iframe');
  await expect(first()).toHaveAttribute('aria-label', dealt ?? '');
  // What is not drawn yet cannot be reached by keys.
  await expect(frame.locator('[data-late]')).toHaveCount(0);
  await first().press('Enter');
  await expect(first()).toHaveAttribute('aria-pressed', 'true');
  const draw = fill(words.draw, { count: figure(4, language) });
  await frame.getByRole('button', { name: draw }).click();
  await expect(frame.getByRole('button', { name: words.deal, exact: true })).toBeVisible();
  await expect(first()).toHaveAttribute('aria-label', dealt ?? '');
  await seeItsReceipt(page, frame, language, username, say);
});

test('[CAT-04] four pay tables of video poker stand in their class, each with its own name', async ({
  page,
  language,
}) => {
  const words = await loadPokerTexts(language);
  await page.goto('/rng?vassalage=MAIDAN&class=VP');
  await whole(page);
  for (const variant of VARIANTS)
    await expect(
      page.locator('main a.game-card').filter({ hasText: words.titles[variant] }).first(),
    ).toBeVisible();
});

test('[GAM-03, GAM-08] blackjack: hands are dealt, a reload finds them, and standing brings the dealer to an end', async ({
  page,
  language,
  say,
}) => {
  await page.setViewportSize(sizeFor(language, PHONE));
  const words = await loadBlackjackTexts(language);
  const username = await asNewMember(page, language);
  let frame = await openFromLobby(page, 'TG', words.title);
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  const deal = () => button(words.deal);
  await deal().click();
  // A blackjack ends the round at once; an ace of the dealer asks for an answer first.
  const next = () => button(words.acts.stand).or(button(words.acts['no-insurance'])).or(deal()).first();
  await expect(next()).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'blackjack');
  await expectAccessibleWithFrames(page, 'blackjack');
  await page.reload();
  frame = page.frameLocator('iframe');
  await expect(frame.locator('.bj-card')).toHaveCount(4);
  for (const act of ['no-insurance', 'stand'] as const) {
    await expect(next()).toBeVisible();
    if (await button(words.acts[act]).isVisible()) {
      await button(words.acts[act]).click();
      await expect(button(words.acts[act])).toHaveCount(0);
    }
  }
  await expect(deal()).toBeVisible();
  await seeItsReceipt(page, frame, language, username, say);
});
