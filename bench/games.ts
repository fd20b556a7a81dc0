import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { tryGame } from '@maidan/contract/games/try-game.ts';
import type { Browser, Page } from '@playwright/test';
import type { Platform } from '../scripts/lib/sandbox/platform.ts';
import { bareReactBytes } from './bare/page.ts';
import { longestTask } from './longest-task.ts';
import type { Measurement } from './report.ts';
import { launchWithWindow, SETTLED_MS, SLOWER, slowDown } from './slow-page.ts';

const MOST_KB = 120;
const MOST_MS = 50;
const PHONE = { width: 390, height: 844 };
/** Bonus rounds of slots are shown for longer; what they draw they draw in the first seconds as well. */
const ROUND_MS = 9_000;
const READY_MS = 60_000;

type Title = { readonly name: string; readonly nodeId: string };
/** Bytes by address: what every game loads is the frame, the rest is the game's own. */
type Weights = ReadonlyMap<string, number>;
type Weighed = { readonly weights: Weights; readonly loading: number; readonly playing: number };

/** What is pressed between an opened game and its first bet; the main button is pressed after it. */
const BEFORE_THE_BET: Readonly<Record<string, Pressed>> = {
  keno: { selector: '.kn-lamp', place: 6 },
  roulette: { selector: '[data-spot="red"]', place: 0 },
};
const THE_BET: Pressed = { selector: '.gf-action', place: 0 };
/** What is pressed to see the round out. */
const AFTER_THE_BET: Readonly<Record<string, Pressed>> = {
  mines: { selector: '.mn-leaf', place: 7 },
  scratch: THE_BET,
};
type Pressed = { readonly selector: string; readonly place: number };

/** Each own game, and a slot of every way to pay. */
const ASKED: Readonly<Record<string, Record<string, string>>> = {
  'a slot of lines': { vassalage: 'PT', minLines: '25' },
  'a slot that falls': { vassalage: 'PG', features: 'cascade' },
  'a slot with a sale': { features: 'buy-in' },
};
const OWN = [
  'line-slot',
  'plinko',
  'roulette',
  'keno',
  'mines',
  'bingo',
  'scratch',
  'jackpot-slot',
  'blackjack',
  'video-poker-jacks-or-better',
];

async function listed(origin: string, filters: Record<string, string>): Promise<ListedGame[]> {
  const query = new URLSearchParams({ gameType: 'RNG', language: 'en', pageSize: '48', ...filters });
  const answer = await fetch(`${origin}${listGames.path}?${query.toString()}`);
  const { value } = (await answer.json()) as { value: { games: ListedGame[] } };
  return value.games.filter(({ open }) => open);
}
type ListedGame = { nodeId: string; gameCode: string; open: boolean };

async function titles(origin: string): Promise<Title[]> {
  const own = (
    await Promise.all(
      ['', 'SC', 'VP', 'TG', 'AC', 'JP'].map((gameClassify) =>
        listed(origin, { vassalage: 'MAIDAN', ...(gameClassify === '' ? {} : { gameClassify }) }),
      ),
    )
  ).flat();
  const found: Title[] = OWN.flatMap((code) => {
    const game = own.find(({ gameCode }) => gameCode === code);
    return game ? [{ name: code, nodeId: game.nodeId }] : [];
  });
  for (const [name, filters] of Object.entries(ASKED)) {
    const [game] = await listed(origin, filters);
    if (game) found.push({ name, nodeId: game.nodeId });
  }
  return found;
}

