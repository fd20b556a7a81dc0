import { comeIn, expect, makeAccount, test } from './account.ts';
import { WITH_PICTURES } from './browser.ts';

/** A page of each kind, for languages in which the long journeys are not made. */
test.use(WITH_PICTURES);

test('[I18-01] [I18-03] a visitor reads home, a list and an error page in their language, in letters that come with it', async ({
  page,
  language,
  say,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.locator(`html[lang=${language}]`)).toBeVisible();
  const titles = new RegExp(`${say('lobby.section.hot')}|${say('lobby.section.picks')}`);
  await expect(page.getByRole('heading', { name: titles })).toBeVisible();
  await page.goto('/rng');
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
  await page.goto('/nothing');
  await expect(page.getByRole('heading', { name: say('errors.not-found-title') })).toBeVisible();
  await expect.poll(() => fonts.some((font) => font.includes('devanagari'))).toBe(true);
  expect(fonts.filter((font) => font.includes('bengali'))).toEqual([]);
});

test('[LOG-01] [MEM-08] a member logs in and reads their records', async ({ page, language, say }) => {
  await comeIn(page, language, await makeAccount());
  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByRole('heading', { level: 1, name: say('records.title.bets') })).toBeVisible();
  await page.goto('/member/depositv2');
  await expect(page.getByLabel(say('deposit.amount'), { exact: true })).toBeVisible();
});
