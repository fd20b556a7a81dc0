import { randomBytes } from 'node:crypto';
import type { Locator, Page, Response } from '@playwright/test';
import type { Operation, ResponseOf } from '@maidan/contract/operation.ts';
import { createHandOver } from '@maidan/contract/accounts/hand-over/create-hand-over.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { codeFor, expect, fillLogin, makeAccount, memberMenu, newMobile, test } from './account.ts';
import { tokenOf } from './person.ts';
import { followOutgoing, inMemory, kept, logs, placesOf, type Trace } from './traces.ts';

// A recorder of what happens in the page keeps what was typed in the page's memory.
test.use({ trace: 'off' });

/** Strings that nothing else could have made. */
function canary(kind: string): string {
  return `Canary-${kind}-${randomBytes(9).toString('hex')}`;
}

/** Key by key, as a person does: what a test hands to a script of its own would be found in the memory too. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(text);
}

async function valueOf<O extends Operation>(_: O, answer: Response): Promise<ResponseOf<O>> {
  return ((await answer.json()) as { value: ResponseOf<O> }).value;
}

const isToken = ({ place }: Trace): boolean => place === 'sessionStorage maidan-token';

test('[LOG-12] T3: passwords, the change ticket and the token are nowhere but where they must be, the page’s memory included', async ({
  page,
  context,
  language,
  say,
}) => {
  const outgoing = followOutgoing(context);
  const [old, fresh] = [canary('old'), canary('new')];
  const { username } = await makeAccount({ password: old, passwordExpired: true });
  await page.goto('/login');
  const form = page.getByRole('dialog', { name: say('login.title') });
  await form.getByLabel(say('login.username'), { exact: true }).fill(username);
  await type(page, form.getByLabel(say('login.password'), { exact: true }), old);
  // The search itself is trusted only because it finds what is being typed.
  expect(await inMemory(page, [old])).toEqual([old]);
  const [answer] = await Promise.all([
    page.waitForResponse(`**${login.path}`),
    form.getByRole('button', { name: say('login.submit'), exact: true }).click(),
  ]);
  const { changeTicket, token: first } = await valueOf(login, answer);
  if (changeTicket === null || first === null) throw new Error('the login should have brought both');

  const forced = page.getByRole('dialog', { name: say('password.forcedTitle') });
  await type(page, forced.getByLabel(say('password.new'), { exact: true }), fresh);
  await type(page, forced.getByLabel(say('password.again'), { exact: true }), fresh);
  await forced.getByRole('button', { name: say('password.submit') }).click();
  await expect(forced).toBeHidden();
  await expect(memberMenu(page, language)).toBeVisible();
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  const second = await tokenOf(page);
  await expect.poll(() => inMemory(page, [old, fresh]), { timeout: 90_000 }).toEqual([]);

  const traces = [...(await outgoing()), ...(await kept(page)), ...logs()];
  for (const secret of [old, fresh, changeTicket, first])
    expect(placesOf(secret, traces), secret).toEqual([]);
  expect(placesOf(second, traces)).toEqual(['sessionStorage maidan-token']);
  expect(traces.filter(isToken).map(({ text }) => text)).toEqual([JSON.stringify(second)]);
  expect(placesOf(login.name, logs())).toEqual(['server.log']);
  await forgetsPasskeyPassword(page, say);
});

/** What is typed to add a passkey goes with its dialog, also when it was refused. */
async function forgetsPasskeyPassword(page: Page, say: (key: string) => string): Promise<void> {
  const typed = canary('passkey');
  await page.goto('/member/securityCenter');
  await page
    .getByRole('button', { name: say('security.passkeys.add') })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: say('security.passkeys.dialogTitle') });
  const field = dialog.getByLabel(say('security.payment.login'), { exact: true });
  await type(page, field, typed);
  await dialog.getByRole('button', { name: say('security.passkeys.continue') }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: say('security.close'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => inMemory(page, [typed]), { timeout: 90_000 }).toEqual([]);
  expect(placesOf(typed, [...(await kept(page)), ...logs()])).toEqual([]);
}

test('[LOG-12, LOG-07] T3: a code by SMS and the token it gave are nowhere but where they must be', async ({
  page,
  context,
  language,
  say,
}) => {
  const outgoing = followOutgoing(context);
  const { typed, digits } = newMobile();
  await makeAccount({ mobile: digits });
  await page.goto('/login');
  const form = page.getByRole('dialog', { name: say('login.title') });
  await form.getByRole('button', { name: say('login.ways.sms'), exact: true }).click();
  await form.getByLabel(say('login.mobile.label'), { exact: true }).fill(typed);
  await form.getByRole('button', { name: say('login.code.send'), exact: true }).click();
  const code = await codeFor(page, digits);
  await type(page, form.getByLabel(say('login.code.label'), { exact: true }), code);
  await form.getByRole('button', { name: say('login.submit'), exact: true }).click();
  await expect(memberMenu(page, language)).toBeVisible();

  const token = await tokenOf(page);
  const traces = [...(await outgoing()), ...(await kept(page)), ...logs()];
  expect(placesOf(code, traces)).toEqual([]);
  expect(placesOf(token, traces)).toEqual(['sessionStorage maidan-token']);
});

test('[LOG-06] T1: a hand-over code leaves the address, the history and everything else at once', async ({
  page,
  elsewhere,
  language,
  isPhone,
  say,
}) => {
  await page.goto('/login');
  await fillLogin(page.getByRole('dialog', { name: say('login.title') }), say, await makeAccount());
  await expect(memberMenu(page, language)).toBeVisible();
  if (isPhone) await page.getByRole('button', { name: say('shell.menu-open') }).click();
  const [made] = await Promise.all([
    page.waitForResponse(`**${createHandOver.path}`),
    page
      .getByRole('button', { name: say('shell.on-phone'), exact: true })
      .last()
      .click(),
  ]);
  const { url } = await valueOf(createHandOver, made);
  const code = new URL(url).searchParams.get('token') ?? '';
  expect(code.length).toBeGreaterThan(20);

  const other = await elsewhere();
  const outgoing = followOutgoing(other.context());
  await other.goto(url);
  await expect(other.getByText(say('security.handOver.waitingTitle'))).toBeVisible();
  await page.getByRole('button', { name: say('security.asked.yes') }).click();
  await expect(memberMenu(other, language)).toBeVisible();

  const sent = await outgoing();
  // Whoever opens a link sends it once. Nothing after it knows of the code.
  expect(sent.filter(({ text }) => text.includes(code))).toEqual([
    { place: 'address of a request', text: url },
  ]);
  const token = await tokenOf(other);
  const traces = [...(await kept(other)), ...logs()];
  expect(placesOf(code, traces)).toEqual([]);
  expect(placesOf(token, [...sent, ...traces])).toEqual(['sessionStorage maidan-token']);
});
