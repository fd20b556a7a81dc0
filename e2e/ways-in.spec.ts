import type { Locator, Page, Request } from '@playwright/test';
import { codeFor, expect, fillLogin, makeAccount, memberMenu, newMobile, test } from './account.ts';
import { WITH_PICTURES } from './browser.ts';
import { forgetSession, signOut } from './person.ts';
import { rows } from './rows.ts';

test.use(WITH_PICTURES);

/** A wrong password, and the platform's no to it. */
async function failToLogIn(page: Page, form: Locator, say: (key: string) => string, username: string) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'));
  await fillLogin(form, say, { username, password: 'not-the-password' });
  expect((await answer).status()).toBe(401);
}

test('[LOG-01, LOG-11] a name that is to be remembered waits there for a day; the password does not', async ({
  page,
  context,
  language,
  say,
  refusal,
}) => {
  const account = await makeAccount();
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: say('login.submit'), exact: true }).click();
  await expect(form.getByText(say('login.usernameRequired'))).toBeVisible();
  await expect(form.getByText(say('login.passwordRequired'))).toBeVisible();
  await form.getByRole('checkbox').check();
  await failToLogIn(page, form, say, account.username);
  await expect(form.getByText(refusal('LOGIN_FAILED'))).toBeVisible();
  await fillLogin(form, say, account);
  await expect(memberMenu(page, language)).toBeVisible();

  const cookies = await context.cookies();
  const kept = cookies.find(({ name }) => name === 'maidan-remember');
  const hours = ((kept?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);
  expect(decodeURIComponent(kept?.value ?? '')).not.toContain(account.password);

  await signOut(page, language, 'confirm');
  // The page forgets its half when the server has answered; whoever leaves before takes it along.
  await expect(memberMenu(page, language)).toBeHidden();
  await page.goto('/login');
  await expect(form.getByLabel(say('login.username'), { exact: true })).toHaveValue(account.username);
  await expect(form.getByLabel(say('login.password'), { exact: true })).toHaveValue('');
});

test('[LOG-05] after three wrong tries a picture is asked for, and whoever cannot read it gets in by work', async ({
  page,
  language,
  say,
  refusal,
}) => {
  test.slow();
  const account = await makeAccount();
  const pictures: Request[] = [];
  let askedAt = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/wps/captcha')) return;
    pictures.push(request);
    askedAt = Date.now();
  });
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await failToLogIn(page, form, say, account.username);
  await failToLogIn(page, form, say, account.username);
  await expect(form.getByAltText(say('login.captcha.picture'))).toHaveCount(0);
  await failToLogIn(page, form, say, account.username);
  const picture = form.getByAltText(say('login.captcha.picture'));
  await expect(picture).toBeVisible();

  const first = await picture.getAttribute('src');
  // Long after the last one eight presses are two: the first at once, the others together when its second is over. The
  // second would take the answer away with its picture if it came while somebody answers.
  const asked = pictures.length;
  await expect.poll(() => Date.now() - askedAt).toBeGreaterThan(2_000);
  const renew = form.getByRole('button', { name: say('login.captcha.refresh') });
  await renew.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 8; press += 1) button.click();
  });
  await expect.poll(() => pictures.length).toBe(asked + 2);
  await (await pictures.at(-1)?.response())?.finished();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  // Of one that is still under way nobody knows yet when it began.
  const begun = pictures.map((one) => one.timing().startTime).filter((at) => at > 0);
  const [from = 0, to = 0] = [begun[0], begun.at(-1)];
  expect(begun.length).toBeLessThanOrEqual(1 + Math.ceil((to - from) / 1000));

  // The account is shut for a second after the third wrong try.
  await expect
    .poll(() =>
      rows('select key from throttle where key like $1 and locked_until > platform_now()', [
        `pair:${account.username}|%`,
      ]),
    )
    .toEqual([]);
  await fillLogin(form, say, account);
  await expect(form.getByText(say('login.captcha.missing'))).toBeVisible();
  await form.getByLabel(say('login.captcha.label')).fill('00000');
  await fillLogin(form, say, account);
  await expect(form.getByText(refusal('CAPTCHA_WRONG'))).toBeVisible();

  await form.getByRole('button', { name: say('login.captcha.cannotRead') }).click();
  // The longest that the platform waits for it: how long the work takes is luck, and the machine's strength.
  await expect(form.getByText(say('login.captcha.done'))).toBeVisible({ timeout: 110_000 });
  await fillLogin(form, say, account);
  await expect(memberMenu(page, language)).toBeVisible();
});

