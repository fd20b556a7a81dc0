import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { expectAccessible } from './axe.ts';
import { makeAccount } from './account.ts';
import { closePopups, expect, firstGame, logIn, PASSWORD, test } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember } from './sign-in.ts';

const ADD = '**/wps/relay/MCSFE_addFavoriteGameV2';
const PHONE = { width: 390, height: 844 };

type Say = (key: string, args?: Record<string, string>) => string;

/** The heart on the first card of the page, and the name of its game. */
async function firstHeart(page: Page): Promise<{ heart: Locator; name: string }> {
  const card = page.locator('.game-card-box').first();
  const name = await card.locator('.game-card-words > span').first().innerText();
  return { heart: card.getByRole('button'), name };
}

function favouritesOf(username: string): Promise<{ nodeId: string }[]> {
  return rows<{ nodeId: string }>(
    `select f.node_id from favourite_game f join member m on m.id = f.member_id
      where m.username = $1 order by f.place desc`,
    [username],
  );
}

/** The same member somewhere else. */
async function otherDevice(
  page: Page,
  { language, say, site, username }: { language: Language; say: Say; site: string; username: string },
): Promise<{ context: BrowserContext; other: Page }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a journey without a browser');
  const context = await browser.newContext({ baseURL: site, viewport: PHONE });
  await context.addCookies([{ name: 'maidan-language', value: language, url: site }]);
  await closePopups(context);
  const other = await context.newPage();
  await other.goto('/login');
  await logIn(other, language, username, PASSWORD);
  await expect(other.getByRole('button', { name: say('shell.member-menu'), exact: true })).toBeVisible();
  return { context, other };
}

test('[GAM-06, HOM-04] a visitor’s heart and FAV open the login popup, and FAV leads on after the login', async ({
  page,
  language,
  say,
}) => {
  const { username } = await makeAccount();
  await page.goto('/');
  const { heart } = await firstHeart(page);
  await heart.hover();
  await heart.click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .locator('main nav')
    .getByRole('link', { name: say('lobby.menu.FAV') })
    .click();
  await logIn(page, language, username, PASSWORD);
  await expect(page).toHaveURL(/\/favorite$/);
  await expect(page.getByRole('heading', { name: say('play.favourites.emptyTitle') })).toBeVisible();
  expect(await favouritesOf(username)).toEqual([]);
});

test('[GAM-06, GAM-07, RTE-09] a heart fills at once, is kept, and shows on the other device and on the page of favourites', async ({
  page,
  language,
  say,
  site,
}) => {
  const username = await asNewMember(page, language);
  const { context, other } = await otherDevice(page, { language, say, site, username });
  const { heart, name } = await firstHeart(page);
  const there = other.getByRole('button', { name: say('lobby.card.heart', { name }) }).first();
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => favouritesOf(username)).toHaveLength(1);

  await other.goto('/favorite');
  await expect(other.locator('main .game-card')).toHaveCount(1);
  await expectAccessible(other, 'favourites on a phone');
  // Taken out here, gone there, without a reload.
  await page.goto('/favorite');
  await page.locator('main .game-card-heart').click();
  await expect(page.getByRole('heading', { name: say('play.favourites.emptyTitle') })).toBeVisible();
  await expect(other.getByRole('heading', { name: say('play.favourites.emptyTitle') })).toBeVisible();
  expect(await favouritesOf(username)).toEqual([]);
  await expectAccessible(page, 'no favourites');
  // And the empty page has hearts to try. GAM-06: the same one counts once a second.
  await page.locator('main .game-card-heart').nth(1).click();
  await expect(page.locator('main .game-card')).toHaveCount(1);
  await context.close();
});

test.describe('while the way to the platform is cut', () => {
  test.use({ forgiven: /ERR_FAILED|status of 4\d\d/ });

  test('[GAM-06] what could not be kept is rolled back, with a word; a double click counts once', async ({
    page,
    language,
    say,
  }) => {
    const username = await asNewMember(page, language, '/rng');
    const { heart, name } = await firstHeart(page);
    await page.route(ADD, (route) => route.abort());
    await heart.click();
    await expect(page.getByText(say('lobby.heart.notAdded', { name, why: '' }).trim())).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(ADD);

    const second = page.locator('.game-card-box').nth(1).getByRole('button');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('FavoriteGameV2')) calls += 1;
    });
    await second.dblclick();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => favouritesOf(username)).toHaveLength(1);
    expect(calls).toBe(1);
  });
});

test('[GAM-03, GAM-07] the game bar has the heart, and what was played waits on home and among the recent games', async ({
  page,
  language,
  say,
}) => {
  const username = await asNewMember(page, language, '/recent');
  await expect(page.getByRole('heading', { name: say('play.recent.emptyTitle') })).toBeVisible();
  await expectAccessible(page, 'nothing played');

  await page.goto('/');
  const { name } = await firstHeart(page);
  await firstGame(page).click();
  await expect(page.getByRole('button', { name: say('game.bar.back') })).toBeVisible();
  const heart = page.getByRole('button', { name: say('lobby.card.heart', { name }) });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => favouritesOf(username)).toHaveLength(1);
  await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();

  await page.getByRole('button', { name: say('game.bar.back') }).click();
  const resume = page.getByRole('link', { name: say('play.continue.play', { name }) });
  await expect(resume).toBeVisible();
  await expectAccessible(page, 'home with the game last played');
  await page
    .locator('main nav')
    .getByRole('link', { name: say('lobby.menu.RECENT') })
    .click();
  await expect(page.locator('main .game-card')).toHaveCount(1);
  await expectAccessible(page, 'recent games');
  await resume.click();
  await expect(page).toHaveURL(/\/seamless\?game=/);
  await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
});
