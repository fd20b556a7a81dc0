import { textIn } from '@maidan/contract/local-text.ts';
import { formatMoneyText, displayMoney, minor } from '@maidan/contract/money.ts';
import pg from 'pg';
import { expectAccessible } from '../axe.ts';
import { operator } from '../desk.ts';
import { expect, test } from '../person.ts';
import { rows } from '../rows.ts';
import { openSlot, seeTheRoundOut } from '../slot.ts';
import { asNewMember } from '../sign-in.ts';

const WELCOME = 1_000_000n;
const several = (yes: boolean) => operator('set', 'merchantWallet.isSingle', String(!yes));

test.afterEach(() => several(false));

/** A slot of a vendor that keeps its own wallet. */
async function ownGame(): Promise<string> {
  const [game] = await rows<{ nodeId: string }>(
    `select node_id from game where vendor_code = 'MAIDAN' and engine = 'line-slot' and open order by sort_order limit 1`,
    [],
  );
  return game?.nodeId ?? '';
}

async function onlyRound(
  username: string,
): Promise<{ state: string; stake: bigint; payout: bigint } | undefined> {
  const [round] = await rows<{ state: string; stake: bigint; payout: bigint }>(
    `select r.state, r.stake, r.payout from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
     where m.username = $1`,
    [username],
  );
  return round;
}

/** The house hears everything and answers nothing, until it is let go: an answer that comes too late for whoever waits. */
async function holdUpHouse(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: process.env['JOURNEY_HOUSE_DATABASE_URL'] });
  await client.connect();
  await client.query('begin; lock table wallet_transfer in access exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

test('[GAM-09, MEM-01] with one wallet it says so; with several a game asks for money at its vendor, is played from there, and everything is collected', async ({
  page,
  language,
  say,
}) => {
  const money = (amount: bigint) => displayMoney(minor(amount), '৳', language);
  const username = await asNewMember(page, language, '/member/transferFund');
  await expect(page.getByText(say('wallets.singleText'))).toBeVisible();
  await expect(page.getByTestId('main-balance')).toHaveText(money(WELCOME));

  await several(true);
  await page.goto(`/seamless?game=${await ownGame()}`);
  const name = textIn({ en: 'Maidan Games', bn: 'ময়দান গেমস' }, language);
  const dialog = page.getByRole('dialog', { name: say('wallets.moveInTo', { name }) });
  await dialog.getByRole('button', { name: say('wallets.close') }).click();
  await page.getByRole('button', { name: say('game.moveMoney') }).click();
  await dialog.getByLabel(say('wallets.form.amount'), { exact: true }).fill('৫০০');
  await expectAccessible(page, 'money before a game');
  await dialog.getByRole('button', { name: say('wallets.moveAndPlay', { amount: money(50_000n) }) }).click();

  const slot = await openSlot(page, language);
  await slot.spin.click();
  await expect.poll(async () => (await onlyRound(username))?.state).toBe('closed');
  const round = await onlyRound(username);
  const left = 50_000n - (round?.stake ?? 0n) + (round?.payout ?? 0n);
  await seeTheRoundOut(slot);
  await expect(slot.frame.getByTestId('balance')).toContainText(displayMoney(minor(left), '', language));

  await page.goto('/member/transferFund');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText(money(left));
  await expectAccessible(page, 'wallets');
  expect(await operator('reconcile')).toContain(
    `wallets at MAIDAN PLY: ${formatMoneyText(minor(left))} in the ledger, ${formatMoneyText(minor(left))} at the vendor`,
  );
  await page.getByRole('button', { name: say('wallets.collect.button') }).click();
  await expect(page.getByTestId('main-balance')).toHaveText(money(WELCOME - 50_000n + left));
  await expect(card).toContainText(money(0n));
});

test('[GAM-09] X7: a transfer without an answer is shown as on its way, is not sent again, and ends by itself', async ({
  page,
  language,
  say,
}) => {
  const money = (amount: bigint) => displayMoney(minor(amount), '৳', language);
  await several(true);
  const username = await asNewMember(page, language, '/member/transferFund');
  const name = textIn({ en: 'Maidan Games', bn: 'ময়দান গেমস' }, language);
  await page.getByRole('button', { name: say('wallets.moveInTo', { name }) }).click();
  const letGo = await holdUpHouse();
  try {
    const dialog = page.getByRole('dialog', { name: say('wallets.moveInTo', { name }) });
    await dialog.getByLabel(say('wallets.form.amount'), { exact: true }).fill('100');
    await dialog.getByRole('button', { name: say('wallets.moveIn'), exact: true }).click();
    await expect(
      dialog.getByText(say('wallets.ended.pending', { amount: money(10_000n), name })),
    ).toBeVisible();
    await dialog
      .getByRole('button', { name: say('wallets.close') })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: say('wallets.list.pending') })).toBeVisible();
    await expect(page.getByTestId('main-balance')).toHaveText(money(WELCOME - 10_000n));
  } finally {
    await letGo();
  }
  await expect(page.getByRole('heading', { name: say('wallets.list.pending') })).toBeHidden();
  await expect(page.getByText(say('wallets.state.done'), { exact: true })).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText(money(10_000n));
  expect(
    await rows(
      `select t.state, t.amount from vendor_transfer t join member m on m.merchant = t.merchant and m.id = t.member_id
       where m.username = $1`,
      [username],
    ),
  ).toMatchObject([{ state: 'done' }]);
});
