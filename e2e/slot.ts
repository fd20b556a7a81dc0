import { test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { loadSlotTexts } from '@maidan/games/line-slot/slot-texts.ts';
import { expect } from './expect.ts';

/** One round in a hundred or so wins up to twenty free flights, which are shown one after the other. */
const FREE_FLIGHTS_MS = 100_000;

export type OpenSlot = { frame: FrameLocator; spin: Locator };

/** The house's own slot, once it may be played. */
export async function openSlot(page: Page, language: Language): Promise<OpenSlot> {
  const frame = page.frameLocator('iframe');
  const { spin: name } = await loadSlotTexts(language);
  const spin = frame.getByRole('button', { name, exact: true });
  await expect(spin).toBeVisible();
  await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  return { frame, spin };
}

/** The balance in the game is the one after the round only when the whole of it has been shown. */
export async function seeTheRoundOut({ spin }: OpenSlot): Promise<void> {
  test.setTimeout(test.info().timeout + FREE_FLIGHTS_MS);
  await expect(spin).not.toHaveAttribute('aria-busy', 'true', { timeout: FREE_FLIGHTS_MS });
}
