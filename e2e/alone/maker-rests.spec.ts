import { expectAccessible } from '../axe.ts';
import { operator } from '../desk.ts';
import { expect, goAndListen, test } from '../person.ts';

const MAKER = 'SHAPLA';

test.use({ viewport: { width: 1440, height: 900 } });
test.afterEach(() => operator('vendor', MAKER, 'open'));

test('a maker that goes into maintenance shows so on a page that is open, and opens again by itself', async ({
  page,
  say,
}) => {
  await goAndListen(page, `/rng?vassalage=${MAKER}`);
  await operator('vendor', MAKER, 'maintenance');
  const chip = page.locator(`main nav a[href="/rng?vassalage=${MAKER}"]`).first();
  await expect(chip).toContainText(say('lobby.card.rest'));
  await expect(page.getByRole('note')).toBeVisible();
  await expect(page.locator('main .game-card-words').first()).toContainText(say('lobby.card.rest'));
  await expectAccessible(page, 'a maker in maintenance');
  await operator('vendor', MAKER, 'open');
  await expect(page.getByRole('note')).toBeHidden();
  await expect(chip).not.toContainText(say('lobby.card.rest'));
});
