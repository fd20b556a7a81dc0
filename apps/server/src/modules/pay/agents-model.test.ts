import * as fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { databaseOn } from '#db/database.ts';
import { findFaults } from '#testing/agents/agents-faults.ts';
import { readFacts } from '#testing/agents/agents-facts.ts';
import { findPayFaults, findSumFaults, findUnrest } from '#testing/agents/agents-pay-faults.ts';
import { AGENTS, createTeam, PEOPLE, TYPES, type Act } from '#testing/agents/agents-world.ts';
import { movingClock } from '#testing/agents/moving-clock.ts';
import { ownerOf, payUp } from '#testing/contracts.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';

/** `AGENT_STORIES=300` for the long run. */
const RUNS = Number(process.env['AGENT_STORIES'] ?? 6);
const DAY = 1_440;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const driver = await createMaidanDriver(database.db, database.url);
const clock = await movingClock(database);
let owner: Client;
beforeAll(async () => {
  owner = await ownerOf(database);
});
afterAll(async () => {
  await owner.end();
  await driver.close();
});

const agent = fc.nat(AGENTS - 1);
const anybody = fc.nat(PEOPLE - 1);
const player = fc.nat(PEOPLE - AGENTS - 1);
const type = fc.constantFrom(...TYPES);
const often = fc.constantFrom(true, true, true, true, false);
const seldom = fc.constantFrom(false, false, false, false, false, true);
const one = <A extends Act>(weight: number, arbitrary: fc.Arbitrary<A>) => ({ weight, arbitrary });

const act: fc.Arbitrary<Act> = fc.oneof(
  one(
    3,
    fc.record({
      act: fc.constant('offer'),
      who: agent,
      type,
      rate: fc.integer({ min: 1, max: 9 }).map((part) => part * 37),
      bar: fc.constantFrom(0, 0, 900),
      fee: fc.constantFrom(0, 0, 300),
      carries: fc.boolean(),
    }),
  ),
  one(
    4,
    fc.record({
      act: fc.constant('answer'),
      who: agent,
      type,
      accept: often,
      honest: often,
      stranger: seldom,
    }),
  ),
  one(1, fc.record({ act: fc.constant('end'), who: agent, type, honest: often, stranger: seldom })),
  one(1, fc.record({ act: fc.constant('withdraw'), who: agent, type, stranger: seldom })),
  one(
    4,
    fc.record({
      act: fc.constant('send'),
      from: anybody,
      to: anybody,
      up: fc.boolean(),
      amount: fc.integer({ min: 1, max: 90_000 }),
      twice: fc.boolean(),
    }),
  ),
  one(
    6,
    fc.record({
      act: fc.constant('play'),
      who: player,
      stake: fc.integer({ min: 1, max: 20_000 }),
      win: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 })),
    }),
  ),
  one(1, fc.record({ act: fc.constant('undo'), who: player })),
  one(3, fc.record({ act: fc.constant('pay') })),
  one(1, fc.record({ act: fc.constant('count') })),
  one(1, fc.record({ act: fc.constant('rest'), who: anybody })),
);
const step = fc.record({
  /** Minutes that go by first: within a slot, into the next, or over night. */
  wait: fc.constantFrom(0, 1, 4, 6, 6, 30, 70, DAY),
  acts: fc.array(act, { minLength: 3, maxLength: 6 }),
  move: fc.option(
    fc.record({ act: fc.constant('move'), who: fc.integer({ min: 1, max: PEOPLE - 1 }), to: agent }),
    {
      freq: 5,
    },
  ),
});

/** Contracts of all kinds to begin with, lower with each level, so that most of what follows has something to meet. */
const FIRST = [0, 1, 1, 2, 3, 4, 2, 3].flatMap((level, who) =>
  TYPES.map((kind): Act[] => [
    {
      act: 'offer',
      who,
      type: kind,
      rate: 333 - level * 51,
      bar: who % 2 === 0 ? 0 : 900,
      fee: 0,
      carries: true,
    },
    { act: 'answer', who, type: kind, accept: true, honest: true, stranger: false },
  ]),
);

test('[AGT-04] [AGT-05] [AGT-06] [AGT-07] [AGT-09] A1, A2, A3, A4, A5, A6, A7, A8, A9, A10: whatever a line of agents does at the same time, at every step', async () => {
  let slots = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (steps) => {
      const team = await createTeam(node);
      const holds = databaseOn(owner);
      for (const acts of FIRST) for (const first of acts) await team.performAll([first]);
      let facts = await readFacts(database.db, team.people);
      for (const { wait, acts, move } of steps) {
        await clock.goOn(wait);
        const since = await clock.now();
        const told = await team.performAll(move === null ? acts : [...acts, move]);
        const now = await readFacts(database.db, team.people);
        expect([
          ...findFaults(team, facts, told, now),
          ...(await findPayFaults(holds, team.people, since)),
        ]).toEqual([]);
        facts = now;
      }
      // Breaks are over, slots are closed, and the house takes back what it has given.
      await clock.goOn(2 * DAY);
      const since = await clock.now();
      await payUp(owner);
      expect([
        ...(await findUnrest(holds, team.people)),
        ...(await findSumFaults(holds)),
        ...(await findPayFaults(holds, team.people, since)),
      ]).toEqual([]);
      const last = await readFacts(database.db, team.people);
      slots += last.pays.size;
      const told = await team.performAll(
        TYPES.map((kind): Act => ({ act: 'end', who: 0, type: kind, honest: true, stranger: false })),
      );
      const ended = await readFacts(database.db, team.people);
      expect(findFaults(team, last, told, ended)).toEqual([]);
      expect([...ended.contracts.values()].filter(({ state }) => state === 'accepted')).toEqual([]);
    }),
    // What has happened stays: a smaller story would not begin where this one did.
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(slots).toBeGreaterThan(RUNS);
});
