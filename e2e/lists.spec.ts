import { languageFacts, LANGUAGES } from '@maidan/contract/languages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { expect, test, whole } from './person.ts';

test.use(WITH_PICTURES);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const cards = (page: Page) => page.locator('main li a.game-card');
const DIGITS = LANGUAGES.map((language) => languageFacts(language).digits);
const digitValue = (digit: string): number => Math.max(...DIGITS.map((digits) => digits.indexOf(digit)));

/** How many games the page says there are, in the digits of any language. */
async function count(page: Page): Promise<number> {
  const text = await page.locator('main output').first().innerText();
  return Number(text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))).replace(/\D/g, ''));
}

/** Calls for a page of a list, from now on. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_gameList')) calls.push(request.url());
  });
  return calls;
}

/** On a phone the order and the view stand behind the same button as the filters. */
async function openFilters(page: Page, say: (key: string) => string): Promise<void> {
  await whole(page);
  await page.getByRole('button', { name: say('lists.filter.open'), exact: true }).click();
  await page.getByRole('dialog', { name: say('lists.filter.label') }).waitFor();
}

for (const [name, path] of [
  ['RNG', '/rng'],
  ['LIVE', '/live'],
  ['FISH', '/fish'],
  ['PVP', '/pvp'],
  ['COCKFIGHT', '/cockfight'],
  ['MXWIN', '/mxwin'],
] as const)
  test(`[RTE-08] ${path} is a list to browse, with filters and an order`, async ({ page, say }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: say(`lobby.menu.${name}`) })).toBeVisible();
    await expect(page.getByRole('navigation', { name: say('lists.list.vendors') })).toBeVisible();
    await expect(page.getByRole('combobox', { name: say('lists.sort.label') })).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(1);
  });

for (const [name, path] of [
  ['SPORTS', '/sports'],
  ['ESPORTS', '/esports'],
  ['LOTT', '/lott'],
  ['ELOTT', '/elott'],
] as const)
  test(`[RTE-07] ${path} is a center: its makers are doors, its games stand below`, async ({ page, say }) => {
    await page.setViewportSize(name === 'ELOTT' ? PHONE : DESKTOP);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: say(`lobby.menu.${name}`) })).toBeVisible();
    const doors = page.getByRole('list', { name: say('lobby.list.entrances') }).getByRole('link');
    expect(await doors.count()).toBeGreaterThan(0);
    expect(await cards(page).count()).toBeGreaterThan(1);
    await expectAccessible(page, path);
  });

test('[HOM-08] home shows the makers of quick draws, each a door to its own list', async ({ page, say }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: say('lobby.menu.ELOTT') });
  await section.scrollIntoViewIfNeeded();
  const doors = section.getByRole('list', { name: say('lobby.list.entrances') }).getByRole('link');
  await expect(doors).toHaveCount(3);
  await doors.nth(1).click();
  await expect(page).toHaveURL(/\/elott\?vassalage=TCG_SEA$/);
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.ELOTT') })).toBeVisible();
});

test('[CAT-06] on a phone filters are pressed in a sheet that counts, and the address keeps them', async ({
  page,
  say,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/rng');
  await whole(page);
  const all = await count(page);
  await expectAccessible(page, 'list, phone');
  await page.getByRole('button', { name: say('lists.filter.open'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('lists.filter.label') });
  await sheet.getByRole('button', { name: say('lists.filter.option.high'), exact: true }).click();
  const filtered = page.waitForResponse((one) => /GCSGAME_gameList.*free-spins/.test(one.url()));
  await sheet.getByRole('button', { name: say('lists.filter.option.free-spins'), exact: true }).click();
  await expect(page).toHaveURL(/\/rng\?volatility=high&features=free-spins$/);
  await expectAccessible(page, 'filter sheet');
  await sheet.locator('button').last().click();
  await expect(sheet).toBeHidden();
  // The first filter alone leaves fewer as well: what counts is the answer to both.
  const left = ((await (await filtered).json()) as { value: { totalGames: number } }).value.totalGames;
  expect(left).toBeLessThan(all);
  await expect.poll(() => count(page)).toBe(left);

  await page.reload();
  await expect.poll(() => count(page)).toBe(left);
  await whole(page);
  await page
    .getByRole('list', { name: say('lists.filter.active') })
    .getByRole('link', { name: say('lists.filter.clearAll') })
    .click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => count(page)).toBe(all);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(left);
});

test('[CAT-06] on a desktop the panel opens in place, and an empty list says what to let go of', async ({
  page,
  say,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/rng?class=SC');
  await whole(page);
  await page.getByRole('button', { name: say('lists.filter.open') }).click();
  const lines = page.getByRole('group', { name: say('lists.filter.group.lines') });
  await lines.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: say('lists.list.emptyTitle') })).toBeVisible();
  const ways = page.locator('main a[href^="/rng"]', { hasText: say('lists.filter.option.SC') });
  await expect(ways.last()).toBeVisible();
  await expectAccessible(page, 'nothing found, with the panel open');
  await page.locator('main a[href="/rng?class=SC"]').last().click();
  await expect(cards(page).first()).toBeVisible();
});

