import type { Locator, Page, Route } from '@playwright/test';
import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { Operation, ResponseOf } from '@maidan/contract/operation.ts';
import { changePassword } from '@maidan/contract/accounts/password-change/change-password.ts';
import { forgotByEmail } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { createHandOver } from '@maidan/contract/accounts/hand-over/create-hand-over.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { verifyAddress } from '@maidan/contract/accounts/login/verify-address.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { expect, fillLogin, makeAccount, memberMenu, newMobile, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { WITH_PICTURES } from './browser.ts';
import { errorText } from './error-texts.ts';
import { firstGame, newName, PASSWORD } from './person.ts';
import { rows } from './rows.ts';

test.use(WITH_PICTURES);

/** The platform's next answers to one call are made up: a state that only others could bring about is looked at too. */
async function pretend<O extends Operation>(page: Page, operation: O, value: ResponseOf<O>): Promise<void> {
  await page.route(`**${operation.path}`, (route) =>
    route.fulfill({ json: { success: true, value, message: '' } }),
  );
}

async function pretendRefusal(
  page: Page,
  operation: Operation,
  code: ErrorCode,
  more: { captcha?: true; fields?: Record<string, string> } = {},
): Promise<void> {
  const message = errorText(code, 'en');
  const json = { success: false, value: null, message, code, requestId: 'none', ...more };
  // The page goes by the code alone, and a browser reports everything from 500 on as broken.
  await page.route(`**${operation.path}`, (route: Route) => route.fulfill({ status: 400, json }));
}

const stopPretending = (page: Page, { path }: Operation): Promise<void> => page.unroute(`**${path}`);

/** The forms stand over a short page here: what is below them has journeys of its own. */
async function openLogin(page: Page, say: (key: string) => string): Promise<Locator> {
  await page.goto('/help');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.log-in') })
    .click();
  return page.getByRole('dialog', { name: say('login.title') });
}

const STRANGER = { username: newName(), password: PASSWORD };

test('[LOG-01, LOG-05, LOG-07, ERR-01] nothing stands in anybody’s way while logging in, nor when it is refused', async ({
  page,
  say,
}) => {
  const form = await openLogin(page, say);
  const submit = form.getByRole('button', { name: say('login.submit'), exact: true });
  await expect(submit).toBeVisible();
  await expectAccessible(page, 'login by name');
  await submit.click();
  await expect(form.getByText(say('login.usernameRequired'))).toBeVisible();
  await expectAccessible(page, 'login with nothing typed');

  await pretendRefusal(page, login, 'LOGIN_FAILED', { captcha: true });
  await fillLogin(form, say, STRANGER);
  await expect(form.getByRole('img', { name: say('login.captcha.picture') })).toBeVisible();
  await expectAccessible(page, 'login refused, with a picture to copy');
  await form.getByRole('button', { name: say('login.captcha.cannotRead') }).click();
  await expect(form.getByText(say('login.captcha.done'))).toBeVisible();
  await expectAccessible(page, 'login with the machine’s proof');
  await stopPretending(page, login);

  await form.getByRole('button', { name: say('login.ways.sms'), exact: true }).click();
  await expect(form.getByLabel(say('login.mobile.label'), { exact: true })).toBeVisible();
  await submit.click();
  await expect(form.getByText(say('login.mobileRequired'))).toBeVisible();
  await expectAccessible(page, 'login by SMS with nothing typed');
  await form.getByLabel(say('login.mobile.label'), { exact: true }).fill(newMobile().typed);
  await pretendRefusal(page, sendLoginCode, 'SMS_LIMIT');
  await form.getByRole('button', { name: say('login.code.send'), exact: true }).click();
  const warning = page.getByRole('dialog', { name: say('shell.prompt-warning') });
  await expect(warning).toBeVisible();
  await expectAccessible(page, 'warning');
});

test('[LOG-13] nothing stands in anybody’s way at the step for a new address', async ({ page, say }) => {
  const ways = (['sms', 'email', 'totp', 'bankName'] as const).map((way) => ({ way, hint: '•••• 42' }));
  await pretend(page, login, {
    token: null,
    firstTimeLogin: false,
    passwordExpired: false,
    changeTicket: null,
    verification: {
      ticket: 'a-ticket-of-nobody',
      reason: 'newAddress',
      ways,
      heldUntil: null,
      heldBecause: null,
      lossWays: [],
      removesAt: null,
    },
  });
  await pretendRefusal(page, verifyAddress, 'VERIFICATION_FAILED');
  await fillLogin(await openLogin(page, say), say, STRANGER);
  const step = page.getByRole('dialog', { name: say('login.address.title.newAddress') });
  await expect(step.getByLabel(say('login.code.label'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'new address by SMS');
  await step.getByText(say('login.address.totp')).click();
  await step.getByLabel(say('login.address.totpLabel'), { exact: true }).fill('123456');
  await step.getByRole('button', { name: say('login.address.submit') }).click();
  await expect(step.getByText(errorText('VERIFICATION_FAILED', 'en'))).toBeVisible();
  await expectAccessible(page, 'new address by app, refused');
  await step.getByText(say('login.address.bankName')).click();
  await step.getByRole('button', { name: say('login.address.submit') }).click();
  await expect(step.getByText(say('login.address.bankRequired'))).toBeVisible();
  await expectAccessible(page, 'new address by bank name with nothing typed');

  await stopPretending(page, verifyAddress);
  await pretendRefusal(page, verifyAddress, 'TICKET_INVALID');
  await step.getByText(say('login.address.totp')).click();
  await step.getByLabel(say('login.address.totpLabel'), { exact: true }).fill('123456');
  await step.getByRole('button', { name: say('login.address.submit') }).click();
  await expect(page.getByRole('dialog', { name: say('login.address.expiredTitle') })).toBeVisible();
  await expectAccessible(page, 'new address run out');
});

test('[PWD-02, PWD-03] nothing stands in anybody’s way of a new password', async ({ page, say }) => {
  const logIn = await openLogin(page, say);
  await logIn.getByRole('button', { name: say('login.forgot') }).click();
  const form = page.getByRole('dialog', { name: say('password.forgot.title') });
  const send = form.getByRole('button', { name: say('password.forgot.submit') });
  await send.click();
  await expect(form.getByText(say('password.forgot.emailRequired'))).toBeVisible();
  await expectAccessible(page, 'forgotten, by mail, with nothing typed');
  await form.getByText(say('password.forgot.phone'), { exact: true }).click();
  await form.getByRole('button', { name: say('password.forgot.resetAndLogin') }).click();
  await expect(form.getByText(say('login.mobileRequired'))).toBeVisible();
  await expectAccessible(page, 'forgotten, by phone, with nothing typed');
  await form.getByText(say('password.forgot.email'), { exact: true }).click();
  await pretend(page, forgotByEmail, { sent: true });
  await form.getByLabel(say('login.username'), { exact: true }).fill(newName());
  await form.getByLabel(say('password.forgot.emailLabel'), { exact: true }).fill('somebody@example.com');
  await send.click();
  await page
    .getByRole('dialog', { name: say('shell.prompt-info') })
    .getByRole('button', { name: say('common.ok') })
    .click();
  await expect(form.getByText(say('password.forgot.sentTitle'))).toBeVisible();
  await expectAccessible(page, 'forgotten, mail sent');

  await page.goto('/reset#no-link-of-ours-but-long-enough-for-one');
  const save = page.getByRole('button', { name: say('password.reset.submit') });
  await save.click();
  await expect(page.getByLabel(say('password.new'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'new password by link, with nothing typed');
  await page.getByLabel(say('password.new'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say('password.again'), { exact: true }).fill(PASSWORD);
  await expectAccessible(page, 'new password by link, filled');
  await save.click();
  await expect(page.getByRole('heading', { name: say('password.reset.goneTitle') })).toBeVisible();
  await expectAccessible(page, 'link expired');
});

test('[REG-01, REG-04, REG-07] nothing stands in anybody’s way while registering', async ({ page, say }) => {
  const logIn = await openLogin(page, say);
  await logIn.getByRole('button', { name: say('login.toRegister') }).click();
  const form = page.getByRole('dialog', { name: say('register.title') });
  const submit = form.getByRole('button', { name: say('register.submit') });
  await expect(submit).toBeVisible();
  await expectAccessible(page, 'register by name');
  await form.getByRole('button', { name: say('register.more') }).click();
  await form.getByLabel(say('register.field.username'), { exact: true }).fill('1');
  await submit.click();
  await expect(form.getByText(say('register.empty')).first()).toBeVisible();
  await expectAccessible(page, 'register by name, folded out, with faults');
  await form.getByText(say('register.kindMobile'), { exact: true }).click();
  await submit.click();
  await expect(form.getByRole('button', { name: say('login.code.send'), exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'register by mobile, with faults');
});

test('[STA-01, STA-02, SET-02, ERR-03, ERR-04] nothing stands in anybody’s way on the pages around an account and where something is missing', async ({
  page,
  elsewhere,
  say,
}) => {
  await page.goto('/agent');
  await expect(page.getByRole('button', { name: say('login.submit'), exact: true })).toBeVisible();
  await expectAccessible(page, 'agent login');
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: say('help.title') })).toBeVisible();
  await expectAccessible(page, 'help');
  await page.goto('/sandbox/inbox');
  await expect(page.getByRole('heading', { name: say('inbox.title') })).toBeVisible();
  await expectAccessible(page, 'inbox');
  await page.goto('/service');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('service.channel.facebook') })
    .click();
  await expect(page.getByRole('dialog', { name: say('shell.prompt-confirm') })).toBeVisible();
  await expectAccessible(page, 'leaving the site');

  await closed(page, say, { systemStatus: 1, code: 'MAINTENANCE', title: 'status.maintenance.title' });
  await closed(page, say, { systemStatus: 2, code: 'ACCESS_RESTRICTED', title: 'status.region.title' });
  await notArrived(await elsewhere(), say);
});

type Closing = { systemStatus: 1 | 2; code: 'MAINTENANCE' | 'ACCESS_RESTRICTED'; title: string };

/** The site closes while somebody logs in; for everybody else it stays open. */
async function closed(page: Page, say: (key: string) => string, closing: Closing): Promise<void> {
  const { systemStatus, code, title } = closing;
  await page.goto('/agent');
  await pretend(page, getStatus, {
    systemStatus,
    maintenanceEnd: systemStatus === 1 ? new Date(Date.now() + 3_600_000).toISOString() : null,
    merchantCode: 'maidan',
    currencySymbol: '৳',
    playMoney: true,
    location: { ip: '203.0.113.7', country: null },
  });
  await pretendRefusal(page, login, code);
  await fillLogin(page.getByRole('main'), say, STRANGER);
  await expect(page.getByRole('heading', { name: say(title) })).toBeVisible();
  await expectAccessible(page, title);
  await stopPretending(page, login);
  await stopPretending(page, getStatus);
}

/** In a browser of its own: a network that fails is reported as broken by the browser itself. */
async function notArrived(page: Page, say: (key: string) => string): Promise<void> {
  const logIn = page.getByRole('banner').getByRole('button', { name: say('shell.log-in') });
  // The page listens to news once it is awake.
  const awake = () => page.waitForEvent('websocket');
  await Promise.all([awake(), page.goto('/help')]);
  await page.route('**/assets/picture-modals-*.js', (route) => route.abort());
  // The first time the page loads itself anew.
  await Promise.all([awake(), logIn.click()]);
  await logIn.click();
  await expect(page.getByRole('dialog', { name: say('errors.load-title') })).toBeVisible();
  await expectAccessible(page, 'a part did not arrive');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(page.getByText(say('errors.offline'))).toBeVisible();
  await expectAccessible(page, 'offline');
  await page.context().setOffline(false);
}

test('[LOG-03, LOG-02, PWD-01, PWD-05, LOG-16] nothing stands in anybody’s way from the first login to the security center', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount({ passwordExpired: true });
  await rows('update member set last_login_at = null where username = $1', [account.username]);
  await fillLogin(await openLogin(page, say), say, account);
  const forced = page.getByRole('dialog', { name: say('password.forcedTitle') });
  await forced.getByRole('button', { name: say('password.submit') }).click();
  await expect(forced.getByLabel(say('password.new'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page, 'forced change');
  await forced.getByLabel(say('password.new'), { exact: true }).fill(`${PASSWORD}-new`);
  await forced.getByLabel(say('password.again'), { exact: true }).fill(`${PASSWORD}-new`);
  await forced.getByRole('button', { name: say('password.submit') }).click();
  await expect(page.getByRole('dialog', { name: say('login.welcome.title') })).toBeVisible();
  await expectAccessible(page, 'welcome');
  await page
    .getByRole('dialog', { name: say('login.welcome.title') })
    .getByRole('button', { name: say('login.welcome.start') })
    .click();
  await expect(memberMenu(page, language)).toBeVisible();

  await page.goto('/member/securityCenter');
  await expect(page.getByRole('heading', { name: say('security.events.title') })).toBeVisible();
  await expect(page.getByText(say('security.event.password-changed')).first()).toBeVisible();
  await expectAccessible(page, 'security center');
  await securityDialogs(page, say);
});

async function securityDialogs(page: Page, say: (key: string) => string): Promise<void> {
  const main = page.getByRole('main');
  const card = (title: string) =>
    main.locator('section', { has: page.getByRole('heading', { name: say(title) }) });
  const close = async (title: string) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: say(title) })).toBeHidden();
  };

  await card('security.password.title')
    .getByRole('button', { name: say('security.password.change') })
    .first()
    .click();
  const change = page.getByRole('dialog', { name: say('password.title') });
  await pretendRefusal(page, changePassword, 'PASSWORD_WRONG');
  await change.getByLabel(say('password.old'), { exact: true }).fill(PASSWORD);
  await change.getByLabel(say('password.new'), { exact: true }).fill(`${PASSWORD}-newer`);
  await change.getByLabel(say('password.again'), { exact: true }).fill(`${PASSWORD}-newer`);
  await change.getByRole('button', { name: say('password.submit') }).click();
  await expect(change.getByText(errorText('PASSWORD_WRONG', 'en'))).toBeVisible();
  await expectAccessible(page, 'change refused');
  await close('password.title');

  await card('security.payment.title')
    .getByRole('button', { name: say('security.payment.set') })
    .click();
  const payment = page.getByRole('dialog', { name: say('security.payment.dialogTitle') });
  await payment.getByRole('button', { name: say('security.payment.save') }).click();
  await expect(payment.getByText(say('security.payment.loginRequired'))).toBeVisible();
  await expectAccessible(page, 'payment password with nothing typed');
  await close('security.payment.dialogTitle');

  await card('security.totp.title')
    .getByRole('button', { name: say('security.totp.setUp') })
    .click();
  const totp = page.getByRole('dialog', { name: say('security.totp.dialogTitle') });
  await totp.getByRole('button', { name: say('security.totp.confirm') }).click();
  await expect(totp.getByText(say('security.totp.codeInvalid'))).toBeVisible();
  await expectAccessible(page, 'authenticator app');
  await close('security.totp.dialogTitle');

  await card('security.passkeys.title')
    .getByRole('button', { name: say('security.passkeys.add') })
    .click();
  const passkey = page.getByRole('dialog', { name: say('security.passkeys.dialogTitle') });
  await passkey.getByRole('button', { name: say('security.passkeys.continue') }).click();
  await expect(passkey.getByText(say('security.payment.loginRequired'))).toBeVisible();
  await expectAccessible(page, 'passkey with nothing typed');
  await close('security.passkeys.dialogTitle');
}

