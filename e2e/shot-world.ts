import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PAYMENT_PASSWORD } from '@maidan/server/sandbox/people/demo-accounts.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { fillLogin, makeAccount, type Account } from './account.ts';
import { operator } from './desk.ts';
import { closePopups } from './person.ts';
import { rows } from './rows.ts';
import { both, fill, press, type Look } from './shot-acts.ts';
import { word } from './words.ts';
import { bringUnder } from './world.ts';

const LOOK: Look = { language: 'en', theme: 'dark', width: 1440 };
const BY = ['--by', 'Farida', '--reason', 'looks right'];
const OWN = `(select id from member where username = 'vip')`;

export const demo = (username: string): Account => {
  const account = DEMO_ACCOUNTS.find((one) => one.username === username);
  if (account === undefined) throw new Error(`no demo account ${username}`);
  return account;
};

/** Somebody who has done nothing yet. */
export const freshAccount = (): Promise<Account> => makeAccount();

/** In through the door of members or of agents, for as long as it takes. */
export async function enter(
  page: Page,
  language: Language,
  account: Account,
  door: 'member' | 'agent' = 'member',
): Promise<void> {
  await page.goto(door === 'agent' ? '/agent' : '/login');
  await fillLogin(page.locator('form').first(), (key) => word(language, key), account);
  // What opens by itself may stand over everything else by then.
  await page.waitForFunction(() => sessionStorage.getItem('maidan-token') !== null);
}

/** What the seeded past does not hold: payments and withdrawals under way, an agent above, limits, a question, a bonus in hand, an application. */
export async function prepareWorld(browser: Browser): Promise<void> {
  await bringUnder('vip', 'agent1');
  await operator('set', 'depositRules.sandboxApproveSeconds', '36000');
  const context = await browser.newContext({ baseURL: process.env['SITE_ORIGIN'] ?? '' });
  await closePopups(context);
  const page = await context.newPage();
  await enter(page, 'en', demo('vip'));
  await startDeposits(page);
  await startWithdrawals(page);
  await takePart(page);
  await context.close();
  await setLimits();
  await ask();
}

async function setLimits(): Promise<void> {
  await rows(
    `insert into player_limit (merchant, member_id, kind, period, value, wanted, wanted_from)
     select 'maidan', ${OWN}, kind, period, value, wanted, case when wanted is not null then platform_now() + ahead end
     from (values ('deposit', 'day', 500000, 900000, interval '20 hours'), ('loss', 'week', 2000000, null, null),
       ('time', 'day', 120, 240, interval '-1 hour')) as one (kind, period, value, wanted, ahead)
     on conflict do nothing`,
    [],
  );
}

async function ask(): Promise<void> {
  const said = [
    [
      'game',
      'The kite fell before I could let it go. Was my round counted?',
      'It was: your stake came back.',
    ],
    ['deposit', 'গতকালের জমা কখন ব্যালেন্সে আসবে?', null],
  ];
  for (const [type, content, answer] of said)
    await rows(
      `insert into feedback (merchant, member_id, operation_id, type, content, state, answer, answered_by, answered_at)
       values ('maidan', ${OWN}, $1, $2, $3, case when $4::text is null then 'open' else 'answered' end, $4,
         case when $4::text is not null then 'Farida' end, case when $4::text is not null then platform_now() end)`,
      [randomUUID(), type, content, answer],
    );
}

async function startDeposits(page: Page): Promise<void> {
  const begin = async (method: string, amount: string, go: string): Promise<void> => {
    await page.goto('/member/depositv2');
    await page.getByRole('radio', { name: method }).check({ force: true });
    await both(fill('deposit.amount', amount), press(go))(page, LOOK);
  };
  await begin('Sandbox Pay', '700', 'deposit.toPayment');
  await page.getByRole('button', { name: 'Leave it pending' }).click();
  await page.waitForURL(/deposit=/);
  await begin('Bank transfer', '2000', 'deposit.toTransfer');
  await page.waitForURL(/deposit=/);
  await press('deposit.bank.done')(page, LOOK);
  await page.getByRole('heading', { name: word('en', 'deposit.headline.review') }).waitFor();
  await begin('Bank transfer', '1200', 'deposit.toTransfer');
  await page.waitForURL(/deposit=/);
}

async function startWithdrawals(page: Page): Promise<void> {
  for (const [amount, isSent] of [
    ['1500', true],
    ['800', false],
  ] as const) {
    await page.goto('/member/withdraw');
    await both(
      fill('withdraw.form.amount', amount),
      fill('withdraw.form.password', DEMO_PAYMENT_PASSWORD),
      press('withdraw.form.submit'),
    )(page, LOOK);
    const item = page.getByRole('article').first();
    await item.getByText(word('en', 'withdraw.stateText.requested')).waitFor();
    if (!isSent) continue;
    const [newest] = await rows<{ id: bigint }>(
      `select max(id) as id from withdrawal where member_id = ${OWN}`,
      [],
    );
    await operator('withdrawal', 'approve', String(newest?.id), ...BY);
    await operator('withdrawal', 'disburse', String(newest?.id), ...BY);
    await item.getByText(word('en', 'withdraw.stateText.disbursed')).waitFor();
  }
}

/** A bonus is in hand, and what was asked for has an answer. */
async function takePart(page: Page): Promise<void> {
  await page.goto('/promotions/starter-bonus');
  await press('promotions.act.join')(page, LOOK);
  await page.locator('section[aria-labelledby=standing] li button').first().click();
  await page.getByText(word('en', 'promotions.state.process'), { exact: true }).first().waitFor();
  await page.goto('/promotions/birthday-gift');
  await both(
    fill('promotions.apply.comment', 'It is on the first day of Boishakh.'),
    press('promotions.apply.send'),
  )(page, LOOK);
  await page.getByText(word('en', 'promotions.state.applying'), { exact: true }).first().waitFor();
  const [asked] = await rows<{ id: bigint }>(
    `select max(id) as id from reward_application where member_id = ${OWN}`,
    [],
  );
  await operator(
    'reward',
    'reject',
    String(asked?.id),
    '--by',
    'Farida',
    '--reason',
    'Please tell us again in April.',
  );
}
