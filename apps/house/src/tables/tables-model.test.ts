import { randomUUID } from 'node:crypto';
import { formatMoneyText } from '@maidan/contract/money.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
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
import { seenTable } from './at-table.ts';
import { act, comeBack, getUpFromTable } from './play-at-table.ts';
import { lastSittings, SEAT_COLUMNS, type SeatRow, type Sitting } from './seat.store.ts';
import { settleDueSeats } from './settle-seat.ts';
import { sit } from './sit.ts';
import { createTableClock, type TableClock } from './table-clock.ts';
import { TableRefusal } from './table-refusal.ts';

const RUNS = Number(process.env['TABLE_STORIES'] ?? 4);
const PLAYERS = 4;
/** Only a story lets a house lose its hold of a table. */
const HOLD_MS = 3_600_000;

/** `turn`: what a bot would do, of whoever is in turn. `any-turn`: whatever comes to mind, allowed or not, in turn or not. */
type Turn = { kind: 'turn' | 'any-turn'; player: number; choice: number };
/** `drop`: the line breaks, and nobody hears of the player for so long that they are paid out. */
type Deed = { kind: 'sit' | 'leave' | 'back' | 'drop'; player: number };
/** What goes by at every table: a moment in which bots play, the time of a turn, or so much that the house must have been away. */
const PASSES = {
  moment: `turn_started_at = turn_started_at - interval '4 seconds'`,
  timeout: `turn_started_at = turn_started_at - interval '51 seconds'`,
  stale: `turn_started_at = turn_started_at - interval '5 minutes'`,
} as const;
/** `takeover`: another house holds the tables, and the first comes back. `work`: what the wallet has not answered is asked again, once. */
type Pass = { kind: keyof typeof PASSES | 'takeover' | 'work' };
const PASSING = [
  ...Array.from({ length: 8 }, () => 'moment' as const),
  ...Array.from({ length: 4 }, () => 'work' as const),
  'timeout',
  'stale',
  'takeover',
] as const;
type Step = Turn | Deed | Pass;

const below = (bound: number) => fc.integer({ min: 0, max: bound - 1 });
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constantFrom('turn', 'turn', 'turn', 'any-turn'),
      player: below(PLAYERS),
      choice: below(12),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('sit', 'sit', 'sit', 'sit', 'leave', 'back', 'back', 'drop'),
      player: below(PLAYERS),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(...PASSING),
    }),
  },
);
const aStory = fc.record({
  steps: fc.array(aStep, { minLength: 40, maxLength: 90 }),
  troubles: fc.array(fc.constantFrom<Trouble>('well', 'well', 'lost', 'broken'), { maxLength: 20 }),
  /** In production there are no bots. */
  hasBots: fc.boolean(),
});

/** Beside what a bot would do. */
const WHIMS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'teen-patti': ['look', 'bet', 'raise', 'show', 'all-in', 'pack'].map((deed) => ({ do: deed })),
  'five-dice': [
    ...['fold', 'check', 'call', 'raise'].map((deed) => ({ do: deed })),
    { do: 'roll', dice: [0, 2] },
  ],
};
const REFUSALS: ReadonlySet<string> = new Set([
  'BAD_REQUEST',
  'TOO_LATE',
  'NOT_SEATED',
  'SEATED',
  'TOO_FAST',
]);

