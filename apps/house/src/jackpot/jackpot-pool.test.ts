import { randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import { VENDOR_ROUND_PATH, vendorRoundAnswer } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { PLAY_API, type JackpotState, type RoundView, type SpinAnswer } from '@maidan/games/play.ts';
import { replayRound, winWithPool } from '@maidan/games/replay-round.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#app.ts';
import { openHouseDatabase } from '#db/house-database.ts';
import { forgetFreePlay } from '#sessions/free-play.store.ts';
import { settleDueRounds } from '#rounds/round-worker.ts';
import { addTo } from '#own-wallet/own-wallet.store.ts';
import { seedNextBet, seedNextJackpot } from '#testing/hit-pool.ts';
import { tellTerms } from '#testing/tell-terms.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';
import { lastWon, poolsHold } from './jackpot-pool.store.ts';

const GAME = 'jackpot-slot';
const BET = { stake: '500.00' };
const SHARE = 1_000n;
const SMALL = { stake: '1.00' };
const SMALL_SHARE = 2n;
const SEED = 1_000_000n;

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
let currency = '';
let count = 0;
beforeEach(() => {
  // A pool of its own for each test.
  count += 1;
  currency = `T${String.fromCharCode(65 + (count % 26))}${String.fromCharCode(65 + Math.floor(count / 26))}`;
  world.wallet.reset();
});
/** However it was played: what a pool holds is what its events say. */
afterEach(async () => {
  const differing = await world.house.db.query(
    `select p.currency, p.tier, p.parts, e.parts as events
     from jackpot_pool p left join (
       select game_code, currency, tier, sum(parts)::bigint as parts from jackpot_event group by 1, 2, 3) e using (game_code, currency, tier)
     where e.parts is distinct from p.parts`,
  );
  if (differing.length > 0) throw new Error(`pools and events differ: ${JSON.stringify(differing)}`);
});
afterAll(() => world.close());

const key = () => ({ gameCode: GAME, currency });
const holds = async () => (await poolsHold(world.house.db, key())).get('jackpot') ?? 0n;
const seat = async (launch: object = {}) => {
  const playerId = `player-${randomUUID()}`;
  return seatPlayer(world, { playerId, ...key(), ...launch });
};
const jackpotOf = async (player: SeatedPlayer) => (await player.get(PLAY_API.jackpot)).json<JackpotState>();
const settleAll = async () => {
  for (let pass = 0; pass < 40; pass += 1) if ((await settleDueRounds(world.house)) === 0) return;
};
const kindsOf = async (roundId: string) =>
  (
    await world.house.db.query<{ kind: string }>(
      'select kind from jackpot_event where round_id = $1 order by id',
      [roundId],
    )
  ).map(({ kind }) => kind);

/** One who will hit with the next bet of the highest stake, or not. */
const seatFor = async (hits: boolean, launch: object = {}) => {
  const player = await seat(launch);
  await seedNextBet(world, player.playerId, hits);
  return player;
};

describe('a bet that was not taken', () => {
  test('[CAT-04] gives nothing to the pool', async () => {
    const player = await seatFor(false);
    world.wallet.faults.push('INSUFFICIENT_FUNDS');
    expect(await player.bet(BET)).toMatchObject({ state: 'refused' });
    expect(await holds()).toBe(SEED);
  });

  test('[CAT-04] gives back what it has won, and the house takes back its seed', async () => {
    const player = await seatFor(true);
    world.wallet.faults.push('INSUFFICIENT_FUNDS');
    const round = await player.bet(BET);
    expect(round).toMatchObject({ state: 'refused', win: null, outcome: null });
    expect(round.jackpot).toBeUndefined();
    expect(await holds()).toBe(SEED);
    expect(await kindsOf(round.id)).toEqual(['win', 'seed', 'win-back', 'seed-back']);
    expect((await jackpotOf(player)).won).toEqual([]);
  });

  test('[CAT-04] rolled back after silence gives back what it has won', async () => {
    const player = await seatFor(true);
    world.wallet.faults.push('broken', 'broken', 'broken', 'broken');
    const { id } = await player.bet(BET);
    // While nobody knows, the pool that is shown is the one that can be paid: the next.
    expect(await holds()).toBe(SEED);
    await settleAll();
    expect((await player.rows())[0]).toMatchObject({ state: 'rolled-back' });
    expect(await kindsOf(id)).toEqual(['win', 'seed', 'win-back', 'seed-back']);
    expect(await holds()).toBe(SEED);
  });

  test('a purse without enough wins no pool', async () => {
    const player = await seatFor(true, { ownWallet: 'NOUKA' });
    expect(await player.bet(BET)).toMatchObject({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS' });
    expect(await holds()).toBe(SEED);
    expect(world.wallet.seen).toEqual([]);
  });
});

test('[CAT-04] a bet that was taken gives its share once, to the last part of a minor unit', async () => {
  await tellTerms(world, { allows: [], jackpotShare: 123 });
  try {
    const player = await seat();
    world.wallet.faults.push('lost');
    await player.bet({ stake: '1.00' });
    await settleAll();
    await settleAll();
    const [pool] = await world.house.db.query<{ parts: string }>(
      'select parts from jackpot_pool where currency = $1',
      [currency],
    );
    // The seed follows from the share: 3 % together, of a million.
    expect(pool?.parts).toBe(String(1_770_000n * 10_000n + 12_300n));
    expect(await holds()).toBe(1_770_001n);
  } finally {
    await tellTerms(world, { allows: [], jackpotShare: 200 });
  }
});

test('[CAT-04] a hit is paid what the pool holds, once, and says so to everybody who asks', async () => {
  const other = await seatFor(false);
  await other.bet(BET);
  const player = await seatFor(true);
  expect((await jackpotOf(player)).pools[0]?.pool).toBe('10010.00');
  const round = await player.bet(BET);
  expect(round).toMatchObject({ state: 'settled', jackpot: '10010.00', outcome: { shoal: true } });
  const [row] = await player.rows();
  expect(row?.win).toBe(parseMoney(round.win ?? '').toString());
  expect(await kindsOf(round.id)).toEqual(['win', 'seed', 'share']);
  // Its own share is the first of the next pool.
  expect(await holds()).toBe(SEED + SHARE);

  const body = JSON.stringify({ playerId: player.playerId, roundId: round.id });
  const told = await world.app.inject({
    method: 'POST',
    url: VENDOR_ROUND_PATH,
    payload: body,
    headers: signedHeaders(world.platformKey, VENDOR_ROUND_PATH, body),
  });
  expect(vendorRoundAnswer.parse(told.json()).played).toMatchObject({ gameCode: GAME, jackpot: '10010.00' });

  // By seeds and rules alone: that it hit, and what the reels paid.
  const { rounds, serverSeed, clientSeed } = (await player.rotate(round.commitment)).json<{
    revealed: { rounds: RoundView[]; serverSeed: string; clientSeed: string };
  }>().revealed;
  const rules = rulesOf(GAME);
  const [shown] = rounds;
  if (!rules || !shown) throw new Error('nothing was revealed');
  const again = await replayRound(rules, { serverSeed, clientSeed, nonce: shown.nonce }, shown);
  expect(again.winsPool).toEqual({ tier: 'jackpot', part: 1n, whole: 1n });
  expect(again.outcome).toEqual(shown.outcome);
  expect(winWithPool(again, shown.jackpot)).toBe(parseMoney(shown.win ?? ''));
  expect(winWithPool(again, undefined)).toBeNull();
});

test('T33: the page learns of the last winners nothing but a sign, and which of them it is itself', async () => {
  const player = await seatFor(true);
  await player.bet(BET);
  const other = await seat();
  const forOther = await jackpotOf(other);
  expect(forOther).toMatchObject({
    shareBasisPoints: 200,
    pools: [{ tier: 'jackpot', seed: '10000.00' }],
    isPractice: false,
    won: [{ amount: '10000.00', isYou: false, player: expect.stringMatching(/^[0-9a-f]{4}$/) }],
  });
  expect(JSON.stringify(forOther)).not.toContain(player.playerId);
  expect((await jackpotOf(player)).won[0]).toMatchObject({ isYou: true, player: forOther.won[0]?.player });
});

test('a game without a pool has none to show', async () => {
  const player = await seat({ gameCode: 'plinko' });
  expect((await player.get(PLAY_API.jackpot)).statusCode).toBe(404);
});

/** A second process on the same database, at the same time. */
async function withSecondHouse<T>(work: (app: HouseWorld['app']) => Promise<T>): Promise<T> {
  const { config } = world.house;
  const db = openHouseDatabase({
    url: config.databaseUrl,
    waitMs: config.databaseWaitMs,
    onError: () => undefined,
  });
  const app = buildApp({ ...world.house, db }, '/nowhere');
  try {
    return await work(app);
  } finally {
    await app.close();
    await db.close();
  }
}

test('[CAT-04] G5: fifty hit at the same moment in two houses: one is paid the pool, each other one what followed', async () => {
  const before = await seatFor(false);
  await before.bet(BET);
  const players = await Promise.all(Array.from({ length: 50 }, () => seatFor(true)));
  const rounds = await withSecondHouse((second) =>
    Promise.all(
      players.map(async ({ headers }, place) => {
        const app = place % 2 === 0 ? world.app : second;
        const payload = { operationId: randomUUID(), bet: BET };
        const press = () => app.inject({ method: 'POST', url: PLAY_API.spin, headers, payload });
        // A double click: still one round.
        const [answer] = await Promise.all([press(), press()]);
        return answer.json<SpinAnswer>().round;
      }),
    ),
  );
  await settleAll();
  const [sums] = await world.house.db.query<{ paid: string; won: number; least: string; settled: number }>(
    `select sum(r.jackpot)::bigint as paid, count(r.jackpot)::int as won, min(r.jackpot) as least,
       (count(*) filter (where r.state = 'settled'))::int as settled
     from round r join play_session s on s.id = r.session_id where s.currency = $1`,
    [currency],
  );
  expect(new Set(rounds.map(({ id }) => id)).size).toBe(50);
  expect(sums).toMatchObject({ won: 50, settled: 51 });
  // All that was ever in it came out or is still there: fifty-one seeds and the share of every bet.
  expect(BigInt(sums?.paid ?? 0) + (await holds())).toBe(51n * (SEED + SHARE));
  expect(BigInt(sums?.least ?? 0) >= SEED).toBe(true);
  const wins = await world.house.db.query(
    `select from jackpot_event where currency = $1 and kind = 'win' group by round_id having count(*) = 1`,
    [currency],
  );
  expect(wins).toHaveLength(50);
  // What was paid is what the wallet was told.
  expect(world.wallet.openRounds).toEqual([]);
});

test('[CAT-04] G5: many at once, some refused, some without an answer, some winning: the sum is the pool', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, (_, place) => seatFor(place % 8 === 0)));
  for (let place = 0; place < 13; place += 1)
    world.wallet.faults.push('well', 'INSUFFICIENT_FUNDS', 'lost', 'broken');
  await withSecondHouse((second) =>
    Promise.all(
      players.map(({ headers }, place) =>
        (place % 2 === 0 ? world.app : second).inject({
          method: 'POST',
          url: PLAY_API.spin,
          headers,
          payload: { operationId: randomUUID(), bet: BET },
        }),
      ),
    ),
  );
  await world.restart();
  await settleAll();
  const states = await world.house.db.query<{ state: string; n: number }>(
    `select r.state, count(*)::int as n from round r join play_session s on s.id = r.session_id
     where s.currency = $1 group by 1`,
    [currency],
  );
  expect(states.map(({ state }) => state)).toContain('refused');
  expect(states.map(({ state }) => state)).not.toContain('bet-sent');
  const settled = BigInt(states.find(({ state }) => state === 'settled')?.n ?? 0);
  const [paid] = await world.house.db.query<{ sum: string; n: number }>(
    `select coalesce(sum(r.jackpot), 0)::bigint as sum, count(*)::int as n from round r
     join play_session s on s.id = r.session_id
     where s.currency = $1 and r.state = 'settled' and r.jackpot is not null`,
    [currency],
  );
  expect(BigInt(paid?.sum ?? 0) + (await holds())).toBe(SEED * (1n + BigInt(paid?.n ?? 0)) + SHARE * settled);
});

