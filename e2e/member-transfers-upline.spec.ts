import type { Page } from '@playwright/test';
import { hashPassword } from '@maidan/server/modules/accounts/passwords/password.ts';
import { expect, makeAccount, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

const PIN = '482917';

/** Somebody with money, put there by two persons, and a payment password from before. */
async function withMoney(): Promise<Account> {
  const account = await makeAccount();
  await rows('update member set payment_password_hash = $2 where username = $1', [
    account.username,
    await hashPassword(PIN),
  ]);
  const said = await operator('adjust', account.username, '5000.00', '--by', 'Farida', '--reason', 'a start');
  const id = /\d+/.exec(said)?.[0] ?? '';
  await operator('adjust', 'confirm', id, '--by', 'Kamal', '--reason', 'a start, seen');
  return account;
}

const putBelow = (member: Account, agent: Account) =>
  rows('update member set upline_id = (select id from member where username = $2) where username = $1', [
    member.username,
    agent.username,
  ]);

const balanceOf = async ({ username }: Account): Promise<bigint> => {
  const [row] = await rows<{ balance: bigint }>(
    `select coalesce(sum(a.balance), 0)::bigint as balance from ledger_account a
     join member m on m.merchant = a.merchant and m.id::text = a.owner and a.kind = 'member' where m.username = $1`,
    [username],
  );
  return row?.balance ?? 0n;
};

type Say = (key: string, args?: Record<string, string>) => string;

async function review(page: Page, say: Say, amount: string, pin: string): Promise<void> {
  await page.getByLabel(say('upline.form.amount'), { exact: true }).fill(amount);
  await page.getByRole('button', { name: say('upline.form.review') }).click();
  await page.getByLabel(say('upline.review.password'), { exact: true }).fill(pin);
}

test('[MEM-12] a member looks over a transfer, sends it to the agent above once, and finds it in the account record', async ({
  page,
  language,
  say,
}) => {
  const [member, agent] = [await withMoney(), await makeAccount({ type: 1 })];
  await putBelow(member, agent);
  await signIn(page, language, member, '/member/transferUpline');
  await page.getByLabel(say('upline.form.amount'), { exact: true }).fill('৫০');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await review(page, say, '১২০০', '111222');
  const send = page.locator('button[type=submit]');
  await expect(page.getByText(say('upline.review.title'))).toBeVisible();
  await expect(page.getByText(agent.username)).toHaveCount(0);
  await expectAccessible(page, 'a transfer before it is sent');
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await balanceOf(agent)).toBe(0n);

  await page.getByLabel(say('upline.review.password'), { exact: true }).fill(PIN);
  await send.dblclick();
  const code = page.getByText(/^U-[0-9A-Z]{9}$/).first();
  await expect(code).toBeVisible();
  expect([await balanceOf(member), await balanceOf(agent)]).toEqual([3_800_00n, 1_200_00n]);

  const said = (await code.textContent()) ?? '';
  await page.getByRole('link', { name: say('upline.recent.all') }).click();
  await expect(page).toHaveURL(/\/member\/transactionHistory\?kind=transfer/);
  await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
});

test('[MEM-12] whoever has nobody above is told so and shown the way to a withdrawal', async ({
  page,
  language,
  say,
}) => {
  await signIn(page, language, await makeAccount(), '/member/transferUpline');
  await expect(page.getByRole('heading', { name: say('upline.none.title') })).toBeVisible();
  await page.getByRole('link', { name: say('upline.none.withdraw') }).click();
  await expect(page).toHaveURL(/\/member\/withdraw$/);
});
