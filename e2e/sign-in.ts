import type { Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import type { Envelope } from '@maidan/contract/envelope.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import { sealRequest } from '@maidan/server/testing/seal-request.ts';
import { expect } from './expect.ts';
import { newName, PASSWORD } from './person.ts';
import { word } from './words.ts';

/** For a journey that goes to its first page by itself: a file of the site that shows nothing. */
export const NOWHERE = '/robots.txt';

type Person = { username: string; password: string };

/**
 * Opens an account and stands on a page as its owner. By the call that the form sends, not by the form: that has journeys
 * of its own, and here it would be two pages and a welcome before the journey begins.
 */
export async function asNewMember(page: Page, language: Language, path = '/'): Promise<string> {
  const username = newName();
  const opened = await send(page, register, {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsAccepted: true,
    adultConfirmed: true,
    registerMethod: 'WEB',
    login: true,
  });
  await takeSession(page, language, opened, path);
  return username;
}

/** The same for somebody who has an account. */
export async function signIn(
  page: Page,
  language: Language,
  { username, password }: Person,
  path = '/',
  // Agents have a door of their own.
  site: 'member' | 'agent' = 'member',
): Promise<void> {
  const form = { type: 'username', username, password, site } as const;
  await takeSession(page, language, await send(page, login, form), path);
}

async function send<O extends Operation>(
  page: Page,
  operation: O,
  input: RequestOf<O>,
): Promise<ResponseOf<O>> {
  const key = await answerOf<typeof getCipherKey>(page.request.get(getCipherKey.path));
  const payload = await sealRequest(key, operation, input);
  return answerOf<O>(
    page.request.fetch(operation.path, {
      method: operation.method,
      data: { payload },
      headers: { origin: process.env['SITE_ORIGIN'] ?? '' },
    }),
  );
}

async function answerOf<O extends Operation>(
  sent: ReturnType<Page['request']['get']>,
): Promise<ResponseOf<O>> {
  const body = (await (await sent).json()) as Envelope<ResponseOf<O>>;
  if (!body.success) throw new Error(`the call was refused: ${body.code}`);
  return body.value;
}

/** The cookie has come with the answer; the other half is kept by the tab, on a page that holds nothing else. */
async function takeSession(
  page: Page,
  language: Language,
  { token }: ResponseOf<typeof login>,
  path: string,
): Promise<void> {
  if (token === null) throw new Error('the platform asked for more before letting in');
  await page.goto(NOWHERE);
  await page.evaluate((value) => sessionStorage.setItem('maidan-token', value), JSON.stringify(token));
  if (path !== NOWHERE) await page.goto(path);
  if (path === '/')
    await expect(
      page.getByRole('button', { name: word(language, 'shell.member-menu'), exact: true }),
    ).toBeVisible();
}
