import type { Page, Route } from '@playwright/test';
import { makeAccount } from './account.ts';
import { expect, firstGame, logIn, newName, PASSWORD, register, signOut, test, tokenOf } from './person.ts';
import { asNewMember } from './sign-in.ts';

test('[LOG-02] a stolen token alone opens nothing, and neither does the cookie alone', async ({
  page,
  browser,
  language,
  site,
}) => {
  await asNewMember(page, language);
  const token = await tokenOf(page);
  expect(token).not.toBe('');

  const thief = await browser.newContext();
  const withToken = await thief.request.get(`${site}/wps/member/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(withToken.status()).toBe(401);
  await thief.close();

  const withCookie = await page.request.get('/wps/member/info');
  expect(withCookie.status()).toBe(401);
  const withBoth = await page.request.get('/wps/member/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(withBoth.status()).toBe(200);
});

test('[LOG-02] a stolen token put into another browser shows that browser as logged out', async ({
  page,
  browser,
  language,
  site,
  say,
}) => {
  await asNewMember(page, language);
  const stolen = await page.evaluate(() => sessionStorage.getItem('maidan-token') ?? '');
  const thief = await browser.newContext();
  await thief.addCookies([{ name: 'maidan-language', value: language, url: site }]);
  const stranger = await thief.newPage();
  await stranger.goto(`${site}/rng`);
  await stranger.evaluate((token) => sessionStorage.setItem('maidan-token', token), stolen);
  await stranger.reload();
  await expect(stranger.getByRole('banner').getByRole('button', { name: say('shell.log-in') })).toBeVisible();
  expect(await tokenOf(stranger)).toBe('');
  await thief.close();
});

test('[LOG-10] logging out asks first, ends the session on the server, clears this tab and returns home', async ({
  page,
  language,
  say,
}) => {
  await asNewMember(page, language);
  const token = await tokenOf(page);
  expect(token).not.toBe('');

  await signOut(page, language, 'cancel');
  await expect(page.getByRole('button', { name: say('shell.member-menu'), exact: true })).toBeVisible();

  await signOut(page, language, 'confirm');
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.log-in') })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await tokenOf(page)).toBe('');
  const dead = await page.request.get('/wps/member/info', { headers: { authorization: `Bearer ${token}` } });
  expect(dead.status()).toBe(401);
});

test('[SID-05, SID-06] the foot of a member’s menu stands still while the page is taken over', async ({
  page,
  language,
  say,
}) => {
  await asNewMember(page, language);
  await page.setViewportSize({ width: 1440, height: 900 });
  const held: Route[] = [];
  let holds = true;
  await page.route('**/assets/*.js', (route) => (holds ? void held.push(route) : route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const foot = page.getByRole('complementary').getByRole('button', { name: say('shell.on-phone') });
  await expect(foot).toBeVisible();
  const drawn = await foot.boundingBox();
  expect(drawn).not.toBeNull();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  holds = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('html[data-whole]')).toBeAttached();
  await expect(page.getByRole('button', { name: say('shell.member-menu'), exact: true })).toBeVisible();
  expect(await foot.boundingBox()).toEqual(drawn);
});

test('[LOG-06, LOG-10] the tabs of a browser are logged in and out together, while a game goes on', async ({
  page,
  language,
  say,
}) => {
  const menu = (tab: Page) => tab.getByRole('button', { name: say('shell.member-menu'), exact: true });
  const door = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: say('shell.log-in') });
  const visitor = await page.context().newPage();
  await visitor.goto('/rng');
  await expect(door(visitor)).toBeVisible();
  await register(page, language);
  await expect(menu(visitor)).toBeVisible();

  // A middle click opens the game in a tab of its own, which shares no storage with this one.
  const [game] = await Promise.all([
    page.context().waitForEvent('page'),
    firstGame(page).click({ button: 'middle' }),
  ]);
  const paths: string[] = [];
  game.on(
    'framenavigated',
    (frame) => frame === game.mainFrame() && paths.push(new URL(frame.url()).pathname),
  );
  await expect(game.locator('iframe')).toBeVisible();
  expect(paths).not.toContain('/login');

  const deep = await page.context().newPage();
  await deep.goto('/member/personalHistoryCopy');
  await expect(deep.getByRole('heading', { name: say('records.title.bets') })).toBeVisible();
  expect(await tokenOf(deep)).toBe(await tokenOf(page));

  await signOut(page, language, 'confirm');
  for (const tab of [visitor, game, deep]) {
    await expect(door(tab)).toBeVisible();
    expect(await tokenOf(tab)).toBe('');
  }
});

test('[LOG-01, ERR-01] a wrong password is refused in words, keeps what was typed, and the right one lets in', async ({
  page,
  language,
  say,
}) => {
  const { username } = await makeAccount();
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.log-in') })
    .click();
  const form = page.getByRole('dialog');
  await logIn(page, language, username, 'not-the-password');
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expect(form.getByLabel(say('login.username'), { exact: true })).toHaveValue(username);
  await logIn(page, language, username, PASSWORD);
  await expect(page.getByRole('button', { name: say('shell.member-menu'), exact: true })).toBeVisible();
});

test('[REG-07] nobody registers without agreeing and being of age', async ({ page, say }) => {
  await page.goto('/register');
  const form = page.getByRole('dialog');
  await form.getByLabel(say('register.field.username'), { exact: true }).fill(newName());
  await form.getByLabel(say('register.field.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(say('register.field.confirmPassword'), { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: say('register.submit') }).click();
  const terms = say('register.pleaseAgree').replace('{0}', say('register.termsName'));
  await expect(form.getByText(terms)).toBeVisible();
});

test('[RTE-02] an invitation link fills the referral code', async ({ page, say }) => {
  await page.goto('/register?referralCode=FRIEND42');
  const field = page.getByRole('dialog').getByLabel(new RegExp(`^${say('register.field.referralCode')}`));
  await expect(field).toHaveValue('FRIEND42');
});

test('[RTE-13] a page behind login sends a visitor to log in, and then where they wanted to go', async ({
  page,
  language,
  say,
}) => {
  const { username } = await makeAccount();
  await page.goto('/member/personalHistoryCopy');
  await logIn(page, language, username, PASSWORD);
  await expect(page).toHaveURL(/\/member\/personalHistoryCopy$/);
  await expect(page.getByRole('heading', { name: say('records.title.bets') })).toBeVisible();
});

test('[GAM-02, LOG-09] a trial player is told kindly that games need a real account', async ({
  page,
  language,
  say,
}) => {
  await page.goto('/login');
  await logIn(page, language, 'trial', 'Maidan2026');
  await expect(page.getByRole('button', { name: say('shell.member-menu'), exact: true })).toBeVisible();
  await firstGame(page).click();
  await expect(page.getByText(say('security.trial.in_need_true_account'))).toBeVisible();
});
