import { hashPassword } from '@maidan/server/modules/accounts/passwords/password.ts';
import { expect, makeAccount, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

const PIN = '482917';

/** Somebody with a payment password who has staked enough for 1,500 points. */
async function withPoints(): Promise<Account> {
  const account = await makeAccount();
  await rows('update member set payment_password_hash = $2 where username = $1', [
    account.username,
    await hashPassword(PIN),
  ]);
  await rows(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, settled_at)
     select merchant, 'TEST', gen_random_uuid(), id, 'MAIDAN', '1', 'PLY', 'closed', 1500000, 0, 1, platform_now()
     from member where username = $1`,
    [account.username],
  );
  return account;
}

test('[PRO-04] [PRO-05] points become money, a reward is asked for, and what the house decides is read at once', async ({
  page,
  language,
  say,
}) => {
  const member = await withPoints();
  await signIn(page, language, member, '/pointMall');
  await page.getByLabel(say('mall.convert.points'), { exact: true }).fill('৫০০');
  await page.getByRole('button', { name: say('mall.convert.review') }).click();
  await page.getByLabel(say('mall.password.label'), { exact: true }).fill(PIN);
  await expectAccessible(page, 'a conversion before it is sent');
  await page.getByRole('button', { name: say('mall.convert.send') }).click();
  await expect(page.getByText(say('mall.state.approved'))).toBeVisible();

  await page.locator('main li').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('mall.password.label'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'a reward before it is asked for');
  await dialog.getByLabel(say('mall.password.label'), { exact: true }).fill(PIN);
  await dialog.locator('button[type=submit]').click();
  await expect(page.getByText(say('mall.state.process'))).toBeVisible();

  const [waiting] = await rows<{ id: bigint }>(
    `select r.id from point_record r join member m on m.merchant = r.merchant and m.id = r.member_id
     where m.username = $1 and r.state = 'process'`,
    [member.username],
  );
  await operator('points', 'reject', String(waiting?.id), '--by', 'rina', '--reason', 'Not this week.');
  await expect(page.getByText('Not this week.')).toBeVisible();
  const accounts = await rows<{ balance: bigint; held: bigint }>(
    `select a.balance, a.held from ledger_account a join member m on m.id::text = a.owner
     where a.kind = 'points' and m.username = $1`,
    [member.username],
  );
  expect(accounts).toEqual([{ balance: 1_000n, held: 0n }]);
});
