import { displayMoney, minor } from '@maidan/contract/money.ts';
import { expect, makeAccount, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { acceptLast, closeFirstSlot, closeUntilFirstSlot, fromHouse, makeAgentOf } from './contract-rows.ts';
import { operator } from './desk.ts';
import { firstGame } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, signIn } from './sign-in.ts';
import { openSlot } from './slot.ts';
import { bringUnder } from './world.ts';

test('[AGT-05] [AGT-07] [MOD-03] an agent offers, the downline accepts in the popup, a player below spins, and the pay for it arrives and opens down to the bet', async ({
  page,
  elsewhere,
  language,
  say,
}) => {
  const [upline, downline] = [await makeAccount({ type: 2 }), await makeAccount({ type: 2 })];
  await makeAgentOf(downline.username, upline.username);
  const table = await elsewhere();
  const player = await asNewMember(table, language);
  await bringUnder(player, downline.username);
  await fromHouse(upline.username, 'realtime', '2');

  const other = await elsewhere();
  await signIn(other, language, downline, '/help', 'agent');
  await signIn(page, language, upline, '/agentHome/contracts?side=below', 'agent');
  await page.getByRole('button', { name: say('pay.contracts.offer') }).click();
  const dialog = page.getByRole('dialog');
  const rate = dialog.getByLabel(say('pay.offer.fields.rate'), { exact: true });
  await rate.fill('3');
  await dialog.getByRole('button', { name: say('pay.offer.review') }).click();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await rate.fill('১.৫');
  await expectAccessible(page, 'an offer of a contract');
  await dialog.getByRole('button', { name: say('pay.offer.review') }).click();
  await expect(dialog.getByText(say('pay.whatIf.nothing'))).toBeVisible();
  await dialog.getByRole('button', { name: say('pay.offer.send') }).click();
  await expect(page.getByRole('article').getByText(say('pay.state.proposed'))).toBeVisible();

  const popup = other.getByRole('dialog', { name: say('contract.title') });
  await expect(popup.getByText(upline.username)).toBeVisible();
  await popup.getByRole('button', { name: say('contract.accept'), exact: true }).click();
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('article').getByText(say('pay.state.accepted'))).toBeVisible();

  await closeUntilFirstSlot(downline.username);
  await table.goto('/');
  await firstGame(table).click();
  const { spin } = await openSlot(table, language);
  await spin.click();
  const settled = () =>
    rows<{ stake: bigint }>(
      `select r.stake from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
       where m.username_key = lower($1) and r.state = 'closed'`,
      [player],
    );
  await expect.poll(async () => (await settled()).length).toBe(1);
  const [{ stake } = { stake: 0n }] = await settled();
  const shown = (amount: bigint) => displayMoney(minor(amount), '৳', language);
  await closeFirstSlot(downline.username);

  await other.goto('/agentHome/agentRealtimeSalary');
  const row = other.locator('main, body').getByRole('button', { name: /–/ }).first();
  await expect(async () => {
    await other.reload();
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await row.click();
  const details = other.getByRole('dialog');
  await expect(details.getByText(say('pay.payState.paid'))).toBeVisible();
  // One and a half percent, and nothing below gets any of it.
  await expect(details.getByText(shown((stake * 150n) / 10_000n)).first()).toBeVisible();
  await expect(details.getByText(say('pay.details.members'))).toBeVisible();
  await expectAccessible(other, 'a row of pay');
  await details.getByRole('table').getByRole('button').first().click();
  await expect(other).toHaveURL(/member=\d+/);
  await expect(details.getByText(shown(stake)).first()).toBeVisible();
  await expectAccessible(other, 'the bets behind a row of pay');
  await details.getByRole('button', { name: say('pay.details.back') }).click();
  await expect(details.getByText(say('pay.details.members'))).toBeVisible();

  // The upline's page is still open; by now there is play that another offer can be tried on.
  await page.getByRole('button', { name: say('pay.card.end') }).click();
  await expectAccessible(page, 'the end of a contract before it is done');
  await dialog.getByRole('button', { name: say('pay.end.keep') }).click();
  await expectAccessible(page, 'a list of contracts');
  await page.getByRole('button', { name: say('pay.contracts.offer') }).click();
  await rate.fill('1');
  await dialog.getByRole('button', { name: say('pay.offer.review') }).click();
  await expect(dialog.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'an offer with what it would have paid');
});

test('[AGT-06] a lower rate shows exactly what it ends, and ends that with the yes', async ({
  page,
  language,
  say,
}) => {
  const [upline, downline, below] = [
    await makeAccount({ type: 2 }),
    await makeAccount({ type: 2 }),
    await makeAccount({ type: 2 }),
  ];
  await makeAgentOf(downline.username, upline.username);
  await makeAgentOf(below.username, downline.username);
  await fromHouse(upline.username, 'hourly', '2');
  await operator('contract', 'propose', upline.username, downline.username, 'hourly', '1.5', 'daily');
  await acceptLast(downline.username, 'hourly');
  await operator('contract', 'propose', downline.username, below.username, 'hourly', '1', 'daily');
  await acceptLast(below.username, 'hourly');
  await operator('contract', 'propose', upline.username, downline.username, 'hourly', '0.5', 'daily');

  await signIn(page, language, downline, '/agentHome/contracts', 'agent');
  const popup = page.getByRole('dialog', { name: say('contract.title') });
  await expect(popup.getByRole('listitem').filter({ hasText: below.username })).toBeVisible();
  await expectAccessible(page, 'an offer that ends contracts');
  await popup.getByRole('button', { name: say('contract.acceptAndEnd') }).click();
  await expect(popup).toHaveCount(0);
  await page.goto('/agentHome/contracts?side=below&shown=over');
  await expect(page.getByRole('article').getByText(say('pay.state.terminated'))).toBeVisible();
});
