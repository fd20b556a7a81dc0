import { displayMoney, minor } from '@maidan/contract/money.ts';
import { expect, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { rows } from './rows.ts';
import { asNewMember } from './sign-in.ts';

test('W27: a developer sends a round as a vendor with everything going wrong, and follows it into the ledger', async ({
  page,
  language,
  say,
}) => {
  await asNewMember(page, language, '/sandbox/vendor');
  await expect(page.getByText(say('simulator.result.none'))).toBeVisible();
  await expectAccessible(page, 'vendor simulator, empty');
  await page.getByLabel(say('simulator.form.shape')).selectOption('decimal');
  await page.getByLabel(say('simulator.form.scenario')).selectOption('win-taken-back');
  for (const fault of ['rollbackFirst', 'dropReply', 'garble', 'wrongSignature'])
    await page.getByLabel(say(`simulator.form.${fault}`)).check();
  // The keyboard is enough.
  await page.getByRole('button', { name: say('simulator.form.send') }).press('Enter');
  await expect(
    page.getByText(say('simulator.result.same', { amount: '-10.00' })).filter({ visible: true }),
  ).toBeVisible();
  const faulty = page.getByRole('region', { name: say('simulator.result.faulty') });
  await expect(faulty.getByText('INVALID_SIGNATURE').first()).toBeVisible();
  await expect(faulty.getByText('ALREADY_ROLLED_BACK').first()).toBeVisible();
  await expectAccessible(page, 'vendor simulator, after a run');

  const trace = new URL(page.url()).searchParams.get('trace') ?? '';
  const booked = await rows<{ kind: string }>(
    `select kind from ledger_transaction where key like 'wallet:SIMULATED-DECIMAL:tx:' || $1 || '-faulty-%' order by id`,
    [trace],
  );
  expect(booked.map(({ kind }) => kind)).toEqual(['bet']);
  const left = displayMoney(minor(10_000_00 - 20_00), '', language);
  await expect(page.getByRole('banner')).toContainText(left);
});
