import assert from 'node:assert/strict';
import { expectAnswer, type Case } from './trial.ts';
import { needs } from './wallet-under-test.ts';

/** C15 to C20 and C36: undoing, in every order. */
export const ROLLBACK_CASES: readonly Case[] = [
  {
    id: 'C15',
    rule: 'W9',
    title: 'a rollback gives the stake back and voids the round',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      expectAnswer(await t.send('rollback', t.rollbackOf(player, bet)), 'OK', '100.00');
      const round = await t.send('round', { token: player.token, roundId: bet.roundId });
      assert.deepEqual(round.round, { state: 'void', stake: '0.00', payout: '0.00' });
      expectAnswer(await t.send('bet', bet), 'ALREADY_ROLLED_BACK', '100.00');
      await t.expectBooks(player, '100.00', 2);
    },
  },
  {
    id: 'C16',
    rule: 'W9',
    title: 'a rollback sent again gets the same answer and gives back once',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      const rollback = t.rollbackOf(player, bet);
      const first = await t.send('rollback', rollback);
      expectAnswer(await t.send('bet', t.betOf(player, '1.00')), 'OK', '99.00');
      assert.deepEqual(await t.send('rollback', rollback), first);
      await t.expectBooks(player, '99.00', 3);
    },
  },
  {
    id: 'C17',
    rule: 'W9',
    title: 'a second rollback under a new id succeeds without effect',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      await t.send('rollback', t.rollbackOf(player, bet));
      expectAnswer(await t.send('rollback', t.rollbackOf(player, bet)), 'OK', '100.00');
      await t.expectBooks(player, '100.00', 2);
    },
  },
  {
    id: 'C18',
    rule: 'W10',
    title: 'a rollback before its bet leaves a tombstone, and the late bet is refused',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(player, bet)), 'OK', '100.00');
      expectAnswer(await t.send('bet', bet), 'ALREADY_ROLLED_BACK', '100.00');
      expectAnswer(await t.send('win', t.winOf(player, bet, '5.00')), 'ALREADY_ROLLED_BACK', '100.00');
      const found = await t.send('transaction', { transactionId: bet.transactionId });
      assert.equal(found.transaction?.state, 'tombstone');
      await t.expectBooks(player, '100.00', 0);
    },
  },
  {
    id: 'C19',
    rule: 'W11',
    title: 'a settled bet is not rolled back, unless its win is rolled back first',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      const win = t.winOf(player, bet, '30.00', { roundClosed: true });
      expectAnswer(await t.send('win', win), 'OK', '120.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(player, bet)), 'ALREADY_SETTLED', '120.00');
      await t.expectBooks(player, '120.00', 2);
      expectAnswer(await t.send('rollback', t.rollbackOf(player, win)), 'OK', '90.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(player, bet)), 'OK', '100.00');
      await t.expectBooks(player, '100.00', 4);
      const [lost, won] = [t.betOf(player, '10.00'), t.betOf(player, '10.00')];
      await t.send('bet', lost);
      await t.send('endRound', { token: player.token, roundId: lost.roundId });
      expectAnswer(await t.send('rollback', t.rollbackOf(player, lost)), 'ALREADY_SETTLED', '90.00');
      await t.send('bet', won);
      await t.send('win', t.winOf(player, won, '1.00'));
      expectAnswer(await t.send('rollback', t.rollbackOf(player, won)), 'ALREADY_SETTLED', '81.00');
      await t.expectBooks(player, '81.00', 7);
    },
  },
  {
    id: 'C20',
    rule: 'W12',
    title: 'a win whose money is spent is taken back whole: below zero, bets blocked, an operator called',
    run: async (t) => {
      const player = await t.driver.newPlayer('10.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      const win = t.winOf(player, bet, '50.00', { roundClosed: true });
      await t.send('win', win);
      const spent = t.betOf(player, '45.00');
      expectAnswer(await t.send('bet', spent), 'OK', '5.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(player, win)), 'OK', '-45.00');
      assert.equal(await needs(t.driver, 'countAlerts')(player), 1);
      expectAnswer(await t.send('bet', t.betOf(player, '0.01')), 'PLAYER_IN_DEBT', '-45.00');
      await t.expectBooks(player, '-45.00', 4);
      const saved = t.winOf(player, spent, '45.01', { roundClosed: true });
      expectAnswer(await t.send('win', saved), 'OK', '0.01');
      expectAnswer(await t.send('bet', t.betOf(player, '0.01')), 'OK', '0.00');
    },
  },
  {
    id: 'C36',
    rule: 'W24',
    title: 'a rollback that races its bet ends with the stake at home, whoever comes first',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      for (const rollbackFirst of [false, true]) {
        const bet = t.betOf(player, '10.00');
        const sendBet = () => t.sendOnce('bet', bet);
        const sendRollback = () => t.send('rollback', t.rollbackOf(player, bet));
        const [one, two] = rollbackFirst
          ? await Promise.all([sendRollback(), sendBet()])
          : await Promise.all([sendBet(), sendRollback()]);
        const [betAnswer, rollbackAnswer] = rollbackFirst ? [two, one] : [one, two];
        assert.equal(rollbackAnswer.status, 'OK');
        assert.ok(['OK', 'ALREADY_ROLLED_BACK'].includes(betAnswer.status), betAnswer.status);
        expectAnswer(await t.send('bet', bet), 'ALREADY_ROLLED_BACK', '100.00');
        assert.equal((await t.driver.readBalance?.(player)) ?? '100.00', '100.00');
      }
    },
  },
];
