import type { RotateAnswer } from '@maidan/games/play.ts';
import { verifyRevealed } from '@maidan/games/screen-parts/verify.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';

let world: HouseWorld;
let player: SeatedPlayer;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  player = await seatPlayer(world);
});
afterAll(() => world.close());

describe('fairness', () => {
  test('the commitment stands before the bet, and the revealed seed recomputes every round', async () => {
    const { seeds } = await player.state();
    for (let count = 0; count < 5; count += 1) await player.spin();
    const answer = (await player.rotate(seeds.commitment, 'my-own-seed')).json<RotateAnswer>();
    const verdict = await verifyRevealed(answer.revealed);
    expect(answer.revealed.commitment).toBe(seeds.commitment);
    expect(verdict.seedIsKept).toBe(true);
    expect(verdict.rounds.map(({ round, isRight }) => [round.nonce, isRight])).toEqual(
      [4, 3, 2, 1, 0].map((nonce) => [nonce, true]),
    );
    expect(answer.seeds).toMatchObject({
      commitment: seeds.nextCommitment,
      clientSeed: 'my-own-seed',
      nextNonce: 0,
    });
  });

  test('a round that was tampered with does not pass', async () => {
    const { seeds } = await player.state();
    await player.spin();
    const { revealed } = (await player.rotate(seeds.commitment)).json<RotateAnswer>();
    const forged = { ...revealed, rounds: revealed.rounds.map((round) => ({ ...round, win: '777.00' })) };
    expect((await verifyRevealed(forged)).rounds[0]?.isRight).toBe(false);
    expect((await verifyRevealed({ ...revealed, serverSeed: 'b'.repeat(64) })).seedIsKept).toBe(false);
  });

  test('asking twice retires one pair, and a seed in use is never shown', async () => {
    const { seeds } = await player.state();
    const round = await player.spin();
    const proof = (await player.get(`/play/api/proof?roundId=${round.id}`)).json<{
      serverSeed: string | null;
    }>();
    expect(proof.serverSeed).toBeNull();
    const [first, second] = await Promise.all([
      player.rotate(seeds.commitment),
      player.rotate(seeds.commitment),
    ]);
    expect(second?.json<RotateAnswer>().seeds).toEqual(first?.json<RotateAnswer>().seeds);
    expect(
      (await player.get(`/play/api/proof?roundId=${round.id}`)).json<{ serverSeed: string }>().serverSeed,
    ).toMatch(/^[0-9a-f]{64}$/);
    expect((await player.rotate('0'.repeat(64))).statusCode).toBe(404);
  });

  test("another player's round is not to be seen", async () => {
    const round = await player.spin();
    player = await seatPlayer(world);
    expect((await player.get(`/play/api/proof?roundId=${round.id}`)).statusCode).toBe(404);
    expect((await player.state()).lastRound).toBeNull();
  });

  test('a wallet session that has ended ends the game', async () => {
    world.wallet.faults.push('TOKEN_EXPIRED');
    expect((await player.get('/play/api/state')).json()).toEqual({ code: 'SESSION_ENDED' });
  });
});
