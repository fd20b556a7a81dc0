import assert from 'node:assert/strict';
import { expectAnswer, newId, type Case, type Trial } from './trial.ts';
import { needs, type Player } from './wallet-under-test.ts';

const freeBetOf = ({ token, gameCode, currency }: Player, campaignId: string, amount: string) => ({
  token,
  campaignId,
  transactionId: newId('free'),
  roundId: newId('round'),
  gameCode,
  amount,
  currency,
});
type FreeBet = ReturnType<typeof freeBetOf>;

const freeWinOf = (bet: FreeBet, amount: string) => ({
  ...bet,
  transactionId: newId('freewin'),
  betTransactionId: bet.transactionId,
  amount,
});

const endOf = ({ token, currency }: Player, campaignId: string, amount: string) => ({
  token,
  transactionId: newId('end'),
  direction: 'credit' as const,
  reason: 'free-rounds' as const,
  campaignId,
  amount,
  currency,
});

/** C32, C41: what needs no bet. */
export const PROMOTION_CASES: readonly Case[] = [
  {
    id: 'C32',
    rule: 'W18',
    title: 'free bets and wins move no cash, and their sum is paid once',
    run: async (t) => {
      await freeRounds(t);
      await allTakenBack(t);
      await paidByWin(t);
    },
  },
  {
    id: 'C41',
    rule: 'W29',
    title: 'money that needs no bet moves once, with its reason',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const { token, currency } = player;
      const promo = {
        token,
        currency,
        transactionId: newId('promo'),
        direction: 'credit' as const,
        reason: 'tournament' as const,
        amount: '25.00',
      };
      const first = await t.send('adjustment', promo);
      expectAnswer(first, 'OK', '125.00');
      await t.send('bet', t.betOf(player, '5.00'));
      assert.deepEqual(await t.send('adjustment', promo), first, 'sent again it gets the first answer');
      const changed = { ...promo, reason: 'jackpot' as const };
      expectAnswer(await t.send('adjustment', changed), 'DUPLICATE_TRANSACTION', '120.00');
      const { transactionId } = promo;
      const found = await t.send('transaction', { transactionId });
      assert.deepEqual(found.transaction, {
        kind: 'credit',
        roundId: transactionId,
        amount: '25.00',
        state: 'applied',
      });
      const back = t.rollbackOf(player, { transactionId, roundId: transactionId });
      expectAnswer(await t.send('rollback', back), 'OK', '95.00');
      expectAnswer(await t.send('adjustment', promo), 'ALREADY_ROLLED_BACK', '95.00');

      const taken = { ...promo, direction: 'debit' as const, reason: 'correction' as const };
      const tooMuch = { ...taken, transactionId: newId('take'), amount: '95.01' };
      expectAnswer(await t.send('adjustment', tooMuch), 'INSUFFICIENT_FUNDS', '95.00');
      const all = { ...taken, transactionId: newId('take'), amount: '95.00' };
      expectAnswer(await t.send('adjustment', all), 'OK', '0.00');
      const undo = t.rollbackOf(player, { ...all, roundId: all.transactionId });
      expectAnswer(await t.send('rollback', undo), 'ALREADY_SETTLED', '0.00');
      for (const bad of [
        { ...taken, reason: 'promo' as const },
        { ...promo, reason: 'tip' as const },
        { ...promo, amount: '0.00' },
        { ...promo, campaignId: 'not-of-free-rounds' },
      ])
        await expectRefused(t, { ...bad, transactionId: newId('bad') });
      await t.expectBooks(player, '0.00', 4);
    },
  },
];

async function expectRefused(t: Trial, body: Parameters<typeof t.sendOnce<'adjustment'>>[1]): Promise<void> {
  const raw = JSON.stringify(t.wire.write('adjustment', { requestId: newId('request'), ...body }));
  assert.equal((await t.sendRaw('adjustment', raw)).status, 'BAD_REQUEST');
}

