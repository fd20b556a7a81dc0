import { readFile } from 'node:fs/promises';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { expect, makeAccount, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

/** The one above, an agent below, and a member below that one who played twice today. */
async function makeTeam(): Promise<{ top: Account; middle: Account; player: Account }> {
  const [top, middle, player] = await Promise.all([
    makeAccount({ type: 1 }),
    makeAccount({ type: 41 }),
    makeAccount(),
  ]);
  for (const [low, high] of [
    [middle, top],
    [player, middle],
  ] as const)
    await rows(
      'update member set upline_id = (select id from member where username = $2) where username = $1',
      [low.username, high.username],
    );
  await rows(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, settled_at)
     select merchant, 'TEST', gen_random_uuid(), id, 'MAIDAN', '1', 'PLY', 'closed', x.stake, x.payout, 1, platform_now()
     from member, (values (123400, 0), (5000, 0)) as x (stake, payout) where username = $1`,
    [player.username],
  );
  // As a node does it every minute.
  await rows(
    `select team_count(merchant, 'PLY', array_agg(id)), team_note_counted(merchant, platform_now())
     from member where username = any($1) group by merchant`,
    [[middle.username, player.username]],
  );
  return { top, middle, player };
}

test('[AGT-01] an agent reads the overview, opens profit and loss down to a member, sees the bets and takes them along', async ({
  page,
  language,
  say,
}) => {
  const { top, middle, player } = await makeTeam();
  await signIn(page, language, top, '/agentHome/agentTeamOverview', 'agent');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: say('agent.page.agentTeamOverview') })).toBeVisible();
  const shown = (amount: bigint) => displayMoney(minor(amount), '৳', language);
  await expect(main.getByText(shown(128_400n)).first()).toBeVisible();
  await main.getByLabel(say('team.chart.figure')).selectOption('active');
  await expect(page).toHaveURL(/figure=active/);
  await expect(main.getByRole('img', { name: say('team.figures.active') })).toBeVisible();
  await expectAccessible(page, 'overview of a team');

  await page.goto('/agentHome/palStatementsAgentCopy');
  await main.getByRole('link', { name: middle.username, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/of=\d+/);
  await expect(main.getByText(say('team.ownTeam'))).toBeVisible();
  // Two levels below the name is masked; it opens the member's own bets all the same.
  await expect(main.getByText(player.username)).toHaveCount(0);
  await expectAccessible(page, 'profit and loss of a line');
  await main.locator('a[href*="Copy?"][href*="member="]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/member=\d+/);
  await expect(main.getByText(shown(-123_400n)).filter({ visible: true })).toBeVisible();
  await expectAccessible(page, 'bets of a member of the team');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: say('records.export') }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain('1234.00,0.00,-1234.00');

  // Another agent's member is nobody here.
  const [stranger] = await rows<{ id: bigint }>('select id from member where username = $1', ['demo']);
  await page.goto(`/agentHome/personalHistoryCopy?member=${String(stranger?.id)}`);
  await expect(main.getByText(say('team.nobodyTitle'), { exact: true })).toBeVisible();
});

/** The same parts stand on several: each page is looked at in one of the looks, and those with tables of their own in both. */
const ON_A_PHONE = [
  'agentAnnouncement',
  'agentDownlineTransactionDetailsCopy',
  'myIncome',
  'accountDetails',
  'agentDividendRecordCopy2',
  'agentHourSalary',
] as const;
const ON_A_DESKTOP = ['agentRevenueReport', 'userLoss', 'agentDailyWages2', 'contracts'] as const;

test('[AGT-01] [AGT-02] every other page of the agent center opens, says what it knows, fits and is accessible', async ({
  page,
  language,
  isPhone,
  say,
}) => {
  const { top } = await makeTeam();
  await signIn(page, language, top, '/agentHome', 'agent');
  const width = page.viewportSize()?.width ?? 0;
  for (const name of isPhone ? ON_A_PHONE : ON_A_DESKTOP) {
    await page.goto(`/agentHome/${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: say(`agent.page.${name}`) })).toBeVisible();
    await expect(main.getByRole('status')).toHaveCount(0);
    await expectAccessible(page, name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
