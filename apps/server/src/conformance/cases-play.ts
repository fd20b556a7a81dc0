import assert from 'node:assert/strict';
import { expectAnswer, newId, type Case } from './trial.ts';

/** C1 to C14: balance, bets and wins. */
export const PLAY_CASES: readonly Case[] = [
  {
    id: 'C1',
    rule: 'W16',
    title: 'balance and authenticate say what the player has',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const { token, currency } = player;
      const authenticated = await t.send('authenticate', { token });
      expectAnswer(authenticated, 'OK', '100.00');
      assert.equal(authenticated.playerId, player.id);
      assert.equal(authenticated.currency, currency);
      expectAnswer(await t.send('balance', { token, currency }), 'OK', '100.00');
      expectAnswer(await t.send('balance', { token: newId('token'), currency }), 'INVALID_TOKEN');
      await t.expectBooks(player, '100.00', 0);
    },
  },
  {
    id: 'C2',
    rule: 'W1',
    title: 'a bet takes the stake',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const answer = await t.send('bet', t.betOf(player, '10.00'));
      expectAnswer(answer, 'OK', '90.00');
      assert.equal(answer.platformTransactionIds.length, 1);
      await t.expectBooks(player, '90.00', 1);
    },
  },
  {
    id: 'C3',
    rule: 'W2',
    title: 'a bet sent again gets the same answer and is booked once',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      const first = await t.send('bet', bet);
      expectAnswer(first, 'OK', '90.00');
      assert.deepEqual(await t.send('bet', bet), first);
      await t.expectBooks(player, '90.00', 1);
    },
  },
  {
    id: 'C4',
    rule: 'W2',
    title: 'a bet sent again after other bets gets the first balance',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      const first = await t.send('bet', bet);
      expectAnswer(await t.send('bet', t.betOf(player, '25.00')), 'OK', '65.00');
      assert.deepEqual(await t.send('bet', bet), first);
      await t.expectBooks(player, '65.00', 2);
    },
  },
  {
    id: 'C5',
    rule: 'W3',
    title: 'the same id with another amount, round or game is a duplicate and moves nothing',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      expectAnswer(await t.send('bet', bet), 'OK', '90.00');
      for (const change of [{ amount: '11.00' }, { roundId: newId('round') }, { roundClosed: true }]) {
        expectAnswer(await t.send('bet', { ...bet, ...change }), 'DUPLICATE_TRANSACTION', '90.00');
      }
      const win = t.winOf(player, bet, '5.00', { transactionId: bet.transactionId });
      expectAnswer(await t.send('win', win), 'DUPLICATE_TRANSACTION', '90.00');
      await t.expectBooks(player, '90.00', 1);
    },
  },
  {
    id: 'C6',
    rule: 'W3',
    title: 'the same id from another player is a duplicate and moves nothing',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const other = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      expectAnswer(await t.send('bet', bet), 'OK', '90.00');
      const stolen = { ...bet, token: other.token };
      expectAnswer(await t.send('bet', stolen), 'DUPLICATE_TRANSACTION', '100.00');
      await t.expectBooks(player, '90.00', 1);
      await t.expectBooks(other, '100.00', 0);
    },
  },
  {
    id: 'C7',
    rule: 'W5',
    title: 'a bet above the balance is refused and told the balance',
    run: async (t) => {
      const player = await t.driver.newPlayer('10.00');
      const bet = t.betOf(player, '10.01');
      expectAnswer(await t.send('bet', bet), 'INSUFFICIENT_FUNDS', '10.00');
      expectAnswer(
        await t.send('transaction', { transactionId: bet.transactionId }),
        'TRANSACTION_NOT_FOUND',
      );
      await t.expectBooks(player, '10.00', 0);
      expectAnswer(await t.send('bet', t.betOf(player, '10.00')), 'OK', '0.00');
    },
  },
  {
    id: 'C8',
    rule: 'W7',
    title: 'a win pays the player',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      expectAnswer(await t.send('win', t.winOf(player, bet, '35.50')), 'OK', '125.50');
      await t.expectBooks(player, '125.50', 2);
    },
  },
  {
    id: 'C9',
    rule: 'W2',
    title: 'a win sent again gets the same answer and is paid once',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      const win = t.winOf(player, bet, '20.00', { roundClosed: true });
      const first = await t.send('win', win);
      expectAnswer(await t.send('bet', t.betOf(player, '1.00')), 'OK', '109.00');
      assert.deepEqual(await t.send('win', win), first);
      expectAnswer(await t.send('win', { ...win, amount: '20.01' }), 'DUPLICATE_TRANSACTION', '109.00');
      await t.expectBooks(player, '109.00', 3);
    },
  },
  {
    id: 'C10',
    rule: 'W14',
    title: 'a win of 0 closes the round',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      const lost = await t.send('win', t.winOf(player, bet, '0.00', { roundClosed: true }));
      expectAnswer(lost, 'OK', '90.00');
      const round = await t.send('round', { token: player.token, roundId: bet.roundId });
      assert.deepEqual(round.round, { state: 'closed', stake: '10.00', payout: '0.00' });
      await t.expectBooks(player, '90.00', 1);
    },
  },
  {
    id: 'C11',
    rule: 'W7',
    title: 'a win for an unknown bet, or for a bet of another round, is refused',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const win = t.winOf(player, t.betOf(player, '10.00'), '50.00');
      expectAnswer(await t.send('win', win), 'TRANSACTION_NOT_FOUND', '100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      const elsewhere = t.winOf(player, bet, '50.00', { roundId: newId('round') });
      expectAnswer(await t.send('win', elsewhere), 'TRANSACTION_NOT_FOUND', '90.00');
      await t.expectBooks(player, '90.00', 1);
    },
  },
  {
    id: 'C12',
    rule: 'W7',
    title: 'a win for a bet that was rolled back is refused',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      expectAnswer(await t.send('rollback', t.rollbackOf(player, bet)), 'OK', '100.00');
      expectAnswer(await t.send('win', t.winOf(player, bet, '50.00')), 'ALREADY_ROLLED_BACK', '100.00');
      await t.expectBooks(player, '100.00', 2);
    },
  },
  {
    id: 'C13',
    rule: 'W8',
    title: 'two wins are paid, and none after the round is closed',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      expectAnswer(await t.send('win', t.winOf(player, bet, '5.00')), 'OK', '95.00');
      expectAnswer(await t.send('win', t.winOf(player, bet, '6.00')), 'OK', '101.00');
      expectAnswer(await t.send('endRound', { token: player.token, roundId: bet.roundId }), 'OK', '101.00');
      expectAnswer(await t.send('win', t.winOf(player, bet, '7.00')), 'ALREADY_SETTLED', '101.00');
      await t.expectBooks(player, '101.00', 3);
    },
  },
  {
    id: 'C14',
    rule: 'W8',
    title: 'many bets make a round, and none after it is closed',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      const second = t.betOf(player, '5.00', { roundId: bet.roundId, roundClosed: true });
      expectAnswer(await t.send('bet', second), 'OK', '85.00');
      const late = t.betOf(player, '5.00', { roundId: bet.roundId });
      expectAnswer(await t.send('bet', late), 'ROUND_CLOSED', '85.00');
      await t.expectBooks(player, '85.00', 2);
    },
  },
];
