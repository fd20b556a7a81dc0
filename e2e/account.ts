import { DEFAULT_LANGUAGE, type Language } from '@maidan/contract/languages.ts';
import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import { hashPassword } from '@maidan/server/modules/accounts/passwords/password.ts';
import { errorText } from './error-texts.ts';
import { expect } from './expect.ts';
import { closePopups, newName, PASSWORD, test as base } from './person.ts';
import { rows } from './rows.ts';
import { word } from './words.ts';

type Extras = {
  /** What the platform says when it refuses, in this journey's language. */
  refusal: (code: ErrorCode) => string;
  isPhone: boolean;
  /** Another browser of the same size, which shares nothing with this one; closed when the journey ends. */
  elsewhere: () => Promise<Page>;
};

/** Account journeys are made on a large screen in English and on a phone in the other languages. */
export const test = base.extend<Extras>({
  refusal: async ({ language }, use) => {
    await use((code) => errorText(code, language));
  },
  isPhone: async ({ language }, use) => {
    await use(language !== DEFAULT_LANGUAGE);
  },
  viewport: async ({ isPhone }, use) => {
    await use(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  },
  hasTouch: async ({ isPhone }, use) => {
    await use(isPhone);
  },
  isMobile: async ({ isPhone }, use) => {
    await use(isPhone);
  },
  elsewhere: async ({ browser, language, site, viewport, hasTouch, isMobile }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport, hasTouch, isMobile });
      await context.addCookies([{ name: 'maidan-language', value: language, url: site }]);
      await closePopups(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export { expect };

export type Account = { username: string; password: string };
type Wish = {
  password?: string;
  /** 0 member, 1, 2, 41, 42 agent. */
  type?: number;
  /** Digits with the country's in front. */
  mobile?: string;
  email?: string;
  /** The name on the bank account. */
  payeeName?: string;
  passwordExpired?: boolean;
};

/** An account of this journey alone, which has been in before: the demo accounts are shared with other journeys. */
export async function makeAccount(wish: Wish = {}): Promise<Account> {
  const { password = PASSWORD, type = 0, mobile = null, email = null, payeeName = null } = wish;
  const username = newName();
  await rows(
    `insert into member (merchant, username, username_key, nickname, password_hash, type, mobile, mobile_verified_at,
       email, email_key, password_changed_at, password_expires_at, last_login_at, payee_name)
     values ('maidan', $1, $1, $1, $2, $3, $4, case when $4::text is not null then platform_now() end, $5, lower($5),
       platform_now(), case when $6 then platform_now() - interval '1 day' end, platform_now() - interval '1 day', $7)`,
    [username, await hashPassword(password), type, mobile, email, wish.passwordExpired === true, payeeName],
  );
  return { username, password };
}

/** No operator gives out numbers that begin with 010. */
export function newMobile(): { typed: string; digits: string } {
  const typed = `10${String(randomInt(100_000_000)).padStart(8, '0')}`;
  return { typed, digits: `880${typed}` };
}

/** The newest code that the sandbox sent to this number or address. */
export async function codeFor(page: Page, to: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get('/wps/sandbox/inbox', { params: { to } });
      const { value } = (await answer.json()) as { value: { messages: { code: string | null }[] } };
      code = value.messages[0]?.code ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Fills a login form wherever it stands, and sends it. */
export async function fillLogin(
  form: Locator,
  say: (key: string) => string,
  { username, password }: Account,
): Promise<void> {
  await form.getByLabel(say('login.username'), { exact: true }).fill(username);
  await form.getByLabel(say('login.password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: say('login.submit'), exact: true }).click();
}

export function memberMenu(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: word(language, 'shell.member-menu'), exact: true });
}

/** Goes to the login, comes in by name, and waits until the page knows it. */
export async function comeIn(page: Page, language: Language, account: Account): Promise<void> {
  await page.goto('/login');
  await fillLogin(page.getByRole('dialog'), (key) => word(language, key), account);
  await expect(memberMenu(page, language)).toBeVisible();
}

/** A way of the menus: beside the page on a large screen, behind a press on a phone. */
export async function expectInMenu(
  page: Page,
  { way, say, isPhone }: { way: Locator; say: (key: string) => string; isPhone: boolean },
): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: say('shell.menu-open') }).click();
  await expect(way.first()).toBeAttached();
  if (isPhone) await page.keyboard.press('Escape');
}

export function logInButton(page: Page, language: Language): Locator {
  return page.getByRole('banner').getByRole('button', { name: word(language, 'shell.log-in') });
}