async function freeRounds(t: Trial): Promise<void> {
  const player = await t.driver.newPlayer('100.00');
  const campaign = newId('campaign');
  const bet = freeBetOf(player, campaign, '2.00');
  expectAnswer(await t.send('freeBet', bet), 'CAMPAIGN_NOT_FOUND', '100.00');
  await needs(t.driver, 'grantFreeRounds')(player, campaign, 3, '2.00');
  await needs(t.driver, 'grantFreeRounds')(player, campaign, 3, '2.00');

  const first = await t.send('freeBet', bet);
  expectAnswer(first, 'OK', '100.00');
  expectAnswer(await t.send('freeBet', { ...bet, amount: '1.00' }), 'DUPLICATE_TRANSACTION', '100.00');
  const dear = freeBetOf(player, campaign, '2.01');
  expectAnswer(await t.send('freeBet', dear), 'LIMIT_REACHED', '100.00');
  const unknown = freeWinOf(freeBetOf(player, campaign, '2.00'), '9.00');
  expectAnswer(await t.send('freeWin', unknown), 'TRANSACTION_NOT_FOUND', '100.00');
  const won = freeWinOf(bet, '7.50');
  expectAnswer(await t.send('freeWin', won), 'OK', '100.00');
  expectAnswer(await t.send('rollback', t.rollbackOf(player, bet)), 'ALREADY_SETTLED', '100.00');

  const undone = freeBetOf(player, campaign, '2.00');
  await t.send('freeBet', undone);
  expectAnswer(await t.send('rollback', t.rollbackOf(player, undone)), 'OK', '100.00');
  expectAnswer(await t.send('freeWin', freeWinOf(undone, '1.00')), 'ALREADY_ROLLED_BACK', '100.00');
  const others = [freeBetOf(player, campaign, '2.00'), freeBetOf(player, campaign, '2.00')] as const;
  for (const one of others) expectAnswer(await t.send('freeBet', one), 'OK', '100.00');
  const fourth = freeBetOf(player, campaign, '2.00');
  expectAnswer(await t.send('freeBet', fourth), 'LIMIT_REACHED', '100.00');
  expectAnswer(await t.send('freeWin', freeWinOf(others[0], '0.50')), 'OK', '100.00');
  await t.expectBooks(player, '100.00', 0);

  await t.driver.cancelFreeRounds?.(player, campaign);
  await t.driver.expireToken?.(player);
  const wrong = endOf(player, campaign, '8.01');
  expectAnswer(await t.send('adjustment', wrong), 'BAD_REQUEST', '100.00');
  const end = endOf(player, campaign, '8.00');
  const paid = await t.send('adjustment', end);
  expectAnswer(paid, 'OK', '108.00');
  assert.deepEqual(await t.send('adjustment', end), paid);
  expectAnswer(await t.send('adjustment', endOf(player, campaign, '8.00')), 'ALREADY_SETTLED', '108.00');
  expectAnswer(await t.send('freeWin', freeWinOf(others[1], '1.00')), 'ALREADY_SETTLED', '108.00');
  for (const told of [won, others[1]])
    expectAnswer(await t.send('rollback', t.rollbackOf(player, told)), 'ALREADY_SETTLED', '108.00');
  expectAnswer(await t.send('rollback', t.rollbackOf(player, undone)), 'OK', '108.00');
  await t.expectBooks(player, '108.00', 1);
}

/** What was told and taken back leaves a campaign of which nothing was won, not one of which nothing was told. */
async function allTakenBack(t: Trial): Promise<void> {
  const player = await t.driver.newPlayer('100.00');
  const campaign = newId('campaign');
  await needs(t.driver, 'grantFreeRounds')(player, campaign, 3, '2.00');
  const bet = freeBetOf(player, campaign, '2.00');
  const win = freeWinOf(bet, '7.50');
  await t.send('freeBet', bet);
  await t.send('freeWin', win);
  for (const told of [win, bet])
    expectAnswer(await t.send('rollback', t.rollbackOf(player, told)), 'OK', '100.00');
  expectAnswer(await t.send('adjustment', endOf(player, campaign, '7.50')), 'BAD_REQUEST', '100.00');
  expectAnswer(await t.send('adjustment', endOf(player, campaign, '0.00')), 'OK', '100.00');
  await t.expectBooks(player, '100.00', 0);
}

/** A partner may tell the sum as a win that names the campaign instead; of a round without a bet, if it tells nothing but the end. */
async function paidByWin(t: Trial): Promise<void> {
  const player = await t.driver.newPlayer('100.00');
  const campaign = newId('campaign');
  await needs(t.driver, 'grantFreeRounds')(player, campaign, 3, '2.00');
  const bet = freeBetOf(player, campaign, '2.00');
  await t.send('freeBet', bet);
  await t.send('freeWin', freeWinOf(bet, '7.50'));
  const end = {
    ...bet,
    kind: 'win' as const,
    transactionId: newId('end'),
    amount: '7.50',
    roundClosed: true,
  };
  const wrong = { ...end, transactionId: newId('end'), amount: '7.51' };
  expectAnswer(await t.send('win', wrong), 'BAD_REQUEST', '100.00');
  const paid = await t.send('win', end);
  expectAnswer(paid, 'OK', '107.50');
  assert.deepEqual(await t.send('win', end), paid);
  const again = { ...end, transactionId: newId('end') };
  expectAnswer(await t.send('win', again), 'ALREADY_SETTLED', '107.50');
  const unknown = { ...again, campaignId: newId('campaign') };
  expectAnswer(await t.send('win', unknown), 'CAMPAIGN_NOT_FOUND', '107.50');
  await t.expectBooks(player, '107.50', 1);
}
