import type { Browser, Page } from '@playwright/test';
import { hashPassword } from '@maidan/server/modules/accounts/passwords/password.ts';
import { expect, fillLogin, makeAccount, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { newName, PASSWORD } from './person.ts';
import { rows } from './rows.ts';

const PIN = '482917';

type Say = (key: string, args?: Record<string, string>) => string;

/** An agent with money, a payment password, a rebate to share and somebody above. */
async function agentWithMoney(): Promise<Account> {
  const [agent, above] = [await makeAccount({ type: 2 }), await makeAccount({ type: 1 })];
  await rows('update member set rebate_basis_points = 90 where username = $1', [above.username]);
  await rows(
    `update member set payment_password_hash = $2, rebate_basis_points = 80,
       upline_id = (select id from member where username = $3) where username = $1`,
    [agent.username, await hashPassword(PIN), above.username],
  );
  const said = await operator('adjust', agent.username, '5000.00', '--by', 'Farida', '--reason', 'a start');
  await operator('adjust', 'confirm', /\d+/.exec(said)?.[0] ?? '', '--by', 'Kamal', '--reason', 'seen');
  return agent;
}

async function enter(page: Page, say: Say, agent: Account): Promise<void> {
  await page.goto('/agent');
  await fillLogin(page.getByRole('main'), say, agent);
  await expect(page).toHaveURL(/\/agentHome$/);
}

/** Somebody else's browser, which opens the link and registers. */
async function registerBy(browser: Browser, language: string, say: Say, address: string): Promise<string> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'maidan-language', value: language, url: new URL(address).origin }]);
  const page = await context.newPage();
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/wps/agent/links/visit'));
  await page.goto(address);
  expect((await counted).ok()).toBe(true);
  const form = page.getByRole('dialog', { name: say('register.title') });
  const username = newName();
  await form
    .getByRole('textbox', { name: new RegExp(`^${say('register.field.username')}( |$)`) })
    .fill(username);
  await form.getByLabel(say('register.field.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(say('register.field.confirmPassword'), { exact: true }).fill(PASSWORD);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: say('register.submit') }).click();
  await expect(form).toHaveCount(0);
  await context.close();
  return username;
}

/** An amount, a look at it, the payment password, and two presses in a row. */
async function sendAlong(page: Page, say: Say, amount: string): Promise<void> {
  await page.getByLabel(say('upline.form.amount'), { exact: true }).fill(amount);
  await page.getByRole('button', { name: say('upline.form.review') }).click();
  await page.getByLabel(say('upline.review.password'), { exact: true }).fill(PIN);
  await page.locator('button[type=submit]').last().dblclick();
}

test('[AGT-04, AGT-09, REG-08] an agent makes a link, a visitor registers by it, stands in the tree and is sent money; some goes up too', async ({
  page,
  browser,
  language,
  say,
}) => {
  const agent = await agentWithMoney();
  await enter(page, say, agent);
  await page.goto('/agentHome/registerCenter');
  await page.getByLabel(say('downline.register.links.channel')).fill('Tea stall');
  await page.getByLabel(say('downline.register.open.rebate')).last().fill('0.40');
  await page.getByRole('button', { name: say('downline.register.links.create') }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Tea stall' });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'register center');
  await card.getByRole('button', { name: say('downline.register.links.qr') }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectAccessible(page, 'a QR code of a link');
  await page.keyboard.press('Escape');
  const address = (await card.getByLabel(say('downline.register.links.address')).getAttribute('title')) ?? '';
  const username = await registerBy(browser, language, say, address);

  await page.goto('/agentHome/downlineManagmentView');
  await page.getByLabel(say('downline.list.search'), { exact: true }).first().fill(username.slice(0, 8));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: username, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByText('Tea stall')).toBeVisible();
  await expectAccessible(page, 'an account of the downline');

  await page.getByRole('link', { name: say('downline.member.send') }).click();
  await sendAlong(page, say, '১২০০');
  await expect(page.getByText(/^D-[0-9A-Z]{9}$/).first()).toBeVisible();
  await expectAccessible(page, 'transfers along the line');
  await page.getByRole('button', { name: say('downline.transfer.up'), exact: true }).click();
  await expect(page).toHaveURL(/way=up/);
  await sendAlong(page, say, '300');
  await expect(page.getByText(/^U-[0-9A-Z]{9}$/).first()).toBeVisible();
  await expectAccessible(page, 'a transfer up the line');
  const moved = await rows<{ way: string; amount: bigint; other: string }>(
    `select t.direction as way, t.amount, case when r.username = $2 then 'newcomer' else 'above' end as other
     from upline_transfer t join member s on s.id = t.sender_id join member r on r.id = t.receiver_id
     where s.username = $1 and (r.username = $2 or r.id = s.upline_id) order by t.at`,
    [agent.username, username],
  );
  expect(moved).toEqual([
    { way: 'down', amount: 1_200_00n, other: 'newcomer' },
    { way: 'up', amount: 300_00n, other: 'above' },
  ]);
  const [link] = await rows<{ visits: number }>(
    `select visits from affiliate a join member m on m.id = a.member_id where m.username = $1`,
    [agent.username],
  );
  expect(link?.visits).toBe(1);
});

test('[AGT-09, AGT-10] an agent opens an account; its owner sets the password by the link; the tree is a table, on a phone cards', async ({
  page,
  browser,
  isPhone,
  language,
  say,
}) => {
  const agent = await agentWithMoney();
  await enter(page, say, agent);
  if (isPhone) await page.getByRole('button', { name: say('agent.menu.all') }).click();
  await page
    .getByRole(isPhone ? 'dialog' : 'navigation', { name: say('agent.center') })
    .getByRole('link', { name: say('agent.page.registerCenter') })
    .click();
  const username = newName();
  await page.getByLabel(say('downline.register.open.type')).selectOption('41');
  await page.getByLabel(say('downline.register.open.username')).fill(username);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('downline.register.open.submit') }).click();
  const link = await page.getByLabel(say('downline.register.open.link')).textContent();
  await page.goto('/agentHome/downlineManagmentView');
  await expect(
    page.getByRole('link', { name: username, exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(isPhone ? 0 : 1);
  await expectAccessible(page, `the downline as ${isPhone ? 'cards' : 'a table'}`);
  await page.getByRole('button', { name: say('downline.list.map'), exact: true }).click();
  await expect(page.getByRole('img', { name: say('downline.map.label') })).toBeVisible();
  await expectAccessible(page, 'the map of a team');

  // Its owner, elsewhere: the password is chosen once, and the way leads to the door of agents.
  const password = 'my very own words 4';
  const context = await browser.newContext();
  await context.addCookies([{ name: 'maidan-language', value: language, url: new URL(page.url()).origin }]);
  const owner = await context.newPage();
  await owner.goto(link ?? '');
  await owner.getByLabel(say('password.new'), { exact: true }).fill(password);
  await owner.getByLabel(say('password.again'), { exact: true }).fill(password);
  await owner.getByRole('button', { name: say('password.reset.submit') }).click();
  await expect(owner.getByRole('heading', { name: say('password.reset.doneTitle') })).toBeVisible();
  await owner.getByRole('link', { name: say('password.reset.toLogin'), exact: true }).click();
  await fillLogin(owner.getByRole('main'), say, { username, password });
  await expect(owner).toHaveURL(/\/agentHome$/);
  await expect(owner.getByRole('dialog', { name: say('password.forcedTitle') })).toHaveCount(0);
  await context.close();
});
