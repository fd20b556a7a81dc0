import { languageFacts, type Language } from '@maidan/contract/languages.ts';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { firstGame } from './person.ts';
import { rows } from './rows.ts';
import { openSlot } from './slot.ts';
import { asNewMember, signIn } from './sign-in.ts';

const DEMO: Account = { username: 'demo', password: 'Maidan2026' };
const VIP: Account = { username: 'vip', password: 'Maidan2026' };

/** One round of the house's own slot, to its end. */
async function playARound(page: Page, language: Language, username: string): Promise<string> {
  await firstGame(page).click();
  const slot = await openSlot(page, language);
  await slot.spin.click();
  const closed = () =>
    rows<{ roundId: string }>(
      `select r.round_id from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
       where m.username = $1 and r.state = 'closed'`,
      [username],
    );
  await expect.poll(async () => (await closed()).length).toBe(1);
  return (await closed())[0]?.roundId ?? '';
}

test('[MEM-08] a round opens as a receipt with its proof and every entry, is shown to somebody else, and then no more', async ({
  page,
  language,
  say,
  elsewhere,
}) => {
  const username = await asNewMember(page, language);
  const roundId = await playARound(page, language, username);
  await page.goto('/member/personalHistoryCopy');
  const main = page.locator('main');
  await main.locator('a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(roundId)).toBeVisible();
  await expect(receipt.getByText(say('records.receipt.commitment'))).toBeVisible();
  await expect(receipt.getByText(say('records.receipt.secret'))).toBeVisible();
  await expect(receipt.getByText(say('records.receipt.accounts.own')).first()).toBeVisible();
  await expectAccessible(page, 'receipt');

  // Its address opens it again, and back closes it.
  await page.reload();
  await expect(receipt.getByText(roundId)).toBeVisible();
  await receipt.getByRole('button', { name: say('records.receipt.makeLink') }).click();
  const link = receipt.locator('code').filter({ hasText: '/receipt/' });
  await expect(link).toBeVisible();
  const address = (await link.textContent()) ?? '';

  const other = await elsewhere();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: say('records.receipt.sharedTitle') })).toBeVisible();
  await expect(other.getByText(roundId)).toBeVisible();
  await expect(other.getByText(username)).toHaveCount(0);
  await expectAccessible(other, 'shared receipt');

  await receipt.getByRole('button', { name: say('records.receipt.endLink') }).click();
  await expect(link).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { name: say('records.receipt.goneTitle') })).toBeVisible();

  await receipt.getByRole('button', { name: say('records.close') }).click();
  await expect(receipt).toHaveCount(0);
  await expect(page).not.toHaveURL(/bet=/);
});

test('[MEM-08] three months of play: filters in the address, which back undoes, and a file of what is shown', async ({
  page,
  language,
  isPhone,
  say,
}) => {
  await signIn(page, language, DEMO, '/member/personalHistoryCopy');
  const filters = page.getByRole('search', { name: say('records.filters') });
  // A phone folds all but the usual stretches of days.
  if (isPhone) await filters.getByRole('button', { expanded: false }).click();
  await filters
    .getByRole('button', { name: say('records.previousDays', { days: number(30, language) }) })
    .click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}/);
  await filters.getByLabel(say('records.category')).selectOption('RNG');
  await expect(page).toHaveURL(/category=RNG/);
  await filters.getByLabel(say('records.status')).selectOption('settled');
  await expect(page).toHaveURL(/state=settled/);
  await expect(page.locator('main a[href*="bet="]').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'betting record');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: say('records.export') }).click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^bets-.*\.csv$/);
  const lines = readFileSync(await saved.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]?.startsWith('\uFEFF')).toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/state=settled/);
});

test('[MEM-08] profit has a chart and its table, the account its statement, and bonuses their state', async ({
  page,
  language,
  isPhone,
  say,
}) => {
  await signIn(page, language, VIP, '/member/personalProfit');
  const sisters = page.getByRole('navigation', { name: say('records.pages'), exact: true });
  await expect(page.getByRole('img', { name: say('records.profit.byDay') })).toBeVisible();
  await page.getByText(say('records.profit.table')).click();
  await expect(page.getByRole('table', { name: say('records.profit.byDay') })).toBeVisible();
  await expectAccessible(page, 'profit and loss');

  await sisters.getByRole('link', { name: say('records.short.movements'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('records.title.movements') })).toBeVisible();
  if (isPhone) await page.getByRole('search').getByRole('button', { expanded: false }).click();
  await page.getByLabel(say('records.kind'), { exact: true }).selectOption('bet');
  await expect(page).toHaveURL(/kind=bet/);
  await expect(page.locator('main a[href*="bet="]').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'account record');
  await page.getByRole('link', { name: say('records.movements.statement'), exact: true }).click();
  await expect(page.getByRole('region', { name: say('records.statement.months') })).toBeVisible();
  await expectAccessible(page, 'statement');

  await sisters.getByRole('link', { name: say('records.short.bonuses'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('records.title.bonuses') })).toBeVisible();
  await expectAccessible(page, 'bonuses');
});

const number = (value: number, language: Language) =>
  new Intl.NumberFormat(languageFacts(language).locale).format(value);
