import { memberChannel, vendorWalletsChannel, type LiveFrame } from '@maidan/contract/live.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '#ledger/check-ledger.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { createTrial, type Trial } from '#conformance/trial.ts';
import type { Player } from '#conformance/wallet-under-test.ts';

let served: Awaited<ReturnType<typeof serveWallet>>;
let trial: Trial;
beforeAll(async () => {
  served = await serveWallet();
  trial = createTrial(served.wallet, 1);
});
afterAll(() => served.close());

/** Somebody whose seat plays from the purse at its vendor, with 100.00 in it. */
async function playerWithPurse(): Promise<Player> {
  const player = await trial.driver.newPlayer('500.00');
  await served.driver.owner.query(`update launch_session set wallet = 'vendor' where member_id = $1`, [
    player.id,
  ]);
  await postTransaction(served.database.db, {
    merchant: 'maidan',
    key: `purse:${player.id}`,
    kind: 'transfer',
    currency: player.currency,
    legs: [
      { account: { kind: 'member', owner: player.id }, amount: -100_00n },
      { account: { kind: 'vendor_wallet', owner: `${player.id}:CONF` }, amount: 100_00n },
    ],
  });
  return player;
}

test('[GAM-09] every bet and win from the purse at a vendor is news, what moved nothing is none, and the main balance is left alone', async () => {
  const player = await playerWithPurse();
  const frames: LiveFrame[] = [];
  const stop = served.app.platform.bus.subscribe((message) => {
    if (
      message.kind === 'frame' &&
      message.frame.type !== 'open-bets' &&
      message.frame.channel.endsWith(`:${player.id}`)
    )
      frames.push(message.frame);
  });
  const bet = trial.betOf(player, '30.00');
  expect(await trial.send('bet', bet)).toMatchObject({ status: 'OK', balance: '70.00' });
  await trial.send('bet', bet);
  expect(await trial.send('bet', trial.betOf(player, '70.01'))).toMatchObject({
    status: 'INSUFFICIENT_FUNDS',
  });
  await trial.send('win', trial.winOf(player, bet, '0.00'));
  await trial.send('win', trial.winOf(player, bet, '45.00', { roundClosed: true }));
  await expect.poll(() => frames).toHaveLength(2);
  stop();
  expect(frames.map(({ type, channel }) => [type, channel])).toEqual([
    ['vendor-wallet', vendorWalletsChannel(player.id)],
    ['vendor-wallet', vendorWalletsChannel(player.id)],
  ]);
  expect(new Set(frames.map(({ version }) => version)).size).toBe(2);
  expect(frames.some(({ channel }) => channel === memberChannel(player.id))).toBe(false);
  expect(await served.driver.readBalance(player)).toBe('400.00');
  expect(await checkLedger(served.database.db)).toEqual([]);
});
