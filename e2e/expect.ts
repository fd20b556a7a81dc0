import { expect as plain, type Locator, type Page } from '@playwright/test';

/**
 * While the runner waits until something is seen, or for an address, it describes the whole page for the message of a failure
 * each time that it has not come to that. Here it waits without a word; when it waited in vain, it is asked what is there instead.
 */
export const expect = plain.extend({
  async toBeVisible(place: Locator, options: { timeout?: number } = {}) {
    const { isNot, timeout, left } = patience(this, options);
    if (!(await comes(place.waitFor({ state: isNot ? 'hidden' : 'visible', timeout }))))
      await (isNot ? plain(place).not : plain(place)).toBeVisible({ timeout: left() });
    return { pass: !isNot, message: () => '' };
  },

  async toHaveURL(page: Page, address: string | RegExp, options: { timeout?: number } = {}) {
    const { isNot, timeout, left } = patience(this, options);
    const quietly = !isNot && address instanceof RegExp;
    if (!quietly || !(await comes(page.waitForURL(address, { waitUntil: 'commit', timeout }))))
      await (isNot ? plain(page).not : plain(page)).toHaveURL(address, { timeout: left() });
    return { pass: !isNot, message: () => '' };
  },
});

function patience(
  { isNot, timeout: usual }: { isNot: boolean; timeout: number },
  { timeout = usual }: { timeout?: number },
): { isNot: boolean; timeout: number; left: () => number } {
  const until = performance.now() + timeout;
  return { isNot, timeout, left: () => Math.max(1, until - performance.now()) };
}

const comes = (awaited: Promise<void>): Promise<boolean> =>
  awaited.then(
    () => true,
    () => false,
  );
