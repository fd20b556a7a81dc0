import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, firstGame, test } from './person.ts';
import { asNewMember } from './sign-in.ts';

const THEMES = ['dark', 'light'] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

for (const theme of THEMES) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('nothing stands in anybody’s way on the visitor pages', async ({ page, say }) => {
      for (const path of ['/', '/rng', '/live', '/no-such-page']) {
        await page.goto(path);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        expect(await violations(page), path).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      expect(await violations(page), 'phone').toEqual([]);
      await page.getByRole('button', { name: say('shell.menu-open') }).click();
      expect(await violations(page), 'phone menu').toEqual([]);
    });

    test('[MOD-05] every modal has a name, takes the focus, closes on Escape and gives the focus back', async ({
      page,
      say,
    }) => {
      await page.goto('/');
      const opener = page.getByRole('banner').getByRole('button', { name: say('shell.log-in') });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: say('login.title') });
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      expect(await violations(page), 'login').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.goto('/register');
      await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
      expect(await violations(page), 'register').toEqual([]);
    });

    test('nothing stands in anybody’s way behind login', async ({ page, language, say }) => {
      await asNewMember(page, language, '/member/personalHistoryCopy');
      await expect(page.getByRole('heading', { name: say('records.title.bets') })).toBeVisible();
      expect(await violations(page), 'record').toEqual([]);
      await page.goto('/');
      await firstGame(page).click();
      await expect(page.frameLocator('iframe').getByTestId('balance')).toBeVisible();
      expect(await violations(page), 'game').toEqual([]);
    });
  });
}
