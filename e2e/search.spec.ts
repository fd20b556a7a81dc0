import { textIn } from '@maidan/contract/local-text.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, goAndListen, test, whole } from './person.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

const PHONE = { width: 390, height: 844 };
const SEARCH = '**/wps/relay/MAIDAN_search?*';

/** A page that hears news hears keys as well. */
async function openByKey(page: Page, key: string): Promise<Locator> {
  await page.keyboard.press(key);
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  return field;
}

/** Lists have boxes to choose from as well. */
const fieldOf = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

async function answerTo<Value>(page: Page, part: string): Promise<Value> {
  const response = await page.waitForResponse((one) => one.url().includes(part));
  return ((await response.json()) as { value: Value }).value;
}

test('[GAM-05] keys alone find a game, point at it, and start it behind the login', async ({ page, say }) => {
  await goAndListen(page, '/');
  const field = await openByKey(page, '/');
  await expect(field).toHaveValue('');
  await expect(
    page.getByRole('dialog').getByRole('group', { name: say('search.hot'), exact: true }),
  ).toBeVisible();
  await field.fill('kites over the maidn');
  await expect(
    page.getByRole('dialog').getByRole('group', { name: say('search.games'), exact: true }),
  ).toBeVisible();
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', '/seamless?game=10001');

  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await expect(field).toBeHidden();

  // What was searched for is remembered here, and can be forgotten again.
  await page.keyboard.press('Escape');
  await openByKey(page, 'Control+k');
  const last = page.getByRole('button', { name: 'kites over the maidn', exact: true });
  await last.click();
  await expect(first).toHaveAttribute('href', '/seamless?game=10001');
  await field.fill('');
  await page.getByRole('button', { name: say('search.forget', { text: 'kites over the maidn' }) }).click();
  await expect(last).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('[GAM-05] Bengali names are found in both scripts, and the list shows what the search counted', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page
    .locator('main button', { has: page.locator('svg') })
    .first()
    .click();
  const field = fieldOf(page);
  await field.fill('tin patti');
  await expect(options(page).first()).toContainText(/তিন পাত্তি|Teen Patti/);
  await field.fill('তিন পাত্তি');
  await expect(options(page).first()).toContainText(/তিন পাত্তি|Teen Patti/);

  const counted = answerTo<{ totals: { gameType: string; total: number }[] }>(page, 'MAIDAN_search?text=the');
  // A pointer that happens to rest on the line has the list fetched before the press.
  const listed = answerTo<{ totalGames: number }>(page, 'search=the');
  await field.fill('the');
  const slots = (await counted).totals.find(({ gameType }) => gameType === 'RNG');
  await page.locator('a[role=option][href="/rng?search=the"]').click();
  await expect(page).toHaveURL(/\/rng\?search=the/);
  expect((await listed).totalGames).toBe(slots?.total);
});

test('[GAM-02] a member starts a game straight from the search', async ({ page, language, say }) => {
  await asNewMember(page, language, NOWHERE);
  await goAndListen(page, '/rng');
  const field = await openByKey(page, '/');
  await field.fill('kites over the maidan');
  // The same game leads what is suggested before anything is typed.
  await expect(
    page.getByRole('dialog').getByRole('group', { name: say('search.games'), exact: true }),
  ).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('href', '/seamless?game=10001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless\?game=10001/);
  await expect(field).toBeHidden();
});

test('a slash in a field is a slash, and pages and help are found by name', async ({
  page,
  language,
  say,
}) => {
  await page.goto('/rng');
  await whole(page);
  const name = page.getByRole('searchbox').first();
  await name.press('/');
  await expect(name).toHaveValue('/');
  await name.fill('');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.search') })
    .click();
  const field = fieldOf(page);
  await field.fill(textIn({ en: 'privcy', bn: 'গোপনীয়তা' }, language));
  await page.locator('a[role=option][href="/help#privacy"]').click();
  await expect(page).toHaveURL(/\/help#privacy/);
});

test.describe('with and without an answer', () => {
  test.use({ forgiven: /status of [45]\d\d|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('nothing found, no answer and no network each say what to do next', async ({ page, say, context }) => {
    await goAndListen(page, '/');
    const field = await openByKey(page, '/');
    await field.fill('qqqqzz');
    await expect(page.getByText(say('search.nothing', { text: 'qqqqzz' }))).toBeVisible();
    await expect(options(page).first()).toBeVisible();
    await expectAccessible(page, 'nothing found');

    await page.route(SEARCH, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await field.fill('tiger');
    await expect(page.getByText(say('search.failed'))).toBeVisible();
    await expectAccessible(page, 'no answer');
    await page.unroute(SEARCH);
    await page.getByRole('button', { name: say('search.retry') }).click();
    await expect(options(page).first()).toBeVisible();

    await context.setOffline(true);
    await field.fill('monsoon');
    await expect(page.getByRole('dialog').getByText(say('search.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(options(page).first()).toBeVisible();
  });

  for (const [name, size] of [
    ['phone', PHONE],
    ['desktop', { width: 1440, height: 900 }],
  ] as const) {
    test(`nothing stands in anybody’s way in the search on a ${name}`, async ({ page, language }) => {
      await page.setViewportSize(size);
      await goAndListen(page, '/');
      const field = await openByKey(page, '/');
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page, 'suggestions');
      await field.fill(textIn({ en: 'nouka', bn: 'নৌকা' }, language));
      await expect(page.locator('a[role=option][href*="vassalage=NOUKA"]')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page, 'found');
      const box = await page.getByRole('dialog').boundingBox();
      if (name === 'phone') expect(box).toMatchObject({ width: PHONE.width, height: PHONE.height });
    });
  }
});
