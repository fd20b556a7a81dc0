import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES } from '@maidan/contract/constants.ts';
import { DEMO_ACCOUNTS } from '@maidan/server/db/seed/demo-accounts.ts';
import { step } from '../scripts/lib/steps.mjs';
import { comeIn, fillLogin } from './account.ts';
import setUpPlatform from './platform-setup.ts';
import { SHOTS } from './shot-pages.ts';
import type { Look, Shot, Viewer } from './shot-pages.ts';
import { contactSheet } from './shot-sheet.ts';
import { word } from './words.ts';

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
const ACCOUNTS = { member: 'vip', agent: 'agent1' } as const;
/** What is still on its way after this long is part of the picture. */
const QUIET_MS = 4000;
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
  const page = await context.newPage();
  const account = who === 'visitor' ? undefined : DEMO_ACCOUNTS.find((one) => one.username === ACCOUNTS[who]);
  if (account === undefined) return page;
  if (who === 'member') await comeIn(page, look.language, account);
  else {
    await page.goto('/agent');
    await fillLogin(page.locator('form').first(), (key) => word(look.language, key), account);
    await page.waitForURL('**/agentHome*');
  }
  return page;
}

/** A screen as tall as the page, so that everything that waits to be seen comes. */
async function stretch(page: Page, { width }: Look): Promise<void> {
  for (const _ of ['what waits below', 'what that made room for']) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  }
}

async function take(page: Page, shot: Shot, look: Look): Promise<void> {
  await page.goto(shot.path, { waitUntil: 'load' });
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await shot.act?.(page, look);
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  if (shot.whole === true) await stretch(page, look);
  await page.screenshot({ path: join(FOLDER, nameOf(shot, look)), animations: 'disabled' });
  await page.setViewportSize({ width: look.width, height: HEIGHTS[look.width] });
}

async function main(): Promise<void> {
  const tearDown = await step('Open the sandbox', setUpPlatform);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const missed: string[] = [];
  if (wish.only === undefined) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  try {
    await step('Take the pictures', async (progress) => {
      for (const look of LOOKS) {
        for (const who of ['visitor', 'member', 'agent'] as const) {
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
      }
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
