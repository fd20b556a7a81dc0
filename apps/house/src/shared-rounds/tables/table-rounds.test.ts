import { randomUUID } from 'node:crypto';
import { minor } from '@maidan/contract/money.ts';
import { vendorRoundAnswer, VENDOR_ROUND_PATH } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { outcome, pays, sideOf, type DragonTiger } from '@maidan/games/dragon-tiger/rules.ts';
import type { AnySharedRules } from '@maidan/games/game.ts';
import { onePart, plugShared } from '@maidan/games/game.ts';
import { chipsFromWire } from '@maidan/games/live/chips.ts';
import { liveMessage } from '@maidan/games/live/live-wire.ts';
import { replayTable } from '@maidan/games/live/replay-table.ts';
import { commitmentOf, decideWith } from '@maidan/games/random.ts';
import { roosterDuelRules } from '@maidan/games/rooster-duel/rules.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findSession, type StoredSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { cancelBet } from '../bets.ts';
import { sandboxRandomness } from '../public-randomness.ts';
import { settleDueBets } from '../settle-bet.ts';
import { betById, type SharedBet } from '../shared-bet.store.ts';
import { lastRounds, wantRounds, type SharedRound } from '../shared-round.store.ts';
import { createTableClock, type TableClock } from '../table-clock.ts';
import { clockedTable, tableTimes } from './clocked-table.ts';
import { placeTableBet } from './table-bets.ts';
import { takeBack } from './table-room.ts';

const CODE = 'dragon-tiger';
const known = sharedRulesOf(CODE);
if (!known) throw new Error('no rules');
const rules: AnySharedRules = known;

let world: HouseWorld;
let session: StoredSession;
let clock: TableClock;
/** Nothing here waits: rounds are moved along by setting their times back. */
const clockOf = (of: AnySharedRules, code = CODE) =>
  createTableClock(
    world.house,
    clockedTable(code, of, { ...tableTimes(of), pauseMs: 0, chainLength: 50 }),
    sandboxRandomness,
  );
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  await write(
    `update shared_bet set state = 'undoing', next_attempt_at = now() where state in ('bet-sent', 'placed')`,
  );
  await settleAll();
  await write(`update shared_round set state = 'void', ended_at = now() where state in ('open', 'running')`);
  await write(`update shared_clock set held_until = '-infinity'`);
  world.wallet.reset();
  clock = clockOf(rules);
  session = await sit();
  await wantRounds(world.house.db, CODE, 60_000);
});
afterAll(() => world.close());

const write = (statement: string, values: unknown[] = []) => world.house.db.query(statement, values);
const sit = async (launch: object = {}): Promise<StoredSession> => {
  const token = await world.enter({ gameCode: CODE, playerId: `player-${randomUUID()}`, ...launch });
  const found = await findSession(world.house.db, hashSecret(token));
  if (!found) throw new Error('no session');
  return found;
};
const settleAll = async () => {
  for (let pass = 0; pass < 15; pass += 1) if ((await settleDueBets(world.house)) === 0) return;
};
const current = async (code = CODE): Promise<SharedRound> => {
  const [round] = await lastRounds(world.house.db, code, 1);
  if (!round) throw new Error('no round');
  return round;
};
const openRound = async (): Promise<SharedRound> => {
  // A new chain is committed in one step and salted in the next.
  for (let step = 0; step < 2; step += 1) await clock.tick();
  const round = await current();
  expect(round.state).toBe('open');
  return round;
};
const lock = async ({ id }: SharedRound) => {
  await write(`update shared_round set starts_at = now() where id = $1`, [id]);
  await clock.tick();
};
const finish = async (round: SharedRound) => {
  await write(`update shared_round set ends_at = now() where id = $1`, [round.id]);
  await clock.tick();
  await settleAll();
};
const betOn = (round: SharedRound, chips: Record<string, string>, part: object = {}) => ({
  operationId: randomUUID(),
  roundId: round.id,
  place: 0,
  chips,
  ...part,
});
const place = (round: SharedRound, chips: Record<string, string>, part: object = {}, who = session) =>
  placeTableBet(world.house, who, rules, betOn(round, chips, part));
