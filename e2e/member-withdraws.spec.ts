import type { Language } from '@maidan/contract/languages.ts';
import type { Page } from '@playwright/test';
import { hashPassword } from '@maidan/server/modules/accounts/passwords/password.ts';
import { expect, makeAccount, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { NOWHERE, signIn } from './sign-in.ts';

const PIN = '482917';
const BY = ['--by', 'Farida', '--reason', 'looks right'];

const SECOND = ['--by', 'Kamal', '--reason', 'looks right to me too'];

/** Somebody with money, put there by two persons, and a payment password from before. */
async function newcomer(page: Page, language: Language): Promise<string> {
  const account = await makeAccount();
  await rows('update member set payment_password_hash = $2 where username = $1', [
    account.username,
    await hashPassword(PIN),
  ]);
  const said = await operator('adjust', account.username, '10000.00', ...BY);
  await operator('adjust', 'confirm', /\d+/.exec(said)?.[0] ?? '', ...SECOND);
  await signIn(page, language, account, NOWHERE);
  return account.username;
}

async function bindOldAccount(username: string): Promise<void> {
  await rows(
    `insert into payout_account (merchant, member_id, institution, kind, holder, number, usable_from)
     select merchant, id, 'SHAPLA_PAY', 'wallet', 'Demo Rahman', '01755512345', platform_now() from member
     where username = $1`,
    [username],
  );
}

const newestOf = async (username: string): Promise<string> => {
  const [row] = await rows<{ id: string }>(
    `select max(w.id)::text as id from withdrawal w join member m on m.merchant = w.merchant and m.id = w.member_id
     where m.username = $1`,
    [username],
  );
  return row?.id ?? '';
};

type Say = (key: string, args?: Record<string, string>) => string;

async function ask(page: Page, say: Say, amount: string, pin = PIN): Promise<void> {
  await page.getByLabel(say('withdraw.form.amount'), { exact: true }).fill(amount);
  await page.getByLabel(say('withdraw.form.password'), { exact: true }).fill(pin);
  await page.getByRole('button', { name: say('withdraw.form.submit'), exact: true }).click();
}

/** Approved and sent by the operator; the simulated bank takes some seconds. */
async function payOut(username: string): Promise<string> {
  const id = await newestOf(username);
  await operator('withdrawal', 'approve', id, ...BY);
  await operator('withdrawal', 'disburse', id, ...BY);
  return id;
}

test('[MEM-05, MEM-06, MEM-14] a member binds an account, waits for it, withdraws, follows every step live and says that it arrived', async ({
  page,
  language,
  say,
}) => {
  const username = await newcomer(page, language);
  await page.goto('/member/withdraw');
  await expect(page.getByText(say('withdraw.blocked.account'))).toBeVisible();
  await expectAccessible(page, 'withdraw without an account');

  await page
    .getByRole('button', { name: say('withdraw.accounts.add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('withdraw.accounts.dialogTitle') });
  await dialog.getByLabel(say('withdraw.accounts.institution')).selectOption('SHAPLA_PAY');
  await dialog.getByLabel(say('withdraw.accounts.holder')).fill('Demo Rahman');
  await dialog.getByLabel(say('withdraw.accounts.numberWallet')).fill('০১৭৫৫৫১২৩৪৫');
  await dialog.getByLabel(say('withdraw.form.password')).fill(PIN);
  await expectAccessible(page, 'adding an account');
  await dialog.getByRole('button', { name: say('withdraw.accounts.save') }).click();
  await expect(page.getByText(say('withdraw.accounts.added'))).toBeVisible();
  // The account is new: the page says what is free, and offers nothing that could not be sent.
  await expect(page.getByText(say('withdraw.now.free'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('withdraw.form.submit'), exact: true })).toHaveCount(0);

  await rows(
    `update payout_account set usable_from = platform_now()
     where member_id = (select id from member where username = $1)`,
    [username],
  );
  await page.reload();
  await ask(page, say, '১৫০০', '111222');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await ask(page, say, '১৫০০');
  const item = page.getByRole('article').first();
  await expect(item.getByText(say('withdraw.stateText.requested'))).toBeVisible();
  await expectAccessible(page, 'a withdrawal under way');
  await payOut(username);
  await expect(item.getByText(say('withdraw.stateText.disbursed'))).toBeVisible();
  await expect(item.getByRole('timer')).toBeVisible();

  await item.getByRole('button', { name: say('withdraw.answer.ask') }).click();
  const answer = page.getByRole('dialog');
  await expectAccessible(page, 'the question');
  await answer.getByLabel(say('withdraw.answer.received')).check();
  await answer.getByRole('button', { name: say('withdraw.answer.send') }).click();
  await expect(item.getByText(say('withdraw.stateText.received'))).toBeVisible();
  expect(
    await rows(
      `select w.state, h.state as hold from withdrawal w join ledger_hold h on h.merchant = w.merchant and h.id = w.hold_id
       where w.id = $1`,
      [await newestOf(username)],
    ),
  ).toEqual([{ state: 'received', hold: 'posted' }]);
});

test('[MEM-05, MEM-06] a request that is turned down gives its reason and the money back; a part that is missing is refunded by two persons', async ({
  page,
  language,
  say,
}) => {
  const username = await newcomer(page, language);
  await bindOldAccount(username);
  await page.goto('/member/withdraw');
  await ask(page, say, '1000');
  const item = page.getByRole('article').first();
  await expect(item.getByText(say('withdraw.stateText.requested'))).toBeVisible();
  const reason = 'The name differs from yours.';
  await operator('withdrawal', 'reject', await newestOf(username), '--by', 'Farida', '--reason', reason);
  await expect(item.getByText(say('withdraw.list.reason', { reason }))).toBeVisible();

  await ask(page, say, '1000');
  await expect(page.getByRole('article')).toHaveCount(2);
  const id = await payOut(username);
  await item.getByRole('button', { name: say('withdraw.answer.ask') }).click();
  const answer = page.getByRole('dialog');
  await answer.getByLabel(say('withdraw.answer.partly')).check();
  await answer.getByRole('button', { name: say('withdraw.answer.send') }).click();
  await expect(answer.getByRole('alert').first()).toBeVisible();
  await answer.getByLabel(say('withdraw.answer.receivedAmount')).fill('595');
  await answer.getByLabel(say('upload.add')).setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(answer.getByText(say('upload.ready'))).toBeVisible();
  await expectAccessible(page, 'a part that is missing');
  await answer.getByRole('button', { name: say('withdraw.answer.send') }).click();
  await expect(item.getByText(say('withdraw.stateText.partly'))).toBeVisible();

  await operator('withdrawal', 'refund', id, '400.00', ...BY);
  await operator('withdrawal', 'refund', 'confirm', id, ...SECOND);
  await expect(item.getByText(say('withdraw.stateText.refunded'))).toBeVisible();
});
