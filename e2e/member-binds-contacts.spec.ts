import { expect, makeAccount, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

const newNumber = (): string => `017${String(Date.now()).slice(-8)}`;

/** What the sandbox sent to a number, newest first. */
const codeTo = async (target: string): Promise<string> => {
  const [row] = await rows<{ code: string }>(
    'select code from sandbox_message where target = $1 and code is not null order by id desc limit 1',
    [target],
  );
  return row?.code ?? '';
};

test('[MEM-14] a number is bound by the code that came to it; a wrong password and a wrong code bind nothing', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  const number = newNumber();
  await signIn(page, language, account, '/member/securityCenter');
  await page.getByRole('button', { name: say('security.contact.addLabel.mobile') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('security.contact.new.mobile'), { exact: true }).fill(number);
  await dialog.getByLabel(say('security.payment.login'), { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: say('security.contact.send') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a number to bind');

  await dialog.getByLabel(say('security.payment.login'), { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: say('security.contact.send') }).click();
  const code = dialog.getByLabel(say('security.totp.code'));
  await expect(code).toBeVisible();
  const right = await codeTo(`88${number}`);
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await dialog.getByRole('button', { name: say('security.contact.bind'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await code.fill(right);
  await dialog.getByRole('button', { name: say('security.contact.bind'), exact: true }).click();
  await expect(page.getByText(say('security.contact.bound.mobile'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('security.contact.changeLabel.mobile') })).toBeVisible();
  await expectAccessible(page, 'the security center with a number');
  expect(
    await rows('select mobile, mobile_verified_at is not null as proved from member where username = $1', [
      account.username,
    ]),
  ).toEqual([{ mobile: `88${number}`, proved: true }]);

  // The only way back in stays, and it is said why; with another one proved it may go.
  await page.getByRole('button', { name: say('security.contact.removeTitle.mobile') }).click();
  await expect(dialog.getByText(say('security.contact.onlyWay.mobile'))).toBeVisible();
  await expectAccessible(page, 'why a number stays');
  await page.keyboard.press('Escape');
  await rows(
    `update member set email = $2, email_key = $2, email_verified_at = platform_now() where username = $1`,
    [account.username, `${account.username}@example.com`],
  );
  await page.reload();
  await page.getByRole('button', { name: say('security.contact.removeTitle.mobile') }).click();
  await dialog.getByLabel(say('security.payment.login'), { exact: true }).fill(account.password);
  await expectAccessible(page, 'a number to remove');
  await dialog.getByRole('button', { name: say('security.contact.remove'), exact: true }).click();
  await expect(page.getByText(say('security.contact.removedHeld'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('security.contact.addLabel.mobile') })).toBeVisible();
  expect(await rows('select mobile from member where username = $1', [account.username])).toEqual([
    { mobile: null },
  ]);
});
