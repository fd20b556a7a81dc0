import { getBonusInGame } from '@maidan/contract/rewards/promotions/get-bonus-in-game.ts';
import type { Page, Route } from '@playwright/test';
import { XSS_CORPUS } from '@maidan/server/testing/xss-corpus.ts';
import { foreignNodes, listenForCanary } from './canary.ts';
import { makeAccount } from './account.ts';
import { expect, test, whole } from './person.ts';
import { signIn } from './sign-in.ts';

/** Texts and addresses that are written by people: each is a sink. */
const SINKS = new Set([
  'title',
  'subtitle',
  'content',
  'promotionType',
  'url',
  'imageUrl',
  'displayName',
  'gameName',
  'nodeName',
  'nameOfVendor',
  'vendorName',
  'name',
  'iconUrl',
  'lagerIcon',
  'customerName',
  'nickname',
  'vipLabelName',
  'about',
  'text',
  'summary',
  'label',
  'friend',
  'comment',
  'answer',
  'remark',
  'reason',
]);
const LISTS =
  /MCSFE_getListAnnouncements|chat\/messages|CBS_modelList|member\/announcements|member\/messages|helpCenter|GCSGAME_|GCS_recentGame|search/;

/** What the pages of rewards ask for. */
const OF_REWARDS =
  /wps\/promotions|member\/(?:promotions|rewards|vip|referral|messages|records\/bonuses)|Mission|getPointReward|getRedeemPointList/;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Takes the corpus word by word, for ever. */
function payloads(from = 0): () => string {
  let at = from;
  return () => XSS_CORPUS[at++ % XSS_CORPUS.length] ?? '';
}

function poison(value: Json, next: () => string, longer: number): Json {
  if (Array.isArray(value)) {
    const [first] = value;
    const many =
      first === undefined
        ? []
        : [...value, ...Array.from({ length: longer }, (_, index) => numbered(first, index))];
    return many.map((one) => poison(one, next, 0));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      // What has no title of its own is given one.
      SINKS.has(key) && (part !== null || key === 'title') && !Array.isArray(part)
        ? poisonText(part ?? '', next)
        : poison(part, next, longer),
    ]),
  );
}

/** A text, or one in several languages. */
function poisonText(text: Exclude<Json, null>, next: () => string): Json {
  if (typeof text === 'string') return next();
  if (typeof text !== 'object' || Array.isArray(text)) return text;
  return Object.fromEntries(Object.keys(text).map((language) => [language, next()]));
}

const NAMES = ['id', 'code', 'key'] as const;

/** A copy with names of its own. */
function numbered(value: Json, index: number): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = NAMES.filter((name) => typeof value[name] === 'string');
  return { ...value, ...Object.fromEntries(names.map((name) => [name, `x${index}`])) };
}

/** From now on every list the page asks for is full of the corpus. */
async function poisonCalls(page: Page, longer: number, lists = LISTS): Promise<void> {
  const next = payloads();
  await page.route(/\/wps\//, async (route: Route) => {
    if (!lists.test(route.request().url())) return route.fallback();
    const answer = await route.fetch();
    const json = (await answer.json()) as Json;
    return route.fulfill({ response: answer, json: poison(json, next, longer) });
  });
}

test.use({ forgiven: /.*/, violations: 'tried' });

