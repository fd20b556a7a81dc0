import { ERROR_CODES, type ErrorCode } from '@maidan/contract/error-codes.ts';
import { LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import { ERROR_PLACES } from '../apps/web/src/lib/overlays/error-places.ts';
import { comeIn, expect, makeAccount, memberMenu, test } from './account.ts';
import { errorText } from './error-texts.ts';
import { word } from './words.ts';

/** The longest that may stand in a gap: a game, a host, a name of an account, a sum, a time. */
const GAPS = {
  name: 'Kites over the Maidan',
  host: 'support.example-service.com',
  account: 'an-account-name-of-24-ch',
};
const FILLED: Readonly<Record<string, string>> = { en: '৳1,000,000.00', bn: '৳১০,০০,০০০.০০' };
const TIME = '2026-11-17 12:34 UTC';
const WITH_TIME = new Set<ErrorCode>(['HELD_FOR_SAFETY', 'LIMIT_TOO_EARLY']);

const KEYS = [
  'login.logout.in_sure_logout',
  'session.ended.expired',
  'session.ended.ended',
  'session.ended.blocked',
  'session.ended.password',
  'session.ended.otherAccount',
  'games.closedText',
  'games.restText',
  'lobby.banner.leaving',
  'service.leaving',
  'password.forgot.in_been_out',
  'login.address.unproved',
  'errors.network',
  'errors.slow',
  'errors.unreadable',
  ...[
    'invalidNumber',
    'missingNumber',
    'tooManyRequests',
    'invalidCode',
    'captchaFailed',
    'contactService',
    'codeExpired',
    'loginFailed',
    'network',
    'unknown',
  ].map((name) => `security.firebase.${name}`),
];

/** Everything that our own words put into a prompt. */
function textsOf(language: Language): Record<string, string> {
  const codes = (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => ERROR_PLACES[code] === 'popup');
  const refusals = codes.map((code) => {
    const filled = WITH_TIME.has(code) ? TIME : (FILLED[language] ?? '');
    return [code, errorText(code, language).replace(/\{\d\}/g, filled)];
  });
  return {
    ...Object.fromEntries(KEYS.map((key) => [key, word(language, key, GAPS)])),
    ...Object.fromEntries(refusals),
  };
}

for (const language of LANGUAGES) {
  test(`[MOD-04] every prompt is 200 by 200 and shows all of its words: ${language}`, async ({
    page,
    site,
  }) => {
    await page.context().addCookies([{ name: 'maidan-language', value: language, url: site }]);
    await comeIn(page, language, await makeAccount());
    await memberMenu(page, language).click();
    await page
      .getByRole('button', { name: word(language, 'shell.sign-out') })
      .last()
      .click();
    const prompt = page.getByRole('dialog');
    await expect(prompt).toHaveCSS('width', '200px');
    await expect(prompt).toHaveCSS('height', '200px');
    await page.evaluate(() => document.fonts.ready);
    const cut = await prompt.evaluate(
      (box, { texts, titles, buttons }) => {
        const [title, message] = box.querySelectorAll('p');
        const label = box.querySelector('button');
        if (title === undefined || message === undefined || label === null) return ['no prompt'];
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const overflows = (part: Element) =>
          part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
        const tooLong = Object.entries(texts).filter(([, text]) => {
          message.textContent = text;
          return overflows(message);
        });
        const tooWide = buttons.filter((text) => {
          label.textContent = text;
          return overflows(label);
        });
        const twoLines = titles.filter((text) => {
          title.lastChild?.replaceWith(text);
          return title.clientHeight > 20;
        });
        return [...tooLong.map(([name]) => name), ...tooWide, ...twoLines];
      },
      {
        texts: textsOf(language),
        titles: [
          'shell.prompt-info',
          'shell.prompt-warning',
          'shell.prompt-confirm',
          'login.logout.in_popup_prompt',
        ].map((key) => word(language, key)),
        buttons: [
          'common.ok',
          'common.cancel',
          'common.confirm',
          'login.logout.confirm',
          'login.logout.cancel',
        ].map((key) => word(language, key)),
      },
    );
    expect(cut).toEqual([]);
    // Neither a press outside nor Escape answers it.
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(prompt).toBeVisible();
    await prompt.getByRole('button', { name: word(language, 'login.logout.cancel') }).click();
    await expect(prompt).toBeHidden();
  });
}
