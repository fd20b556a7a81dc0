import assert from 'node:assert/strict';
import { expectAnswer, newId, type Case } from './trial.ts';
import { needs } from './wallet-under-test.ts';

/** C24 to C29, C33, C42: whose token, which game, which money, and who may not play. */
export const ACCESS_CASES: readonly Case[] = [
  {
    id: 'C24',
    rule: 'W6',
    title: 'an expired token bets no more, but its wins and rollbacks arrive',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const [won, undone] = [t.betOf(player, '10.00'), t.betOf(player, '20.00')];
      await t.send('bet', won);
      const first = await t.send('bet', undone);
      await needs(t.driver, 'expireToken')(player);
      expectAnswer(await t.send('bet', t.betOf(player, '1.00')), 'TOKEN_EXPIRED', '70.00');
      expectAnswer(await t.send('authenticate', { token: player.token }), 'TOKEN_EXPIRED');
      const { token, currency } = player;
      expectAnswer(await t.send('balance', { token, currency }), 'TOKEN_EXPIRED');
      assert.deepEqual(await t.send('bet', undone), first, 'a retry of a bet booked in time is a replay');
      expectAnswer(await t.send('win', t.winOf(player, won, '5.00', { roundClosed: true })), 'OK', '75.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(player, undone)), 'OK', '95.00');
      await t.expectBooks(player, '95.00', 4);
    },
  },
  {
    id: 'C42',
    rule: 'W6',
    title: 'a token is swapped for a fresh one once; the old one serves wins and rollbacks only',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const [won, undone] = [t.betOf(player, '10.00'), t.betOf(player, '20.00')];
      await t.send('bet', won);
      await t.send('bet', undone);
      const swapped = await t.send('refresh', { token: player.token });
      expectAnswer(swapped, 'OK', '70.00');
      assert.ok(swapped.token && swapped.token !== player.token, 'a fresh token is told');
      assert.deepEqual(
        await t.send('refresh', { token: player.token }),
        swapped,
        'asked again, it is the same',
      );
      const fresh = { ...player, token: swapped.token };
      const { currency } = player;
      expectAnswer(await t.send('bet', t.betOf(player, '1.00')), 'TOKEN_EXPIRED', '70.00');
      expectAnswer(await t.send('balance', { token: player.token, currency }), 'TOKEN_EXPIRED');
      expectAnswer(await t.send('authenticate', { token: player.token }), 'TOKEN_EXPIRED');
      expectAnswer(await t.send('win', t.winOf(player, won, '5.00')), 'OK', '75.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(player, undone)), 'OK', '95.00');
      expectAnswer(await t.send('balance', { token: fresh.token, currency }), 'OK', '95.00');
      expectAnswer(await t.send('bet', t.betOf(fresh, '15.00')), 'OK', '80.00');
      expectAnswer(await t.send('win', t.winOf(fresh, won, '1.00', { roundClosed: true })), 'OK', '81.00');
      expectAnswer(await t.send('refresh', { token: newId('token') }), 'INVALID_TOKEN');
      await t.expectBooks(player, '81.00', 6);
    },
  },
  {
    id: 'C25',
    rule: 'W6',
    title: "another player's token neither wins nor undoes this player's bet",
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const other = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      expectAnswer(await t.send('win', t.winOf(other, bet, '50.00')), 'INVALID_TOKEN', '100.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(other, bet)), 'INVALID_TOKEN', '100.00');
      const unknown = { ...t.betOf(player, '1.00'), token: newId('token') };
      expectAnswer(await t.send('bet', unknown), 'INVALID_TOKEN');
      await t.expectBooks(player, '90.00', 1);
      await t.expectBooks(other, '100.00', 0);
    },
  },
  {
    id: 'C26',
    rule: 'W16',
    title: 'another currency is refused',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      expectAnswer(await t.send('bet', { ...bet, currency: 'XXX' }), 'WRONG_CURRENCY', '100.00');
      const { token } = player;
      expectAnswer(await t.send('balance', { token, currency: 'XXX' }), 'WRONG_CURRENCY');
      await t.send('bet', bet);
      const win = t.winOf(player, bet, '50.00', { currency: 'XXX' });
      expectAnswer(await t.send('win', win), 'WRONG_CURRENCY', '90.00');
      await t.expectBooks(player, '90.00', 1);
    },
  },
  {
    id: 'C27',
    rule: 'W25',
    title: 'a blocked player bets no more and is paid what was won',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const [won, undone] = [t.betOf(player, '10.00'), t.betOf(player, '10.00')];
      await t.send('bet', won);
      await t.send('bet', undone);
      await needs(t.driver, 'setStatus')(player, 'closed');
      expectAnswer(await t.send('bet', t.betOf(player, '1.00')), 'PLAYER_DISABLED', '80.00');
      expectAnswer(await t.send('authenticate', { token: player.token }), 'PLAYER_DISABLED');
      expectAnswer(await t.send('win', t.winOf(player, won, '25.00')), 'OK', '105.00');
      expectAnswer(await t.send('rollback', t.rollbackOf(player, undone)), 'OK', '115.00');
      await t.expectBooks(player, '115.00', 4);
    },
  },
  {
    id: 'C28',
    rule: 'W25',
    title: 'a limit on losses, reached between two bets, refuses the second; wins are paid and count',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      await needs(t.driver, 'limitLosses')(player, '10.00');
      const bet = t.betOf(player, '10.00');
      expectAnswer(await t.send('bet', bet), 'OK', '90.00');
      expectAnswer(await t.send('bet', t.betOf(player, '0.01')), 'LIMIT_REACHED', '90.00');
      expectAnswer(await t.send('win', t.winOf(player, bet, '25.00')), 'OK', '115.00');
      expectAnswer(await t.send('bet', t.betOf(player, '25.01')), 'LIMIT_REACHED', '115.00');
      expectAnswer(await t.send('bet', t.betOf(player, '25.00')), 'OK', '90.00');
      await t.expectBooks(player, '90.00', 3);
    },
  },
  {
    id: 'C29',
    rule: 'W25',
    title: 'a player who excludes themselves mid-round is paid, and bets no more',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await t.send('bet', bet);
      await needs(t.driver, 'setStatus')(player, 'excluded');
      const more = t.betOf(player, '10.00', { roundId: bet.roundId });
      expectAnswer(await t.send('bet', more), 'PLAYER_DISABLED', '90.00');
      const win = t.winOf(player, bet, '40.00', { roundClosed: true });
      expectAnswer(await t.send('win', win), 'OK', '130.00');
      await t.expectBooks(player, '130.00', 2);
    },
  },
  {
    id: 'C33',
    rule: 'W17',
    title: 'a live session may move to another live game of its vendor; a slot session may not',
    run: async (t) => {
      const live = await t.driver.newPlayer('100.00', 'live');
      const moved = t.betOf(live, '10.00', { gameCode: needs(t.driver, 'otherLiveGameCode') });
      expectAnswer(await t.send('bet', moved), 'OK', '90.00');
      expectAnswer(await t.send('win', t.winOf(live, moved, '15.00', { roundClosed: true })), 'OK', '105.00');
      const slot = await t.driver.newPlayer('100.00');
      const foreign = t.betOf(slot, '10.00', { gameCode: needs(t.driver, 'otherLiveGameCode') });
      expectAnswer(await t.send('bet', foreign), 'INVALID_GAME', '100.00');
      expectAnswer(await t.send('bet', t.betOf(slot, '1.00', { gameCode: 'no-such-game' })), 'INVALID_GAME');
      await t.expectBooks(slot, '100.00', 0);
    },
  },
];
