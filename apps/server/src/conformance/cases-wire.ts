import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SIGNATURE_HEADERS } from '@maidan/contract/seamless-wallet/signature.ts';
import { walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import { signatureHeaders } from '#modules/seamless-wallet/signature.ts';
import { expectAnswer, type Case, type Trial } from './trial.ts';

/** W14, W15: whatever is not a canonical amount above zero and within the cap. */
const AMOUNTS_REFUSED: readonly string[] = [
  '10.5 10 1000 "1e3" "0x10" "NaN" "Infinity" "10.00000000000000001" "-10.00" "-0.00" "0.00" "+10.00" "10" "10.5"',
  '"010.00" "10,00" "১০.০০" "１０.00" "99999999999999.00" "9999999999999.99" "" null true [] {"amount":"10.00"}',
].flatMap((line) => line.split(' '));

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
    title: 'an amount is a decimal string above zero with two decimals, or it is refused',
    run: async (t) => {
      const player = await t.driver.newPlayer('100.00');
      for (const amount of AMOUNTS_REFUSED) {
        const body = JSON.stringify({ requestId: randomUUID(), ...t.betOf(player, '7.77') });
        expectAnswer(await t.sendRaw('bet', body.replace('"7.77"', amount)), 'BAD_REQUEST');
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
      await sendAndHangUp(t, { requestId: randomUUID(), ...bet });
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
      assert.deepEqual(await t.driver.readDayTotals(players), {
        bets: '26.00',
        wins: '25.00',
        rollbacks: '6.00',
      });
      await t.driver.verifyBooks();
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

async function onlySigned(t: Trial): Promise<void> {
  const { wallet } = t;
  const player = await t.driver.newPlayer('100.00');
  const body = JSON.stringify({ requestId: randomUUID(), ...t.betOf(player, '10.00') });
  const bytes = Buffer.from(body);
  const signed = (key = wallet.key, options?: { nowMs?: number; nonce?: string }) =>
    signatureHeaders(wallet.partner, key, bytes, options);
  const stranger = { id: wallet.key.id, secret: Buffer.alloc(32, 7) };
  const bad: [why: string, headers: Record<string, string>, body?: string][] = [
    ['no signature at all', {}],
    ['signed by a stranger', signed(stranger)],
    ['a body changed by one byte', signed(), body.replace('10.00', '10.01')],
    ['a space added to the body', signed(), `${body} `],
    ['too old', signed(wallet.key, { nowMs: Date.now() - 360_000 })],
    ['from the future', signed(wallet.key, { nowMs: Date.now() + 360_000 })],
    ['an unknown key id', { ...signed(), [SIGNATURE_HEADERS.keyId]: 'nobody' }],
    ['an unknown partner', { ...signed(), [SIGNATURE_HEADERS.partner]: 'NOBODY' }],
    ['another nonce', { ...signed(), [SIGNATURE_HEADERS.nonce]: randomUUID() }],
    ['another time', { ...signed(), [SIGNATURE_HEADERS.timestamp]: '1700000000' }],
    ['a signature cut short', { ...signed(), [SIGNATURE_HEADERS.signature]: 'ab' }],
  ];
  for (const [why, headers, rawBody = body] of bad) {
    const answer = await t.sendRaw('bet', rawBody, headers);
    assert.equal(answer.status, 'INVALID_SIGNATURE', why);
  }
  await t.expectBooks(player, '100.00', 0);
  const once = signed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => t.sendRaw('bet', body, once)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted(),
    [...Array<string>(4).fill('INVALID_SIGNATURE'), 'OK'],
    'a nonce works once',
  );
  expectAnswer(await t.sendRaw('bet', body, signed(wallet.rotatedKey)), 'OK', '90.00');
  expectAnswer(await t.sendRaw('bet', body, signed(wallet.key)), 'OK', '90.00');
  await t.expectBooks(player, '90.00', 1);
}

/** Sends a whole bet and cuts the line before the answer can come. */
function sendAndHangUp(t: Trial, body: object): Promise<void> {
  const rawBody = JSON.stringify(body);
  const { wallet } = t;
  return new Promise((resolve) => {
    const call = request(new URL(walletCalls.bet.path, wallet.baseUrl), {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(rawBody),
        ...signatureHeaders(wallet.partner, wallet.key, Buffer.from(rawBody)),
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
