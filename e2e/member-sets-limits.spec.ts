import { expect, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { rows } from './rows.ts';
import { asNewMember } from './sign-in.ts';

const OWN = `(select id from member where username = $1)`;

test('a visitor finds what helps, from the foot of every page', async ({ page, say }) => {
  await page.goto('/help');
  await page.locator('footer a[href="/responsible"]').first().click();
  await expect(page).toHaveURL(/\/responsible$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('link', { name: say('protection.responsible.toLimits'), exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'responsible play');
});

test('R1: a limit is set at once, lowered at once, and raised only later', async ({
  page,
  language,
  say,
}) => {
  const username = await asNewMember(page, language, '/member/limits');
  const named = (action: 'set' | 'change') =>
    say(`protection.${action}Named`, {
      kind: say('protection.kind.deposit'),
      period: say('protection.period.day'),
    });
  const limit = () =>
    rows<{ value: bigint }>(
      `select value from player_limit where member_id = ${OWN} and kind = 'deposit' and period = 'day'`,
      [username],
    );
  const choose = async (action: 'set' | 'change', amount: string) => {
    await page.getByRole('button', { name: named(action) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').first().fill(amount);
    await expectAccessible(page, `limit ${amount}`);
    await dialog.getByRole('button', { name: say('protection.save') }).click();
    await expect(dialog).toHaveCount(0);
  };
  await choose('set', '500');
  await expect(page.getByRole('button', { name: named('change') })).toBeVisible();
  expect(await limit()).toEqual([{ value: 50_000n }]);
  await choose('change', '300');
  await expect.poll(limit).toEqual([{ value: 30_000n }]);
  await choose('change', '900');
  await expect(page.getByText(say('protection.asked')).first()).toBeVisible();
  expect(await limit()).toEqual([{ value: 30_000n }]);
  await page.reload();
  await expect(page.getByRole('button', { name: named('change') })).toBeVisible();
  await expectAccessible(page, 'limits');
});

test('R2: a break closes games and deposits at once and leaves withdrawals open', async ({
  page,
  language,
  say,
}) => {
  await asNewMember(page, language, '/member/limits');
  await page.getByRole('button', { name: say('protection.break.start') }).click();
  await expectAccessible(page, 'before a break');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('protection.break.begin') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/member/depositv2');
  await expect(page.getByRole('heading', { name: say('protection.away.title') })).toBeVisible();
  await expectAccessible(page, 'during a break');
  await page.goto('/seamless?game=10001');
  await expect(page.getByRole('heading', { name: say('protection.away.title') })).toBeVisible();
  await page.goto('/member/withdraw');
  await expect(page.getByRole('heading', { level: 1, name: say('withdraw.title') })).toBeVisible();
});
