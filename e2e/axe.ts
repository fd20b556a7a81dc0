import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Nothing here is framed from another site; without this every look opens a window of its own.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  // What an open form covers is inert, and is looked at where it stands alone.
  if ((await page.locator('dialog:modal').count()) > 0) builder.include('dialog:modal');
  if (rules !== undefined) builder.withRules(rules);
  const { violations: found } = await builder.analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`).join(' | ')}`,
  );
}

/** A colour on its way to another is neither of the two. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  );
}

/** Everything is looked at in the dark; in the light only what the light changes. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settled(page);
  expect.soft(await violations(page), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settled(page);
  expect.soft(await violations(page, ['color-contrast']), `${state}, light`).toEqual([]);
}
