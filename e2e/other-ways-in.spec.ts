import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_PARAM } from '@maidan/contract/constants.ts';
import { expect, fillLogin, makeAccount, memberMenu, test } from './account.ts';
import { operator } from './desk.ts';
import { newName, PASSWORD, signOut } from './person.ts';
import { rows } from './rows.ts';
import { readQr } from './read-qr.ts';

test('[LOG-14, PWD-01] an identity of another service opens an account once, then the same account, and can give it a password', async ({
  page,
  language,
  say,
}) => {
  const [identity, username] = [newName(), newName()];
  const goThere = async () => {
    await page.goto('/login');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('login.ways.google') })
      .click();
  };
  await goThere();
  // The other service's own pages: whoever types a name there has it.
  await page.locator('input[name=login]').fill(identity);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.locator('form:has(input[name=prompt][value=consent]) button[type=submit]').click();

  const form = page.getByRole('dialog', { name: say('register.title') });
  await expect(
    form.getByText(
      say('register.socialNamed', { name: `Name of ${identity}`, service: say('register.service.google') }),
    ),
  ).toBeVisible();
  expect(page.url()).not.toMatch(/code|state/);
  await expect(form.getByLabel(say('register.field.password'), { exact: true })).toHaveCount(0);
  await form.getByLabel(say('register.field.username'), { exact: true }).fill(username);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('checkbox').last().check();
  await form.getByRole('button', { name: say('register.submit') }).click();
  await page.getByRole('button', { name: say('login.welcome.start') }).click();
  await signOut(page, language, 'confirm');
  await expect(memberMenu(page, language)).toHaveCount(0);

  await goThere();
  await expect(memberMenu(page, language)).toBeVisible();
  expect(
    await rows(
      'select m.username from identity_link i join member m on m.id = i.member_id where i.subject = $1',
      [identity],
    ),
  ).toEqual([{ username }]);

  // PWD-01: from now on it also opens without the other service.
  await page.goto('/member/securityCenter');
  await page.getByRole('button', { name: say('security.password.set') }).click();
  const first = page.getByRole('dialog', { name: say('password.firstTitle') });
  await expect(first.getByLabel(say('password.old'), { exact: true })).toHaveCount(0);
  await first.getByLabel(say('password.new'), { exact: true }).fill(PASSWORD);
  await first.getByLabel(say('password.again'), { exact: true }).fill(PASSWORD);
  await first.getByRole('button', { name: say('password.submit') }).click();
  await expect(page.getByText(say('security.event.password-set'))).toBeVisible();
  expect(await rows('select has_password from member where username = $1', [username])).toEqual([
    { hasPassword: true },
  ]);
});

/** A device that keeps passkeys and recognises its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('[LOG-14] a passkey is added with the password, and from then on opens the account by itself', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const account = await makeAccount();
  await addAuthenticator(page);
  // The device answers at once, also to what the browser proposes at the username: here the button is meant.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await fillLogin(dialog, say, account);
  await expect(memberMenu(page, language)).toBeVisible();
  await page.goto('/member/securityCenter');
  await page
    .getByRole('button', { name: say('security.passkeys.add') })
    .last()
    .click();
  const password = dialog.getByLabel(say('security.payment.login'), { exact: true });
  const go = dialog.getByRole('button', { name: say('security.passkeys.continue') });
  await password.fill('not-the-password');
  await go.click();
  await expect(dialog.getByText(refusal('PASSWORD_WRONG'))).toBeVisible();
  await password.fill(account.password);
  await go.click();
  await expect(page.getByText(say('security.passkeys.added'))).toBeVisible();

  await signOut(page, language, 'confirm');
  await expect(memberMenu(page, language)).toHaveCount(0);
  await page.goto('/login');
  await dialog.getByRole('button', { name: say('login.ways.passkey') }).click();
  await expect(memberMenu(page, language)).toBeVisible();
  const [event] = await rows<{ way: string }>(
    `select e.detail->>'way' as way from security_event e join member m on m.id = e.member_id
     where m.username = $1 and e.kind = 'login' order by e.id desc limit 1`,
    [account.username],
  );
  expect(event?.way).toBe('passkey');
});

/** Everything in this browser that outlives the moment: address, history, both storages, cookies. */
async function traces(context: BrowserContext, page: Page): Promise<string> {
  const devtools = await context.newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  const stores = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store))),
  );
  const cookies = await context.cookies();
  return JSON.stringify([page.url(), entries.map(({ url }) => url), stores, cookies]);
}

test('[LOG-06, SID-06] a phone scans the code, the first screen agrees, the phone is in; the code works once', async ({
  page,
  browser,
  language,
  isPhone,
  say,
}) => {
  const account = await makeAccount();
  await page.goto('/login');
  await fillLogin(page.getByRole('dialog'), say, account);
  await expect(memberMenu(page, language)).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: say('shell.menu-open') }).click();
  await page.getByRole('button', { name: say('shell.on-phone'), exact: true }).click();
  const qr = page.getByRole('img', { name: say('security.qr.label') });
  await expect(qr).toBeVisible();
  const link = await readQr(page, qr);
  const code = new URL(link).searchParams.get('token') ?? '';
  expect(code).not.toBe('');

  const [first, second] = [await browser.newContext(), await browser.newContext()];
  const [phone, stranger] = [await first.newPage(), await second.newPage()];
  await phone.goto(link);
  await expect(phone.getByText(say('security.handOver.waitingTitle'))).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByText(say('security.handOver.failedTitle'))).toBeVisible();
  await expect(memberMenu(phone, language)).toHaveCount(0);

  const asked = page.getByRole('dialog', { name: say('security.asked.title') });
  await asked.getByRole('button', { name: say('security.asked.yes') }).click();
  await expect(memberMenu(phone, language)).toBeVisible();
  expect(await traces(first, phone)).not.toContain(code);
  expect(await traces(second, stranger)).not.toContain(code);
  await expect(memberMenu(stranger, language)).toHaveCount(0);
  await first.close();
  await second.close();
});

test('[LOG-06] a link that the operator made opens the site logged in, once', async ({
  page,
  context,
  browser,
  language,
  say,
}) => {
  const account = await makeAccount();
  const [link = ''] = (await operator('hand-over', account.username)).split('\n');
  const own = new URL(link);
  own.searchParams.set(LANGUAGE_PARAM, language);
  await page.goto(own.href);
  await expect(memberMenu(page, language)).toBeVisible();
  expect(await traces(context, page)).not.toContain(own.searchParams.get('token'));

  const later = await browser.newContext();
  const again = await later.newPage();
  await again.goto(own.href);
  await expect(again.getByText(say('security.handOver.failedTitle'))).toBeVisible();
  await later.close();
});
