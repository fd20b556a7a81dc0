import { digits } from '@maidan/contract/digits.ts';
import { languageFacts, LANGUAGES } from '@maidan/contract/languages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, makeAccount, memberMenu, test } from './account.ts';
import { whole } from './person.ts';
import { readQr } from './read-qr.ts';
import { signIn } from './sign-in.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const entry = (page: Page, path: string) =>
  page.getByRole('banner').locator(`nav a[href="${path}"][aria-expanded]`);
const dropped = (page: Page) => page.locator('header .drop-menu');

/** The middle of an entry of the main menu. */
async function middleOf(page: Page, path: string): Promise<{ x: number; y: number }> {
  const box = await entry(page, path).boundingBox();
  if (box === null) throw new Error(`no entry ${path}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[RTE-16] side menu, header, main content and footer; on a phone a bar below in place of the side menu', async ({
  page,
  say,
  isPhone,
}) => {
  await page.goto('/rng');
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeVisible();
  const side = page.getByRole('complementary', { name: say('shell.side-menu') });
  const bar = page.getByRole('navigation', { name: say('shell.bottom-bar') });
  await expect(isPhone ? bar : side).toBeVisible();
  await expect(isPhone ? side : bar).toBeHidden();
});

test.describe('on a large screen', () => {
  test.use({ viewport: DESK, isMobile: false, hasTouch: false });

  test('[HDR-02] a diagonal move to the open menu does not open what it crosses; a rest on the way and a move along the entries do', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await whole(page);
    // From here on a hand moves as fast as it likes, and rests when it is told to.
    // However long the word to stop takes to get there, it must not come after the moment that it names.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600_000));
    const [live, fish] = [await middleOf(page, '/live'), await middleOf(page, '/fish')];
    await page.mouse.move(live.x, live.y);
    await expect(entry(page, '/live')).toHaveAttribute('aria-expanded', 'true');
    const menu = await dropped(page).boundingBox();
    const corner = { x: (menu?.x ?? 0) + (menu?.width ?? 0) - 20, y: (menu?.y ?? 0) + 20 };
    // Over the next entry, into the far corner of the menu.
    await page.mouse.move(corner.x, corner.y, { steps: 12 });
    await page.clock.runFor(1_000);
    await expect(entry(page, '/live')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, '/fish')).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(live.x, live.y);
    const crossed = await entry(page, '/fish').boundingBox();
    await page.mouse.move((crossed?.x ?? 0) + 6, (crossed?.y ?? 0) + (crossed?.height ?? 0) - 6);
    await expect(entry(page, '/live')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1_000);
    await expect(entry(page, '/fish')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(live.x, live.y);
    await page.mouse.move(fish.x, fish.y, { steps: 6 });
    await expect(entry(page, '/fish')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, '/live')).toHaveAttribute('aria-expanded', 'false');
  });

  test('[HDR-02] above ten vendors the menu takes the whole width, and Escape closes what the keyboard opened', async ({
    page,
  }) => {
    await page.goto('/');
    await whole(page);
    await entry(page, '/rng').focus();
    const large = await dropped(page).boundingBox();
    expect(large?.width).toBeGreaterThan(900);
    await page.keyboard.press('Escape');
    await expect(dropped(page)).toHaveCount(0);
    await entry(page, '/live').focus();
    expect((await dropped(page).boundingBox())?.width).toBeLessThan(300);
  });

  test('[SID-01] [SID-07] a narrow menu and an opened submenu are as they were after a reload', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    const side = page.getByRole('complementary', { name: say('shell.side-menu') });
    await whole(page);
    await side.getByRole('button', { name: say('shell.games') }).click();
    await side.locator('a[href="/rng"]').locator('..').getByRole('button', { expanded: false }).click();
    const vendor = side.locator('a[href*="vassalage="]').first();
    await expect(vendor).toBeVisible();
    await page.reload();
    await expect(vendor).toBeVisible();
    await side.getByRole('button', { name: say('shell.side-narrow') }).click();
    await expect(vendor).toBeHidden();
    await page.reload();
    await expect(side.getByRole('button', { name: say('shell.side-wide') })).toBeVisible();
    expect((await side.boundingBox())?.width).toBeLessThan(100);
  });

  test('[SID-06] the code of the app page is the address of the site and nothing else', async ({
    page,
    say,
    site,
  }) => {
    await page.goto('/app');
    const code = page.getByRole('img', { name: say('security.qr.label') });
    await expect(code).toBeVisible();
    expect(await readQr(page, code)).toBe(`${site}/`);
    await expectAccessible(page, 'app');
  });

  test('nothing stands in anybody’s way in the open menus of a visitor', async ({ page, say }) => {
    // A page with little of its own, so that it is the menus that are looked at.
    await page.goto('/service');
    await whole(page);
    for (const path of ['/live', '/rng']) {
      await entry(page, path).hover();
      await expect(dropped(page)).toBeVisible();
      await expectAccessible(page, `menu ${path}`);
    }
    await page.mouse.move(700, 600);
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.getByRole('button', { name: say('shell.more') }).click();
    await expectAccessible(page, 'more');
    // What is folded keeps its vendors.
    const folded = page.locator('header .more-menu a[aria-expanded]').first();
    await folded.hover();
    await expect(page.locator('header .more-menu a[href*="vassalage="]').first()).toBeVisible();
    await expectAccessible(page, 'vendors of a folded category');
    await folded.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(folded).toBeFocused();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: say('shell.language'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: say('shell.language') })).toBeVisible();
    await expectAccessible(page, 'language');
  });
});

test.describe('with fingers on a large screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, isMobile: false, hasTouch: true });

  test('[HDR-02] the first tap drops the vendors, the second goes there, one elsewhere closes', async ({
    page,
  }) => {
    await page.goto('/');
    await whole(page);
    await entry(page, '/live').tap();
    await expect(dropped(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.getByRole('main').tap({ position: { x: 5, y: 5 } });
    await expect(dropped(page)).toHaveCount(0);
    await entry(page, '/live').tap();
    await dropped(page).getByRole('link').first().tap();
    await expect(page).toHaveURL('/live');
  });
});

test('[HDR-05] [HDR-10] [SID-02] [SID-03] every entry of a member’s menus leads to a page that is there', async ({
  page,
  language,
  say,
  isPhone,
}) => {
  await signIn(page, language, await makeAccount());
  if (isPhone) await page.getByRole('button', { name: say('shell.menu-open') }).click();
  const menu = isPhone ? page.getByRole('dialog') : page.getByRole('complementary');
  await expect(menu.getByRole('link', { name: say('shell.nav.rebate') })).toBeVisible();
  await memberMenu(page, language).dispatchEvent('click');
  await expect(page.getByRole('button', { name: say('shell.sign-out') }).last()).toBeAttached();
  const paths = await page
    .locator('header a[href^="/member"], aside a[href^="/member"], dialog a[href^="/member"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(paths.length).toBeGreaterThan(9);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(say('errors.not-found-title')), path).toHaveCount(0);
  }
});

test('[FTR-01] [FTR-02] every link of the footer leads somewhere, the age and the limits are there', async ({
  page,
  say,
}) => {
  await page.goto('/rng');
  await whole(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(say('shell.adults-label'))).toBeAttached();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('button', { name: /Facebook|ফেসবুক/ })).toBeVisible();
  const paths = await footer
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
  await footer.getByRole('link', { name: say('shell.limits-link') }).click();
  await expect(page).toHaveURL('/responsible');
});

for (const size of [DESK, PHONE]) {
  test(`nothing stands in anybody’s way in the open menus of a member, ${size.width} wide`, async ({
    page,
    language,
    say,
  }) => {
    await page.setViewportSize(size);
    await signIn(page, language, await makeAccount(), '/service');
    await memberMenu(page, language).click();
    await expect(page.getByRole('button', { name: say('shell.sign-out') }).last()).toBeVisible();
    await expectAccessible(page, 'member menu');
    await page.keyboard.press('Escape');
    if (size === DESK) return;
    await page.getByRole('button', { name: say('shell.menu-open') }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: say('shell.nav.rebate') })).toBeVisible();
    await expectAccessible(page, 'drawer');
  });
}

test('[I18-01] [I18-03] the other language is one choice away, with its own digits and its own font', async ({
  page,
  language,
  say,
  isPhone,
}) => {
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  await page.goto('/rng');
  if (isPhone) await page.getByRole('button', { name: say('shell.menu-open') }).click();
  await page
    .getByRole('button', { name: say('shell.language'), exact: true })
    .filter({ visible: true })
    .click();
  await page
    .getByRole('dialog', { name: say('shell.language') })
    .getByText(languageFacts(other).name)
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL('/rng');
  const age = page.getByRole('contentinfo').getByText(digits('18+', other));
  await expect(age).toBeAttached();
});
