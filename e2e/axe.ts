import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

type Look = { rules?: string[]; frames?: boolean };

async function violations(page: Page, { rules, frames = false }: Look = {}): Promise<string[]> {
  // Only a game is framed from another site; without this every look opens a window of its own.
  const builder = new AxeBuilder({ page }).setLegacyMode(!frames);
  // A way to each of the two thousand places where all is well takes half of the time, and nobody reads it.
  builder.options({ resultTypes: ['violations'] });
  // What an open form covers is inert, and is looked at where it stands alone.
  if ((await page.locator('dialog[open]').count()) > 0) builder.include('dialog[open]');
  if (rules !== undefined) builder.withRules(rules);
  const { violations: found } = await builder.analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(' | ')}`,
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
  expect.soft(await violations(page, { rules: ['color-contrast'] }), `${state}, light`).toEqual([]);
}

/** A game is looked into as it came, and once more for what the other theme changes, which the page around it would tell it. */
export async function expectAccessibleWithFrames(page: Page, state: string): Promise<void> {
  const games = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  for (const game of games) await withoutTransitions(game);
  expect.soft(await violations(page, { frames: true }), `${state}, framed`).toEqual([]);
  const turned = async () => {
    for (const game of games)
      await game.evaluate(() => {
        const { dataset } = document.documentElement;
        dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
      });
  };
  await turned();
  const found = await violations(page, { frames: true, rules: ['color-contrast'] });
  expect.soft(found, `${state}, framed, in the other theme`).toEqual([]);
  await turned();
}
