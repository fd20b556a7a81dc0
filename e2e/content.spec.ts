import { textIn } from '@maidan/contract/local-text.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, memberMenu, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { operator } from './desk.ts';
import { goAndListen, register, signOut, whole } from './person.ts';
import { rows } from './rows.ts';

test.use(WITH_PICTURES);

const TITLES = {
  visitor: { en: 'Welcome to the Maidan', bn: 'ময়দানে স্বাগতম' },
  second: { en: 'Sealed before you bet', bn: 'বাজির আগেই সিল করা' },
  first: { en: 'Your first ৳10,000', bn: 'আপনার প্রথম ৳১০,০০০' },
  terms: { en: 'Terms of use', bn: 'ব্যবহারের শর্ত' },
  limits: { en: 'Limits and self-exclusion', bn: 'সীমা ও নিজেকে বিরত রাখা' },
  offer: { en: 'Try Kites over the Maidan', bn: '“ময়দানে ঘুড়ি” খেলে দেখুন' },
} as const;

test.describe('announcements that open by themselves', () => {
  test.use({ popups: true });
  test.beforeEach(({ page }) => page.clock.install());

  test('[MSG-02] [MOD-01] a visitor meets them once, turns their pages, and is left alone afterwards', async ({
    page,
    language,
    say,
  }) => {
    await page.goto('/');
    const first = page.getByRole('dialog', { name: textIn(TITLES.visitor, language) });
    await expect(first).toBeVisible();
    await expect(first.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'popup');
    await first.getByRole('button', { name: say('messages.notice.next') }).click();
    const second = page.getByRole('dialog', { name: textIn(TITLES.second, language) });
    await expect(second).toBeVisible();
    await second.getByRole('button', { name: say('messages.popup.done') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/rng');
    await page.goto('/');
    expect(await popupStaysAway(page)).toBe(true);
  });

  test('[MSG-02] a first login is welcomed alone and meets its own with the next visit of home; a form is never covered', async ({
    page,
    language,
    say,
  }) => {
    await register(page, language);
    expect(await popupStaysAway(page)).toBe(true);
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: textIn(TITLES.first, language) });
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: say('messages.popup.done') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signOut(page, language, 'confirm');
    await expect(memberMenu(page, language)).toBeHidden();
    // Visitors have theirs; whoever opens the login form meanwhile keeps it.
    await page.goto('/login');
    const form = page.getByRole('dialog', { name: say('login.title') });
    await expect(form).toBeVisible();
    await form.getByLabel(say('login.username'), { exact: true }).fill('somebody');
    expect(await popupStaysAway(page)).toBe(true);
    await expect(form.getByLabel(say('login.username'), { exact: true })).toHaveValue('somebody');
  });
});

/** The page has all it would open and stands still; then longer than it would wait passes, by its own clock. */
async function popupStaysAway(page: Page): Promise<boolean> {
  const before = await page.getByRole('dialog').count();
  await whole(page);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_500);
  await expect(page.locator('html[data-still]')).toBeAttached();
  await page.clock.runFor(5_500);
  return (await page.getByRole('dialog').count()) === before;
}

test('[RTE-06] the help center opens at the article of its hash, is searched, and is there without any script', async ({
  page,
  browser,
  language,
  site,
  say,
}) => {
  await page.goto('/help#term');
  const terms = page.locator('details#terms');
  await expect(terms).toHaveAttribute('open');
  await expect(terms.getByRole('listitem').first()).toBeInViewport();
  await expectAccessible(page, 'help, an article open');
  await page.getByRole('searchbox', { name: say('help.searchLabel') }).fill(textIn(TITLES.limits, language));
  await expect(terms).toBeHidden();
  await expect(page.locator('details#limits')).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(page.locator('details#limits')).toBeVisible();
  await expect(terms).toBeHidden();
  await whole(page);
  await page.getByRole('searchbox').fill('qqqq');
  await page.getByRole('button', { name: say('help.showAll') }).click();
  await expect(page.locator('main details').nth(11)).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies([{ name: 'maidan-language', value: language, url: site }]);
  const page2 = await plain.newPage();
  await page2.goto(`${site}/help`);
  await expect(page2.getByText(textIn(TITLES.terms, language), { exact: true }).last()).toBeVisible();
  await plain.close();
});

