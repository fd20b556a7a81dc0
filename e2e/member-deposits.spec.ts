import { textIn } from '@maidan/contract/local-text.ts';
import { digits } from '@maidan/contract/digits.ts';
import type { Page } from '@playwright/test';
import { expect, makeAccount, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { letMoneyArrive, passDeposit } from './world.ts';
import { NOWHERE, signIn } from './sign-in.ts';

type Say = (key: string, args?: Record<string, string>) => string;

/** Chooses a way, types an amount in the digits of the page, and goes on. */
async function begin(
  page: Page,
  say: Say,
  { method, amount }: { method: string; amount: string },
): Promise<void> {
  await page.goto('/member/depositv2');
  await page.getByRole('radio', { name: method }).check({ force: true });
  await page.getByLabel(say('deposit.amount'), { exact: true }).fill(amount);
  const bank = Object.values<string>(BANK).includes(method);
  await page.getByRole('button', { name: say(bank ? 'deposit.toTransfer' : 'deposit.toPayment') }).click();
}

const SANDBOX = { en: 'Sandbox Pay', bn: 'স্যান্ডবক্স পে' };
const WALLET = { en: 'Taka Wallet', bn: 'টাকা ওয়ালেট' };
const BANK = { en: 'Bank transfer', bn: 'ব্যাংক ট্রান্সফার' };
const PRESS = {
  pay: { en: 'Pay it all', bn: 'পুরোটা দিন' },
  partly: { en: 'Pay half of it', bn: 'অর্ধেক দিন' },
  fail: { en: 'Let it fail', bn: 'ব্যর্থ হতে দিন' },
  pending: { en: 'Leave it pending', bn: 'ঝুলিয়ে রাখুন' },
  late: { en: 'Pay too late', bn: 'দেরিতে দিন' },
  back: { en: 'Take the money back', bn: 'টাকা ফিরিয়ে নিন' },
};

const headline = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const ledgerOf = async (username: string) => {
  const [row] = await rows<{ balance: bigint }>(
    `select coalesce(sum(a.balance), 0)::bigint as balance from ledger_account a
     join member m on m.merchant = a.merchant and m.id::text = a.owner
     where a.kind = 'member' and m.username = $1`,
    [username],
  );
  return row?.balance;
};

test('[MEM-04] a payment leaves for the payment page, comes back, and the page follows until the money is there', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  await signIn(page, language, account, NOWHERE);
  await begin(page, say, { method: textIn(WALLET, language), amount: digits('1000', language) });
  await expect(page).toHaveURL(/\/sandbox\/pay\/[a-f0-9]{32}$/);
  await expectAccessible(page, 'the payment page');
  await page.getByRole('button', { name: textIn(PRESS.pay, language) }).click();
  await expect(page).toHaveURL(/\/member\/depositv2\?deposit=/);
  await expect(headline(page, say('deposit.headline.paid'))).toBeVisible();
  await expect(page.getByRole('main').getByText(digits('৳983.00', language), { exact: true })).toBeVisible();
  expect(await ledgerOf(account.username)).toBe(98_300n);
  await expectAccessible(page, 'a deposit that has arrived');

  // The payer can take it back from the same page; the site says so without being reloaded.
  const [payment] = await rows<{ id: string }>(
    `select p.id from sandbox_payment p join deposit d on d.provider_reference = p.id
     join member m on m.id = d.member_id where m.username = $1`,
    [account.username],
  );
  const house = await page.context().newPage();
  await house.goto(`/sandbox/pay/${payment?.id ?? ''}`);
  await house.getByRole('button', { name: textIn(PRESS.back, language) }).click();
  await expect(headline(page, say('deposit.headline.charged_back'))).toBeVisible();
  expect(await ledgerOf(account.username)).toBe(0n);
});

