import { comeIn, expect, fillLogin, logInButton, makeAccount, memberMenu, test } from './account.ts';
import { tokenOf } from './person.ts';
import { rows } from './rows.ts';
import { expireSessions } from './world.ts';

test('[LOG-16] a member sees where the account is open, ends one session, then all others, and the other browsers hear of it at once', async ({
  page,
  elsewhere,
  language,
  say,
}) => {
  const account = await makeAccount();
  const [first, second] = [await elsewhere(), await elsewhere()];
  await comeIn(first, language, account);
  const firstToken = await tokenOf(first);
  await comeIn(page, language, account);
  await page.goto('/member/securityCenter');
  const devices = page.getByRole('listitem').filter({ hasText: '127.0.0.1' });
  const open = page.getByRole('button', { name: say('security.devices.end'), exact: true });
  const endOne = page.getByRole('button', {
    name: new RegExp(say('security.devices.endLabel').replace('{device}', '.+')),
  });
  await expect(endOne.or(open)).toHaveCount(1);
  await expect(devices.filter({ hasText: say('security.devices.this') })).toHaveCount(1);

  await endOne.click();
  const asked = page.getByRole('dialog', { name: say('security.devices.endTitle') });
  await asked.getByRole('button', { name: say('security.devices.endConfirm') }).click();
  await expect(page.getByText(say('security.devices.ended'))).toBeVisible();
  const dead = await first.request.get('/wps/member/info', {
    headers: { authorization: `Bearer ${firstToken}` },
  });
  expect(dead.status()).toBe(401);
  await expect(logInButton(first, language)).toBeVisible();
  await expect(page.getByText(say('security.devices.alone'))).toBeVisible();

  await comeIn(first, language, account);
  await comeIn(second, language, account);
  await page.reload();
  await page.getByRole('button', { name: say('security.devices.others') }).click();
  const all = page.getByRole('dialog', { name: say('security.devices.othersTitle') });
  await all.getByRole('button', { name: say('security.devices.others') }).click();
  await expect(logInButton(first, language)).toBeVisible();
  await expect(first.getByText(say('session.ended.ended'))).toBeVisible();
  await expect(logInButton(second, language)).toBeVisible();
  await expect(page.getByText(say('security.devices.alone'))).toBeVisible();
  await expect(memberMenu(page, language)).toBeVisible();
});

test('[LOG-16] a session that runs out in the middle of work, keeps what was typed; after the login, here or in another tab, it goes on', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  const login = page.getByRole('dialog', { name: say('login.title') });
  await comeIn(page, language, account);
  await page.goto('/member/securityCenter');
  await page.getByRole('button', { name: say('security.payment.set'), exact: true }).click();
  const work = page.getByRole('dialog', { name: say('security.payment.dialogTitle') });
  await work.getByLabel(say('security.payment.login')).fill(account.password);
  await work.getByLabel(say('security.payment.new')).fill('731946');
  await work.getByLabel(say('security.payment.again')).fill('731946');
  // The page may hear of the end before the press: the login lies above the button then, and a pointer would wait for ever.
  const save = work.getByRole('button', { name: say('security.payment.save') });

  await expireSessions(account.username);
  await save.dispatchEvent('click');
  await expect(login).toContainText(say('session.ended.expired'));
  await fillLogin(login, say, account);
  await expect(login).toBeHidden();
  await expect(work.getByLabel(say('security.payment.new'))).toHaveValue('731946');

  // The login may as well be done in another tab, which was a visitor's meanwhile: this one follows.
  await expireSessions(account.username);
  await save.dispatchEvent('click');
  await expect(login).toContainText(say('session.ended.expired'));
  const tab = await page.context().newPage();
  await comeIn(tab, language, account);
  await expect(login).toBeHidden();
  await save.click();
  await expect(page.getByText(say('security.payment.saved'))).toBeVisible();
  expect(
    await rows(`select payment_password_hash is not null as set from member where username = $1`, [
      account.username,
    ]),
  ).toEqual([{ set: true }]);
});