test('[LOG-07] a code by SMS lets in: the button counts down, a wrong code is refused', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const { typed, digits } = newMobile();
  await makeAccount({ mobile: digits });
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: say('login.ways.sms') }).click();
  const code = form.getByLabel(say('login.code.label'));
  const enter = form.getByRole('button', { name: say('login.submit'), exact: true });

  const send = form.getByRole('button', { name: say('login.code.send') });
  await form.getByLabel(say('login.mobile.label'), { exact: true }).fill(typed);
  await send.click();
  const [before = '', after = ''] = say('login.code.waitLong', { seconds: '#' }).split('#');
  const waiting = form.getByRole('button', { name: before === '' ? after : before });
  await expect(waiting).toBeDisabled();
  const seconds = await waiting.innerText();
  await expect(waiting).not.toHaveText(seconds);
  await expect(waiting).toBeDisabled();

  const sent = await codeFor(page, digits);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await enter.click();
  await expect(form.getByText(refusal('CODE_WRONG'))).toBeVisible();
  await code.fill(sent);
  await enter.click();
  await expect(memberMenu(page, language)).toBeVisible();
});

const NEW_PASSWORD = 'Lanterns-over-the-lake-9';

test('[LOG-03, LOG-12] a weak password opens nothing but the way to a better one, without asking for it again', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const account = await makeAccount({ password: 'abc12345' });
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await fillLogin(form, say, account);
  await expect(form.getByText(say('password.forcedIntro'))).toBeVisible();
  await expect(form.getByLabel(say('password.old'), { exact: true })).toHaveCount(0);

  const [fresh, again] = [say('password.new'), say('password.again')];
  const save = form.getByRole('button', { name: say('password.submit') });
  await form.getByLabel(fresh, { exact: true }).fill('password1');
  await form.getByLabel(again, { exact: true }).fill('password1');
  await save.click();
  await expect(form.getByLabel(fresh, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(fresh, { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel(again, { exact: true }).fill(NEW_PASSWORD);
  await save.click();
  await expect(form).toHaveCount(0);
  await expect(memberMenu(page, language)).toBeVisible();

  await forgetSession(page);
  await page.goto('/login');
  await fillLogin(form, say, account);
  await expect(form.getByText(refusal('LOGIN_FAILED'))).toBeVisible();
  await fillLogin(form, say, { ...account, password: NEW_PASSWORD });
  await expect(form).toHaveCount(0);
  await expect(memberMenu(page, language)).toBeVisible();
});

test('[LOG-03, PWD-04] an expired password keeps being asked for, after Escape and after a reload', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount({ passwordExpired: true });
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await fillLogin(form, say, account);
  await expect(form.getByLabel(say('password.new'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(form.getByText(say('password.forcedIntro'))).toBeVisible();
  await page.goto('/rng');
  await expect(form.getByText(say('password.forcedIntro'))).toBeVisible();
  // The ticket was in the page's memory alone, so now the old password says who it is.
  await form.getByLabel(say('password.old'), { exact: true }).fill(account.password);
  await form.getByLabel(say('password.new'), { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel(say('password.again'), { exact: true }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: say('password.submit') }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(memberMenu(page, language)).toBeVisible();
  await expect(form).toHaveCount(0);
});

/** Presses Tab until this has the focus, at most as often as anybody has patience; answers how often that was. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let step = 0; step < 25; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return step;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

/** More than this nobody presses to get to a login. */
const MOST_STOPS = 20;

test('[LOG-01, LOG-10] from the top of the page in and out again by the keyboard alone', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  await page.goto('/');
  const logIn = page.getByRole('banner').getByRole('button', { name: say('shell.log-in') });
  await expect(logIn).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip'), exact: true })).toBeFocused();
  // Over the menus to the end of the header.
  const skipped = await tabTo(page, page.getByRole('link', { name: say('shell.skip-to-account') }));
  await page.keyboard.press('Enter');
  expect(1 + skipped + (await tabTo(page, logIn))).toBeLessThanOrEqual(MOST_STOPS);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('login.username'), { exact: true })).toBeFocused();
  await page.keyboard.type(account.username);
  await tabTo(page, dialog.getByLabel(say('login.password'), { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  // The button that was pressed is gone; the focus stands where it was, on what took its place.
  await expect(memberMenu(page, language)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: say('shell.sign-out') }).last());
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: say('login.logout.confirm') }));
  await page.keyboard.press('Enter');
  await expect(logIn).toBeVisible();
});

test.describe('on a large screen, in either language', () => {
  test.use({ isPhone: false });

  test('[HDR-02] the menu is walked category by category; the arrows lead to the vendors', async ({
    page,
    say,
  }) => {
    // The page listens to news once it is awake.
    await Promise.all([page.waitForEvent('websocket'), page.goto('/')]);
    const menu = page.getByRole('navigation', { name: say('shell.main-menu') });
    const slots = menu.getByRole('link', { name: say('lobby.menu.RNG'), exact: true });
    const live = menu.getByRole('link', { name: say('lobby.menu.LIVE'), exact: true });
    await slots.focus();
    await expect(slots).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const vendor = page.locator('.drop-menu li a').first();
    await expect(vendor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(slots).toBeFocused();
    await expect(slots).toHaveAttribute('aria-expanded', 'false');
    expect(await tabTo(page, live)).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/live\?vassalage=/);
  });
});
