import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadScreenTexts } from '@maidan/games/screen-parts/screen-texts.ts';
import type { Locator, Page } from '@playwright/test';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { expect, makeAccount, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';
import { openSlot, seeTheRoundOut } from './slot.ts';
import { endRaffle } from './world.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const standing = (page: Page): Locator => page.locator('section[aria-labelledby=standing]');
const BY = ['--by', 'rina', '--reason'];

/** A rule of this journey alone, written and switched on as an operator does. */
async function ruleOn(rule: { code: string } & Record<string, unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-rule-'));
  const file = join(folder, 'rule.json');
  try {
    writeFileSync(file, JSON.stringify(rule));
    await operator('reward', 'write', file, '--by', 'rina');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await operator('reward', 'on', rule.code, ...BY, 'for a journey');
}

/** A settled bet of so many days ago on the first open slot of ours, as the wallet would leave it. */
async function stakedOnSlot({ username }: Account, stake: number, daysAgo: number): Promise<string> {
  const [round] = await rows<{ nodeId: string }>(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, placed_at, settled_at)
     select m.merchant, 'TEST', gen_random_uuid(), m.id, g.vendor_code, g.node_id, 'PLY', 'closed', $2, 0, 1, moment, moment
     from member m, (select platform_now() - $3::int * interval '1 day' as moment) t,
       lateral (select * from game g where g.merchant = m.merchant and g.engine = 'line-slot' and g.open
         order by g.sort_order limit 1) g
     where m.username = $1 returning node_id`,
    [username, stake, daysAgo],
  );
  return round?.nodeId ?? '';
}

test('[PRO-01] [PRO-02] a gift is asked for with a picture, a person says yes, and it is taken into the record', async ({
  page,
  language,
  say,
}) => {
  const member = await makeAccount();
  await signIn(page, language, member, '/promotions');
  await expect(page.locator('a[href="/promotions/idea-gift"]')).toBeVisible();
  await expectAccessible(page, 'promotions');
  await page.goto('/promotions?type=gift');
  await expect(
    page
      .getByRole('navigation', { name: say('promotions.board.types') })
      .getByRole('link', { name: say('promotions.type.gift') }),
  ).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'promotions of a kind');
  await expect(page.locator('a[href="/promotions/idea-gift"]')).toBeVisible();
  await page.goto('/promotions/idea-gift');
  await expect(standing(page).getByText(say('promotions.state.join'), { exact: true })).toBeVisible();
  await page.getByLabel(say('promotions.apply.comment'), { exact: true }).fill('A quieter lobby at night.');
  const picture = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 200, height: 120 } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lobby.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page, 'a promotion that is asked for');
  await page.getByRole('button', { name: say('promotions.apply.send'), exact: true }).click();
  await expect(standing(page).getByText(say('promotions.state.applying'), { exact: true })).toBeVisible();

  const [asked] = await rows<{ id: bigint; pictures: bigint }>(
    `select a.id, (select count(*) from upload u where u.subject = 'application:' || a.id) as pictures
     from reward_application a join member m on m.merchant = a.merchant and m.id = a.member_id where m.username = $1`,
    [member.username],
  );
  expect(asked?.pictures).toBe(1n);
  await operator('reward', 'approve', String(asked?.id), ...BY, 'A good thought.');
  // The open page hears of it.
  await expect(page.getByText('A good thought.')).toBeVisible();
  await expect(standing(page).getByText(say('promotions.state.claim'), { exact: true })).toBeVisible();
  await standing(page).locator('li button').first().click();
  await expect(standing(page).getByText(say('promotions.state.claimed'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('promotions.act.center') }).click();
  const given = page.locator('section[aria-labelledby=given-rewards]');
  await expect(given.getByText(say('rewards.given.state.paid'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions\/idea-gift$/);
});

test('[PRO-03] a raffle is entered by a visitor who logs in, drawn by the platform, computed again, and its prize is taken', async ({
  page,
  language,
  say,
}) => {
  const code = `draw-${randomUUID().slice(0, 8)}`;
  await ruleOn({
    code,
    type: 'raffle',
    title: { en: `Kite draw ${code}` },
    summary: { en: 'One free number for each.' },
    terms: {
      fact: { kind: 'raffle', prizes: [{ amount: '75.00', count: 3 }] },
      period: 'once',
      needsJoin: true,
      largest: '75.00',
      budget: '300.00',
      claimDays: 5,
      payment: 'cash',
      startsAt: at(-1),
      endsAt: at(1),
    },
  });

  await page.goto(`/promotions/${code}`);
  await expect(page.getByRole('button', { name: say('promotions.card.login') }).first()).toBeVisible();
  const digest = await page.locator('section[aria-labelledby=raffle-proof] dd.font-mono').textContent();
  const member = await makeAccount();
  await signIn(page, language, member, `/promotions/${code}`);
  await page.getByRole('button', { name: say('promotions.act.join'), exact: true }).click();
  await expect(standing(page).getByText(say('promotions.state.joined'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'a raffle that was entered');

  await endRaffle(code);
  // Drawn by a node in its own time; the open page hears of it.
  await expect(standing(page).getByText(say('promotions.state.claim'), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.locator('section[aria-labelledby=raffle-proof] dd.font-mono')).toHaveText(digest ?? '');
  await page.getByRole('button', { name: say('promotions.raffle.check') }).click();
  await expect(page.getByText(say('promotions.raffle.fits'))).toBeVisible();
  await expectAccessible(page, 'a raffle that was drawn');
  await standing(page).locator('li button').first().click();
  await expect(standing(page).getByText(say('promotions.state.claimed'), { exact: true })).toBeVisible();
  const purses = await rows<{ balance: bigint }>(
    `select g.amount as balance from reward_grant g join member m on m.id = g.member_id where m.username = $1`,
    [member.username],
  );
  expect(purses).toEqual([{ balance: 7_500n }]);
});

test('[MEM-11] [PRO-01] a rebate is taken with its bets in sight, a bonus is met in its game, and leaving it costs what was said', async ({
  page,
  language,
  say,
}) => {
  const member = await makeAccount();
  const game = await stakedOnSlot(member, 200_000, 1);
  await signIn(page, language, member, '/member/manualRebate');
  const card = page.getByRole('article');
  await expect(card.getByRole('link', { name: say('records.theseBets') })).toBeVisible();
  await expectAccessible(page, 'a rebate that waits');
  await card.getByRole('button', { name: say('rewards.take'), exact: true }).click();
  await expect(page.getByText(say('rewards.noRebate.title'))).toBeVisible();

  await page.goto('/promotions/starter-bonus');
  await page.getByRole('button', { name: say('promotions.act.join'), exact: true }).click();
  await standing(page).locator('li button').first().click();
  await expect(standing(page).getByText(say('promotions.state.process'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'a promotion with its bonus in hand');
  await page.goto(`/seamless?game=${game}`);
  const strip = page.locator('details', { has: page.locator('a[href="/promotions"]') });
  await strip.locator('summary').click();
  await expect(strip.getByText(displayMoney(minor(50_000n), '৳', language))).toBeVisible();
  await expectAccessible(page, 'a game with a bonus in hand');

  await page.goto('/member/rewardCenter');
  await expect(page.getByRole('progressbar', { name: say('rewards.meter.progress') })).toBeVisible();
  await expectAccessible(page, 'a bonus in hand');
  await page.getByRole('button', { name: say('rewards.meter.leave') }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText(displayMoney(minor(50_000n), '৳', language))).toBeVisible();
  await asked.getByRole('button', { name: say('rewards.meter.leave') }).click();
  const given = page.locator('section[aria-labelledby=given-rewards]');
  await expect(given.getByText(say('rewards.given.state.forfeited'))).toBeVisible();
  await page.getByRole('button', { name: say('rewards.wanted.leave') }).click();
  await expect(page.getByText(say('rewards.wanted.offTitle'))).toBeVisible();
  const purses = await rows<{ kind: string; balance: bigint }>(
    `select a.kind, a.balance from ledger_account a join member m on m.id::text = a.owner
     where m.username = $1 and a.kind = 'locked_bonus'`,
    [member.username],
  );
  expect(purses).toEqual([{ kind: 'locked_bonus', balance: 0n }]);
});

/** Of free rounds, in minor units. */
const MOST_WON = 10_000;

test('[PRO-03] [PRO-01] all that waits is taken with one press, a bonus is wagered until it is free, and free rounds are played until they are paid', async ({
  page,
  language,
  say,
}) => {
  const member = await makeAccount();
  const id = randomUUID().slice(0, 8);
  const gift = { period: 'once', needsJoin: true, budget: '1000.00', claimDays: 5 };
  await ruleOn({
    code: `wager-${id}`,
    type: 'gift',
    title: { en: `A bonus to wager ${id}` },
    summary: { en: 'Wagered once.' },
    terms: {
      ...gift,
      fact: { kind: 'fixed', amount: '10.00' },
      largest: '10.00',
      payment: 'locked',
      wagering: { times: 2, days: 5, weights: { RNG: 100 } },
    },
  });
  await ruleOn({
    code: `rounds-${id}`,
    type: 'gift',
    title: { en: `Two free rounds ${id}` },
    summary: { en: 'In a slot of ours.' },
    terms: {
      ...gift,
      fact: { kind: 'fixed', amount: '4.00' },
      largest: '4.00',
      payment: 'rounds',
      freeRounds: { count: 2, stake: '2.00', games: ['line-slot'], mostWon: `${MOST_WON / 100}.00`, days: 5 },
    },
  });
  // Two days of play: a rebate waits for each.
  await stakedOnSlot(member, 200_000, 2);
  const game = await stakedOnSlot(member, 100_000, 1);
  await signIn(page, language, member, '/member/rewardCenter');
  await page.getByRole('button', { name: say('rewards.takeAll'), exact: true }).click();
  const given = page.locator('section[aria-labelledby=given-rewards]');
  // Missions that are reached by then are taken with them.
  const rebates = given.locator('details:has(a[href*="code=daily-rebate"])');
  await expect(rebates).toHaveCount(2);
  await rebates.first().locator('summary').click();
  await rebates
    .first()
    .getByRole('link', { name: say('rewards.toTerms') })
    .click();
  await expect(page.getByRole('heading', { name: say('promotions.page.terms') })).toBeVisible();
  await expectAccessible(page, 'reward-terms');

  await page.goto(`/promotions/wager-${id}`);
  await page.getByRole('button', { name: say('promotions.act.join'), exact: true }).click();
  await standing(page).locator('li button').first().click();
  await expect(standing(page).getByText(say('promotions.state.process'), { exact: true })).toBeVisible();
  await page.goto('/member/rewardCenter');
  const meter = page.getByRole('progressbar', { name: say('rewards.meter.progress') });
  await expect(meter).toBeVisible();
  await stakedOnSlot(member, 2_000, 0);
  // Freed by a node in its own time; the open page hears of it.
  await expect(meter).toHaveCount(0);
  await expect(given.getByText(say('rewards.given.state.released'))).toBeVisible();

  await page.goto(`/promotions/rounds-${id}`);
  await page.getByRole('button', { name: say('promotions.act.join'), exact: true }).click();
  await standing(page).locator('li button').first().click();
  await expect(page.getByText(say('promotions.act.takenRounds'), { exact: true })).toBeVisible();
  await page.goto(`/seamless?game=${game}`);
  const frame = page.frameLocator('iframe');
  const { freeRounds } = await loadScreenTexts(language);
  const spin = frame.getByRole('button', { name: freeRounds.round, exact: true });
  await spin.click();
  await seeTheRoundOut({ frame, spin });
  await spin.click();
  // The next one would be paid for.
  await openSlot(page, language);
  await page.goto(`/promotions/rounds-${id}`);
  const [rest = ''] = say('promotions.act.roundsOver').split(' ').slice(-1);
  await expect(
    standing(page)
      .getByText(new RegExp(`${rest}$`))
      .first(),
  ).toBeVisible();
  // Each was a free one, and all that they won, as far as the terms go, is paid at once.
  const paid = () =>
    rows(
      `select count(*) filter (where t.kind = 'free-bet') as played,
         least(coalesce(sum(o.told_amount) filter (where t.kind = 'free-win'), 0), ${MOST_WON})
           = coalesce(sum(t.amount) filter (where t.kind = 'credit'), 0) as even
       from wallet_transaction t
       join wallet_promotion o on o.merchant = t.merchant and o.partner = t.partner and o.transaction_id = t.transaction_id
       join member m on m.merchant = t.merchant and m.id = t.member_id
       where m.username = $1 and t.state = 'applied'`,
      [member.username],
    );
  await expect.poll(paid).toEqual([{ played: 2n, even: true }]);
  const kept = await rows<{ code: string; state: string; amount: bigint }>(
    `select split_part(g.code, '-', 1) as code, g.state, g.amount from reward_grant g
     join member m on m.merchant = g.merchant and m.id = g.member_id where m.username = $1 and g.code ~ '^(daily-rebate|wager|rounds)' order by g.id`,
    [member.username],
  );
  expect(kept).toMatchObject([
    { code: 'daily', state: 'paid' },
    { code: 'daily', state: 'paid' },
    { code: 'wager', state: 'released', amount: 1_000n },
    { code: 'rounds', state: 'rounds' },
  ]);
});
