import type { FrameLocator } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadBingoTexts } from '@maidan/games/bingo/bingo-texts.ts';
import { loadJackpotTexts } from '@maidan/games/jackpot-slot/jackpot-texts.ts';
import { loadKenoTexts } from '@maidan/games/keno/keno-texts.ts';
import { loadPlinkoTexts } from '@maidan/games/plinko/plinko-texts.ts';
import { loadPoolTexts } from '@maidan/games/pool-parts/pool-texts.ts';
import { loadRouletteTexts } from '@maidan/games/roulette/roulette-texts.ts';
import { loadScratchTexts } from '@maidan/games/scratch/scratch-texts.ts';
import { loadScreenTexts } from '@maidan/games/screen-parts/screen-texts.ts';
import { figure } from '@maidan/games/screen-parts/numbers.ts';
import { maskName } from '@maidan/server/modules/messages/mask-name.ts';
import { test } from './account.ts';
import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { expect, whole } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

type Journey = {
  code: string;
  /** What comes before the bet can be placed; gives the name of the button that places it. */
  prepare: (game: FrameLocator, language: Language) => Promise<string>;
  /** What the player does to see the end of it. */
  finish?: (game: FrameLocator, language: Language) => Promise<void>;
  stake: bigint;
};

const GAMES: readonly Journey[] = [
  {
    code: 'plinko',
    stake: 500n,
    prepare: async (game, language) => {
      const words = await loadPlinkoTexts(language);
      await game.getByText(words.risks.high, { exact: true }).click();
      return words.drop;
    },
  },
  {
    code: 'keno',
    stake: 500n,
    prepare: async (game, language) => {
      const words = await loadKenoTexts(language);
      const lamps = game.getByRole('group', { name: words.lamps }).getByRole('button');
      await lamps.nth(6).click();
      // By keys from there: one to the right.
      await lamps.nth(6).press('ArrowRight');
      await lamps.nth(7).press('Enter');
      await expect(lamps.nth(7)).toHaveAttribute('aria-pressed', 'true');
      return words.play;
    },
  },
  {
    code: 'roulette',
    stake: 1500n,
    prepare: async (game, language) => {
      const words = await loadRouletteTexts(language);
      const table = game.getByRole('group', { name: words.table });
      await table.locator('[data-spot="red"]').click();
      await table.locator('[data-spot="corner-1"]').click();
      await table.locator('[data-spot="straight-17"]').focus();
      await table.locator('[data-spot="straight-17"]').press('Enter');
      await expect(game.getByTestId('staked')).toContainText(displayMoney(minor(1500), '', language));
      return words.spin;
    },
  },
  {
    code: 'bingo',
    stake: 1500n,
    prepare: async (game, language) => {
      const words = await loadBingoTexts(language);
      await game.getByText(figure(3, language), { exact: true }).click();
      return words.play;
    },
  },
  {
    code: 'jackpot-slot',
    stake: 500n,
    prepare: async (game, language) => {
      const words = await loadJackpotTexts(language);
      // What is in the pool, and what of each bet goes there, is said before the first bet.
      await expect(game.getByTestId('pool')).toContainText(
        displayMoney(minor(1_000_000), '', language).slice(0, 2),
      );
      const { share } = await loadPoolTexts(language);
      await expect(game.getByText(share.split('{percent}')[1] ?? '')).toBeVisible();
      return words.cast;
    },
  },
  {
    code: 'scratch',
    stake: 500n,
    prepare: async (_game, language) => (await loadScratchTexts(language)).buy,
    finish: async (game, language) => {
      const words = await loadScratchTexts(language);
      const fields = game.getByRole('group', { name: words.card }).getByRole('button');
      await fields.nth(0).click();
      await expect(fields.nth(0)).toHaveAttribute('aria-disabled', 'true');
      await fields.nth(4).press('Enter');
      await expect(fields.nth(4)).toHaveAttribute('aria-disabled', 'true');
      await game.getByRole('button', { name: words.all, exact: true }).click();
    },
  },
];

type Round = { id: string; stake: bigint; payout: bigint; state: string };

