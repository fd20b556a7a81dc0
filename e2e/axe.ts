import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { rememberContrast, type Axe, type Violations } from './axe-contrast.ts';
import { expect } from './expect.ts';

declare global {
  var axe: Axe | undefined;
}

/** What the builder brings along it puts anew into every frame for every look, with its comments: more than a megabyte to read. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
// A way to each of the two thousand places where all is well takes half of the time, and nobody reads it.
const NOTHING_BUT_VIOLATIONS = { resultTypes: ['violations' as const] };
/** What another theme changes. */
const COLOURS = { ...NOTHING_BUT_VIOLATIONS, runOnly: { type: 'rule', values: ['color-contrast'] } };
const WHO_LOOKS = `${AXE};(${rememberContrast.toString()})()`;
/** What this worker has found readable. */
const readable = new Set<string>();

const told = (found: Violations): string[] =>
  found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(' | ')}`,
  );

/** What there is to look with, knowing what is known. */
const whoKnows = (): string => `${WHO_LOOKS};axe.readable.know(${JSON.stringify([...readable])})`;

/** One document, without what is framed in it. Who looks is put there once and stays until the page goes. */
async function violations(frame: Page | Frame, what: 'all' | 'changed'): Promise<string[]> {
  if (await frame.evaluate(() => globalThis.axe?.readable === undefined)) await frame.evaluate(WHO_LOOKS);
  const { found, learnt } = await frame.evaluate(
    async ([how, options, known]) => {
      const there = globalThis.axe?.readable;
      if (!there) throw new Error('nobody is there who looks');
      there.know(known);
      return { found: await there[how]({ ...options, iframes: false }), learnt: there.learnt() };
    },
    [what, what === 'all' ? NOTHING_BUT_VIOLATIONS : COLOURS, [...readable]] as const,
  );
  for (const paint of learnt) readable.add(paint);
  return told(found);
}

/**
 * A colour on its way to another is neither of the two, and where the browser does not draw, far below, it stands still on
 * that way: changes of colour happen at once while somebody looks.
 */
async function withoutTransitions(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Everything is looked at in the dark; in the light only what the light changes. */
export async function obstacles(page: Page): Promise<{ dark: string[]; light: string[] }> {
  await withoutTransitions(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(page, 'all');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return { dark, light: await violations(page, 'changed') };
}

export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { dark, light } = await obstacles(page);
  expect.soft(dark, `${state}, dark`).toEqual([]);
  expect.soft(light, `${state}, light`).toEqual([]);
}

const turn = (game: Frame) =>
  game.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  });

/**
 * A game is looked into as it came, together with the page around it, and once more for what the other theme changes: that of
 * the game alone, which the page would tell it.
 */
export async function expectAccessibleWithFrames(page: Page, state: string): Promise<void> {
  const games = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  for (const game of games) await withoutTransitions(game);
  const builder = new AxeBuilder({ page, axeSource: whoKnows() }).options(NOTHING_BUT_VIOLATIONS);
  if ((await page.locator('dialog[open]').count()) > 0) builder.include('dialog[open]');
  expect.soft(told((await builder.analyze()).violations), `${state}, framed`).toEqual([]);
  for (const document of [page, ...games])
    for (const paint of await document.evaluate(() => globalThis.axe?.readable?.learnt() ?? []))
      readable.add(paint);
  for (const game of games) {
    await game.evaluate(() => globalThis.axe?.readable?.note());
    await turn(game);
    const found = await violations(game, 'changed');
    expect.soft(found, `${state}, framed, in the other theme`).toEqual([]);
    await turn(game);
  }
}