test('[CAT-06] the order changes the games and stands in the address', async ({ page, say, language }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/rng');
  await whole(page);
  const before = await cards(page).first().getAttribute('href');
  await page.getByRole('combobox', { name: say('lists.sort.label') }).selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(cards(page).first()).not.toHaveAttribute('href', before ?? '');
  await expect(page.locator('main ul[aria-busy=true]')).toHaveCount(0);
  const names = await page.locator('main .game-card-words > :first-child').allInnerTexts();
  expect(names).toEqual(names.toSorted(new Intl.Collator(language, { numeric: true }).compare));
});

test('[GAM-05] the next page is there before it is asked for: turning to it needs no more than one call', async ({
  page,
  say,
}) => {
  await page.setViewportSize(DESKTOP);
  const calls = listCalls(page);
  await page.goto('/rng');
  await expect.poll(() => calls.filter((url) => url.includes('pageNo=2')).length).toBe(1);
  const first = await cards(page).first().getAttribute('href');
  const before = calls.length;
  await page.getByRole('link', { name: say('lists.list.next') }).click();
  await expect(cards(page).first()).not.toHaveAttribute('href', first ?? '');
  await expect(page).toHaveURL(/page=2/);
  expect(calls.slice(before).filter((url) => !url.includes('pageNo=3'))).toEqual([]);
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`[RTE-08] the endless list on a ${device} draws only what is near, and finds its place again on back and on reload`, async ({
    page,
    say,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/rng');
    await whole(page);
    if (device === 'phone') await openFilters(page, say);
    await page
      .getByRole('button', { name: say('lists.view.endless') })
      .filter({ visible: true })
      .click();
    if (device === 'phone') await page.keyboard.press('Escape');
    await expect(page.locator('main li[aria-setsize]').first()).toBeVisible();
    // The list takes all its room once a row has been measured; until then the page ends far above.
    await page.waitForFunction(() => document.documentElement.scrollHeight > 6_000 + window.innerHeight);
    await page.evaluate(() => window.scrollTo(0, 6_000));
    const shown = page.locator('main li[aria-setsize]').filter({ visible: true });
    await expect.poll(() => numberInView(page)).toBeGreaterThan(40);
    expect(await shown.count()).toBeLessThan(130);
    await expectAccessible(page, `endless, ${device}`);
    const place = await numberInView(page);
    // The place of the last rest, not the one at the top before.
    await page.waitForFunction(
      () => !(sessionStorage.getItem('maidan-places') ?? '"game":0').includes('"game":0'),
    );

    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/"], a[href="/"]')?.click(),
    );
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect.poll(() => numberInView(page)).toBe(place);
    await page.reload();
    await expect.poll(() => numberInView(page)).toBe(place);
  });

/** The number of the first game whose card is on the screen. */
function numberInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const item = [...document.querySelectorAll('main li[aria-posinset]')].find(
      (one) => one.getBoundingClientRect().bottom > 80,
    );
    return Number(item?.getAttribute('aria-posinset') ?? 0);
  });
}

test('[HOM-09] the hot list can be asked for again', async ({ page, say }) => {
  await page.goto('/');
  await whole(page);
  const asked = page.waitForResponse((answer) => answer.url().includes('GCSGAME_hotGamesV2'));
  await page.getByRole('button', { name: say('lobby.section.refresh') }).click();
  expect((await asked).ok()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('maidan-hot')?.includes('nodeId') ?? false))
    .toBe(true);
});