const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.round_id as id, r.stake, r.payout, r.state from game_round r
     join member m on m.merchant = r.merchant and m.id = r.member_id where m.username = $1`,
    [username],
  );

async function cardOf(
  code: string,
  language: Language,
): Promise<{ node: string; name: string; class: string }> {
  const [game] = await rows<{ node: string; name: string; class: string }>(
    `select node_id as node, name ->> $2 as name, classify as class from game where game_code = $1 and vendor_code = 'MAIDAN'`,
    [code, language],
  );
  if (!game) throw new Error(`${code} is not in the catalogue`);
  return game;
}

for (const { code, prepare, finish, stake } of GAMES)
  test(`[CAT-04, GAM-03] ${code} is found by its class, played to the end, and has a receipt`, async ({
    page,
    language,
    say,
  }) => {
    const username = await asNewMember(page, language, NOWHERE);
    const card = await cardOf(code, language);
    await page.goto(`/rng?class=${card.class}&search=${encodeURIComponent(card.name)}`);
    await page.locator(`main a.game-card[href*="game=${card.node}"]`).first().click();
    await expect(page).toHaveURL(/\/seamless\?/);

    const game = page.frameLocator('iframe');
    await expect(game.getByTestId('balance')).not.toHaveText('—');
    const name = await prepare(game, language);
    const action = game.getByRole('button', { name, exact: true });
    await expectAccessible(page, code);
    await expectAccessibleWithFrames(page, code);
    await action.click();
    await expect.poll(async () => (await roundsOf(username)).map(({ state }) => state)).toEqual(['closed']);
    await finish?.(game, language);
    await expect(action).not.toHaveAttribute('aria-busy', 'true');
    const [round] = await roundsOf(username);
    expect(round?.stake).toBe(stake);
    const after = minor(1_000_000n - stake + (round?.payout ?? 0n));
    await expect(game.getByTestId('balance')).toContainText(displayMoney(after, '', language));

    await page.goto('/member/personalHistoryCopy');
    await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
    const receipt = page.getByRole('dialog');
    await expect(receipt.getByText(round?.id ?? '')).toBeVisible();
    await expect(receipt.getByText(say('records.receipt.commitment'))).toBeVisible();
  });

test('[HOM-03] a win stands in the feed of an open home page a moment after it is settled, and on the board', async ({
  page,
  elsewhere,
  language,
  say,
}) => {
  const visitor = await elsewhere();
  await visitor.goto('/');
  await whole(visitor);
  await visitor.getByTestId('winners').scrollIntoViewIfNeeded();
  const feed = visitor.getByRole('region', { name: say('winners.live'), exact: true });
  await expect(feed.getByText(say('winners.liveIntro'))).toBeVisible();

  const username = await asNewMember(page, language, NOWHERE);
  const { node } = await cardOf('plinko', language);
  await page.goto(`/seamless?game=${node}`);
  const game = page.frameLocator('iframe');
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  const [words, parts] = await Promise.all([loadPlinkoTexts(language), loadScreenTexts(language)]);
  await game.getByText(words.risks.low, { exact: true }).click();
  // High enough for the board, whoever else plays.
  const higher = game.getByRole('button', { name: parts.higher, exact: true });
  for (let step = 0; step < 5; step += 1) await higher.click();
  const drop = game.getByRole('button', { name: words.drop, exact: true });
  const won = async () => (await roundsOf(username)).find(({ stake, payout }) => payout > stake);
  for (let played = 1; (await won()) === undefined; played += 1) {
    await drop.click();
    await expect.poll(async () => (await roundsOf(username)).length).toBe(played);
    await expect
      .poll(async () => (await roundsOf(username)).every(({ state }) => state === 'closed'))
      .toBe(true);
    await expect(drop).not.toHaveAttribute('aria-busy', 'true');
  }
  const amount = displayMoney(minor((await won())?.payout ?? 0n), '', language);
  const line = feed
    .getByRole('listitem')
    .filter({ hasText: maskName(username) })
    .filter({ hasText: amount });
  await expect(line).toBeVisible();
  expect(await feed.innerText()).not.toContain(username);
  await expectAccessible(visitor, 'feed of wins');

  await visitor.reload();
  await whole(visitor);
  await visitor.getByTestId('winners').scrollIntoViewIfNeeded();
  const board = visitor.getByRole('region', { name: say('winners.title'), exact: true });
  await expect(
    board
      .getByRole('listitem')
      .filter({ hasText: maskName(username) })
      .filter({ hasText: amount })
      .first(),
  ).toBeAttached();
});
