import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { createTrial, type Trial } from '#conformance/trial.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { hashLaunchToken } from './launch-token.ts';

let served: Awaited<ReturnType<typeof serveWallet>>;
let trial: Trial;
beforeAll(async () => {
  served = await serveWallet();
  trial = createTrial(served.wallet, 1);
});
afterAll(() => served.close());

const seatOf = async (token: string) => {
  const [seat] = await served.database.db.query<Record<string, unknown>>(sql`
    select member_id, session_id, partner, vendor_code, node_id, game_code, currency, wallet, expires_at, replaced_by
    from launch_session where token_hash = ${hashLaunchToken(token)}`);
  return seat;
};
const swap = async (token: string) => {
  const { token: fresh = '' } = await trial.send('refresh', { token });
  return fresh;
};

test('C42, W6: a fresh token is for the same seat, ends when the old one would have, and is kept as a hash alone', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const before = await seatOf(player.token);
  expect(before).toBeDefined();
  const fresh = await swap(player.token);
  expect(await seatOf(fresh)).toEqual(before);
  expect(await seatOf(player.token)).toMatchObject({ replacedBy: hashLaunchToken(fresh) });
});

test('C42, W6: a fresh token is swapped in its turn; then the first has nothing to give any more', async () => {
  const player = await trial.driver.newPlayer('100.00');
  const second = await swap(player.token);
  const third = await swap(second);
  expect(new Set([player.token, second, third]).size).toBe(3);
  expect(await trial.send('refresh', { token: player.token })).toMatchObject({ status: 'TOKEN_EXPIRED' });
  expect(await trial.send('authenticate', { token: third })).toMatchObject({ status: 'OK' });
});

test('C42, W6, W25: who may not play gets no fresh token', async () => {
  const expired = await trial.driver.newPlayer('100.00');
  await served.driver.expireToken(expired);
  const blocked = await trial.driver.newPlayer('100.00');
  await served.driver.setStatus(blocked, 'excluded');
  for (const [player, status] of [
    [expired, 'TOKEN_EXPIRED'],
    [blocked, 'PLAYER_DISABLED'],
  ] as const) {
    const answer = await trial.send('refresh', { token: player.token });
    expect(answer).toMatchObject({ status });
    expect(answer).not.toHaveProperty('token');
    expect(await seatOf(player.token)).toMatchObject({ replacedBy: null });
  }
});
