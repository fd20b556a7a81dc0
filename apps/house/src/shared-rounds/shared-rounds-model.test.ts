import { randomUUID } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { CRASH, payout } from '@maidan/games/crash/crash.ts';
import type { AnySharedRules } from '@maidan/games/game.ts';
import { addChips } from '@maidan/games/live/chips.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSession, type StoredSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import {
  openLedgerWallet,
  type LedgerWallet,
  type Trouble,
  type WalletRound,
} from '#testing/ledger-wallet.ts';
import { cancelBet } from './bets.ts';
import { leaveFlight, placeFlightBet } from './crash/crash-bets.ts';
import { clockedCrash, CRASH_TIMES } from './crash/crash-clock.ts';
import { sandboxRandomness } from './public-randomness.ts';
import { settleDueBets } from './settle-bet.ts';
import { SharedRefusal } from './shared-refusal.ts';
import { BET_COLUMNS, betById, type SharedBet } from './shared-bet.store.ts';
import { lastRounds, sharedRoundById, wantRounds, type SharedRound } from './shared-round.store.ts';
import { createTableClock, type ClockedGame, type TableClock } from './table-clock.ts';
import { clockedTable, tableTimes } from './tables/clocked-table.ts';
import { placeTableBet } from './tables/table-bets.ts';
import { takeBack } from './tables/table-room.ts';
import { chipsFromRow } from './tables/table.store.ts';

const RUNS = Number(process.env['SHARED_STORIES'] ?? 5);
const PLAYERS = 3;
/** Only a story lets time go by. */
const TIMES = { openMs: 3_600_000, holdMs: 3_600_000, pauseMs: 0, chainLength: 500 };

/** Where chips lie or where a flight is left, by numbers that every game reads in its own way. */
type Bet = { kind: 'bet'; player: number; place: number; spot: number; amount: number };
type OnBet = { kind: 'cancel' | 'leave'; bet: number };
/** What happens to the round: bets are closed, its time goes by, it ends, its start was missed for too long, or the house falls silent. */
const EVENTS = {
  lock: 'starts_at = now()',
  fly: `starts_at = starts_at - interval '4 seconds', ends_at = ends_at - interval '4 seconds', heard_at = now()`,
  finish: 'ends_at = now(), heard_at = greatest(heard_at, now())',
  stale: `starts_at = now() - interval '1 minute'`,
  silence: `heard_at = now() - interval '20 seconds'`,
} as const;
type Event = { kind: keyof typeof EVENTS };
/**
 * `rush`: bets are closed while everybody still bets. `takeover`: another house takes over, and the first comes back. `work`: what the wallet has not
 * answered is asked again, once.
 */
type Other = { kind: 'rush' | 'takeover' | 'work' };
const KINDS = ['lock', 'lock', 'finish', 'finish', 'fly', 'stale', 'silence'] as const;
const OTHERS = ['rush', 'takeover', 'work'] as const;
type Step = Bet | OnBet | Event | Other;

const below = (bound: number) => fc.integer({ min: 0, max: bound - 1 });
const aBet = fc.record({
  kind: fc.constant('bet' as const),
  player: below(PLAYERS),
  place: below(4),
  spot: below(1_000),
  amount: fc.integer({ min: 1, max: 9 }),
});
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: aBet },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'leave'), bet: below(40) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...KINDS) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom(...OTHERS) }) },
);
const aStory = fc.record({
  steps: fc.array(aStep, { minLength: 15, maxLength: 40 }),
  troubles: fc.array(fc.constantFrom<Trouble>('well', 'well', 'lost', 'broken'), { maxLength: 30 }),
  /** How rounds end, where the story may choose it. */
  ends: fc.array(below(1_000), { minLength: 6, maxLength: 6 }),
});