/** As a visitor tries it, with money of the house: nobody has to log in. */
async function addressOf(origin: string, nodeId: string): Promise<string> {
  const answer = await fetch(`${origin}${tryGame.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nodeId, language: 'en', theme: 'dark', device: 'mobile' }),
  });
  const body = (await answer.json()) as { success: boolean; code?: string; value?: { url: string } };
  if (body.value === undefined) throw new Error(`${nodeId} is not opened: ${body.code ?? answer.status}`);
  return body.value.url;
}

/** All that the house sends for a game, gzipped the same way whatever it is: page, scripts, styles, faces, art. */
function weighResponses(page: Page): () => Promise<Weights> {
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { protocol, origin, pathname } = new URL(response.url());
    const address = `${origin}${pathname}`;
    // What the page makes for itself, such as the dots of its drawings, nobody sends.
    if (!protocol.startsWith('http') || bodies.has(address)) return;
    const isPacked = /font|png|webp/.test(response.headers()['content-type'] ?? '');
    bodies.set(
      address,
      response.body().then(
        (body) => (isPacked ? body.length : gzipSync(body, { level: 9 }).length),
        () => 0,
      ),
    );
  });
  return async () =>
    new Map(
      await Promise.all(
        [...bodies].map(async ([address, bytes]): Promise<[string, number]> => [address, await bytes]),
      ),
    );
}

/** What is loaded whichever game is opened: the page, React, the frame of all games and the letters. */
function frameOf(games: readonly Weights[]): ReadonlySet<string> {
  const [first, ...others] = games;
  return new Set(
    [...(first?.keys() ?? [])].filter((address) => others.every((weights) => weights.has(address))),
  );
}

function kilobytes(weights: Weights, isCounted: (address: string) => boolean): number {
  const bytes = [...weights]
    .filter(([address]) => isCounted(address))
    .reduce((sum, [, size]) => sum + size, 0);
  return bytes / 1024;
}

async function weigh(browser: Browser, origin: string, { name, nodeId }: Title): Promise<Weighed> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const url = await addressOf(origin, nodeId);
    const weight = weighResponses(page);
    const hand = await handOn(page);
    await slowDown(page);
    const loading = await longestTask(browser, page, async () => {
      await page.goto(url);
      await hand.untilThere('.gf-action:not([aria-busy="true"])');
      await page.waitForLoadState('networkidle');
      await wait(SETTLED_MS);
    });
    const weights = await weight();
    await hand.press(BEFORE_THE_BET[name]);
    const playing = await longestTask(browser, page, async () => {
      await hand.press(THE_BET);
      await wait(ROUND_MS / 3);
      await hand.press(AFTER_THE_BET[name]);
      await wait(ROUND_MS - ROUND_MS / 3);
    });
    return { weights, loading, playing };
  } finally {
    await context.close();
  }
}

/**
 * Looks and presses without a script of its own in the page: what Playwright brings along to find an element is a longer task, slowed
 * down, than most of what is measured.
 */
async function handOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const ask = async (expression: string): Promise<unknown> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  return {
    async untilThere(selector: string): Promise<void> {
      const end = performance.now() + READY_MS;
      while ((await ask(`document.querySelector(${JSON.stringify(selector)}) !== null`)) !== true) {
        if (performance.now() > end) throw new Error(`not in time: ${selector}`);
        await wait(100);
      }
    },
    async press(pressed: Pressed | undefined): Promise<void> {
      if (!pressed) return;
      const { selector, place } = pressed;
      const box = (await ask(`(() => {
        const box = document.querySelectorAll(${JSON.stringify(selector)})[${place}]?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()`)) as { x: number; y: number } | undefined;
      if (!box) throw new Error(`not there: ${selector}`);
      await page.mouse.click(box.x, box.y);
    },
  };
}

/** A page that says hello, on the same browser in the same minute. */
async function bareTask(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const page = await context.newPage();
    await slowDown(page);
    return await longestTask(browser, page, async () => {
      await page.goto('data:text/html,<h1>Hello</h1><script>document.title = "Hello"</script>');
      await wait(ROUND_MS / 3);
    });
  } finally {
    await context.close();
  }
}

/** What each game weighs, and how long it holds a phone up while it opens and plays one round. */
export async function measureGames({ origin }: Platform): Promise<Measurement[]> {
  const bareBytes = await bareReactBytes();
  const browser = await launchWithWindow();
  try {
    const bareMs = await bareTask(browser);
    const weighed: (Title & Weighed)[] = [];
    for (const title of await titles(origin))
      weighed.push({ ...title, ...(await weigh(browser, origin, title)) });
    const frame = frameOf(weighed.map(({ weights }) => weights));
    const results: Measurement[] = [];
    for (const { name, weights, loading, playing } of weighed) {
      const own = kilobytes(weights, (address) => !frame.has(address));
      const shared = kilobytes(weights, (address) => frame.has(address));
      const against = (((own + shared) * 1024) / bareBytes).toFixed(2);
      results.push(
        shareOf(
          `the first visit of ${name} beside the frame, of ${MOST_KB} KB`,
          own / MOST_KB,
          `${own.toFixed(1)} KB and ${shared.toFixed(1)} KB of the frame, ${against} of a bare React page`,
        ),
        shareOf(
          `the longest task of ${name}, ${SLOWER} times slowed, of ${MOST_MS} ms`,
          Math.max(loading, playing) / MOST_MS,
          `${loading.toFixed(0)} ms opening, ${playing.toFixed(0)} ms in a round; a page that says hello ${bareMs.toFixed(0)} ms`,
        ),
      );
    }
    return results;
  } finally {
    await browser.close();
  }
}

const shareOf = (what: string, ratio: number, detail: string): Measurement => ({
  what,
  ratio,
  bar: { kind: 'at most', value: 1 },
  detail,
});