test('[MEM-04] a part, a failure, one left pending that runs out, and money that comes too late', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  await signIn(page, language, account, NOWHERE);
  const pay = async (press: keyof typeof PRESS, amount: string): Promise<void> => {
    await begin(page, say, { method: textIn(SANDBOX, language), amount });
    await page.getByRole('button', { name: textIn(PRESS[press], language) }).click();
    await expect(page).toHaveURL(/deposit=/);
  };
  await pay('partly', '500');
  await expect(headline(page, say('deposit.headline.partly'))).toBeVisible();
  expect(await ledgerOf(account.username)).toBe(25_000n);

  await pay('fail', '600');
  await expect(headline(page, say('deposit.headline.failed'))).toBeVisible();

  await pay('pending', '700');
  await expect(headline(page, say('deposit.headline.waiting'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('deposit.goPay') })).toBeVisible();
  await passDeposit(account.username);
  await expect(headline(page, say('deposit.headline.expired'))).toBeVisible();

  await pay('late', '800');
  await passDeposit(account.username);
  await expect(headline(page, say('deposit.headline.expired'))).toBeVisible();
  await letMoneyArrive(account.username);
  await expect(headline(page, say('deposit.headline.late'))).toBeVisible();
  expect(await ledgerOf(account.username)).toBe(105_000n);

  await page.getByRole('link', { name: say('deposit.all') }).click();
  const history = page.getByRole('region', { name: say('deposit.history') });
  for (const state of ['late', 'expired', 'failed', 'partly'])
    await expect(history.getByText(say(`deposit.state.${state}`), { exact: true })).toBeVisible();
  await expectAccessible(page, 'the ways to deposit and the history');
});

test('[MEM-04] a transfer: instructions to copy, a picture as proof, and a person who approves or rejects it', async ({
  page,
  language,
  say,
}) => {
  const account = await makeAccount();
  await signIn(page, language, account, NOWHERE);
  // The sandbox would be faster than the operator of this journey.
  await operator('set', 'depositRules.sandboxApproveSeconds', '3600');
  await begin(page, say, { method: textIn(BANK, language), amount: '2,000' });
  await expect(headline(page, say('deposit.headline.waitingBank'))).toBeVisible();
  await expect(page.getByText('Bank of the Sandbox')).toBeVisible();
  await expectAccessible(page, 'the details of a transfer');
  const picture = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 200, height: 120 } });
  await page
    .getByLabel(say('upload.add'), { exact: true })
    .first()
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(say('upload.ready'))).toBeVisible();
  await page.getByRole('button', { name: say('deposit.bank.done') }).click();
  await expect(headline(page, say('deposit.headline.review'))).toBeVisible();

  const [first] = await rows<{ id: bigint }>(
    `select d.id from deposit d join member m on m.id = d.member_id where m.username = $1`,
    [account.username],
  );
  await operator('deposit', 'approve', String(first?.id), '--by', 'rina', '--reason', 'on the statement');
  await expect(headline(page, say('deposit.headline.paid'))).toBeVisible();
  expect(await ledgerOf(account.username)).toBe(200_000n);

  await begin(page, say, { method: textIn(BANK, language), amount: '900' });
  await page.getByRole('button', { name: say('deposit.bank.done') }).click();
  const [second] = await rows<{ id: bigint }>(
    `select d.id from deposit d join member m on m.id = d.member_id where m.username = $1 order by d.id desc`,
    [account.username],
  );
  await expect(headline(page, say('deposit.headline.review'))).toBeVisible();
  await operator('deposit', 'reject', String(second?.id), '--by', 'rina', '--reason', 'Nothing has come');
  await expect(headline(page, say('deposit.headline.failed'))).toBeVisible();
  await expect(page.getByText('Nothing has come')).toBeVisible();
  expect(await ledgerOf(account.username)).toBe(200_000n);
});

test('[MEM-04] what cannot be sent is said at the field, the presets fill it, and the header leads here', async ({
  page,
  language,
  isPhone,
  say,
}) => {
  const account = await makeAccount();
  await signIn(page, language, account, isPhone ? '/member/deposit' : '/');
  if (!isPhone)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.nav.deposit'), exact: true })
      .click();
  await expect(page).toHaveURL(/\/member\/depositv2$/);
  const amount = page.getByLabel(say('deposit.amount'), { exact: true });
  const go = page.getByRole('button', { name: say('deposit.toPayment') });
  await go.click();
  await expect(page.getByText(say('deposit.amountMissing'))).toBeVisible();
  await amount.fill('12abc');
  await expect(page.getByText(say('deposit.amountInvalid'))).toBeVisible();
  await amount.fill('99.99');
  await expect(page.getByRole('alert').filter({ hasText: digits('৳50,000.00', language) })).toBeVisible();
  await page.getByRole('button', { name: digits('৳1,000', language), exact: true }).click();
  await expect(page.getByText(say('deposit.youGet'))).toBeVisible();
  await page.goto('/member/depositv2?deposit=999999');
  await expect(headline(page, say('deposit.notFoundTitle'))).toBeVisible();
});