test('[CAT-04] F16, G5: a house that dies between pool and wallet is followed by one that pays the same', async () => {
  const others = [await seatFor(false), await seatFor(false)];
  await Promise.all(others.map((player) => player.bet(SMALL)));
  const player = await seatFor(true);
  world.wallet.faults.push('hang');
  await player.bet(BET);
  const [sent] = await player.rows();
  expect(sent).toMatchObject({ state: 'bet-sent' });
  const rest = await seatFor(false);
  await rest.bet(SMALL);
  await world.restart();
  await settleAll();
  const [ended] = await player.rows();
  expect(ended).toMatchObject({ state: 'settled', win: sent?.win });
  expect(BigInt(ended?.win ?? 0) >= SEED + 2n * SMALL_SHARE).toBe(true);
  // Of the one who bet meanwhile, and its own.
  expect(await holds()).toBe(SEED + SMALL_SHARE + SHARE);
  expect(await kindsOf(ended?.id ?? '')).toEqual(['win', 'seed', 'share']);
});

test('what a round has won of a pool can never be changed', async () => {
  const player = await seatFor(true);
  world.wallet.faults.push('hang');
  const { id } = await player.bet(BET);
  await expect(
    world.house.db.query('update round set jackpot = jackpot + 1 where id = $1', [id]),
  ).rejects.toThrow(/cannot change/);
  await expect(
    world.house.db.query('update jackpot_event set parts = 0 where round_id = $1', [id]),
  ).rejects.toThrow(/permission denied/);
});

