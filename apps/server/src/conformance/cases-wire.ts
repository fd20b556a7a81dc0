import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expectAnswer, type Case, type Trial } from './trial.ts';
import { needs } from './wallet-under-test.ts';

/** C30, C31, C34, C37, C38, C40: what is on the wire. */
export const WIRE_CASES: readonly Case[] = [
  {
    id: 'C30',
    rule: 'W19',
    title: 'only bytes signed by the partner, now and once, are heard',
    run: onlySigned,
  },
  {
    id: 'C31',
    rule: 'W15',
    title: 'an amount is written as the shape says and above zero, or it is refused',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      for (const amount of t.wire.refusedAmounts) {
        const body = rawBetOf(t, t.betOf(player, '7.77'));
        const bent = body.replace(/:(?:"7\.77"|777)([,}])/, (_all, end: string) => `:${amount}${end}`);
        assert.notEqual(bent, body);
        assert.equal((await t.sendRaw('bet', bent)).status, 'BAD_REQUEST', `an amount of ${amount}`);
      }
      for (const rawBody of ['', '{', 'null', '[]', '"bet"', '{"kind":"bet"}'])
        expectAnswer(await t.sendRaw('bet', rawBody), 'BAD_REQUEST');
      await t.expectBooks(player, '100.00', 0);
    },
  },
  {
    id: 'C34',
    rule: 'W2',
    title: 'a reply lost on the way is told again',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      await sendAndHangUp(t, bet);
      await until(async () => {
        const { status } = await t.sendOnce('transaction', { transactionId: bet.transactionId });
        return status === 'OK';
      });
      await t.send('bet', t.betOf(player, '5.00'));
      expectAnswer(await t.send('bet', bet), 'OK', '90.00');
      await t.expectBooks(player, '85.00', 2);
    },
  },
  {
    id: 'C37',
    rule: 'W23',
    title: 'a transaction and a round can be looked up',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = t.betOf(player, '10.00');
      const { token } = player;
      expectAnswer(
        await t.send('transaction', { transactionId: bet.transactionId }),
        'TRANSACTION_NOT_FOUND',
      );
      expectAnswer(await t.send('round', { token, roundId: bet.roundId }), 'TRANSACTION_NOT_FOUND');
      const booked = await t.send('bet', bet);
      const found = await t.send('transaction', { transactionId: bet.transactionId });
      assert.deepEqual(found.platformTransactionIds, booked.platformTransactionIds);
      assert.deepEqual(found.transaction, {
        kind: 'bet',
        roundId: bet.roundId,
        amount: '10.00',
        state: 'applied',
      });
      const round = await t.send('round', { token, roundId: bet.roundId });
      assert.deepEqual(round.round, { state: 'open', stake: '10.00', payout: '0.00' });
    },
  },
  {
    id: 'C38',
    rule: 'W23',
    title: 'the books add up, and both sides count the same for the day',
    run: async (t) => {
      const players = await Promise.all([t.driver.newPlayer('50.00'), t.driver.newPlayer('50.00')]);
      for (const player of players) {
        const [won, undone] = [t.betOf(player, '10.00'), t.betOf(player, '3.00')];
        await t.send('bet', won);
        await t.send('bet', undone);
        await t.send('rollback', t.rollbackOf(player, undone));
        await t.send('win', t.winOf(player, won, '12.50', { roundClosed: true }));
      }
      assert.deepEqual(await needs(t.driver, 'readDayTotals')(players), {
        bets: '26.00',
        wins: '25.00',
        rollbacks: '6.00',
      });
      await needs(t.driver, 'verifyBooks')();
    },
  },
  {
    id: 'C40',
    rule: 'W4',
    title: 'unknown extra fields are ignored',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      const bet = {
        ...t.betOf(player, '10.00'),
        jackpot: { share: '0.01' },
        isAgent: true,
        balance: '999.00',
      };
      expectAnswer(await t.send('bet', bet), 'OK', '90.00');
      const retried = { ...bet, jackpot: null };
      expectAnswer(await t.send('bet', retried), 'OK', '90.00');
      await t.expectBooks(player, '90.00', 1);
    },
  },
];

const rawBetOf = (t: Trial, bet: object): string =>
  JSON.stringify(t.wire.write('bet', { requestId: randomUUID(), ...bet }));

async function onlySigned(t: Trial): Promise<void> {
  const { wallet, wire } = t;
  const player = await t.driver.newPlayer('100.00');
  const body = rawBetOf(t, t.betOf(player, '10.00'));
  for (const { why, headers, body: sent = body } of wire.forgeries('bet', wallet, body)) {
    const answer = await t.sendRaw('bet', sent, headers);
    assert.equal(answer.status, 'INVALID_SIGNATURE', why);
  }
  await t.expectBooks(player, '100.00', 0);
  const once = wire.sign('bet', wallet, body);
  const answers = await Promise.all(Array.from({ length: 5 }, () => t.sendRaw('bet', body, once)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted(),
    [...Array<string>(4).fill('INVALID_SIGNATURE'), 'OK'],
    'what was signed once is heard once',
  );
  const dear = rawBetOf(t, t.betOf(player, '90.01'));
  const refused = wire.sign('bet', wallet, dear);
  expectAnswer(await t.sendRaw('bet', dear, refused), 'INSUFFICIENT_FUNDS', '90.00');
  // Or it could be kept until the money is there.
  expectAnswer(await t.sendRaw('bet', dear, refused), 'INVALID_SIGNATURE');
  const { rotatedKey } = wallet;
  if (rotatedKey !== undefined) {
    const signed = wire.sign('bet', { ...wallet, key: rotatedKey }, body);
    expectAnswer(await t.sendRaw('bet', body, signed), 'OK', '90.00');
  }
  expectAnswer(await t.sendRaw('bet', body, wire.sign('bet', wallet, body)), 'OK', '90.00');
  await t.expectBooks(player, '90.00', 1);
}

/** Sends a whole bet and cuts the line before the answer can come. */
function sendAndHangUp(t: Trial, body: object): Promise<void> {
  const rawBody = rawBetOf(t, body);
  const { wallet, wire } = t;
  return new Promise((resolve) => {
    const call = request(new URL(wire.path('bet'), wallet.baseUrl), {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(rawBody),
        ...wire.sign('bet', wallet, rawBody),
      },
    });
    call.on('error', () => undefined);
    call.on('close', () => resolve());
    call.end(rawBody, () => call.destroy());
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, 'what was awaited did not happen');
    await pause(5);
  }
}
