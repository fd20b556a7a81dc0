import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { browserPath } from '../scripts/lib/machine.mjs';
import { step } from '../scripts/lib/steps.mjs';
import { closePopups } from './person.ts';
import setUpPlatform from './platform-setup.ts';
import { VIEWERS } from './shot-acts.ts';
import type { Look, Shot, Viewer } from './shot-acts.ts';
import { SHOTS } from './shot-pages.ts';
import { contactSheet } from './shot-sheet.ts';
import { demo, enter, freshAccount, prepareWorld } from './shot-world.ts';

/** `npm run shots -- --only home,menu --language bn --theme light --width 390`: all of them where nothing is said. */
const { values: wish } = parseArgs({
  options: {
    only: { type: 'string' },
    language: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
  },
});
const FOLDER = 'shots';
const HEIGHTS = { 390: 844, 1440: 900 } as const;
const ACCOUNTS = {
  member: 'vip',
  excluded: 'excluded',
  trial: 'trial',
  agent: 'agent1',
  downline: 'agent42',
} as const;
/** What is still on its way after this long is part of the picture. */
const QUIET_MS = 4000;
const STILL_MS = 400;
/** A picture that cannot be taken within this time is missing. */
const PATIENCE_MS = 15_000;
const TALLEST = 6000;

const LOOKS: Look[] = LANGUAGES.flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    ([390, 1440] as const).map((width) => ({ language, theme, width })),
  ),
).filter(
  ({ language, theme, width }) =>
    (wish.language ?? language) === language &&
    (wish.theme ?? theme) === theme &&
    (wish.width ?? String(width)) === String(width),
);
const wanted = SHOTS.filter(
  ({ name }) => wish.only === undefined || wish.only.split(',').some((part) => name.includes(part)),
);

const nameOf = (shot: Shot, { language, theme, width }: Look): string =>
  `${shot.name}-${language}-${theme}-${width}.png`;

/** A first visit is drawn in a font of the machine; the pictures are those of somebody who has been here before. */
async function rememberFont(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('maidan-font') !== null);
  await page.evaluate(() => sessionStorage.clear());
}

async function openAs(browser: Browser, who: Viewer, look: Look): Promise<Page> {
  const site = process.env['SITE_ORIGIN'] ?? '';
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: look.width, height: HEIGHTS[look.width] },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    hasTouch: look.width === 390,
    isMobile: look.width === 390,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'maidan-language', value: look.language, url: site }]);
  context.setDefaultTimeout(PATIENCE_MS);
  if (who !== 'newcomer') await closePopups(context);
  const page = await context.newPage();
  await rememberFont(page);
  if (who === 'visitor' || who === 'newcomer') return page;
  const account = who === 'fresh' ? await freshAccount() : demo(ACCOUNTS[who]);
  await enter(page, look.language, account, who === 'agent' || who === 'downline' ? 'agent' : 'member');
  return page;
}
/** Nothing has been asked for since a moment, or this is how the page looks while it waits. */
async function settle(page: Page): Promise<void> {
  const until = Date.now() + QUIET_MS;
  let asked = Date.now();
  const note = (): void => {
    asked = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  while (Date.now() < until && Date.now() - asked < STILL_MS) await page.waitForTimeout(50);
  page.off('request', note).off('requestfinished', note);
  await page
    .waitForFunction(
      // Only those in sight: the member's half of the header waits unseen in every visitor's page.
      () => ![...document.querySelectorAll('.skeleton')].some((one) => one.checkVisibility()),
      null,
      { timeout: QUIET_MS },
    )
    .catch(() => undefined);
}

/** A screen as tall as the page, so that everything that waits to be seen comes. */
async function stretch(page: Page, { width }: Look): Promise<void> {
  for (const _ of ['what waits below', 'what that made room for']) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
    await settle(page);
  }
}

async function take(page: Page, shot: Shot, look: Look): Promise<void> {
  await shot.before?.();
  try {
    await takeNow(page, shot, look);
  } finally {
    await shot.after?.();
    await page.setViewportSize({ width: look.width, height: HEIGHTS[look.width] });
  }
}

async function takeNow(page: Page, shot: Shot, look: Look): Promise<void> {
  const { path } = shot;
  // Two addresses that differ in their hash alone would be one visit.
  await page.goto('about:blank');
  await page.goto(typeof path === 'string' ? path : await path(look), { waitUntil: 'load' });
  // Pages of the sandbox outside the site have no script to wait for.
  await page
    .waitForSelector('html[data-whole]', { state: 'attached', timeout: QUIET_MS })
    .catch(() => undefined);
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  await shot.act?.(page, look);
  await settle(page);
  if (shot.whole === true) await stretch(page, look);
  await page.screenshot({ path: join(FOLDER, nameOf(shot, look)), animations: 'disabled' });
}

/** Every picture of one look; answers with those that could not be taken. */
async function takeAll(browser: Browser, look: Look, progress: (name: string) => void): Promise<string[]> {
  const missed: string[] = [];
  for (const who of VIEWERS) {
    const shots = wanted.filter((shot) => shot.who === who && (shot.only ?? look.width) === look.width);
    if (shots.length === 0) continue;
    const page = await openAs(browser, who, look);
    for (const shot of shots) {
      progress(nameOf(shot, look));
      await take(page, shot, look).catch((error: unknown) => {
        missed.push(`${nameOf(shot, look)}: ${String(error).split('\n')[0] ?? ''}`);
      });
    }
    await page.context().close();
  }
  return missed;
}

async function main(): Promise<void> {
  const tearDown = await step('Open the sandbox', setUpPlatform);
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const missed: string[] = [];
  if (wish.only === undefined) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  try {
    await step('Bring money and people into motion', () => prepareWorld(browser));
    await step('Take the pictures', async (progress) => {
      for (const look of LOOKS) missed.push(...(await takeAll(browser, look, progress)));
    });
  } finally {
    await browser.close();
    await tearDown();
  }
  const sheet = join(FOLDER, 'index.html');
  writeFileSync(sheet, contactSheet(wanted, LOOKS, nameOf));
  process.stdout.write(`\n  ${sheet}\n${missed.map((line) => `  missing: ${line}\n`).join('')}`);
  if (missed.length > 0) process.exitCode = 1;
}

await main();
process.exit();
