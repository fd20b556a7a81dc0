import { randomUUID } from 'node:crypto';
import type { AnySharedRules } from '@maidan/games/game.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSession, type StoredSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { openLedgerWallet, type LedgerWallet, type Trouble } from '#testing/ledger-wallet.ts';
import { sandboxRandomness } from '../public-randomness.ts';
import { settleDueBets } from '../settle-bet.ts';
import { betById } from '../shared-bet.store.ts';
import { lastRounds, wantRounds } from '../shared-round.store.ts';
import { createTableClock } from '../table-clock.ts';
import { clockedTable, tableTimes } from './clocked-table.ts';
import { placeTableBet } from './table-bets.ts';

const GAME = 'rooster-duel';
const known = sharedRulesOf(GAME);
if (!known) throw new Error('no rules');
const rules: AnySharedRules = known;

let world: HouseWorld;
let ledger: LedgerWallet;
let players: StoredSession[];
beforeAll(async () => {
  ledger = await openLedgerWallet(GAME, 3);
  world = await openHouseWorld();
  world.house.wallet = ledger.client;
  players = [];
  for (const seat of ledger.seats) {
    const token = await world.enter({ gameCode: GAME, ...seat });
    const session = await findSession(world.house.db, hashSecret(token));
    if (!session) throw new Error('no session');
    players.push(session);
  }
  await wantRounds(world.house.db, GAME, 600_000);
});
afterAll(async () => {
  await world.close();
  await ledger.close();
});

const write = (statement: string, values: unknown[]) => world.house.db.query(statement, values);

/** Everybody lays twenty on a side, bets are closed, and it ends as it was told. */
async function duel(
  end: { passes: number[]; calledOffIn: number | null },
  sides: readonly string[],
  troubles: Trouble[],
) {
  const told: AnySharedRules = { ...rules, part: () => ({ outcome: end, to: 1, isLast: true }) };
  await write(`update shared_clock set held_until = '-infinity' where game_code = $1`, [GAME]);
  const game = clockedTable(GAME, told, { ...tableTimes(rules), openMs: 3_600_000, pauseMs: 0 });
  const clock = createTableClock(world.house, game, sandboxRandomness);
  for (let step = 0; step < 2; step += 1) await clock.tick();
  const [round] = await lastRounds(world.house.db, GAME, 1);
  if (round?.state !== 'open') throw new Error('no round');
  const ids: string[] = [];
  for (const [place, side] of sides.entries()) {
    const session = players[place];
    if (!session) throw new Error('nobody is left');
    const chips = { [side]: '20.00' };
    const bet = { operationId: randomUUID(), roundId: round.id, place: 0, chips };
    ids.push((await placeTableBet(world.house, session, rules, bet)).id);
  }
  const before = await ledger.sums();
  await write('update shared_round set starts_at = now() where id = $1', [round.id]);
  await clock.tick();
  ledger.troubles.push(...troubles);
  await write('update shared_round set ends_at = now() where id = $1', [round.id]);
  await clock.tick();
  for (let pass = 0; pass < 20; pass += 1) if ((await settleDueBets(world.house)) === 0) break;
  const bets = await Promise.all(ids.map((id) => betById(world.house.db, id)));
  const rounds = await ledger.rounds();
  return {
    before,
    after: await ledger.sums(),
    states: bets.map(({ state }) => state),
    wallet: ids.map((id) => rounds.get(id)?.state),
  };
}

const FOG = { passes: [0, 0, 0, 0, 0, 0, 0], calledOffIn: 3 };
const MERON_WINS = { passes: [0, 0, 0, 0, 0, 0, 0], calledOffIn: null };
const ALL_BACK = {
  states: ['rolled-back', 'rolled-back', 'rolled-back'],
  wallet: ['void', 'void', 'void'],
};

test.each<[string, typeof FOG | typeof MERON_WINS, Trouble[]]>([
  ['is called off', FOG, []],
  ['is called off, while answers of the wallet are lost', FOG, ['lost', 'broken', 'lost', 'lost', 'broken']],
  ['ends as nobody backed it', MERON_WINS, ['broken', 'lost']],
])(
  '[CAT-01] a duel that %s gives every stake back to its purse, and the house keeps nothing',
  async (_how, end, troubles) => {
    const sides = end === FOG ? ['meron', 'wala', 'draw'] : ['wala', 'draw', 'wala'];
    const { before, after, ...duelled } = await duel(end, sides, troubles);
    expect(duelled).toEqual(ALL_BACK);
    expect(after).toEqual({ ...before, purse: before.purse + 6_000n, openBets: before.openBets - 6_000n });
    expect([after.all, await ledger.openRounds(), await ledger.faults()]).toEqual([0n, 0, []]);
  },
);

test('[CAT-01] a duel that is flown to its end is shared by those who backed it, and five in a hundred stay with the house', async () => {
  const { before, after, states } = await duel(MERON_WINS, ['meron', 'wala', 'meron'], ['lost']);
  expect(states).toEqual(['settled', 'settled', 'settled']);
  expect([after.purse - before.purse, after.house - before.house]).toEqual([5_700n, 300n]);
  expect([after.all, await ledger.openRounds(), await ledger.faults()]).toEqual([0n, 0, []]);
});
