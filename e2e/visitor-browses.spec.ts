import type { Page, Route } from '@playwright/test';
import { WITH_PICTURES } from './browser.ts';
import { expect, test } from './person.ts';

test.use(WITH_PICTURES);

/** HOM-09: what was played most, or what the house picks as long as too little was. */
const hotGames = (page: Page, say: (key: string) => string) =>
  page.getByRole('heading', {
    name: new RegExp(`${say('lobby.section.hot')}|${say('lobby.section.picks')}`),
  });

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('[RTE-01] a visitor sees the lobby, its games and the way in before any script has run', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    await expect(hotGames(page, say)).toBeVisible();
    expect(
      await page.getByRole('link', { name: new RegExp(say('lobby.card.play', { name: '' }).trim()) }).count(),
    ).toBeGreaterThan(6);
    await expect(page.getByRole('navigation', { name: say('shell.main-menu') })).toBeVisible();
  });

  test('[HOM-05] every category is one press away, and no section waits for what will not come', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: say('lobby.section.all', { category: say('lobby.menu.COCKFIGHT') }) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.COCKFIGHT') })).toBeVisible();
    await page.goBack();
    await expect(page.locator('.game-card-skeleton').last()).toBeHidden();
  });
});

test('[RTE-01] a link that is pressed before any script has come leads on by itself', async ({
  page,
  say,
}) => {
  await page.route('**/*.js', () => undefined);
  // A script that is asked for before everything else has come belongs to what a page waits for.
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('navigation', { name: say('shell.main-menu') })
    .getByRole('link', { name: say('lobby.menu.RNG') })
    .click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('on a slow phone, while the page is still being taken over', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('[RTE-14] a link pressed that early leads on, and the page survives it', async ({ page, say }) => {
    await pressWhileWaking(page, 'header nav a[href="/rng"]');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
    await expect(page).toHaveURL(/\/rng$/);
    await page.goBack();
    await expect(hotGames(page, say)).toBeVisible();
  });

  test('[HDR-04] the login form opens that early too', async ({ page, say }) => {
    await pressWhileWaking(page, 'header .visitor-only button');
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  });

  test('[HOM-04] favourites ask for the login that early too', async ({ page, say }) => {
    await pressWhileWaking(page, 'main nav a[href="/favorite"]');
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  });

  test('[HOM-04] favourites pressed before any script has come ask for the login when it has', async ({
    page,
    say,
  }) => {
    const held: Route[] = [];
    let isPressed = false;
    await page.route('**/*.js', (route) => (isPressed ? route.continue() : void held.push(route)));
    await page.goto('/', { waitUntil: 'commit' });
    isPressed = true;
    await page.locator('main nav').getByText(say('lobby.menu.FAV')).click();
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('[I18-02] the theme changes that early too, once', async ({ page, say }) => {
    await pressWhileWaking(page, `button[aria-label="${say('shell.theme-light')}"]`);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: say('shell.theme-light') }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('[HOM-05] sections further down fill with one call when the visitor comes near, and the way back finds the place', async ({
  page,
  say,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GCSGAME_newGameVendor')) calls.push(request.url());
  });
  await page.goto('/');
  const section = page.getByRole('region', { name: say('lobby.menu.COCKFIGHT') });
  const all = section.getByRole('link', {
    name: say('lobby.section.all', { category: say('lobby.menu.COCKFIGHT') }),
  });
  await all.scrollIntoViewIfNeeded();
  await expect(section.locator('a[href^="/seamless"]').first()).toBeVisible();
  expect(calls).toHaveLength(1);

  // Every section between is met once, so that it takes the room it really needs and not what was guessed for it.
  for (const heading of await page.locator('.later-section h2').all()) await heading.scrollIntoViewIfNeeded();
  await all.scrollIntoViewIfNeeded();
  const place = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.COCKFIGHT') })).toBeVisible();
  // What was seen once is drawn at once: the way back waits for no answer.
  await page.route('**/GCSGAME_newGameVendor**', () => undefined);
  await page.goBack();
  await expect(section.locator('a[href^="/seamless"]').first()).toBeVisible();
  await expect.poll(place).toBe(before);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const path of ['/index', '/index.html', '/home']) {
  test(`[RTE-01] ${path} is the lobby too`, async ({ page, say }) => {
    await page.goto(path);
    await expect(hotGames(page, say)).toBeVisible();
  });
}

test('[RTE-08] a visitor opens the slots, turns the page, picks a maker, and the address can be shared and gone back', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: say('shell.main-menu') })
    .getByRole('link', { name: say('lobby.menu.RNG') })
    .click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
  const cards = page.locator('main a[href^="/seamless"]');
  await expect(cards).toHaveCount(24);
  const firstOfPageOne = await cards.first().getAttribute('href');

  await page
    .getByRole('navigation', { name: say('lists.list.pages') })
    .getByRole('link', { name: say('lists.list.next') })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.first()).not.toHaveAttribute('href', firstOfPageOne ?? '');

  await page.reload();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(24);

  await page.locator('main a[href*="vassalage=JDB"]').first().click();
  await expect(page).toHaveURL(/vassalage=JDB/);
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();

  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
});

test('[HOM-04] favourites ask a visitor to log in', async ({ page, say }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: say('lobby.menu.label') })
    .getByText(say('lobby.menu.FAV'))
    .click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
});

