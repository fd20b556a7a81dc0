import type { Page } from '@playwright/test';
import { codeFor, comeIn, expect, fillLogin, makeAccount, memberMenu, newMobile, test } from './account.ts';
import { fieldText } from '@maidan/server/refusals/field-messages.ts';
import { newName, tokenOf } from './person.ts';
import { rows } from './rows.ts';

const NEW_PASSWORD = 'Kites-over-the-field-9';

async function openForgot(page: Page, say: (key: string) => string) {
  await page.goto('/login');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('login.forgot') })
    .click();
  return page.getByRole('dialog', { name: say('password.forgot.title') });
}

test('[PWD-01, PWD-05, LOG-16] a member sets a payment password, then a new password; wrong ones change nothing, and other browsers are logged out', async ({
  page,
  elsewhere,
  language,
  say,
  refusal,
}) => {
  const account = await makeAccount();
  const other = await elsewhere();
  await comeIn(other, language, account);
  const otherToken = await tokenOf(other);
  await comeIn(page, language, account);
  await page.goto('/member/securityCenter');
  const hash = async () =>
    (
      await rows<{ set: boolean; passwordHash: string }>(
        `select payment_password_hash is not null as set, password_hash from member where username = $1`,
        [account.username],
      )
    )[0];
  const before = await hash();

  await page.getByRole('button', { name: say('security.payment.set'), exact: true }).click();
  const payment = page.getByRole('dialog', { name: say('security.payment.dialogTitle') });
  await payment.getByLabel(say('security.payment.login')).fill('not-the-password');
  await payment.getByLabel(say('security.payment.new')).fill('408215');
  await payment.getByLabel(say('security.payment.again')).fill('408216');
  await payment.getByRole('button', { name: say('security.payment.save') }).click();
  await expect(payment.getByText(say('security.payment.mismatch'))).toBeVisible();
  await payment.getByLabel(say('security.payment.again')).fill('408215');
  await payment.getByRole('button', { name: say('security.payment.save') }).click();
  await expect(payment.getByText(refusal('PASSWORD_WRONG'))).toBeVisible();
  expect(await hash()).toEqual(before);
  await payment.getByLabel(say('security.payment.login')).fill(account.password);
  await payment.getByRole('button', { name: say('security.payment.save') }).click();
  await expect(page.getByText(say('security.payment.saved'))).toBeVisible();
  expect((await hash())?.set).toBe(true);

  await page
    .getByRole('button', { name: say('security.password.change'), exact: true })
    .first()
    .click();
  const change = page.getByRole('dialog', { name: say('password.title') });
  await change.getByLabel(say('password.old'), { exact: true }).fill('not-the-password');
  await change.getByLabel(say('password.new'), { exact: true }).fill(NEW_PASSWORD);
  await change.getByLabel(say('password.again'), { exact: true }).fill(NEW_PASSWORD);
  await change.getByRole('button', { name: say('password.submit') }).click();
  await expect(change.getByLabel(say('password.old'), { exact: true })).toHaveAccessibleDescription(
    fieldText('wrong', language),
  );
  expect((await hash())?.passwordHash).toBe(before?.passwordHash);
  await change.getByLabel(say('password.old'), { exact: true }).fill(account.password);
  await change.getByRole('button', { name: say('password.submit') }).click();
  await expect(page.getByText(say('password.changed'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(memberMenu(page, language)).toBeVisible();

  await expect(other.getByText(say('session.ended.password'))).toBeVisible();
  const dead = await other.request.get('/wps/member/info', {
    headers: { authorization: `Bearer ${otherToken}` },
  });
  expect(dead.status()).toBe(401);
  await other.goto('/login');
  const form = other.getByRole('dialog');
  await fillLogin(form, say, account);
  await expect(form.getByText(refusal('LOGIN_FAILED'))).toBeVisible();
  await fillLogin(form, say, { ...account, password: NEW_PASSWORD });
  await expect(memberMenu(other, language)).toBeVisible();
});

test('[PWD-02] a forgotten password is renewed by a mailed link that works once, from the inbox page', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const email = `${newName()}@journey.example`;
  const account = await makeAccount({ email });
  const form = await openForgot(page, say);
  await form.getByLabel(say('login.username'), { exact: true }).fill(account.username);
  await form.getByLabel(say('password.forgot.emailLabel')).fill(`other-${email}`);
  await form.getByRole('button', { name: say('password.forgot.submit') }).click();
  await expect(form.getByText(refusal('ACCOUNT_UNKNOWN'))).toBeVisible();
  await form.getByLabel(say('password.forgot.emailLabel')).fill(email);
  await form.getByRole('button', { name: say('password.forgot.submit') }).click();
  const told = page.getByRole('dialog', { name: say('shell.prompt-info') });
  await expect(told).toContainText(say('password.forgot.in_been_out'));
  await told.getByRole('button', { name: say('common.ok') }).click();

  const [inbox] = await Promise.all([
    page.context().waitForEvent('page'),
    form.getByRole('link', { name: say('inbox.link') }).click(),
  ]);
  await inbox.getByLabel(say('inbox.filter')).fill(email);
  const link = inbox.getByRole('link', { name: say('inbox.open') });
  await expect(link).toHaveCount(1);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(inbox.getByRole('heading', { name: say('password.reset.title') })).toBeVisible();
  expect(inbox.url()).not.toContain('code');
  const renew = async () => {
    await inbox.getByLabel(say('password.new'), { exact: true }).fill(NEW_PASSWORD);
    await inbox.getByLabel(say('password.again'), { exact: true }).fill(NEW_PASSWORD);
    await inbox.getByRole('button', { name: say('password.reset.submit') }).click();
  };
  await renew();
  await expect(inbox.getByText(say('password.reset.doneText', { username: account.username }))).toBeVisible();
  await inbox
    .getByRole('main')
    .getByRole('button', { name: say('password.reset.toLogin') })
    .click();
  await fillLogin(inbox.getByRole('dialog'), say, { ...account, password: NEW_PASSWORD });
  await expect(memberMenu(inbox, language)).toBeVisible();

  await inbox.goto(href);
  await renew();
  await expect(inbox.getByRole('heading', { name: say('password.reset.goneTitle') })).toBeVisible();
  await expect(inbox.getByRole('button', { name: say('password.reset.askAgain') })).toBeVisible();
});

test('[PWD-03] a forgotten password is renewed by a code to the phone, which also logs in; changes wait for a day', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const { typed, digits } = newMobile();
  await makeAccount({ mobile: digits });
  const form = await openForgot(page, say);
  await form.getByText(say('password.forgot.phone'), { exact: true }).click();
  await form.getByRole('textbox', { name: say('login.mobile.label') }).fill(typed);
  await form.getByRole('button', { name: say('login.code.send') }).click();
  // With it the focus has moved to the code, where it stays.
  await expect(form.getByRole('link', { name: say('inbox.link') })).toBeVisible();
  const code = await codeFor(page, digits);
  await form.getByLabel(say('password.new'), { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel(say('login.code.label')).fill(code === '111111' ? '222222' : '111111');
  await form.getByRole('button', { name: say('password.forgot.resetAndLogin') }).click();
  await expect(form.getByText(refusal('CODE_WRONG'))).toBeVisible();
  await form.getByLabel(say('login.code.label')).fill(code);
  await form.getByRole('button', { name: say('password.forgot.resetAndLogin') }).click();
  await expect(memberMenu(page, language)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/member/securityCenter');
  const [held = ''] = say('security.held').split('{time}');
  await expect(page.getByText(held)).toBeVisible();
});