test('[GAM-09] money that lies in a purse here fills and wins the pool like any other', async () => {
  const player = await seatFor(true, { ownWallet: 'NOUKA' });
  await addTo(world.house.db, { playerId: player.playerId, wallet: 'NOUKA', currency }, 50_000n);
  const round = await player.bet(BET);
  expect(round).toMatchObject({ state: 'settled', jackpot: '10000.00' });
  expect(round.balanceAfter).toBe(round.win);
  expect(await holds()).toBe(SEED + SHARE);
});

test('C39: lent money wins the seed alone and touches no pool', async () => {
  const real = await seatFor(false);
  await real.bet(BET);
  const player = await seatFor(true, { freePlay: { balance: '1000.00' } });
  expect(await jackpotOf(player)).toMatchObject({
    pools: [{ tier: 'jackpot', pool: '10000.00' }],
    isPractice: true,
    won: [],
  });
  const round = await player.bet(BET);
  expect(round).toMatchObject({ state: 'settled', jackpot: '10000.00' });
  expect(await holds()).toBe(SEED + SHARE);
  expect(await kindsOf(round.id)).toEqual([]);
  await world.house.db.query(
    `update play_session set created_at = now() - interval '2 days' where free_play`,
  );
  await forgetFreePlay(world.house.db, 100);
  expect(await player.rows()).toEqual([]);
});

