import { expect, makeAccount, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { newName, PASSWORD } from './person.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

type Invitation = { id: bigint; friend: string };
const invitationOf = async (inviter: string): Promise<Invitation> => {
  const [row] = await rows<Invitation>(
    `select r.id, f.username as friend from referral r
     join member i on i.merchant = r.merchant and i.id = r.inviter_id
     join member f on f.merchant = r.merchant and f.id = r.friend_id where i.username = $1`,
    [inviter],
  );
  if (row === undefined) throw new Error('nobody came');
  return row;
};

test('[MEM-09] [HDR-03] [SID-02] a friend comes by a link, plays, and brings a reward after a person has looked', async ({
  page,
  language,
  say,
  elsewhere,
}) => {
  const inviter = await makeAccount();
  await signIn(page, language, inviter, '/member/referral');
  const address = page.getByText('/register?referralCode=');
  const link = (await address.textContent()) ?? '';
  expect(link).toContain('referralCode=');
  await expectAccessible(page, 'invitations before anybody came');

  const friend = newName();
  const other = await elsewhere();
  await other.goto(link);
  const form = other.getByRole('dialog', { name: say('register.title') });
  await form
    .getByRole('textbox', { name: new RegExp(`^${say('register.field.username')}( |$)`) })
    .fill(friend);
  await form.getByLabel(say('register.field.password'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(say('register.field.confirmPassword'), { exact: true }).fill(PASSWORD);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: say('register.submit') }).click();
  await expect(form).toBeHidden();

  // What a round leaves behind, as other journeys write it.
  await rows(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, settled_at)
     select merchant, 'TEST', gen_random_uuid(), id, 'MAIDAN', '1', 'PLY', 'closed', 200000, 0, 1, platform_now()
     from member where username = $1`,
    [friend],
  );
  const { id } = await invitationOf(inviter.username);
  await page.reload();
  // Both sit at this machine, in the same kind of browser.
  await expect(page.getByText(say('referral.reward.held'))).toBeVisible();
  await expect(page.getByText(friend)).toHaveCount(0);
  await expect
    .poll(async () => operator('referral', 'list', '--by', 'rina'), { timeout: 20_000 })
    .toContain(`${inviter.username} invited ${friend}`);
  await operator('referral', 'approve', String(id), '--by', 'rina', '--reason', 'Two people of one house.');
  const take = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(take).toBeVisible();
  await expectAccessible(page, 'a reward for a friend that can be taken');
  await take.click();
  await expect(take).toBeHidden();
  const grants = await rows<{ amount: bigint }>(
    `select g.amount from reward_grant g join member m on m.merchant = g.merchant and m.id = g.member_id
     where m.username = $1`,
    [inviter.username],
  );
  expect(grants).toEqual([{ amount: 20_000n }]);

  // The menus of an open page follow the operator's switch.
  const menu = page.getByRole('link', { name: say('shell.nav.invite'), exact: true });
  const isPhone = (page.viewportSize()?.width ?? 0) < 1_000;
  if (!isPhone) {
    await expect(menu.first()).toBeVisible();
    await operator('set', 'availablePromo.REFERRAL.enabled', 'false');
    await expect(menu).toHaveCount(0);
    await expect(page.getByText(say('referral.off'))).toBeVisible();
    await operator('set', 'availablePromo.REFERRAL.enabled', 'true');
    await expect(menu.first()).toBeVisible();
  }
});
