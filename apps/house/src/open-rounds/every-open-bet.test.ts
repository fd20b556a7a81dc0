import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import { displayMoney, formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import {
  VENDOR_OPEN_ROUNDS_PATH,
  type VendorOpenRoundsAnswer,
} from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { breaksAfter, CRASH } from '@maidan/games/crash/crash.ts';
import { loadCrashTexts } from '@maidan/games/crash/crash-texts.ts';
import { multiplierText } from '@maidan/games/crash/multiplier.ts';
import { manifestOf, rulesOf } from '@maidan/games/rules.ts';
import { fill } from '@maidan/games/screen-parts/screen-texts.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { loadSpotNames } from '@maidan/games/spot-names.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { VARIANTS } from '@maidan/games/video-poker/paytable.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findSession, type StoredSession } from '#sessions/play-session.store.ts';
import { hashSecret } from '#sessions/play-session.ts';
import { placeFlightBet } from '#shared-rounds/crash/crash-bets.ts';
import { sandboxRandomness } from '#shared-rounds/public-randomness.ts';
import { clockedGameOf } from '#shared-rounds/rooms.ts';
import type { SharedBet } from '#shared-rounds/shared-bet.store.ts';
import { lastRounds, wantRounds, type SharedRound } from '#shared-rounds/shared-round.store.ts';
import { createTableClock } from '#shared-rounds/table-clock.ts';
import { placeTableBet } from '#shared-rounds/tables/table-bets.ts';
import { sit } from '#tables/sit.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer } from '#testing/test-player.ts';

const SOURCE = resolve(import.meta.dirname, '../../../../packages/games/src');
/** Every game of the house by its folder, so that none is forgotten; of a folder of variants each. Where the bet decides the whole round nothing is open. */
const GAMES = readdirSync(SOURCE)
  .filter((folder) => existsSync(`${SOURCE}/${folder}/manifest.ts`))
  .concat(VARIANTS.map((variant) => `video-poker.${variant}`))
  .filter((gameCode) => rulesOf(gameCode)?.shape !== 'instant');

/** What a bet of ten in steps can become while its player chooses, as long as nothing more is staked. */
const IN_STEPS: Readonly<Record<string, { bet: object; most: (view: unknown) => number }>> = {
  mines: { bet: { stake: '10.00', mines: 24 }, most: () => 242.5 },
  blackjack: { bet: { stake: '10.00' }, most: (view) => (isOfferedNatural(view) ? 25 : 20) },
  ...Object.fromEntries(
    VARIANTS.map((variant) => [
      `video-poker.${variant}`,
      {
        bet: { stake: '10.00' },
        most: () => 10 * (manifestOf(`video-poker.${variant}`)?.maxWinMultiplier ?? 0),
      },
    ]),
  ),
};
const STEPWISE = GAMES.filter((code) => rulesOf(code)?.shape === 'stepwise');
const SHARED = GAMES.filter((code) => sharedRulesOf(code) !== undefined);
const SEATED = GAMES.filter((code) => tableRulesOf(code) !== undefined);
/** Told by tests of their own in `open-rounds.test.ts`. */
const TOLD_ELSEWHERE = ['sports', 'esports'];

/** An ace of the dealer, and a blackjack beside it: it pays three to two if the dealer has none. */
function isOfferedNatural(view: unknown): boolean {
  const { hands } = view as { hands: { cards: number[] }[] };
  const values = (hands[0]?.cards ?? []).map((card) => Math.min((card % 13) + 2, 14));
  return values.includes(14) && values.some((value) => value >= 10 && value <= 13);
}

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(() => world.wallet.reset());
afterAll(() => world.close());

async function ask(playerId: string, roundId: string, language: Language = 'en') {
  const payload = JSON.stringify({ playerId, roundIds: [roundId], language });
  const headers = signedHeaders(world.platformKey, VENDOR_OPEN_ROUNDS_PATH, payload);
  const answer = await world.app.inject({ method: 'POST', url: VENDOR_OPEN_ROUNDS_PATH, payload, headers });
  const [told, ...more] = answer.json<VendorOpenRoundsAnswer>().rounds;
  expect(more).toEqual([]);
  return told;
}
async function enter(gameCode: string): Promise<StoredSession> {
  const token = await world.enter({ gameCode, playerId: `player-${randomUUID()}` });
  const session = await findSession(world.house.db, hashSecret(token));
  if (!session) throw new Error('no session');
  return session;
}
/** Of a game of many: its clock, moved along by hand, and its round that takes bets. */
async function openRoundOf(gameCode: string) {
  const game = clockedGameOf(gameCode);
  if (!game) throw new Error(`${gameCode} has no clock`);
  const clock = createTableClock(world.house, game, sandboxRandomness);
  await wantRounds(world.house.db, gameCode, 60_000);
  for (let step = 0; step < 2; step += 1) await clock.tick();
  const [round] = await lastRounds(world.house.db, gameCode, 1);
  if (round?.state !== 'open') throw new Error(`${gameCode} takes no bets`);
  return { clock, round };
}
const timesOf = async ({ id }: SharedRound) => {
  const [row] = await world.house.db.query<{ startsAt: Date; endsAt: Date | null }>(
    'select starts_at, ends_at from shared_round where id = $1',
    [id],
  );
  return { startsAt: row?.startsAt.getTime() ?? 0, endsAt: row?.endsAt?.getTime() ?? 0 };
};
async function close({ clock, round }: Awaited<ReturnType<typeof openRoundOf>>): Promise<void> {
  await world.house.db.query('update shared_round set starts_at = now() where id = $1', [round.id]);
  await clock.tick();
}

test('[MEM-15] no game that holds open bets is forgotten', () => {
  expect([...STEPWISE, ...SHARED, ...SEATED, CRASH.code, ...TOLD_ELSEWHERE].toSorted()).toEqual(
    GAMES.toSorted(),
  );
});

test.each(STEPWISE)(
  '[MEM-15] %s says what is staked can still become while its player chooses',
  async (gameCode) => {
    const { bet, most } = IN_STEPS[gameCode] ?? {};
    if (!bet || !most) throw new Error('say in IN_STEPS what a bet of it can become');
    // Some are over with the deal.
    for (let tries = 0; tries < 20; tries += 1) {
      const player = await seatPlayer(world, { gameCode });
      const { id, state, outcome } = await player.bet(bet);
      if (state !== 'open') continue;
      const told = await ask(player.playerId, id);
      expect(told?.mostWin).toBe(most(outcome).toFixed(2));
      expect(told).toMatchObject({ mostAsItStands: null, waitsForPlayer: true });
      return;
    }
    expect.unreachable('it never waits for its player');
  },
);

test.each(SHARED)(
  '[MEM-15] %s says what its chips are, when they are paid, and the most that they can be paid together',
  async (gameCode) => {
    const shared = sharedRulesOf(gameCode);
    if (!shared) throw new Error('no rules');
    const session = await enter(gameCode);
    const open = await openRoundOf(gameCode);
    const spots = Object.keys(shared.spots);
    const amount = formatMoneyText(shared.table.least);
    // One on everything that fits into one bet.
    const chips = Object.fromEntries(spots.slice(0, 24).map((spot) => [spot, amount]));
    const one = await place(session, open.round, { [spots[0] ?? '']: amount });
    const all = await place(session, open.round, chips, 1);
    const ends = (bet: Record<string, string>, pool: Record<string, string>) =>
      shared.ends
        .map((end) => shared.pays(parsed(bet), end, parsed(pool)) ?? total(bet))
        .reduce((most, paid) => (paid > most ? paid : most), 0n);
    const both = Object.fromEntries(
      Object.keys(chips).map((spot) => [
        spot,
        formatMoneyText(minor(parseMoney(amount) * (spot === spots[0] ? 2n : 1n))),
      ]),
    );
    const longest = Math.max(...shared.ends.map((end) => shared.showMs(end)));
    const { startsAt } = await timesOf(open.round);
    for (const [bet, laid] of [
      [one, { [spots[0] ?? '']: amount }],
      [all, chips],
    ] as const) {
      const most = formatMoneyText(minor(ends(laid, both)));
      const told = await ask(session.playerId, bet.id);
      const isPool = shared.isPool === true;
      expect(told).toMatchObject({
        mostWin: isPool ? null : most,
        mostAsItStands: isPool ? most : null,
        waitsForPlayer: false,
        endsAt: new Date(startsAt + longest).toISOString(),
      });
      for (const language of LANGUAGES) {
        const names = await loadSpotNames(gameCode, language);
        const words = (await ask(session.playerId, bet.id, language))?.about ?? [];
        expect(words.length).toBeLessThanOrEqual(20);
        for (const spot of Object.keys(laid))
          expect(words.join(' · ').split(' · ')).toContain(
            `${names[spot]}: ${displayMoney(parseMoney(amount), '৳', language)}`,
          );
      }
    }
    await close(open);
    const told = await ask(session.playerId, one.id);
    expect(told).toMatchObject({
      // A pool is what it is when no more bets are taken.
      mostWin: formatMoneyText(minor(ends({ [spots[0] ?? '']: amount }, both))),
      mostAsItStands: null,
      endsAt: new Date((await timesOf(open.round)).endsAt).toISOString(),
    });
    await world.house.db.query(`update shared_bet set state = 'win-sent', win = 0 where id = $1`, [one.id]);
    expect(await ask(session.playerId, one.id)).toMatchObject({ mostWin: null, endsAt: null });
  },
);

test.each(SEATED)('[MEM-15] %s says what a seat can become', async (gameCode) => {
  const table = tableRulesOf(gameCode);
  if (!table) throw new Error('no rules');
  const session = await enter(gameCode);
  const buyIn = table.manifest.defaultStake;
  const { id } = await sit(world.house, session, {
    operationId: randomUUID(),
    buyIn: formatMoneyText(buyIn),
    seed: '0badcafe',
  });
  const most = minor(buyIn * BigInt(table.manifest.maxWinMultiplier));
  expect(await ask(session.playerId, id)).toMatchObject({
    mostWin: formatMoneyText(most),
    waitsForPlayer: true,
  });
});

test('[MEM-15] a flight says where its player leaves, what that pays, and how long that takes, and never where it breaks', async () => {
  const session = await enter(CRASH.code);
  const open = await openRoundOf(CRASH.code);
  const stake = '10.00';
  const part = { roundId: open.round.id, stake, leavesWhenLost: false };
  const set = await placeFlightBet(world.house, session, {
    ...part,
    operationId: randomUUID(),
    place: 0,
    leavesAt: 250,
  });
  const byHand = await placeFlightBet(world.house, session, {
    ...part,
    operationId: randomUUID(),
    place: 1,
    leavesAt: null,
  });
  const told = async ({ id }: SharedBet) => {
    const { startsAt } = await timesOf(open.round);
    const { mostWin, mostAsItStands, endsAt } = (await ask(session.playerId, id)) ?? {};
    return { mostWin, mostAsItStands, lastsMs: Date.parse(endsAt ?? '') - startsAt };
  };
  const expected = [
    { mostWin: '25.00', mostAsItStands: null, lastsMs: breaksAfter(250) },
    { mostWin: '10000.00', mostAsItStands: null, lastsMs: breaksAfter(CRASH.capHundredths) },
  ];
  expect([await told(set), await told(byHand)]).toEqual(expected);
  for (const language of LANGUAGES) {
    const words = await loadCrashTexts(language);
    expect((await ask(session.playerId, set.id, language))?.about).toEqual([
      fill(words.takesItself, { times: multiplierText(250, language) }),
    ]);
    expect((await ask(session.playerId, byHand.id, language))?.about).toEqual([words.takenByHand]);
  }
  await close(open);
  // Up in the air it is the same: nothing is told of the link.
  expect([await told(set), await told(byHand)]).toEqual(expected);
});

test('[MEM-15] of a bet that is decided and waits for the wallet alone nothing is promised', async () => {
  const player = await seatPlayer(world);
  world.wallet.faults.push('hang');
  const { id, state } = await player.spin();
  expect(state).toBe('bet-sent');
  expect(await ask(player.playerId, id)).toMatchObject({
    mostWin: null,
    mostAsItStands: null,
    endsAt: null,
    waitsForPlayer: false,
  });
});

const parsed = (chips: Record<string, string>) =>
  Object.fromEntries(Object.entries(chips).map(([spot, amount]) => [spot, parseMoney(amount)]));
const total = (chips: Record<string, string>) =>
  minor(Object.values(chips).reduce((sum, amount) => sum + parseMoney(amount), 0n));

async function place(
  session: StoredSession,
  round: SharedRound,
  chips: Record<string, string>,
  at = 0,
): Promise<SharedBet> {
  const rules = sharedRulesOf(session.gameCode);
  if (!rules) throw new Error('no rules');
  return placeTableBet(world.house, session, rules, {
    operationId: randomUUID(),
    roundId: round.id,
    place: at,
    chips,
  });
}
