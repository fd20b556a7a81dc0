import { displayMoney, minor } from '@maidan/contract/money.ts';
import { loadSlotTexts } from '@maidan/games/slots/screen/slot-texts.ts';
import { test } from './account.ts';
import { expectAccessible, expectAccessibleWithFrames } from './axe.ts';
import { expect } from './person.ts';
import { rows } from './rows.ts';
import { asNewMember, NOWHERE } from './sign-in.ts';

/** One of each family of models; a bonus round of some is shown for a minute and more. */
const MODELS = ['nudge-3x3', 'vault-25', 'tumble-243', 'storm-6x5'] as const;
const LONGEST_ROUND_MS = 120_000;

type Title = { node: string; name: string; rtp: number };
type Round = { stake: bigint; payout: bigint; state: string };

for (const model of MODELS)
  test(`[CAT-01, GAM-03] a title of the model ${model} opens in its own look, says its own figures and is played to the end`, async ({
    page,
    language,
  }) => {
    test.setTimeout(test.info().timeout + LONGEST_ROUND_MS);
    const words = await loadSlotTexts(language);
    const [title] = await rows<Title>(
      `select node_id as node, name ->> $2 as name, rtp_basis_points as rtp from game
       where engine = $1 and open order by sort_order limit 1`,
      [`slot.${model}.96`, language],
    );
    if (title === undefined) throw new Error(`no title is played by ${model}`);
    const username = await asNewMember(page, language, NOWHERE);
    await page.goto(`/seamless?game=${title.node}`);
    const game = page.frameLocator('iframe');
    await expect(game.getByTestId('balance')).not.toHaveText('—');
    await expect(game.getByRole('main', { name: title.name })).toBeVisible();
    const stated = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2 });
    await expect(game.getByText(stated.format(title.rtp / 10_000)).first()).toBeVisible();
    await expectAccessible(page, model);
    await expectAccessibleWithFrames(page, model);
    const spin = game.getByRole('button', { name: words.spin, exact: true });
    await spin.click();
    const roundsOf = (): Promise<Round[]> =>
      rows<Round>(
        `select r.stake, r.payout, r.state from game_round r
         join member m on m.merchant = r.merchant and m.id = r.member_id where m.username = $1`,
        [username],
      );
    await expect.poll(async () => (await roundsOf()).map(({ state }) => state)).toEqual(['closed']);
    await expect(spin).not.toHaveAttribute('aria-busy', 'true', { timeout: LONGEST_ROUND_MS });
    const [round] = await roundsOf();
    const after = minor(1_000_000n - (round?.stake ?? 0n) + (round?.payout ?? 0n));
    await expect(game.getByTestId('balance')).toContainText(displayMoney(after, '', language));
  });