describe.each(['teen-patti', 'five-dice'])('%s', (gameCode) => {
  const known = tableRulesOf(gameCode);
  if (!known) throw new Error('no rules');
  const { manifest, terms, choose } = known;
  let world: HouseWorld;
  let ledger: LedgerWallet;
  let players: StoredSession[];
  let clocks: TableClock[];
  const errors: unknown[] = [];
  beforeAll(async () => {
    ledger = await openLedgerWallet(gameCode, PLAYERS);
    world = await openHouseWorld();
    world.house.wallet = ledger.client;
    // What is caught so that the next can have its turn is a fault all the same.
    world.house.log.error = (facts: object, text: string) => void errors.push([text, facts]);
    players = [];
    for (const seat of ledger.seats) {
      const session = await findSession(world.house.db, hashSecret(await world.enter({ gameCode, ...seat })));
      if (session) players.push(session);
    }
    clocks = [0, 1].map(() => createTableClock(world.house, HOLD_MS));
  });
  afterAll(async () => {
    await world.close();
    await ledger.close();
  });

  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    world.house.db.query<Row>(text, values);
  const tick = () => clocks[0]?.tick();
  const pass = async (kind: keyof typeof PASSES) => {
    await rows(`update table_hand set ${PASSES[kind]} where state = 'playing'`);
    await rows(
      `update game_table set ready_at = now() - interval '1 second', due_at = now() where state = 'open'`,
    );
    await tick();
  };
  const own = async ({ playerId }: StoredSession): Promise<Sitting | undefined> =>
    (await lastSittings(world.house.db, gameCode, [playerId]))[0];

  /** As a bot would, for whoever of them is in turn: else no hand is ever played to its end. */
  async function wiseTurn(choice: number): Promise<void> {
    for (const session of players) {
      const seat = await own(session);
      const seen = seat?.state === 'seated' ? await seenTable(world.house, seat.tableId) : null;
      const hand = seen?.hand?.state === 'playing' ? seen.hand.played : null;
      if (!seat || !seen || !hand || seen.rules.turnOf(hand.state) !== seat.place) continue;
      const shown = seen.rules.show(hand.state, seat.place);
      const action = choose(shown, seat.place, { below: (bound) => choice % bound });
      const { number, step } = hand;
      return act(world.house, session, { hand: number, step, action: { ...(action as object) } });
    }
  }

  /** Whatever comes to mind, allowed or not, in turn or not. */
  async function anyTurn(session: StoredSession, choice: number): Promise<void> {
    const seat = await own(session);
    const seen = seat && (await seenTable(world.house, seat.tableId));
    const whims = WHIMS[gameCode] ?? [];
    await act(world.house, session, {
      hand: seen?.hand?.played.number ?? 1,
      step: seen?.hand?.played.step ?? 0,
      action: { ...whims[choice % whims.length] },
    });
  }

  async function drop(session: StoredSession): Promise<void> {
    const seat = await own(session);
    await rows(
      `update table_seat set away_since = now() - interval '2 minutes' where id = $1 and state = 'seated'`,
      [seat?.id],
    );
    await pass('timeout');
  }

  const deeds: Record<Deed['kind'], (session: StoredSession) => Promise<unknown>> = {
    sit: (session) =>
      sit(world.house, session, {
        operationId: randomUUID(),
        buyIn: formatMoneyText(manifest.defaultStake),
        seed: '0badcafe',
      }),
    leave: (session) => getUpFromTable(world.house, session),
    back: (session) => comeBack(world.house, session),
    drop,
  };

  const doneBy = (session: StoredSession, step: Turn | Deed): Promise<unknown> => {
    if (step.kind === 'any-turn') return anyTurn(session, step.choice);
    return step.kind === 'turn' ? wiseTurn(step.choice) : deeds[step.kind](session);
  };

  async function takeOver(): Promise<string | null> {
    await rows(`update game_table set held_until = '-infinity', due_at = now() where state = 'open'`);
    clocks.reverse();
    const before = await rows<{ id: string }>(`select id from game_table where state = 'open'`);
    await tick();
    await rows(`update game_table set due_at = now() where state = 'open'`);
    const held = await clocks[1]?.tick();
    return before.length > 0 && held !== 0 ? 'two houses hold one table' : null;
  }

  /** What is wrong with what was answered; null: nothing. */
  async function take(step: Step): Promise<string | null> {
    switch (step.kind) {
      case 'takeover':
        return takeOver();
      case 'work':
        await settleDueSeats(world.house);
        return null;
      case 'moment':
      case 'timeout':
      case 'stale':
        await pass(step.kind);
        return null;
      default: {
        const session = players[step.player];
        if (!session) return null;
        const refused = await refusal(() => doneBy(session, step));
        return refused === null || REFUSALS.has(refused) ? null : `${step.kind} was refused: ${refused}`;
      }
    }
  }

  /** The wallet has of each sitting what its row says, or what is on its way; and at every table the chips are those that were brought. */
  async function faultsOf(): Promise<string[]> {
    const faults = await ledger.faults();
    const rounds = await ledger.rounds();
    for (const seat of await rows<SeatRow>(`select ${SEAT_COLUMNS} from table_seat where bot is null`))
      if (!agrees(seat, rounds.get(seat.id)))
        faults.push(
          `${JSON.stringify(seat)} while the wallet has ${JSON.stringify(text(rounds.get(seat.id)))}`,
        );
    const tables = await rows<{ id: string; brought: string; there: string }>(
      `select t.id, coalesce(sum(s.buy_in), 0)::text as brought,
         (coalesce(sum(coalesce(s.win, s.chips)), 0) + (select coalesce(sum(h.rake), 0) from table_hand h where h.table_id = t.id))::text as there
       from game_table t join table_seat s on s.table_id = t.id and s.state in ('seated', 'leaving', 'paying', 'left') group by t.id`,
    );
    for (const { id, brought, there } of tables)
      if (brought !== there) faults.push(`of ${brought} that were brought to table ${id} there are ${there}`);
    const hands = await rows(
      `select * from table_hand where state <> 'playing' and (pot <> rake + paid_out or rake * 10000 > pot * $1)`,
      [terms.rakeBasisPoints],
    );
    return [
      ...faults,
      ...hands.map((hand) => `what a hand took is not what it gave: ${JSON.stringify(hand)}`),
    ];
  }

  const seatsLeft = () =>
    rows(`select id from table_seat where state in ('buying', 'seated', 'leaving', 'paying', 'undoing')`);
  /** Everybody is away for good: hands are played to their end by the clock, and all are paid. Bots play a hand for as long as they like. */
  async function everybodyGone(): Promise<void> {
    for (let time = 0; (await seatsLeft()).length > 0; time += 1) {
      if (time > 1_000) throw new Error('the tables do not come to rest');
      await rows(
        `update table_seat set away_since = now() - interval '1 day' where state = 'seated' and bot is null`,
      );
      await pass('timeout');
      await settleDueSeats(world.house);
    }
    await pass('timeout');
  }

  test('[GAM-03] seats taken, turns played, out of turn and timed out, hands broken off, people who leave and are gone: after every step the ledger has what the seats say', async () => {
    await fc.assert(
      fc.asyncProperty(aStory, async ({ steps, troubles, hasBots }) => {
        Object.assign(world.house.config, { sandbox: hasBots });
        ledger.troubles.length = 0;
        errors.length = 0;
        ledger.troubles.push(...troubles);
        const sits = [0, 1, 2].map((player) => ({ kind: 'sit' as const, player }));
        for (const step of [...sits, ...steps]) {
          expect(await take(step)).toBeNull();
          expect(await faultsOf()).toEqual([]);
        }
        await everybodyGone();
        expect(await faultsOf()).toEqual([]);
        expect(await ledger.openRounds()).toBe(0);
        expect(await rows(`select id from game_table where state = 'open'`)).toEqual([]);
        expect(errors).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Why not, where it was refused. */
async function refusal(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof TableRefusal) return error.code;
    throw error;
  }
}

function agrees({ state, buyIn, win }: SeatRow, has: WalletRound | undefined): boolean {
  const isStaked = has?.state === 'open' && has.stake === BigInt(buyIn) && has.payout === 0n;
  const isPaid = has?.state === 'closed' && has.stake === BigInt(buyIn) && has.payout === BigInt(win ?? -1);
  const isGone = has === undefined || has.state === 'void';
  switch (state) {
    case 'buying':
      return isStaked || has === undefined;
    case 'seated':
    case 'leaving':
      return isStaked;
    case 'undoing':
      return isStaked || isGone;
    case 'paying':
      return isStaked || isPaid;
    case 'left':
      return isPaid;
    default:
      return isGone;
  }
}

const text = (round: WalletRound | undefined): string =>
  round ? `${round.state}, ${round.stake} staked, ${round.payout} paid` : 'nothing';