test('[SID-06, LOG-06, LOG-10, LOG-16] nothing stands in anybody’s way of taking a session along', async ({
  page,
  elsewhere,
  language,
  isPhone,
  say,
  site,
}) => {
  await fillLogin(await openLogin(page, say), say, await makeAccount());
  await expect(memberMenu(page, language)).toBeVisible();
  const openCode = async (): Promise<void> => {
    if (isPhone) await page.getByRole('button', { name: say('shell.menu-open') }).click();
    await page
      .getByRole('button', { name: say('shell.on-phone'), exact: true })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: say('security.phone.title') });
    await expect(dialog.getByRole('img')).toBeVisible();
  };
  const other = await elsewhere();
  await other.setViewportSize({ width: 390, height: 844 });
  // The code is good for a minute: nothing slow stands between its making and its use.
  const [made] = await Promise.all([page.waitForResponse(`**${createHandOver.path}`), openCode()]);
  const { value } = (await made.json()) as { value: ResponseOf<typeof createHandOver> };
  await other.goto(value.url);
  await expect(other.getByText(say('security.handOver.waitingTitle'))).toBeVisible();
  await expectAccessible(other, 'the other screen waits');
  const asked = page.getByRole('dialog', { name: say('security.asked.title') });
  await expect(asked).toBeVisible();
  await expectAccessible(page, 'asked whether to let in');
  await asked.getByRole('button', { name: say('security.asked.yes') }).click();
  await expect(memberMenu(other, language)).toBeVisible();

  await other.goto(`${site}/member/securityCenter`);
  await other.getByRole('button', { name: say('security.devices.others') }).click();
  await expect(other.getByRole('dialog', { name: say('security.devices.othersTitle') })).toBeVisible();
  await expectAccessible(other, 'ending other sessions');
  await other.goto(`${site}/?token=${'x'.repeat(43)}`);
  await expect(other.getByRole('dialog', { name: say('security.handOver.title') })).toBeVisible();
  await expectAccessible(other, 'asked before changing the account');
  await other.getByRole('button', { name: say('security.handOver.switch') }).click();
  await expect(other.getByText(say('security.handOver.failedTitle'))).toBeVisible();
  await expectAccessible(other, 'a code that opens nothing');

  await page.goto('/');
  await openCode();
  await expectAccessible(page, 'hand-over code');
});

test('[LOG-08, LOG-09, RTE-03, RTE-04] nothing stands in anybody’s way of a trial player, nor of an agent', async ({
  page,
  language,
  say,
}) => {
  const logIn = await openLogin(page, say);
  await logIn.getByRole('button', { name: say('login.ways.freePlay') }).click();
  await expect(memberMenu(page, language)).toBeVisible();
  await page.goto('/');
  await firstGame(page).click();
  await expect(page.getByRole('dialog', { name: say('security.trial.title') })).toBeVisible();
  await expectAccessible(page, 'trial prompt');
  await page.goto('/agentHome');
  await expect(page.getByRole('heading', { name: say('security.trial.title') })).toBeVisible();
  await expectAccessible(page, 'a page for real accounts');

  await page.goto('/agent');
  await fillLogin(page.getByRole('main'), say, await makeAccount({ type: 1 }));
  await expect(page.getByRole('button', { name: say('agent.signOut') })).toBeVisible();
  await expectAccessible(page, 'agent center');
});
