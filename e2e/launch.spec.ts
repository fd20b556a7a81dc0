import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { makeAccount } from './account.ts';
import { expect, firstGame, logIn, PASSWORD, test } from './person.ts';
import { asNewMember } from './sign-in.ts';

const WIDE = { width: 1440, height: 900 };

test('[GAM-02] a game asks a visitor to log in and opens after it', async ({ page, language, say }) => {
  const { username } = await makeAccount();
  await page.goto('/');
  // Pressed with the wheel it opens in a tab of its own, at its own address, and this page stays.
  const tab = page.context().waitForEvent('page');
  // Asked for its address as it opens: from there a visitor is led to the login.
  const asked = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
  await firstGame(page).click({ button: 'middle' });
  expect((await asked).url()).toMatch(/\/seamless\?game=/);
  await (await tab).close();
  await expect(page).toHaveURL(/\/$/);
  await firstGame(page).click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await logIn(page, language, username, PASSWORD);
  await expect(page).toHaveURL(/\/seamless\?game=/);
  await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
});

test('[I18-02] lights that are turned on or off in the page are so in the open game', async ({
  page,
  language,
  say,
}) => {
  await page.setViewportSize(WIDE);
  await asNewMember(page, language, '/seamless?game=10001');
  const game = page.frameLocator('iframe').locator('html');
  await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page
      .getByRole('button', { name: say(`shell.theme-${theme}`), exact: true })
      .first()
      .click();
    await expect(game).toHaveAttribute('data-theme', theme);
  }
});

test('[GAM-04] a press on a draw in the lobby leads to its lottery', async ({ page, language }) => {
  await asNewMember(page, language, '/elott?vassalage=TCG_SEA');
  await page.locator('main a.game-card').first().click();
  await expect(page).toHaveURL(/\/seaLottery\?gameCode=/);
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible();
});

test('[GAM-08] the live page shows its tables with their limits', async ({ page, say }) => {
  await page.goto('/live');
  const strip = page.getByRole('region', { name: say('play.rooms.title') });
  await expect(strip.getByRole('link').first()).toBeVisible();
  await expect(strip.getByRole('link').first()).toContainText('৳');
  await expectAccessible(page, 'live rooms');
});

/** A press that closes its own window may not live to hear that it was one. */
async function pressUntilClosed(window: Page, name: string): Promise<void> {
  const closed = window.waitForEvent('close');
  await window
    .getByRole('button', { name })
    .click()
    .catch((error: unknown) => {
      if (!window.isClosed()) throw error;
    });
  await closed;
}

test.describe('with room for windows', () => {
  test.use({ viewport: WIDE });

  test('[MOD-02] a game moves into a window above the lobby; the next press opens it there, a second only shows it', async ({
    page,
    language,
    say,
  }) => {
    await asNewMember(page, language);
    await firstGame(page).click();
    await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
    const [first] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: say('game.bar.intoWindow') }).click(),
    ]);
    await expect(first.frameLocator('iframe').getByTestId('balance')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expectAccessible(first, 'a game in its window');
    // Another press on the same game brings no second window.
    await firstGame(page).click();
    expect(page.context().pages()).toHaveLength(2);
    await expect(page).toHaveURL(/\/$/);

    await pressUntilClosed(first, say('game.bar.close'));
    const [second] = await Promise.all([page.context().waitForEvent('page'), firstGame(page).click()]);
    await expect(second.frameLocator('iframe').getByTestId('balance')).toBeVisible();
    await pressUntilClosed(second, say('game.bar.intoPage'));
    await expect(page).toHaveURL(/\/seamless\?game=/);
    await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
  });

  test('[MOD-02] where the browser refuses windows the game opens on its page', async ({
    page,
    language,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('maidan-game-window', 'true');
      window.open = () => null;
    });
    await asNewMember(page, language);
    await firstGame(page).click();
    await expect(page).toHaveURL(/\/seamless\?game=/);
    await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
  });
});
