import { randomBytes } from 'node:crypto';
import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { expect } from './expect.ts';
import { word } from './words.ts';

type Options = {
  language: Language;
  /** What a browser writes to its console about answers that a journey asks for. */
  forgiven: RegExp;
  /** Whether a journey tries on purpose what the page's policy stops. */
  violations: 'none' | 'tried';
  /** MSG-02: whether announcements open by themselves. Most journeys are those of somebody who has closed them. */
  popups: boolean;
};
type Fixtures = {
  /** Words of the page in this journey's language. */
  say: (key: string, args?: Record<string, string>) => string;
  site: string;
  /** Whatever the page reports as broken fails the journey. */
  quiet: void;
};

/** How a browser says that a content policy, trusted types among it, stopped something. */
const OF_THE_POLICY = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b|TrustedTypePolicy/;

export const test = base.extend<Fixtures & Options>({
  language: ['en', { option: true }],
  forgiven: [/status of 4\d\d/, { option: true }],
  violations: ['none', { option: true }],
  popups: [false, { option: true }],
  say: async ({ language }, use) => {
    await use((key, args) => word(language, key, args));
  },
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names it must give from this pattern
  site: async ({}, use) => {
    await use(process.env['SITE_ORIGIN'] ?? '');
  },
  baseURL: async ({ site }, use) => {
    await use(site);
  },
  context: async ({ context, language, site, popups }, use) => {
    await context.addCookies([{ name: 'maidan-language', value: language, url: site }]);
    if (!popups) await closePopups(context);
    await use(context);
  },
  quiet: [
    async ({ page, context, forgiven, violations }, use) => {
      const broken: string[] = [];
      // Of every tab and frame: what the page's own policy had to stop is broken, whatever else is forgiven.
      context.on('console', (message) => {
        if (OF_THE_POLICY.test(message.text()) && violations === 'none') broken.push(message.text());
      });
      page.on('pageerror', (error) => broken.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !forgiven.test(message.text())) broken.push(message.text());
      });
      await use();
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** As if all of them, and those that come later, had been closed in this window before. */
export async function closePopups(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const all = JSON.stringify(Array.from({ length: 500 }, (_, index) => String(index + 1)));
    for (const kind of ['user', 'visitor']) sessionStorage.setItem(`maidan-popups-${kind}`, all);
  });
}

export function newName(): string {
  return `p${randomBytes(6).toString('hex')}`;
}

export const PASSWORD = 'Boats-on-the-river-7';

/** The page has taken over everything that the server drew; until then a key or a lost network is not noticed. */
export async function whole(page: Page): Promise<void> {
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
}

/** Goes there and waits for the first word of the socket, which may come before the last picture of the page does. */
export async function goAndListen(page: Page, path: string): Promise<void> {
  const welcomed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await Promise.all([welcomed, page.goto(path)]);
}

/** Fills the form a newcomer meets and waits until they are in. */
export async function register(page: Page, language: Language, username = newName()): Promise<string> {
  const say = (key: string, args?: Record<string, string>) => word(language, `register.${key}`, args);
  await page.goto('/register');
  const form = page.getByRole('dialog');
  await form.getByLabel(say('field.username'), { exact: true }).fill(username);
  await form.getByLabel(say('field.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(say('field.confirmPassword'), { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('checkbox').last().check();
  await form.getByRole('button', { name: say('submit') }).click();
  await page.getByRole('button', { name: word(language, 'login.welcome.start') }).click();
  await expect(
    page.getByRole('button', { name: word(language, 'shell.member-menu'), exact: true }),
  ).toBeVisible();
  return username;
}

/** The half of the session that this tab keeps; empty when there is none. */
export async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => sessionStorage.getItem('maidan-token'));
  return stored === null ? '' : (JSON.parse(stored) as string);
}

/** Fills the login form that is open, or is about to open. */
export async function logIn(
  page: Page,
  language: Language,
  username: string,
  password: string,
): Promise<void> {
  const say = (key: string) => word(language, `login.${key}`);
  const form = page.getByRole('dialog');
  await form.getByLabel(say('username'), { exact: true }).fill(username);
  await form.getByLabel(say('password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: say('submit') }).click();
}

/** Asks to log out, and then either does or stays. */
export async function signOut(page: Page, language: Language, choice: 'confirm' | 'cancel'): Promise<void> {
  await page.getByRole('button', { name: word(language, 'shell.member-menu'), exact: true }).click();
  await page
    .getByRole('button', { name: word(language, 'shell.sign-out') })
    .last()
    .click();
  const prompt = page.getByRole('dialog');
  await prompt.getByRole('button', { name: word(language, `login.logout.${choice}`) }).click();
}

/** As if this browser had never logged in; the session itself lives on. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'maidan-half' });
  await page.evaluate(() => sessionStorage.clear());
}

/** The first card of the lobby. Banners and the game last played link to games too, but they come and go. */
export function firstGame(page: Page): Locator {
  return page.locator('main a.game-card[href^="/seamless"]').first();
}
