import assert from 'node:assert/strict';
import { expectAnswer, type BetBody, type Case, type WinBody } from './trial.ts';

const item = <Body extends BetBody | WinBody>({ token: _token, ...rest }: Body): Omit<Body, 'token'> => rest;

/** C21 to C23: lists of transactions, all or nothing. */
export const BATCH_CASES: readonly Case[] = [
  {
    id: 'C21',
    rule: 'W13',
    title: 'a batch plays a whole round, in order',
    run: async (t) => {
      const player = await t.driver.newPlayer('10.00');
      const bet = t.betOf(player, '10.00');
      const win = t.winOf(player, bet, '4.00', { roundClosed: true });
      const batch = { token: player.token, transactions: [item(bet), item(win)] };
      const first = await t.send('batch', batch);
      expectAnswer(first, 'OK', '4.00');
      assert.equal(first.platformTransactionIds.length, 2);
      await t.send('bet', t.betOf(player, '1.00'));
      assert.deepEqual(await t.send('batch', batch), first);
      const round = await t.send('round', { token: player.token, roundId: bet.roundId });
      assert.deepEqual(round.round, { state: 'closed', stake: '10.00', payout: '4.00' });
      await t.expectBooks(player, '3.00', 3);
    },
  },
  {
    id: 'C22',
    rule: 'W13',
    title: 'a batch whose second item lacks funds moves nothing and tells the balance before it',
    run: async (t) => {
      const player = await t.driver.newPlayer('15.00');
      const first = t.betOf(player, '10.00');
      const second = t.betOf(player, '10.00', { roundId: first.roundId });
      const batch = { token: player.token, transactions: [item(first), item(second)] };
      expectAnswer(await t.send('batch', batch), 'INSUFFICIENT_FUNDS', '15.00');
      const found = await t.send('transaction', { transactionId: first.transactionId });
      expectAnswer(found, 'TRANSACTION_NOT_FOUND');
      const round = await t.send('round', { token: player.token, roundId: first.roundId });
      expectAnswer(round, 'TRANSACTION_NOT_FOUND');
      await t.expectBooks(player, '15.00', 0);
      const wrongWin = t.winOf(player, t.betOf(player, '1.00'), '1.00');
      const mixed = { token: player.token, transactions: [item(first), item(wrongWin)] };
      expectAnswer(await t.send('batch', mixed), 'TRANSACTION_NOT_FOUND', '15.00');
      await t.expectBooks(player, '15.00', 0);
    },
  },
  {
    id: 'C23',
    rule: 'W2',
    title: 'a batch with one item already booked books only the other',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      const alone = await t.send('bet', bet);
      const win = t.winOf(player, bet, '30.00', { roundClosed: true });
      const batch = { token: player.token, transactions: [item(bet), item(win)] };
      const both = await t.send('batch', batch);
      expectAnswer(both, 'OK', '120.00');
      assert.equal(both.platformTransactionIds[0], alone.platformTransactionIds[0]);
      await t.expectBooks(player, '120.00', 2);
      const fresh = t.betOf(player, '5.00');
      const newFirst = { token: player.token, transactions: [item(fresh), item(bet)] };
      expectAnswer(await t.sendOnce('batch', newFirst), 'OK', '115.00');
      await t.expectBooks(player, '115.00', 3);
    },
  },
];