test('[MSG-06] T16: a help center written by an attacker runs nothing, article by article', async ({
  page,
  say,
}) => {
  test.slow();
  const heard = listenForCanary(page);
  await poisonCalls(page, XSS_CORPUS.length);
  await page.goto('/service');
  await page.getByRole('contentinfo').locator('a[href="/help"]').first().click();
  // More than a thousand articles at once: a busy machine takes its time over them.
  const title = page.getByRole('heading', { level: 1, name: say('help.title') });
  await expect(title).toBeVisible({ timeout: 120_000 });
  await expect.poll(() => page.locator('main details').count(), { timeout: 60_000 }).toBeGreaterThan(1_000);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  // Every link and picture that is left, by keyboard and by pointer.
  expect(await page.locator('main details a:not([href^="/"]):not([href^="https://t.me/"])').count()).toBe(0);
  expect(await foreignNodes(page, 'main')).toEqual([]);
  expect(await page.locator('main details img').count()).toBe(0);
  expect(heard).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[MSG-06] [MSG-05] T16: notices, popups, promotions, banners, winners and names of games run nothing', async ({
  page,
  say,
}) => {
  test.slow();
  const heard = listenForCanary(page);
  await poisonCalls(page, 60);
  await page.goto('/service');
  await page.getByRole('contentinfo').locator('a[href="/promotions"]').first().click();
  await expect(page.locator('main li h2').first()).toBeVisible();
  for (let turn = 0; turn < 4; turn += 1) {
    await page.locator('main a[href*="show="]').nth(turn).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await foreignNodes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await foreignNodes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByTestId('winners').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2_000);
  expect(await foreignNodes(page)).toEqual([]);
  const notices = page.getByRole('region', { name: say('lobby.notices.label') }).getByRole('button');
  await notices.first().click();
  const next = page.getByRole('dialog').getByRole('button', { name: say('messages.notice.next') });
  for (let turn = 0; turn < 40; turn += 1) await next.click();
  expect(await foreignNodes(page)).toEqual([]);
  expect(heard).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[MSG-04] [MSG-01] T16: lines of the chat, messages and news run nothing, whoever writes them', async ({
  page,
  language,
  say,
}) => {
  test.slow();
  await signIn(page, language, await makeAccount(), '/member/messageV2');
  const heard = listenForCanary(page);
  await poisonCalls(page, 40);
  const within = async (path: string, there: string) => {
    await page.goto(path);
    await expect(page.locator(there).nth(20)).toBeAttached({ timeout: 60_000 });
    expect(await foreignNodes(page, 'main')).toEqual([]);
    expect(await page.locator(`main a[href]:not([href^="/"])`).count()).toBe(0);
  };
  await within('/chat/tea-stall', '[role=log] [data-line]');
  await within('/member/messageV2?tab=news', 'main li h2');
  // And beside a page.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .locator('header')
    .getByRole('button', { name: say('shell.nav.chat'), exact: true })
    .click();
  const chat = page.getByRole('dialog', { name: say('chat.title') });
  await expect(chat.locator('[data-line]').nth(20)).toBeAttached({ timeout: 60_000 });
  await chat.locator('button[aria-expanded]').first().click();
  expect(await foreignNodes(page)).toEqual([]);
  expect(await chat.locator('a[href]:not([href^="/"])').count()).toBe(0);
  expect(heard).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[PRO-01] [PRO-04] [MEM-09] [MEM-10] T16: promotions, rewards, points, missions, ranks and friends run nothing, whoever writes their words', async ({
  page,
  language,
}) => {
  test.slow();
  // Of everything that there is to show, this account has some.
  await signIn(page, language, { username: 'demo', password: 'Maidan2026' }, '/member/rewardCenter');
  const heard = listenForCanary(page);
  await poisonCalls(page, 40, OF_REWARDS);
  const places: [path: string, there: string, atLeast: number][] = [
    ['/promotions', 'main li h3', 20],
    ['/promotions/birthday-gift', 'section[aria-labelledby=standing] p', 3],
    ['/promotions/boat-race-raffle', 'section[aria-labelledby=raffle-proof] dd', 1],
    ['/member/rewardCenter', 'section[aria-labelledby=given-rewards] li', 20],
    ['/member/manualRebate', 'main h1', 1],
    ['/member/missionLeaderboard', 'main article', 20],
    ['/member/vip', 'section[aria-labelledby=vip-ranks] li', 5],
    ['/member/referral', 'main h1', 1],
    ['/member/messageV2', 'main li [aria-expanded]', 20],
    ['/pointMall', 'main li h3', 20],
    ['/member/bonusDetails', 'main li', 20],
  ];
  for (const [path, there, atLeast] of places) {
    await page.goto(path);
    await expect(page.locator(there).nth(atLeast - 1)).toBeAttached({ timeout: 60_000 });
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    expect(await foreignNodes(page, 'main')).toEqual([]);
    expect(await page.locator('main a[href]:not([href^="/"])').count()).toBe(0);
  }
  // The strip over a game, with a bonus in hand that is called so.
  await page.route(`**${getBonusInGame.path}*`, (route) =>
    route.fulfill({
      json: {
        success: true,
        value: { bonus: { title: XSS_CORPUS[0], amount: '500.00', left: '100.00', percent: 100 } },
        message: '',
      },
    }),
  );
  await page.goto('/seamless?game=10001');
  const strip = 'details:has(a[href="/promotions"])';
  await page.locator(`${strip} summary`).click();
  await expect(page.locator(`${strip} a`)).toBeVisible();
  expect(await foreignNodes(page, strip)).toEqual([]);
  expect(heard).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const PLACES = [
  (text: string) => `/help?search=${text}`,
  (text: string) => `/help#${text}`,
  (text: string) => `/rng?search=${text}`,
  (text: string) => `/rng?vassalage=${text}`,
  (text: string) => `/promotions?view=${text}&show=${text}`,
  (text: string) => `/register?referralCode=${text}`,
  (text: string) => `/${text}`,
];

test('[RTE-06] [RTE-11] T31: what an address carries is text, in the page the server draws and in the one that is hydrated', async ({
  page,
}) => {
  test.slow();
  const heard = listenForCanary(page);
  const harmful = XSS_CORPUS.slice(0, 120).filter((text) => text.includes('<') && text.length < 300);
  const raw: string[] = [];
  for (const [index, text] of harmful.entries()) {
    const place = PLACES[index % PLACES.length];
    const answer = await page.request.get(place?.(encodeURIComponent(text)) ?? '/', { maxRedirects: 0 });
    if ((await answer.text()).includes(text)) raw.push(text);
  }
  expect(raw).toEqual([]);
  for (const [index, place] of PLACES.entries()) {
    await page.goto(place(encodeURIComponent(harmful[index * 3] ?? '')));
    await expect(page.getByRole('main')).toBeVisible();
    expect(await foreignNodes(page)).toEqual([]);
  }
  expect(heard).toEqual([]);
});

test('T16: no text becomes markup or a script by way of a page or a game, whoever writes it', async ({
  page,
}) => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const write = () => {
    type Rules = Record<string, (text: string) => string>;
    type Factory = { createPolicy: (name: string, rules: Rules) => unknown };
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const make = (name: string, rules: Rules) => trustedTypes.createPolicy(name, rules);
    const place = document.createElement('div');
    const script = document.createElement('script');
    const tries = [
      () => (place.innerHTML = '<b>x</b>'),
      () => (script.src = '/assets/x.js'),
      () => (script.text = 'window.ran = true'),
      () => place.setAttribute('onclick', 'window.ran = true'),
      () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      // As an attacker would: a policy that lets everything pass.
      () => make('theirs', { createHTML: (text) => text }),
      () => make('maidan-start', { createScriptURL: (text) => text }),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return error instanceof TypeError ? 'stopped' : String(error);
      }
    });
  };
  const stopped = Array.from({ length: 7 }, () => 'stopped');
  await page.goto('/');
  await whole(page);
  expect(await page.evaluate(write)).toEqual(stopped);
  await page.goto(`${process.env['HOUSE_ORIGIN'] ?? ''}/play/line-slot`);
  expect(await page.evaluate(write)).toEqual(stopped);
});
