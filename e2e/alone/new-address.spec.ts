import { createHmac } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { codeFor, expect, fillLogin, makeAccount, memberMenu, newMobile, test } from '../account.ts';
import { operator } from '../desk.ts';
import { forgetSession, newName } from '../person.ts';
import { letTimePass, moveHouse } from '../world.ts';

const check = (enabled: boolean, ways: string[]) =>
  operator('set', 'whitelabel.newAddressCheck', JSON.stringify({ enabled, ways }));

test.afterEach(() => check(false, ['sms', 'email', 'totp']));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** RFC 6238, as an authenticator app works it out from the key that was typed into it. */
function appCode(key: string, at: number): string {
  const bits = Array.from(key, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const place = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('[LOG-13] a login from a new address is confirmed by SMS, by an app, by e-mail, or by the name at the bank with a code; a known address is asked nothing', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const { digits } = newMobile();
  const email = `${newName()}@journey.example`;
  const account = await makeAccount({ mobile: digits, email, payeeName: 'Rahima Khatun' });
  await check(true, ['sms', 'email', 'bankName', 'totp']);
  const asked = page.getByRole('dialog', { name: say('login.address.title.newAddress') });
  const code = asked.getByLabel(say('login.code.label'));
  const confirm = asked.getByRole('button', { name: say('login.address.submit') });
  const arrive = async (way: string | null): Promise<Locator> => {
    await page.goto('/login');
    await forgetSession(page);
    await page.goto('/login');
    await fillLogin(page.getByRole('dialog'), say, account);
    if (way !== null) await asked.getByText(say(`login.address.${way}`), { exact: true }).click();
    return asked;
  };
  const send = () => asked.getByRole('button', { name: say('login.code.send') }).click();

  await arrive('sms');
  await expect(asked).not.toContainText(digits);
  await expect(asked).not.toContainText(email);
  await send();
  const sent = await codeFor(page, digits);
  await code.fill(sent === '111111' ? '222222' : '111111');
  await confirm.click();
  await expect(asked.getByText(refusal('VERIFICATION_FAILED'))).toBeVisible();
  await code.fill(sent);
  await confirm.click();
  await expect(memberMenu(page, language)).toBeVisible();

  await arrive(null);
  await expect(memberMenu(page, language)).toBeVisible();

  await page.goto('/member/securityCenter');
  await page.getByRole('button', { name: say('security.totp.setUp'), exact: true }).click();
  const app = page.getByRole('dialog', { name: say('security.totp.dialogTitle') });
  const key = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await app.getByLabel(say('security.totp.step2')).fill(appCode(key, Date.now()));
  await app.getByRole('button', { name: say('security.totp.confirm') }).click();
  await expect(page.getByText(say('security.totp.turnedOn'))).toBeVisible();
  await page.getByRole('button', { name: say('security.codes.saved') }).click();

  await moveHouse(account.username);
  await arrive('totp');
  // Each code works once: this one is of the next half minute.
  await asked
    .getByRole('textbox', { name: say('login.address.totpLabel') })
    .fill(appCode(key, Date.now() + PERIOD_MS));
  await confirm.click();
  await expect(memberMenu(page, language)).toBeVisible();

  await moveHouse(account.username);
  await arrive('email');
  await send();
  await code.fill(await codeFor(page, email));
  await confirm.click();
  await expect(memberMenu(page, language)).toBeVisible();

  await moveHouse(account.username);
  await letTimePass(digits);
  await arrive('bankName');
  await asked.getByLabel(say('login.address.bankLabel')).fill('rahima  khatun');
  await send();
  await expect.poll(() => codeFor(page, digits)).not.toBe(sent);
  await code.fill(await codeFor(page, digits));
  await confirm.click();
  await expect(memberMenu(page, language)).toBeVisible();
});