/** What a game of many is to a story: how it bets, and what a bet that was paid must have been paid. */
type Played = {
  game: (end: () => number) => ClockedGame;
  bet: (
    house: HouseWorld['house'],
    session: StoredSession,
    round: SharedRound,
    bet: Bet,
  ) => Promise<SharedBet>;
  cancel: (house: HouseWorld['house'], session: StoredSession, bet: SharedBet) => Promise<SharedBet>;
  leave: ((house: HouseWorld['house'], session: StoredSession, bet: SharedBet) => Promise<SharedBet>) | null;
  /** Of a round that has ended; null: its stakes have all gone back. */
  dueOf: (round: SharedRound, bet: SharedBet, all: readonly SharedBet[]) => bigint | null;
};

const counted = ({ state }: SharedBet): boolean => state === 'settled' || state === 'win-sent';

function tableGame(gameCode: string): Played {
  const rules = sharedRulesOf(gameCode);
  if (!rules) throw new Error('no rules');
  const spots = Object.keys(rules.spots);
  return {
    game: (end) => {
      // A contest is called off once in fifty times: a story has it end as it likes.
      const told: AnySharedRules = rules.isPool
        ? {
            ...rules,
            part: () => ({ outcome: rules.ends[end() % rules.ends.length], to: 1, isLast: true }),
          }
        : rules;
      return clockedTable(gameCode, told, { ...tableTimes(rules), ...TIMES });
    },
    bet: (house, session, { id: roundId }, { place, spot, amount }) => {
      const chips: Record<string, string> = {};
      for (let laid = 0; laid <= spot % 3; laid += 1)
        chips[spots[(spot + laid * 7) % spots.length] ?? ''] = formatMoneyText(minor(amount * 1_000));
      return placeTableBet(house, session, rules, { operationId: randomUUID(), roundId, place, chips });
    },
    cancel: (house, session, { id }) => takeBack(house, session, rules, id),
    leave: null,
    dueOf: ({ outcome, pool }, bet, all) => {
      const laid = all.filter(counted).map(({ chips }) => chipsFromRow(chips ?? {}));
      const lies = laid.reduce((sum, chips) => addChips(sum, chips), {});
      const ofRound = pool === null ? null : chipsFromRow(pool);
      const due = rules.pays(chipsFromRow(bet.chips ?? {}), outcome, ofRound ?? lies);
      // What the round says lay there is what was bet by those who are paid, unless all of it went back.
      if (due !== null && ofRound !== null) expect(ofRound).toEqual(lies);
      return due;
    },
  };
}

const flights: Played = {
  game: () => clockedCrash({ ...CRASH_TIMES, ...TIMES, graceMs: 0 }),
  bet: (house, session, { id: roundId }, { place, spot, amount }) =>
    placeFlightBet(house, session, {
      operationId: randomUUID(),
      roundId,
      place: place % CRASH.betsPerPlayer,
      stake: formatMoneyText(minor(amount * 1_000)),
      leavesAt: spot % 3 === 0 ? null : 101 + (spot % 400),
      leavesWhenLost: false,
    }),
  cancel: (house, session, { id }) => cancelBet(house, session, id),
  leave: (house, session, { id }) => leaveFlight(house, session, id, performance.now()),
  dueOf: ({ result }, { stake, leftAt, leavesAt }) => {
    const isReached = leavesAt !== null && leavesAt <= result;
    if (leftAt === null) return isReached ? BigInt(-1) : 0n;
    // By hand before it, or where it was set; nobody after the flight broke.
    return leftAt <= result && leftAt <= (leavesAt ?? leftAt) ? payout(BigInt(stake), leftAt) : BigInt(-1);
  },
};

