import type { FrameLocator } from '@playwright/test';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadLiveTexts } from '@maidan/games/live/live-texts.ts';
import { test } from './account.ts';
import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

type Journey = {
  /** As the catalogue knows it. */
  code: string;
  /** What is tapped, each with one chip of the smallest. */
  spots: readonly string[];
  stake: bigint;
};

const TABLES: readonly Journey[] = [
  { code: 'dragon-tiger', spots: ['dragon', 'tie', 'tiger-big'], stake: 3_000n },
  { code: 'baccarat', spots: ['player', 'banker', 'either-pair'], stake: 3_000n },
  { code: 'sic-bo', spots: ['small', 'big', 'total-10'], stake: 3_000n },
  { code: 'andar-bahar', spots: ['andar', 'bahar', 'joker-red'], stake: 3_000n },
  { code: 'live-roulette', spots: ['red', 'black', 'straight-17'], stake: 3_000n },
];

type Round = { id: string; stake: bigint; payout: bigint; state: string };

const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.round_id as id, r.stake, r.payout, r.state from game_round r
     join member m on m.merchant = r.merchant and m.id = r.member_id where m.username = $1`,
    [username],
  );

const phase = (game: FrameLocator, name: string) => game.locator(`.lv-board[data-phase="${name}"]`);

for (const { code, spots, stake } of TABLES)
  test(`[CAT-02, GAM-03] ${code} is opened from its card, bet on, taken back, paid, and has a receipt`, async ({
    page,
    language,
    say,
  }) => {
    const [words, username] = [
      await loadLiveTexts(language),
      await asNewMember(page, language, NOWHERE),
    ] as const;
    const [card] = await rows<{ node: string; name: string }>(
      `select node_id as node, name ->> $2 as name from game where game_code = $1 and vendor_code = 'MAIDAN'`,
      [code, language],
    );
    await page.goto(`/live?search=${encodeURIComponent(card?.name ?? '')}`);
    await page.locator(`main a.game-card[href*="game=${card?.node}"]`).first().click();
    await expect(page).toHaveURL(/\/seamless\?/);

    const game = page.frameLocator('iframe');
    const [balance, place] = [game.getByTestId('balance'), game.getByTestId('place')];
    await expect(balance).not.toHaveText('—');
    await expectAccessible(page, code);
    // The end of a round, whichever was under way: the next has all its time.
    await expect(phase(game, 'seen')).toBeVisible();
    await expectAccessibleWithFrames(page, code);
    await expect(phase(game, 'open')).toBeVisible();

    // What was taken back is rolled back; the second bet stays.
    await game.locator(`[data-spot="${spots[0]}"]`).click();
    await place.click();
    await game.getByRole('button', { name: words.takeBack }).click();
    // Not the end of what was staked: 10.00 has these signs as well.
    const nothing = displayMoney(minor(0n), '', language).replace('.', String.raw`\.`);
    await expect(game.getByTestId('staked')).toHaveText(new RegExp(String.raw`(?<!\p{Nd})${nothing}`, 'u'));
    for (const spot of spots) await game.locator(`[data-spot="${spot}"]`).press('Enter');
    await place.click();
    await expect(game.getByTestId('staked')).toContainText(displayMoney(minor(stake), '', language));
    // Another page of the same player finds the bet where it lies, and the seat.
    const ownSeat = () =>
      game
        .locator('.lv-seats li')
        .evaluateAll((seats) => seats.findIndex((seat) => seat.getAttribute('data-who') === 'you'));
    await expect.poll(ownSeat).toBeGreaterThanOrEqual(0);
    const seat = await ownSeat();
    await page.reload();
    await expect.poll(ownSeat).toBe(seat);
    await expect(game.getByTestId('staked')).toContainText(displayMoney(minor(stake), '', language));

    const closed = async () => (await roundsOf(username)).find(({ state }) => state === 'closed');
    await expect.poll(closed, { timeout: 60_000 }).toMatchObject({ stake });
    const round = await closed();
    const after = minor(1_000_000n - stake + (round?.payout ?? 0n));
    await expect(balance).toContainText(displayMoney(after, '', language));

    await page.goto('/member/personalHistoryCopy');
    await page.locator(`main a[href*="bet="]`).filter({ visible: true }).first().click();
    const receipt = page.getByRole('dialog');
    await expect(receipt.getByText(say('records.receipt.commitment'))).toBeVisible();
    await expect(receipt.getByText(say('records.receipt.came'), { exact: true })).toBeVisible();
  });
