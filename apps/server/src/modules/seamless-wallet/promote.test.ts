import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrial, newId, type Trial } from '#conformance/trial.ts';
import type { Player } from '#conformance/wallet-under-test.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { changePartner } from './partners/change-partner.ts';

let served: Awaited<ReturnType<typeof serveWallet>>;
let trial: Trial;
const place = () => ({ ...served.app.platform, actor: 'Farida' });

beforeAll(async () => {
  served = await serveWallet();
  trial = createTrial(served.wallet, 1);
});
afterAll(async () => {
  await served.driver.verifyBooks();
  await served.close();
});

type Adjustment = Parameters<typeof trial.send<'adjustment'>>[1];
const adjust = (
  { token, currency }: Player,
  direction: Adjustment['direction'],
  reason: Adjustment['reason'],
  amount: string,
) =>
  trial.send('adjustment', {
    token,
    currency,
    transactionId: newId(reason),
    direction,
    reason,
    amount,
  });

test('W25, W29: a tip is an act of the player, so it is within the player limits and counts as lost', async () => {
  const player = await trial.driver.newPlayer('100.00');
  await served.driver.limitLosses(player, '10.00');
  expect(await adjust(player, 'debit', 'tip', '10.01')).toMatchObject({ status: 'LIMIT_REACHED' });
  expect(await adjust(player, 'debit', 'tip', '6.00')).toMatchObject({ status: 'OK', balance: '94.00' });
  expect(await adjust(player, 'debit', 'tip', '4.01')).toMatchObject({ status: 'LIMIT_REACHED' });
  expect(await trial.send('bet', trial.betOf(player, '4.01'))).toMatchObject({ status: 'LIMIT_REACHED' });
  expect(await trial.send('bet', trial.betOf(player, '4.00'))).toMatchObject({ status: 'OK' });
  expect(await adjust(player, 'debit', 'correction', '20.00')).toMatchObject({
    status: 'OK',
    balance: '70.00',
  });
});

test('W25, W29: from a purse that is being looked at a tip is refused like a bet; a credit is told to come again', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const purse = `kind = 'member' and owner = '${player.id}'`;
  await served.driver.owner.query(`update ledger_account set frozen_at = platform_now() where ${purse}`);
  try {
    expect(await adjust(player, 'debit', 'tip', '1.00')).toMatchObject({ status: 'PLAYER_DISABLED' });
    expect(await trial.send('bet', trial.betOf(player, '1.00'))).toMatchObject({ status: 'PLAYER_DISABLED' });
    expect(await adjust(player, 'credit', 'promo', '1.00')).toMatchObject({ status: 'IN_PROCESS' });
  } finally {
    await served.driver.owner.query(`update ledger_account set frozen_at = null where ${purse}`);
  }
  expect(await adjust(player, 'debit', 'tip', '1.00')).toMatchObject({ status: 'OK', balance: '99.00' });
});

test('W25, W29: a tip is within the bounds of the partner, at once and on a day', async () => {
  const player = await trial.driver.newPlayer('100.00');
  await changePartner(place(), 'MAIDAN', { mostPerBet: 1_000n, mostPerDay: 1_500n });
  try {
    expect(await adjust(player, 'debit', 'tip', '10.01')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await adjust(player, 'debit', 'correction', '20.00')).toMatchObject({ status: 'OK' });
    expect(await adjust(player, 'debit', 'tip', '10.00')).toMatchObject({ status: 'OK', balance: '70.00' });
    expect(await trial.send('bet', trial.betOf(player, '5.01'))).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await adjust(player, 'debit', 'tip', '5.01')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await trial.send('bet', trial.betOf(player, '5.00'))).toMatchObject({ status: 'OK' });
  } finally {
    await changePartner(place(), 'MAIDAN', { mostPerBet: null, mostPerDay: null });
  }
});

test('W25, W29: whoever owes gives no tip', async () => {
  const player = await trial.driver.newPlayer('10.00');
  const bet = trial.betOf(player, '10.00');
  const win = trial.winOf(player, bet, '50.00');
  await trial.send('bet', bet);
  await trial.send('win', win);
  await trial.send('bet', trial.betOf(player, '20.00'));
  await trial.send('rollback', trial.rollbackOf(player, win));
  expect(await adjust(player, 'debit', 'tip', '1.00')).toMatchObject({ status: 'PLAYER_IN_DEBT' });
});

test('W25, W29: a partner that is switched off gives nothing new; what is owed and corrections arrive', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const bet = trial.betOf(player, '10.00');
  await trial.send('bet', bet);
  const promo = {
    token: player.token,
    currency: player.currency,
    transactionId: newId('promo'),
    direction: 'credit',
    reason: 'promo',
    amount: '5.00',
  } as const;
  const first = await trial.send('adjustment', promo);
  const campaignId = newId('campaign');
  await served.driver.grantFreeRounds(player, campaignId, 1, '2.00');
  await changePartner(place(), 'MAIDAN', { enabled: false });
  try {
    for (const reason of ['promo', 'jackpot', 'tournament'] as const)
      expect(await adjust(player, 'credit', reason, '1.00'), reason).toMatchObject({
        status: 'PARTNER_DISABLED',
        balance: '95.00',
      });
    expect(await adjust(player, 'debit', 'tip', '1.00')).toMatchObject({ status: 'PARTNER_DISABLED' });
    expect(await trial.send('adjustment', promo), 'W2: booked before').toEqual(first);
    expect(await adjust(player, 'credit', 'correction', '1.00')).toMatchObject({ status: 'OK' });
    expect(await adjust(player, 'debit', 'correction', '1.00')).toMatchObject({ status: 'OK' });
    const end = { ...promo, transactionId: newId('end'), reason: 'free-rounds', campaignId } as const;
    expect(await trial.send('adjustment', end)).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await trial.send('win', trial.winOf(player, bet, '3.00'))).toMatchObject({ status: 'OK' });
    const { transactionId } = promo;
    const back = trial.rollbackOf(player, { transactionId, roundId: transactionId });
    expect(await trial.send('rollback', back)).toMatchObject({ status: 'OK', balance: '98.00' });
  } finally {
    await changePartner(place(), 'MAIDAN', { enabled: true });
  }
});
