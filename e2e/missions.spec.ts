import { expect, expectInMenu, makeAccount, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

/** Settled rounds, as the wallet would leave them. */
async function play({ username }: Account, times: number, stake: number): Promise<void> {
  await rows(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, settled_at)
     select merchant, 'TEST', gen_random_uuid(), id, 'MAIDAN', '1', 'PLY', 'closed', $3, 0, 1, platform_now()
     from member, generate_series(1, $2::int) where username = $1`,
    [username, times, stake],
  );
}

test('[MEM-02] [MEM-10] rounds bring missions further, all are taken with one press, and stand in the record and on the board', async ({
  page,
  language,
  say,
  isPhone,
}) => {
  const member = await makeAccount();
  await play(member, 4, 100);
  await signIn(page, language, member, '/member/missionLeaderboard');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', '4');
  await expect(page.getByRole('button', { name: say('missions.take') })).toHaveCount(0);
  await expectAccessible(page, 'missions under way');

  await play(member, 6, 100);
  await page.reload();
  await expect(page.getByRole('button', { name: say('missions.take'), exact: true })).toHaveCount(2);
  const way = page.getByRole('link', { name: new RegExp(`^${say('shell.nav.missions')}.*[2২२]`) });
  await expectInMenu(page, { way, say, isPhone });
  await page.getByRole('button', { name: say('missions.takeAll') }).click();
  await expect(page.getByText(say('missions.taken'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('missions.take'), exact: true })).toHaveCount(0);
  await expect(page.getByText(new RegExp(say('missions.history.state.paid'))).first()).toBeVisible();
  await expectAccessible(page, 'missions that were taken');
  const given = await rows(
    `select g.code, g.amount from reward_grant g join member m on m.merchant = g.merchant and m.id = g.member_id
     where m.username = $1 order by 1`,
    [member.username],
  );
  expect(given).toEqual([
    { code: 'daily-five', amount: 200n },
    { code: 'first-ten', amount: 1_000n },
  ]);
  const board = await page.getByRole('region', { name: say('missions.board.title') }).innerText();
  expect(board).not.toContain(member.username);
});

test('[MEM-03] [HDR-06] play brings a rank, which the header and its page say with what it came from', async ({
  page,
  language,
  say,
  isPhone,
}) => {
  const member = await makeAccount();
  await play(member, 10, 110_000);
  await signIn(page, language, member, '/member/vip');
  await expect(page.getByText(say('vip.levels.own'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('vip.reached.title') })).toBeVisible();
  const way = page.getByRole('link', { name: say('shell.nav.vip'), exact: true });
  await expectInMenu(page, { way, say, isPhone });
  await expectAccessible(page, 'the page of ranks');
  expect(
    await rows(
      `select v.level, v.staked from vip_change v join member m on m.merchant = v.merchant and m.id = v.member_id
       where m.username = $1`,
      [member.username],
    ),
  ).toEqual([{ level: 1, staked: 1_100_000n }]);
});