describe.each<[string, Played]>([
  ['dragon-tiger', tableGame('dragon-tiger')],
  ['rooster-duel', tableGame('rooster-duel')],
  [CRASH.code, flights],
])('%s', (gameCode, played) => {
  let world: HouseWorld;
  let ledger: LedgerWallet;
  let players: StoredSession[];
  beforeAll(async () => {
    ledger = await openLedgerWallet(gameCode, PLAYERS);
    world = await openHouseWorld();
    world.house.wallet = ledger.client;
    players = [];
    for (const seat of ledger.seats) {
      const session = await findSession(world.house.db, hashSecret(await world.enter({ gameCode, ...seat })));
      if (session) players.push(session);
    }
  });
  afterAll(async () => {
    await world.close();
    await ledger.close();
  });

  const write = (statement: string, values: unknown[] = []) => world.house.db.query(statement, values);
  const current = async (): Promise<SharedRound | undefined> =>
    (await lastRounds(world.house.db, gameCode, 1))[0];
  const settleAll = async () => {
    for (let pass = 0; pass < 100; pass += 1) if ((await settleDueBets(world.house)) === 0) return;
    throw new Error('bets do not come to rest');
  };

  /** What is known of a story beside what the house has written down. */
  type Told = { clocks: TableClock[]; bets: { id: string; player: string }[] };

  const tick = ({ clocks: [clock] }: Told) => clock?.tick();
  /** The next round takes bets; of a new chain it is committed in one step and salted in the next. */
  const open = async (story: Told): Promise<SharedRound> => {
    await wantRounds(world.house.db, gameCode, 600_000);
    for (let step = 0; step < 4; step += 1) {
      const round = await current();
      if (round && (round.state === 'open' || round.state === 'running')) return round;
      await tick(story);
    }
    throw new Error('no round is opened');
  };
  const bet = async (story: Told, round: SharedRound, step: Bet): Promise<string | null> => {
    const player = players[step.player];
    const placed = player && (await asked(() => played.bet(world.house, player, round, step)));
    if (placed === undefined) return null;
    if (typeof placed !== 'string') {
      story.bets.push({ id: placed.id, player: placed.sessionId });
      return null;
    }
    // Late is what comes when bets are closed; all else is said of a round that takes them.
    const now = await sharedRoundById(world.house.db, round.id);
    const takesBets = now?.state === 'open' && now.startsInMs > 0;
    const isRight = placed === 'TOO_LATE' ? !takesBets : REFUSALS.has(placed);
    return isRight ? null : `a bet was refused: ${placed}`;
  };
  const act = async (kind: 'cancel' | 'leave', place: number, { bets }: Told): Promise<string | null> => {
    const chosen = bets[place % Math.max(bets.length, 1)];
    const session = players.find(({ id }) => id === chosen?.player);
    const does = played[kind];
    if (!chosen || !session || !does) return null;
    const before = await betById(world.house.db, chosen.id);
    const done = await asked(() => does(world.house, session, before));
    const isRight = typeof done !== 'string' || done === 'TOO_LATE' || done === 'RETURNED';
    return isRight ? null : `${kind} was refused: ${done}`;
  };
  const takeOver = async (story: Told): Promise<string | null> => {
    await write(`update shared_clock set held_until = '-infinity' where game_code = $1`, [gameCode]);
    story.clocks.reverse();
    const [now, before] = [await tick(story), await story.clocks[1]?.tick()];
    return now === true && before === false ? null : 'two houses hold one clock';
  };
  /** As if it had happened so: the row of the round is set back, and the clock looks at it. */
  const setBack = async (story: Told, { id }: SharedRound, state: 'open' | 'running', part: string) => {
    await write(`update shared_round set ${part} where id = $1 and state = $2`, [id, state]);
    await tick(story);
    return null;
  };

  /** What is wrong with what was answered; null: nothing. */
  async function take(step: Step, story: Told): Promise<string | null> {
    const round = await open(story);
    switch (step.kind) {
      case 'bet':
        return bet(story, round, step);
      case 'cancel':
      case 'leave':
        return act(step.kind, step.bet, story);
      case 'takeover':
        return takeOver(story);
      case 'work':
        await settleDueBets(world.house);
        return null;
      case 'rush': {
        const late = players.map((_, player) =>
          bet(story, round, { kind: 'bet', player, place: 3, spot: player * 11, amount: 2 }),
        );
        const all = await Promise.all([...late, setBack(story, round, 'open', EVENTS.lock)]);
        return all.find((fault) => fault !== null) ?? null;
      }
      case 'lock':
      case 'stale':
        return setBack(story, round, 'open', EVENTS[step.kind]);
      default:
        return setBack(story, round, 'running', EVENTS[step.kind]);
    }
  }

  const betsOf = ({ bets }: Told) =>
    world.house.db.query<SharedBet>(`select ${BET_COLUMNS} from shared_bet where id = any ($1)`, [
      bets.map(({ id }) => id),
    ]);

  /** The wallet has of each bet what its row says, or what is on its way. */
  async function faultsOf(story: Told): Promise<string[]> {
    const faults = await ledger.faults();
    const rounds = await ledger.rounds();
    for (const own of await betsOf(story)) {
      const has = rounds.get(own.id);
      if (!agrees(own, has)) faults.push(`${JSON.stringify(own)} while the wallet has ${asText(has)}`);
    }
    return faults;
  }

  async function faultsAtTheEnd(story: Told): Promise<string[]> {
    const faults: string[] = [];
    const bets = await betsOf(story);
    for (const own of bets) {
      if (!OVER.has(own.state)) faults.push(`bet ${own.id} is ${own.state}`);
      const round = await sharedRoundById(world.house.db, own.roundId);
      if (!round || own.state !== 'settled') continue;
      const all = bets.filter(({ roundId }) => roundId === own.roundId);
      // A flight pays who left before it broke, whatever becomes of the others.
      const due = round.state === 'ended' ? played.dueOf(round, own, all) : null;
      if (own.win !== due?.toString())
        faults.push(`bet was paid ${own.win} instead of ${due}: ${JSON.stringify([own, round])}`);
    }
    return faults;
  }

  test('[GAM-03, GAM-04] bets, late and taken back, rounds that end, are void or change hands: after every step the ledger has what the bets say', async () => {
    await fc.assert(
      fc.asyncProperty(aStory, async ({ steps, troubles, ends }) => {
        let ended = 0;
        const game = played.game(() => ends[(ended += 1) % ends.length] ?? 0);
        const clocks = [0, 1].map(() => createTableClock(world.house, game, sandboxRandomness));
        const story: Told = { clocks, bets: [] };
        ledger.troubles.length = 0;
        await write(`update shared_clock set held_until = '-infinity' where game_code = $1`, [gameCode]);
        ledger.troubles.push(...troubles);
        for (const step of steps) {
          expect(await take(step, story)).toBeNull();
          expect(await faultsOf(story)).toEqual([]);
        }
        const round = await open(story);
        await setBack(story, round, 'open', EVENTS.lock);
        await setBack(story, round, 'running', EVENTS.finish);
        await settleAll();
        expect(await faultsOf(story)).toEqual([]);
        expect(await faultsAtTheEnd(story)).toEqual([]);
        expect(await ledger.openRounds()).toBe(0);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Why not, where it was refused. */
async function asked(work: () => Promise<SharedBet>): Promise<SharedBet | string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SharedRefusal) return error.code;
    throw error;
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['PLACE_TAKEN', 'OVER_LIMIT', 'TOO_FAST']);
const OVER: ReadonlySet<SharedBet['state']> = new Set(['settled', 'refused', 'rolled-back']);

function agrees({ state, stake, win }: SharedBet, has: WalletRound | undefined): boolean {
  const isStaked = has?.state === 'open' && has.stake === BigInt(stake) && has.payout === 0n;
  const isPaid = has?.state === 'closed' && has.stake === BigInt(stake) && has.payout === BigInt(win ?? -1);
  const isGone = has === undefined || has.state === 'void';
  switch (state) {
    case 'bet-sent':
      return isStaked || has === undefined;
    case 'placed':
      return isStaked;
    case 'undoing':
      return isStaked || isGone;
    case 'win-sent':
      return isStaked || isPaid;
    case 'settled':
      return isPaid;
    default:
      return isGone;
  }
}

const asText = (round: WalletRound | undefined): string =>
  round ? `${round.state}, ${round.stake} staked, ${round.payout} paid` : 'nothing';
