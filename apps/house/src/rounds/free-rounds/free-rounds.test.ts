import { randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import { PLAY_API, type RoundView, type SpinAnswer } from '@maidan/games/play.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleDueRounds } from '#rounds/round-worker.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';
import { payFreeRounds } from './pay-free-rounds.ts';

const GAME = 'slot.calm-10.96';
const CAMPAIGN = 'eid-2026';
const BET = { stake: '5.00' };
const FULL = 100_000n;

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(() => world.wallet.reset());
afterAll(() => world.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const gift = (changes: object = {}) => ({
  campaignId: CAMPAIGN,
  rounds: 3,
  stake: '5.00',
  validTo: inDays(7),
  ...changes,
});
const seat = (freeRounds: readonly object[], launch: object = {}) =>
  seatPlayer(world, { playerId: `player-${randomUUID()}`, gameCode: GAME, freeRounds, ...launch } as object);
const spinRaw = ({ headers }: SeatedPlayer, payload: object = {}) =>
  world.app.inject({
    method: 'POST',
    url: PLAY_API.spin,
    headers,
    payload: { operationId: randomUUID(), bet: BET, campaignId: CAMPAIGN, ...payload },
  });
const spinFree = async (player: SeatedPlayer, payload: object = {}): Promise<RoundView> =>
  (await spinRaw(player, payload)).json<SpinAnswer>().round;
const offered = async (player: SeatedPlayer) => (await player.state()).freeRounds;
const settleAll = async () => {
  for (let pass = 0; pass < 20; pass += 1) if ((await settleDueRounds(world.house)) === 0) return;
};
const callsOf = () => world.wallet.seen.map(({ call }) => call);

describe('no free round is played', () => {
  test.each([
    ['that nobody gave', [], {}],
    ['of another campaign', [gift({ campaignId: 'puja-2026' })], {}],
    ['above the stake that was given', [gift()], { bet: { stake: '10.00' } }],
    ['of another game', [gift({ gameCodes: ['slot.calm-50.96'] })], {}],
    ['whose time is over', [gift({ validTo: inDays(-1) })], {}],
  ])('W18: %s', async (_why, given, payload) => {
    const player = await seat(given);
    expect(await spinFree(player, payload)).toMatchObject({
      state: 'refused',
      refusal: 'CAMPAIGN_NOT_FOUND',
    });
    expect(world.wallet.seen).toEqual([]);
    expect(world.wallet.balance).toBe(FULL);
  });

  test('W18: with money that was lent, from a purse here, in a game with a pool or in steps', async () => {
    const seats = [
      await seat([gift()], { freePlay: { balance: '100.00' } }),
      await seat([gift()], { ownWallet: 'NOUKA' }),
      await seat([gift()], { gameCode: 'slot.bloom-25.94.tiers' }),
      await seat([gift()], { gameCode: 'plinko' }),
    ];
    for (const player of seats) {
      expect(await offered(player)).toBeUndefined();
      expect((await spinRaw(player)).statusCode).toBe(400);
    }
  });

  test('W18: for a feature that is bought', async () => {
    const player = await seat([gift({ stake: '10000.00' })], {
      gameCode: 'slot.vault-25.96',
      allows: ['bought-features'],
    });
    expect((await spinRaw(player, { bet: { stake: '10.00', buy: true } })).statusCode).toBe(400);
    expect(world.wallet.seen).toEqual([]);
  });

  test('W18: once the platform has taken them back, and none is offered any more', async () => {
    const player = await seat([gift()]);
    world.wallet.faults.push('CAMPAIGN_NOT_FOUND');
    expect(await spinFree(player)).toMatchObject({ state: 'refused', refusal: 'CAMPAIGN_NOT_FOUND' });
    expect(await offered(player)).toBeUndefined();
  });
});

test('W18: three free rounds are shown, played without a stake, counted down, and paid in one sum after the last', async () => {
  const player = await seat([gift()]);
  expect(await offered(player)).toMatchObject({ left: 3, rounds: 3, stake: '5.00', won: '0.00' });
  const rounds = [await spinFree(player), await spinFree(player)];
  const won = rounds.reduce((sum, { win }) => sum + parseMoney(win ?? ''), 0n);
  expect(rounds).toMatchObject([
    { state: 'settled', freeRound: true },
    { state: 'settled', freeRound: true },
  ]);
  expect(parseMoney((await offered(player))?.won ?? '')).toBe(won);
  expect(await offered(player)).toMatchObject({ left: 1 });
  expect(world.wallet.balance).toBe(FULL);

  const last = await spinFree(player);
  const sum = won + parseMoney(last.win ?? '');
  expect(world.wallet.balance).toBe(FULL + sum);
  expect(callsOf()).toEqual([
    'free-bet',
    'free-win',
    'free-bet',
    'free-win',
    'free-bet',
    'free-win',
    'adjustment',
  ]);
  expect(await offered(player)).toBeUndefined();
  expect(await spinFree(player)).toMatchObject({ state: 'refused' });
  await payFreeRounds(world.house, player.playerId);
  expect(world.wallet.balance).toBe(FULL + sum);
});

test('W18: launched again, on another device, they are the same gift', async () => {
  const playerId = `player-${randomUUID()}`;
  const phone = await seat([gift()], { playerId });
  await spinFree(phone);
  const desktop = await seat([gift()], { playerId });
  expect(await offered(desktop)).toMatchObject({ left: 2 });
  expect((await desktop.state()).lastRound).toMatchObject({ freeRound: true, state: 'settled' });
});

test('W18: the same press is one round, and many presses at once play no more than were given', async () => {
  const player = await seat([gift({ rounds: 2 })]);
  const operationId = randomUUID();
  const pressed = await Promise.all([spinFree(player, { operationId }), spinFree(player, { operationId })]);
  expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
  // The same operation with a stake is another thing.
  expect((await spinRaw(player, { operationId, campaignId: undefined })).statusCode).toBe(409);
  const seats = await Promise.all(
    ['slot.calm-50.96', 'slot.bloom-25.96', 'slot.walking-25.96'].map((gameCode) =>
      seat([gift({ rounds: 2 })], { playerId: player.playerId, gameCode }),
    ),
  );
  await Promise.all(seats.map((one) => spinRaw(one)));
  await settleAll();
  const played = await world.house.db.query(
    `select id from round where player_id = $1 and campaign_id is not null and state = 'settled'`,
    [player.playerId],
  );
  expect(played).toHaveLength(2);
  await payFreeRounds(world.house, player.playerId);
  expect(callsOf().filter((call) => call === 'adjustment')).toHaveLength(1);
});

describe('F16: a house that dies', () => {
  test.each(['lost', 'hang', 'broken'] as const)(
    'W18: while its free bet is %s is followed by one that ends the round once',
    async (fault) => {
      const player = await seat([gift({ rounds: 1 })]);
      world.wallet.faults.push(fault);
      await spinRaw(player);
      await world.restart();
      await settleAll();
      const [row] = await player.rows();
      expect(row).toMatchObject({ state: 'settled' });
      await payFreeRounds(world.house, player.playerId);
      await payFreeRounds(world.house, player.playerId);
      expect(world.wallet.balance).toBe(FULL + BigInt(row?.win ?? 0));
    },
  );

  test('W18: before the sum was answered pays it once, under the same id', async () => {
    const player = await seat([gift({ rounds: 1 })]);
    world.wallet.faults.push('well', 'well', 'lost');
    const { win } = await spinFree(player);
    await world.restart();
    await payFreeRounds(world.house, player.playerId);
    expect(world.wallet.balance).toBe(FULL + parseMoney(win ?? ''));
    const ids = world.wallet.seen
      .filter(({ call }) => call === 'adjustment')
      .flatMap(({ ids: used }) => used);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

test('W18: a round that was rolled back after silence is there to be played again', async () => {
  const player = await seat([gift({ rounds: 1 })]);
  world.wallet.faults.push('broken', 'broken', 'broken', 'broken');
  await spinRaw(player);
  await settleAll();
  expect((await player.rows())[0]).toMatchObject({ state: 'rolled-back' });
  expect(await offered(player)).toMatchObject({ left: 1 });
});

test('W18: what was won is paid when the time is over, and what was never played needs no payment', async () => {
  const player = await seat([gift()]);
  const { win } = await spinFree(player);
  const idle = await seat([gift({ campaignId: 'never-played' })]);
  await world.house.db.query(
    `update free_rounds set valid_to = now() - interval '1 second' where player_id = any($1)`,
    [[player.playerId, idle.playerId]],
  );
  expect(await offered(player)).toBeUndefined();
  await payFreeRounds(world.house, player.playerId);
  await payFreeRounds(world.house, idle.playerId);
  expect(world.wallet.balance).toBe(FULL + parseMoney(win ?? ''));
  const unpaid = await world.house.db.query(
    `select campaign_id from free_rounds where paid_at is null and player_id = any($1)`,
    [[player.playerId, idle.playerId]],
  );
  expect(unpaid).toEqual([]);
});