const now = ({ id }: SharedBet) => betById(world.house.db, id);
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe('refusals', () => {
  test('chips that cannot lie there make no bet, nor do too few or too many', async () => {
    const round = await openRound();
    for (const chips of [{}, { nowhere: '10.00' }, { dragon: '0.00' }, { dragon: '10.50' }])
      expect(await refusal(place(round, chips))).toBe('BAD_REQUEST');
    for (const chips of [{ dragon: '9.00' }, { dragon: '5001.00' }, { 'suited-tie': '501.00' }])
      expect(await refusal(place(round, chips))).toBe('OVER_LIMIT');
    expect(world.wallet.seen).toEqual([]);
  });

  test('the limit of a spot holds over all bets of a player in the round, also of two at once', async () => {
    const round = await openRound();
    const half = { 'suited-tie': '300.00' };
    const answers = await Promise.allSettled([place(round, half), place(round, half, { place: 1 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await place(round, half, {}, await sit())).state).toBe('placed');
  });

  test('the limit of a spot holds also where the same round is written in other letters', async () => {
    const round = await openRound();
    const half = { 'suited-tie': '300.00' };
    const spellings = [round.id, round.id.toUpperCase()];
    const answers = await Promise.allSettled(
      spellings.map((roundId, at) => place(round, half, { roundId, place: at })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const asked = {
      type: 'bet',
      ref: 1,
      operationId: randomUUID(),
      roundId: spellings[1],
      place: 0,
      chips: half,
    };
    expect(liveMessage.parse(asked)).toMatchObject({ roundId: round.id });
  });

  test('a bet that comes when no more are taken is refused with its reason, and the wallet hears of none', async () => {
    const round = await openRound();
    await lock(round);
    expect(await refusal(place(round, { dragon: '10.00' }))).toBe('TOO_LATE');
    await finish(round);
    expect(await refusal(place(round, { dragon: '10.00' }))).toBe('TOO_LATE');
    expect(world.wallet.seen).toEqual([]);
  });

  test("nobody bets on a round of another table, nor takes back another's bet", async () => {
    const round = await openRound();
    const elsewhere = await sit({ gameCode: 'dragon-tiger.karnaphuli' });
    expect(await refusal(place(round, { dragon: '100.00' }, {}, elsewhere))).toBe('TOO_LATE');
    const bet = await place(round, { dragon: '10.00' });
    expect(await refusal(cancelBet(world.house, await sit(), bet.id))).toBe('NOT_FOUND');
    const { playerId } = session;
    // A game whose bets are taken back is no way to those of one where they are not.
    const atAnother = await sit({ playerId, gameCode: 'dragon-tiger.karnaphuli' });
    expect(await refusal(takeBack(world.house, atAnother, rules, bet.id))).toBe('NOT_FOUND');
    expect((await now(bet)).state).toBe('placed');
  });

  test('the same operation is the same bet, with other chips a conflict; a place takes one', async () => {
    const round = await openRound();
    const part = { operationId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => place(round, { dragon: '10.00', tie: '20.00' }, part)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await place(round, { tie: '20.00', dragon: '10.00' }, part)).id).toBe(answers[0]?.id);
    expect(await refusal(place(round, { dragon: '20.00', tie: '10.00' }, part))).toBe('OPERATION_CONFLICT');
    expect(await refusal(place(round, { dragon: '10.00' }))).toBe('PLACE_TAKEN');
    expect(world.wallet.balance).toBe(100_000n - 3_000n);
  });
});

describe('a round', () => {
  test('pays all its bets by its outcome, once, and the receipt of each plays it again', async () => {
    const round = await openRound();
    const chips = { dragon: '100.00', tiger: '50.00', tie: '10.00', 'dragon-big': '20.00' };
    const bet = await place(round, chips);
    const players = await Promise.all(Array.from({ length: 6 }, () => sit()));
    await Promise.all(players.map((who) => place(round, { tiger: '30.00' }, {}, who)));
    await lock(round);
    expect(await now(bet)).toMatchObject({ state: 'placed', win: null });
    world.wallet.faults.push('lost', 'broken', 'garbage');
    await finish(round);
    const shown = outcome.parse((await current()).outcome);
    const due = pays(chipsFromWire(chips), shown);
    const others = 6n * pays(chipsFromWire({ tiger: '30.00' }), shown);
    expect(await now(bet)).toMatchObject({ state: 'settled', win: due.toString() });
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([
      100_000n - 18_000n - 18_000n + due + others,
      [],
    ]);
  });

  test('a bet is taken back while the round is open, and not after it', async () => {
    const round = await openRound();
    const bet = await place(round, { dragon: '10.00' });
    expect((await takeBack(world.house, session, rules, bet.id)).state).toBe('rolled-back');
    const stays = await place(round, { dragon: '10.00' });
    await lock(round);
    expect(await refusal(cancelBet(world.house, session, stays.id))).toBe('TOO_LATE');
    expect(world.wallet.balance).toBe(99_000n);
  });

  test('what the wallet has not answered when no more bets are taken goes back', async () => {
    const round = await openRound();
    world.wallet.faults.push('lost');
    const bet = await place(round, { dragon: '10.00' });
    await lock(round);
    await settleAll();
    expect(await now(bet)).toMatchObject({ state: 'rolled-back' });
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_000n, []]);
  });

  test('F16: a round whose start was missed for long is void, every stake goes back, and its cards are gone', async () => {
    const round = await openRound();
    const bet = await place(round, { dragon: '10.00' });
    await write(`update shared_round set starts_at = now() - interval '1 minute' where id = $1`, [round.id]);
    await clock.tick();
    await settleAll();
    expect(await now(bet)).toMatchObject({ state: 'rolled-back' });
    expect(world.wallet.balance).toBe(100_000n);
    expect((await openRound()).dealtFrom).toBe(round.dealtTo);
  });

  test('F16: a house that is killed while cards are shown leaves a round that the next one pays', async () => {
    const round = await openRound();
    const bet = await place(round, { dragon: '10.00', tiger: '10.00' });
    await lock(round);
    await world.restart();
    await write(`update shared_clock set held_until = now()`);
    clock = clockOf(rules);
    await finish(round);
    expect(await now(bet)).toMatchObject({ state: 'settled' });
    expect(world.wallet.openRounds).toEqual([]);
  });
});

describe('a shoe', () => {
  test('G1: is committed before its first card, dealt on from round to round, and told when its last is over', async () => {
    // Two rounds and it is over: the cut card comes early.
    const short: AnySharedRules = {
      ...rules,
      part: (whole, from) => {
        const part = from < 4 ? rules.part(whole, from) : null;
        return part && { ...part, isLast: part.to >= 4 };
      },
    };
    const table = 'dragon-tiger.karnaphuli';
    await wantRounds(world.house.db, table, 60_000);
    clock = clockOf(short, table);
    for (let step = 0; step < 2; step += 1) await clock.tick();
    const rounds: SharedRound[] = [];
    for (let count = 0; count < 3; count += 1) {
      const round = await current(table);
      expect(round).toMatchObject({ state: 'open', isLinkTold: false });
      rounds.push(round);
      await lock(round);
      await finish(round);
      expect((await current(table)).isLinkTold).toBe(count === 1);
      await clock.tick();
    }
    const [first, second, third] = rounds;
    expect([first?.dealtFrom, second?.dealtFrom, third?.dealtFrom]).toEqual([0, 2, 0]);
    expect(second).toMatchObject({ number: first?.number, commitment: first?.commitment, isLast: true });
    expect(third?.number).toBe((first?.number ?? 0) + 1);
    // The next shoe's commitment is the link of the one that is over.
    expect(third?.commitment).toBe(first?.link);
    expect(await commitmentOf(first?.link ?? '')).toBe(first?.commitment);
  });

  test('[MEM-08] the platform is told of a bet what plays it again, its link only when the shoe is over', async () => {
    const round = await openRound();
    const bet = await place(round, { dragon: '10.00', 'tiger-big': '20.00' });
    const ask = async () => {
      const payload = JSON.stringify({ playerId: session.playerId, roundId: bet.id });
      const headers = signedHeaders(world.platformKey, VENDOR_ROUND_PATH, payload);
      const answer = await world.app.inject({ method: 'POST', url: VENDOR_ROUND_PATH, payload, headers });
      return vendorRoundAnswer.parse(answer.json());
    };
    expect(await ask()).toMatchObject({
      serverSeed: null,
      outcome: null,
      about: ['Tiger big: ৳20.00', 'Dragon: ৳10.00'],
      came: [],
    });
    await lock(round);
    expect(await ask()).toMatchObject({ serverSeed: null, outcome: null, came: [] });
    await finish(round);
    const told = await ask();
    const { winner, cards } =
      /^(?<winner>Dragon|Tiger|Tie): (?<cards>.+)\.$/.exec(told.came?.join() ?? '')?.groups ?? {};
    const { dragon, tiger } = outcome.parse(told.outcome);
    expect(winner?.toLowerCase()).toBe(sideOf({ dragon, tiger }));
    expect(cards).toMatch(/ of .+ of /);
    expect(told.serverSeed).toBeNull();
    const { win } = await now(bet);
    const again = await decideWith(
      { serverSeed: round.link, clientSeed: told.clientSeed, nonce: told.nonce },
      (draw) => replayTable(rules, told.played?.bet, draw),
    );
    expect(again).toEqual({ stake: 3_000n, win: BigInt(win ?? 0), outcome: told.outcome });
  });
});

/** Whoever backed the winner shares what lies on both sides; a match that was called off gives all back. */
const matched = (winner: 'dragon' | 'tiger' | null): AnySharedRules => ({
  ...rules,
  ...onePart(() => ({ dragon: 3, tiger: 4 }) satisfies DragonTiger),
  isPool: true,
  pays: (chips, _outcome, pool) => {
    if (winner === null) return null;
    const all = Object.values(pool).reduce((sum, amount) => sum + amount, 0n);
    return minor(((chips[winner] ?? 0n) * all) / (pool[winner] ?? 1n));
  },
});

const playMatch = async (winner: 'dragon' | 'tiger' | null) => {
  const gameCode = `match-${winner}`;
  await wantRounds(world.house.db, gameCode, 60_000);
  clock = clockOf(matched(winner), gameCode);
  for (let step = 0; step < 2; step += 1) await clock.tick();
  const round = await current(gameCode);
  const [one, other] = [
    { ...session, gameCode },
    { ...(await sit()), gameCode },
  ];
  const bets = [
    await place(round, { dragon: '30.00' }, {}, one),
    await place(round, { tiger: '10.00' }, {}, other),
    await place(round, { dragon: '10.00' }, { place: 1 }, one),
  ];
  // Whoever could take it back would move the odds by which the others bet.
  expect(await refusal(takeBack(world.house, one, matched(winner), bets[0]?.id ?? ''))).toBe('TOO_LATE');
  await lock(round);
  await finish(round);
  expect((await current(gameCode)).pool).toEqual({ dragon: '4000', tiger: '1000' });
  return Promise.all(bets.map(now));
};

describe('a pool', () => {
  test('is shared by those who backed the winner', async () => {
    const bets = await playMatch('dragon');
    expect(bets.map(({ win }) => win)).toEqual(['3750', '0', '1250']);
    expect(world.wallet.balance).toBe(100_000n);
  });

  test.each([true, false])(
    '[GAM-03] of a rooster duel goes back whole to the wallet when fog calls it off, and is shared when none does: fog %s',
    async (calledOff) => {
      const gameCode = `duel-${calledOff}`;
      const duel = {
        ...plugShared(roosterDuelRules),
        // Meron leads; in the third pass fog may come.
        ...onePart(() => ({ passes: [0, 1, 2, 0, 0, 3, 3], calledOffIn: calledOff ? 2 : null })),
      };
      await wantRounds(world.house.db, gameCode, 60_000);
      clock = clockOf(duel, gameCode);
      for (let step = 0; step < 2; step += 1) await clock.tick();
      const round = await current(gameCode);
      const lay = (who: StoredSession, chips: Record<string, string>) =>
        placeTableBet(world.house, who, duel, betOn(round, chips));
      const laid = [
        await lay({ ...session, gameCode }, { meron: '30.00' }),
        await lay({ ...(await sit()), gameCode }, { wala: '20.00' }),
      ];
      expect(world.wallet.balance).toBe(95_000n);
      await lock(round);
      await finish(round);
      const bets = await Promise.all(laid.map(now));
      expect(bets.map(({ state }) => state)).toEqual(
        calledOff ? ['rolled-back', 'rolled-back'] : ['settled', 'settled'],
      );
      // Both stakes come back, else the pool less its twentieth.
      expect([world.wallet.balance, world.wallet.openRounds]).toEqual([
        calledOff ? 100_000n : 95_000n + 4_750n,
        [],
      ]);
    },
  );

  test('goes back whole when the match is called off', async () => {
    const bets = await playMatch(null);
    expect(bets.map(({ state }) => state)).toEqual(['rolled-back', 'rolled-back', 'rolled-back']);
    expect([world.wallet.balance, world.wallet.openRounds]).toEqual([100_000n, []]);
  });
});
