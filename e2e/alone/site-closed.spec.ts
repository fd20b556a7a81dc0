import { listHotGames } from '@maidan/contract/games/list-hot-games.ts';
import { comeIn, expect, fillLogin, makeAccount, memberMenu, test } from '../account.ts';
import { operator } from '../desk.ts';

test.use({ forgiven: /status of (4\d\d|503)/ });

test.afterEach(async () => {
  await operator('maintenance', 'off');
  await operator('set', 'blockedAddresses', '[]');
});

const GAMES = listHotGames.path;

test('[STA-01, STA-02, STA-03, ERR-03] maintenance closes the open page, the calls and the door of new visitors, names its end and customer service, and all open by themselves', async ({
  page,
  elsewhere,
  language,
  say,
  refusal,
}) => {
  const account = await makeAccount();
  await comeIn(page, language, account);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  const answer = await operator('maintenance', 'on', '+90m');
  const end = /\d{4}-\d{2}-\d{2}T\S+Z/.exec(answer)?.[0] ?? '';

  const title = page.getByRole('heading', { name: say('status.maintenance.title') });
  await expect(title).toBeVisible();
  await expect(page.locator(`time[datetime="${end}"]`)).toBeVisible();
  await expect(page.getByRole('timer')).not.toBeEmpty();
  const refused = await page.request.get(GAMES, { headers: { 'accept-language': language } });
  expect(refused.status()).toBe(503);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(60);
  expect(((await refused.json()) as { message: string }).message).toBe(refusal('MAINTENANCE'));
  await page.getByRole('button', { name: say('status.service') }).click();
  await expect(page.getByRole('dialog').getByText('help@maidan.example')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.close') })
    .click();

  const visitor = await elsewhere();
  const shut = await visitor.goto('/rng');
  expect(shut?.status()).toBe(503);
  await expect(visitor.getByRole('heading', { name: say('status.maintenance.title') })).toBeVisible();

  await operator('maintenance', 'off');
  await expect(title).toBeHidden();
  await expect(memberMenu(page, language)).toBeVisible();
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  await expect(visitor.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
});

test('[STA-01, STA-02, STA-03] a blocked range sees its address and still reaches the own account; a forged header neither opens nor closes anything', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  const forged = {
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  };
  await operator('region', 'block', '203.0.113.0/24');
  expect((await page.request.get(GAMES, { headers: forged })).status()).toBe(200);

  await page.goto('/');
  await operator('region', 'block', '127.0.0.0/8');
  const title = page.getByRole('heading', { name: say('status.region.title') });
  await expect(title).toBeVisible();
  await expect(page.getByText('127.0.0.1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('status.service') })).toBeVisible();
  for (const headers of [{}, forged]) expect((await page.request.get(GAMES, { headers })).status()).toBe(403);

  await page.getByRole('button', { name: say('status.region.login') }).click();
  await fillLogin(page.getByRole('dialog'), say, account);
  await expect(page).toHaveURL(/\/member/);
  await expect(memberMenu(page, language)).toBeVisible();
  await page.goto('/rng');
  await expect(title).toBeVisible();

  await operator('region', 'unblock', '127.0.0.0/8');
  await expect(page.getByRole('heading', { level: 1, name: say('lobby.menu.RNG') })).toBeVisible();
});