const heldIn = (gameCode: string) => poolsHold(world.house.db, { gameCode, currency });
const seatAt = async (gameCode: string, tier: string | null, launch: object = {}) => {
  const player = await seat({ gameCode, ...launch });
  await seedNextJackpot(world, { playerId: player.playerId, gameCode }, tier);
  return player;
};

describe('pools over the reels of a slot', () => {
  const TIERS = 'slot.bloom-25.94.tiers';
  const PEARLS = 'slot.sticky-20.94.pearls';
  /** The seeds of the three, as the terms say: a third of what they return is laid down by the house. */
  const SEEDS = { grand: 500_000n, major: 30_000n, mini: 4_000n };
  const HIGHEST = { stake: '500.00' };

  test('[CAT-04] G5: every pool gets its part of a share, one of them is won, and none of another game is touched', async () => {
    const player = await seatAt(TIERS, 'major');
    expect((await jackpotOf(player)).pools).toEqual([
      { tier: 'grand', pool: '5000.00', seed: '5000.00' },
      { tier: 'major', pool: '300.00', seed: '300.00' },
      { tier: 'mini', pool: '40.00', seed: '40.00' },
    ]);
    const round = await player.bet(HIGHEST);
    expect(round).toMatchObject({
      state: 'settled',
      jackpot: '300.00',
      outcome: { jackpot: { won: 'major' } },
    });
    // 2 % of 500.00 are 1,000: half, three and two tenths.
    expect(Object.fromEntries(await heldIn(TIERS))).toEqual({
      grand: SEEDS.grand + 500n,
      major: SEEDS.major + 300n,
      mini: SEEDS.mini + 200n,
    });
    expect(await lastWon(world.house.db, { gameCode: TIERS, currency }, 5)).toMatchObject([
      { tier: 'major' },
    ]);
    expect(await holds()).toBe(0n);
  });

  test('[CAT-04] a bet that was not taken gives back what it had won, to the pool that it came from', async () => {
    const player = await seatAt(TIERS, 'mini');
    world.wallet.faults.push('INSUFFICIENT_FUNDS');
    const round = await player.bet(HIGHEST);
    expect(round).toMatchObject({ state: 'refused', outcome: null });
    expect(await kindsOf(round.id)).toEqual(['win', 'seed', 'win-back', 'seed-back']);
    expect(Object.fromEntries(await heldIn(TIERS))).toEqual(SEEDS);
  });

  test('[CAT-04] pearls win as much of the pool as the stake is of the highest, and the rest stays', async () => {
    const player = await seatAt(PEARLS, 'jackpot');
    const [before] = (await jackpotOf(player)).pools;
    const seed = parseMoney(before?.seed ?? '');
    const round = await player.bet({ stake: '50.00' });
    expect(round).toMatchObject({ state: 'settled', outcome: { jackpot: { won: 'jackpot' } } });
    expect(parseMoney(round.jackpot ?? '')).toBe(seed / 10n);
    // The house has laid the same part of its seed down again, and the bet has given its share.
    expect((await heldIn(PEARLS)).get('jackpot')).toBe(seed + 100n);
  });

  test('C39: lent money wins its part of the seed and touches no pool', async () => {
    const player = await seatAt(PEARLS, 'jackpot', { freePlay: { balance: '1000.00' } });
    const seed = parseMoney((await jackpotOf(player)).pools[0]?.seed ?? '');
    const round = await player.bet({ stake: '50.00' });
    expect(parseMoney(round.jackpot ?? '')).toBe(seed / 10n);
    expect((await heldIn(PEARLS)).size).toBe(0);
  });

  test('[CAT-04] G5: rounds of several jackpots end at the same moment in two houses, and no pool waits for another', async () => {
    const players = await Promise.all(
      Array.from({ length: 36 }, (_, place) => {
        const gameCode = [TIERS, PEARLS, GAME, 'slot.rising-20.94.tiers'][place % 4] ?? GAME;
        return seat({ gameCode });
      }),
    );
    const rounds = await withSecondHouse((second) =>
      Promise.all(
        players.map(async ({ headers }, place) => {
          const app = place % 2 === 0 ? world.app : second;
          const payload = { operationId: randomUUID(), bet: { stake: '5.00' } };
          const answer = await app.inject({ method: 'POST', url: PLAY_API.spin, headers, payload });
          return answer.json<SpinAnswer>().round;
        }),
      ),
    );
    await settleAll();
    expect(rounds.map(({ state }) => state).filter((state) => state !== 'settled')).toEqual([]);
    const shares = await world.house.db.query<{ tier: string; n: number }>(
      `select tier, count(*)::int as n from jackpot_event where currency = $1 and game_code = $2 and kind = 'share' group by 1 order by 1`,
      [currency, TIERS],
    );
    expect(shares).toEqual(['grand', 'major', 'mini'].map((tier) => ({ tier, n: 9 })));
  });
});