test('[RTE-15] an unknown path says so inside the layout and leads home', async ({ page, say }) => {
  const answer = await page.goto('/no/such/field');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: say('errors.not-found-title') })).toBeVisible();
  await page.getByRole('link', { name: say('errors.not-found-home') }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[RTE-14] another page begins at its top', async ({ page, say }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 800));
  await page
    .getByRole('navigation', { name: say('shell.main-menu') })
    .getByRole('link', { name: say('lobby.menu.RNG') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[RTE-14] who has scrolled before the page is hydrated stays where they are, also on the way back', async ({
  page,
  say,
}) => {
  await page.route('**/assets/main-*.js', async (route) => {
    await page.waitForFunction(() => window.scrollY === 800);
    await route.continue();
  });
  // The script may be asked for before everything else has come: who waits for all of it here waits for ever.
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    window.scrollTo(0, 800);
    return window.scrollY === 800;
  });
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(800);

  await page.evaluate(() => document.querySelector<HTMLElement>('header nav a[href="/rng"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(hotGames(page, say)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
});

test('[HOM-02] a notice of the marquee opens at its place', async ({ page, say }) => {
  await page.goto('/');
  const notice = page
    .getByRole('region', { name: say('lobby.notices.label') })
    .getByRole('button')
    .nth(1);
  const title = (await notice.innerText()).trim();
  await notice.click();
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
});

test('[HOM-02] the marquee rests until its first notice can have been read, and stands behind a dialog', async ({
  page,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const belt = page.getByRole('region', { name: say('lobby.notices.label') }).locator('.marquee-belt');
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  await expect(belt).toHaveCSS('animation-delay', '4s');
  await page.mouse.move(0, 0);
  await expect(belt).toHaveCSS('animation-play-state', 'running');
  await page.locator('header .visitor-only button').first().click();
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(belt).toHaveCSS('animation-play-state', 'paused');
});

test('[I18-02] a chosen theme is there from the first byte on', async ({ page, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page
    .getByRole('radio', { name: say('shell.theme-light') })
    .or(page.getByRole('button', { name: say('shell.theme-light') }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const answer = await page.request.get('/', { headers: { cookie: await cookies(page) } });
  expect(await answer.text()).toContain('data-theme="light"');
});

async function cookies(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Presses at the worst moment: the frame answers already, the page in its middle has not been taken over yet. */
async function pressWhileWaking(page: Page, target: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset['awake'] === undefined) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(selector)?.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-awake'] });
  }, target);
}