test('[MOD-02] the terms open over the registration, which keeps what was typed', async ({
  page,
  language,
  say,
}) => {
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: say('register.title') });
  await form.getByLabel(say('register.field.username'), { exact: true }).fill('somebody');
  await form.getByRole('link').first().click();
  const help = page.getByRole('dialog', { name: textIn(TITLES.terms, language) });
  await expect(help.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'help modal');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(form.getByLabel(say('register.field.username'), { exact: true })).toHaveValue('somebody');
});

test('[RTE-11] [MSG-01] promotions open their text by an address, news turn nine a page, the point mall shows what points are taken for', async ({
  page,
  language,
  say,
}) => {
  await page.goto('/promotions');
  await expectAccessible(page, 'promotions');
  await page
    .getByRole('link', {
      name: say('messages.promotions.readMore', { title: textIn(TITLES.offer, language) }),
    })
    .click();
  const text = page.getByRole('dialog', { name: textIn(TITLES.offer, language) });
  await expect(text).toBeVisible();
  await expect(page).toHaveURL(/show=\d+/);
  await page.goBack();
  await expect(text).toBeHidden();

  await page
    .getByRole('navigation', { name: say('messages.promotions.views') })
    .getByRole('link', { name: say('messages.promotions.news') })
    .click();
  await expect(page.locator('main li h2')).toHaveCount(9);
  await expectAccessible(page, 'news');
  await page
    .getByRole('navigation', { name: say('messages.promotions.pages') })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('main li h2')).not.toHaveCount(9);

  await page.goto('/pointMall');
  await expect(page.getByRole('heading', { level: 1, name: say('mall.title') })).toBeVisible();
  await expect(page.locator('main li h3')).not.toHaveCount(0);
  await expectAccessible(page, 'point mall');
});

test('[HOM-03] home shows who won: three that stand, the others moving until somebody looks closely', async ({
  page,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await whole(page);
  await page.getByTestId('winners').scrollIntoViewIfNeeded();
  const board = page.getByRole('region', { name: say('winners.title'), exact: true });
  await expect(board.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  const others = board.getByRole('region', { name: say('winners.more') });
  expect(await others.getByRole('listitem').count()).toBeGreaterThan(4);
  const at = () => others.evaluate((box) => box.scrollTop);
  const began = await at();
  await expect.poll(at).toBeGreaterThan(began + 4);
  await others.focus();
  const held = await at();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await at()).toBe(held);
  expect(await board.innerText()).not.toMatch(/demo|vip\b/i);
  await expectAccessible(page, 'winners');
});

test('[MSG-05] [MSG-01] what an operator publishes shows at once, clean, and a banner opens where its linkage says', async ({
  page,
  say,
}) => {
  await goAndListen(page, '/promotions?view=news');
  const text = `News ${Date.now()}`;
  const words = { en: text, bn: text };
  const content = { en: `<b>Bold ${text}</b><script>x</script>`, bn: `<b>Bold ${text}</b>` };
  const said = await operator('announce', JSON.stringify({ type: 'H', title: words, content }));
  const id = /\d+/.exec(said)?.[0] ?? '';
  try {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('messages.promotions.readMore', { title: text }) }).click();
    await expect(page.getByRole('dialog').locator('b')).toHaveText(`Bold ${text}`);
  } finally {
    await operator('announce', 'end', id);
  }
});

test('[REG-11] the login, the registration and the forgotten password each show their own picture', async ({
  page,
  say,
}) => {
  await page.goto('/login');
  const shown: (string | null)[] = [];
  const look = async (title: string): Promise<Locator> => {
    const dialog = page.getByRole('dialog', { name: say(title) });
    const picture = dialog.locator('img[src*="/media/banner/"]');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    shown.push(await picture.getAttribute('src'));
    return dialog;
  };
  const login = await look('login.title');
  await login.getByRole('button', { name: say('login.toRegister') }).click();
  const registration = await look('register.title');
  await registration.getByRole('button', { name: say('register.toLogin') }).click();
  await login.getByRole('button', { name: say('login.forgot') }).click();
  await look('password.forgot.title');
  const published = await rows<{ id: string }>(
    `select id from banner where group_name = any($1) order by array_position($1, group_name)`,
    [['w_login', 'w_register', 'w_forget']],
  );
  expect(shown.map((src) => /banner\/(.*)-\d+\.webp/.exec(src ?? '')?.[1])).toEqual(
    published.map(({ id }) => id),
  );
});
