import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

type Options = { resultTypes: ['violations']; runOnly?: { type: 'rule'; values: string[] } };
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type Axe = {
  run(
    context: string | Document,
    options: Options & { iframes: boolean },
  ): Promise<{ violations: Violations }>;
};
declare global {
  var axe: Axe | undefined;
}

/** What the builder brings along it puts anew into every frame for every look, with its comments: more than a megabyte to read. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
// A way to each of the two thousand places where all is well takes half of the time, and nobody reads it.
const NOTHING_BUT_VIOLATIONS: Options = { resultTypes: ['violations'] };
/** What another theme changes. */
const COLOURS: Options = { ...NOTHING_BUT_VIOLATIONS, runOnly: { type: 'rule', values: ['color-contrast'] } };

const told = (found: Violations): string[] =>
  found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(' | ')}`,
  );

/** One document, without what is framed in it. Who looks is put there once and stays until the page goes. */
async function violations(frame: Page | Frame, options = NOTHING_BUT_VIOLATIONS): Promise<string[]> {
  if (await frame.evaluate(() => globalThis.axe === undefined)) await frame.evaluate(AXE);
  return told(
    await frame.evaluate(async (those) => {
      // What an open form covers is inert, and is looked at where it stands alone.
      const where = document.querySelector('dialog[open]') === null ? document : 'dialog[open]';
      const found = await globalThis.axe?.run(where, { ...those, iframes: false });
      if (!found) throw new Error('nobody is there who looks');
      return found.violations;
    }, options),
  );
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
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await withoutTransitions(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violations(page), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await violations(page, COLOURS), `${state}, light`).toEqual([]);
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
  const builder = new AxeBuilder({ page, axeSource: AXE }).options(NOTHING_BUT_VIOLATIONS);
  if ((await page.locator('dialog[open]').count()) > 0) builder.include('dialog[open]');
  expect.soft(told((await builder.analyze()).violations), `${state}, framed`).toEqual([]);
  for (const game of games) {
    await turn(game);
    const found = await violations(game, COLOURS);
    expect.soft(found, `${state}, framed, in the other theme`).toEqual([]);
    await turn(game);
  }
}
