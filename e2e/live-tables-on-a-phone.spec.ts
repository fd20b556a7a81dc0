import type { Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { test } from './account.ts';
import { expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember } from './sign-in.ts';

/** As the catalogue knows them, and a spot of each. */
const TABLES = [
  { code: 'dragon-tiger', spot: 'tiger' },
  { code: 'baccarat', spot: 'banker' },
  { code: 'sic-bo', spot: 'big' },
  { code: 'andar-bahar', spot: 'bahar' },
  { code: 'live-roulette', spot: 'black' },
] as const;
const STAKE = 1_000n;

type Round = { code: string; stake: bigint; payout: bigint; state: string };
const roundsOf = (username: string): Promise<Round[]> =>
  rows<Round>(
    `select g.game_code as code, r.stake, r.payout, r.state from game_round r
     join member m on m.merchant = r.merchant and m.id = r.member_id
     join game g on g.merchant = r.merchant and g.node_id = r.node_id where m.username = $1 order by g.game_code`,
    [username],
  );

async function betAt(page: Page, language: Language, { code, spot }: (typeof TABLES)[number]): Promise<void> {
  const [card] = await rows<{ node: string }>(
    `select node_id as node from game where game_code = $1 and vendor_code = 'MAIDAN'`,
    [code],
  );
  await page.goto(`/seamless?game=${card?.node}`);
  const game = page.frameLocator('iframe');
  const phase = (name: string) => game.locator(`.lv-board[data-phase="${name}"]`);
  await expect(game.getByTestId('balance')).not.toHaveText('—');
  // The end of a round, whichever was under way: the next has all its time.
  await expect(phase('seen')).toBeVisible();
  await expect(phase('open')).toBeVisible();
  await game.locator(`[data-spot="${spot}"]`).press('Enter');
  await game.getByTestId('place').click();
  await expect(game.getByTestId('staked')).toContainText(displayMoney(minor(STAKE), '', language));
  await expectAccessibleWithFrames(page, code);
}

test('[CAT-02, GAM-03] every live table is bet on from a phone, all at once, and the record has what each of them paid', async ({
  page,
  language,
  say,
}) => {
  // Stays where it is, and answers the others, which ask it for the session that they share.
  const username = await asNewMember(page, language);
  const opened = await Promise.all(
    TABLES.map(async (table) => {
      const own = await page.context().newPage();
      await betAt(own, language, table);
      return own;
    }),
  );
  await expect
    .poll(async () => (await roundsOf(username)).map(({ code, stake, state }) => `${code} ${stake} ${state}`))
    .toEqual(TABLES.map(({ code }) => `${code} ${STAKE} closed`).toSorted());
  const after = (await roundsOf(username)).reduce(
    (sum, { stake, payout }) => sum - stake + payout,
    1_000_000n,
  );
  // A table that is open hears of its own bets alone.
  const [table, ...others] = opened;
  if (table === undefined) throw new Error('no page');
  await Promise.all(others.map((each) => each.close()));
  await table.reload();
  await expect(table.frameLocator('iframe').getByTestId('balance')).toContainText(
    displayMoney(minor(after), '', language),
  );

  await page.goto('/member/personalHistoryCopy');
  const settled = page.locator('main a[href*="bet="]').filter({ visible: true });
  await expect(settled).toHaveCount(TABLES.length);
  await settled.first().click();
  await expect(page.getByRole('dialog').getByText(say('records.receipt.commitment'))).toBeVisible();
});
