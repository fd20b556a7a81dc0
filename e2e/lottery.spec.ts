import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadLotteryTexts } from '@maidan/games/lottery/lottery-texts.ts';
import pg from 'pg';
import { test } from './account.ts';
import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

type Round = { stake: bigint; payout: bigint; state: string };

const CLOCK_LOCK = 1_946;

/**
 * Draws go by a clock of their own in the house; forwards alone, so that no other journey meets a draw again. Whoever is about to
 * buy has the clock alone, until what was bought is settled.
 */
async function withClock(bet: (letPass: (minutes: number) => Promise<void>) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['JOURNEY_HOUSE_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [CLOCK_LOCK]);
    await bet(async (minutes) => {
      await client.query('update lottery_clock set ahead = ahead + make_interval(mins => $1)', [minutes]);
    });
  } finally {
    await client.end();
  }
}

const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select r.stake, r.payout, r.state from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
     where m.username = $1 order by r.state, r.payout desc`,
    [username],
  );

test('[LOT-01, GAM-04] a draw is found in the lobby; a bet on it is bought for several draws, taken back for the last and settled in the record', async ({
  page,
  language,
  say,
}) => {
  const words = await loadLotteryTexts(language);
  const username = await asNewMember(page, language, NOWHERE);
  const game = page.frameLocator('iframe');
  await withClock(async (letPass) => {
    await page.goto('/elott?vassalage=ELOTT');
    await page.locator('main a.game-card[href*="one-minute-draw"]').first().click();
    await expect(page).toHaveURL(/\/lottery\?gameCode=.*one-minute-draw/);

    await expect(game.getByTestId('balance')).not.toHaveText('—');
    // All ten numbers of the first place: one of them comes.
    await game.getByRole('button', { name: words.all, exact: true }).first().click();
    await game.getByRole('button', { name: new RegExp(words.add) }).click();
    const toSlip = game.locator('.lo-to-slip');
    const isNarrow = await toSlip.isVisible();
    if (isNarrow) await toSlip.click();
    else await expectAccessibleWithFrames(page, 'a lottery');
    const slip = isNarrow ? game.getByRole('dialog') : game.getByRole('complementary');
    await slip.getByRole('button', { name: words.moreDraws }).click();
    await slip.getByRole('button', { name: words.moreDraws }).click();
    await slip.getByLabel(words.stop).uncheck();
    await slip.locator('.lo-buy').click();

    const tickets = game.getByRole('dialog', { name: words.tickets });
    await expect(tickets.getByText(words.states.placed)).toHaveCount(3);
    await expectAccessibleWithFrames(page, 'tickets of a lottery');
    await tickets
      .getByRole('button', { name: new RegExp(`^${words.cancel}:`) })
      .last()
      .click();
    await expect(tickets.getByText(words.states.placed)).toHaveCount(2);
    await letPass(3);
    await expect
      .poll(async () => (await roundsOf(username)).map(({ state }) => state))
      .toEqual(['closed', 'closed', 'void']);
  });
  const back = 1_000_000n - 2n * (1_000n - 960n);
  await page.reload();
  await expect(game.getByTestId('balance')).toContainText(displayMoney(minor(back), '', language));

  await page.goto('/member/personalHistoryCopy');
  await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByText(say('records.receipt.commitment'))).toBeVisible();
  await expect(receipt).toContainText(words.playNames['one-place']);
  await expect(receipt.getByText(say('records.receipt.came'), { exact: true })).toBeVisible();
});

const PATHS = [
  { path: '/lottery', alias: '/lottert', vendor: 'LOTT', engine: 'lottery.maidan-pk10-1' },
  { path: '/seaLottery', alias: '/sealottery', vendor: 'TCG_SEA', engine: 'lottery.sea-2d.%' },
  { path: '/vnLottery', alias: '/vnlottery', vendor: 'TCG_LOTTO_VN', engine: 'lottery.north-hourly.%' },
] as const;

test('[GAM-04, RTE-10, LOT-01] lotteries have their pages, behind login and without a footer, also by their other spellings; a quick pick in each is settled in the record', async ({
  page,
  language,
  say,
}) => {
  const words = await loadLotteryTexts(language);
  await page.goto('/vnLottery');
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  const username = await asNewMember(page, language, NOWHERE);
  const names: string[] = [];
  await withClock(async (letPass) => {
    for (const { path, alias, vendor, engine } of PATHS) {
      const [title] = await rows<{ code: string; name: string }>(
        `select game_code as code, name ->> $1 as name from game where vendor_code = $2 and engine like $3
         order by node_id limit 1`,
        [language, vendor, engine],
      );
      if (!title) throw new Error(`${vendor} has no ${engine}`);
      names.push(title.name);
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: say(`play.lottery.${path.slice(1)}`) }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: say('play.lottery.calendar.title') })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expectAccessible(page, path);
      await page.goto(`${alias}?gameCode=${title.code}`);
      const game = page.frameLocator('iframe');
      await expect(game.getByRole('main', { name: title.name })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await game.getByRole('button', { name: words.quick }).click();
      await game.getByRole('button', { name: new RegExp(words.add) }).click();
      const toSlip = game.locator('.lo-to-slip');
      if (await toSlip.isVisible()) await toSlip.click();
      await game.locator('.lo-slip .lo-buy').filter({ visible: true }).click();
      await expect(
        game.getByRole('dialog', { name: words.tickets }).getByText(words.states.placed),
      ).toHaveCount(1);
    }
    // The boards of the hour come last.
    await letPass(61);
    await expect
      .poll(async () => (await roundsOf(username)).map(({ stake, state }) => `${stake} ${state}`))
      .toEqual(['100 closed', '100 closed', '100 closed']);
  });
  await page.goto('/member/personalHistoryCopy');
  const settled = page.locator('main a[href*="bet="]').filter({ visible: true });
  await expect(settled).toHaveCount(names.length);
  for (const name of names) await expect(settled.filter({ hasText: name })).toHaveCount(1);
});
