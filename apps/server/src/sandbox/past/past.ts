import type { GameSeed } from '#sandbox/catalogue/catalogue.ts';
import { openDemoPurse, openTeamPurse, type MoneyEvent } from './past-money.ts';
import type { LineEvent } from './line-past.ts';
import { PLAYERS_OF_TEAM, playersOf, type PersonSeed } from '#sandbox/people/people.ts';
import { createRandom, type Random } from '#sandbox/random.ts';
import { LINE_SLOT } from '#sandbox/catalogue/own-games.ts';

/** Amounts in minor units. `at` counts milliseconds back from the moment of seeding. */
export type PastEvent =
  | MoneyEvent
  | LineEvent
  | { kind: 'launch'; at: number; username: string; sitting: number; game: GameSeed }
  | {
      kind: 'round';
      at: number;
      username: string;
      sitting: number;
      round: number;
      gameCode: string;
      stake: number;
      win: number;
    }
  /** A bet whose game broke off: the stake went back. */
  | {
      kind: 'void';
      at: number;
      username: string;
      sitting: number;
      round: number;
      gameCode: string;
      stake: number;
    };

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const PAST_DAYS = 90;
const LATELY_DAYS = 6;
/** Rounds that are left for the last sitting. */
const LAST_ROUNDS = 8;
const TAKA = 100;
/** Minor units that a player puts in at a time. */
const DEPOSITS = [500, 1_000, 2_000, 5_000].map((taka) => taka * TAKA);
const STAKES = [1, 2, 3, 5, 10, 20].map((taka) => taka * TAKA);
const HIGH_STAKES = [20, 50, 100, 200, 500].map((taka) => taka * TAKA);
/** Per thousand rounds: how many pay which multiple, in tenths. About what the line slot returns. */
const PAYS: readonly (readonly [perThousand: number, tenths: number])[] = [
  [110, 5],
  [70, 10],
  [45, 20],
  [36, 50],
  [16, 100],
  [8, 200],
  [3, 500],
  [1, 1_000],
];

/** Everything that happened before today, in the order it happened. */
export function makePast(
  seedNumber: number,
  { people, games, rounds }: { people: readonly PersonSeed[]; games: readonly GameSeed[]; rounds: number },
): PastEvent[] {
  if (rounds === 0) return [];
  const random = createRandom(seedNumber, 'past');
  // Dice of their own: other payments do not change what was played.
  const payments = createRandom(seedNumber, 'payments');
  const playable = games.filter((game) => game.hotRank !== null);
  const share = (fraction: number): number => Math.max(1, Math.round(rounds * fraction));
  const players = [
    { username: 'demo', rounds: share(0.25), high: false, days: PAST_DAYS, isDemo: true },
    { username: 'vip', rounds: share(0.25), high: true, days: PAST_DAYS, isDemo: true },
    ...playersOf(people).map((person) => ({
      username: person.username,
      rounds: share(0.5 / PLAYERS_OF_TEAM),
      high: false,
      days: Math.min(person.joinedDaysAgo - 1, PAST_DAYS),
      isDemo: false,
    })),
  ];
  return players
    .flatMap((player) => lifeOf({ random, payments }, player, playable))
    .toSorted((a, b) => b.at - a.at);
}

type Player = { username: string; rounds: number; high: boolean; days: number; isDemo: boolean };
type Dice = { random: Random; payments: Random };

function lifeOf({ random, payments }: Dice, player: Player, games: readonly GameSeed[]): PastEvent[] {
  const events: PastEvent[] = [];
  const money: MoneyEvent[] = [];
  const purse = (player.isDemo ? openDemoPurse : openTeamPurse)(player, payments, money);
  const starts = startsOf(random, player);
  const sittings = starts.length;
  const keptForLast = Math.ceil(Math.min(player.rounds / 2, LAST_ROUNDS));
  let left = player.rounds;
  starts.forEach((start, sitting) => {
    // Sittings that would overlap begin an hour apart, so that money is put in before it is played.
    const before = sitting === 0 ? Infinity : (starts[sitting - 1] ?? Infinity);
    if (before - start < HOUR) return;
    const isLast = sitting === sittings - 1;
    const count = isLast ? Math.min(left, 40) : Math.min(left - keptForLast, random.between(6, 22));
    if (count <= 0) return;
    left -= count;
    const wanted = random.pick(player.high ? HIGH_STAKES : STAKES);
    purse.before({ start, sitting, sittings });
    const stake = purse.stakeOf(wanted, count);
    for (let needed = stake * count; purse.has() < needed;) {
      const amount = random.pick(DEPOSITS) * (player.high ? 10 : 1);
      purse.putIn(start + 120 * SECOND + money.length, amount, needed - purse.has());
    }
    const played = sitDown(random, { ...player, sitting, start, stake, count }, random.pick(games), events);
    purse.gain(played.gained);
    purse.after({ start, staked: played.staked, isLast });
  });
  return [...money, ...events];
}

/** When somebody sat down, the earliest first. */
function startsOf(random: Random, player: Player): number[] {
  const sittings = Math.max(2, Math.round(player.rounds / 14));
  // HOM-03: everybody was here in the last days, so that the winners board has somebody to show.
  const recently = random.between(20 * HOUR, Math.min(LATELY_DAYS, player.days) * DAY);
  const earlier = Array.from({ length: sittings - 1 }, () =>
    random.between(recently + HOUR, player.days * DAY),
  );
  return [...earlier, recently].toSorted((a, b) => b - a);
}

/** One launch and its rounds; returns what the player gained or lost, and staked. */
function sitDown(
  random: Random,
  play: { username: string; sitting: number; start: number; stake: number; count: number },
  game: GameSeed,
  events: PastEvent[],
): { gained: number; staked: number } {
  const { username, sitting, start, stake, count } = play;
  events.push({ kind: 'launch', at: start, username, sitting, game });
  let [gained, staked] = [0, 0];
  let at = start;
  for (let round = 0; round < count; round += 1) {
    at -= random.between(4 * SECOND, 20 * SECOND);
    const placed = { at, username, sitting, round, gameCode: playedCode(game), stake };
    if (random.chance(0.004)) {
      events.push({ kind: 'void', ...placed });
    } else {
      const win = (stake * payTenths(random)) / 10;
      gained += win - stake;
      staked += stake;
      events.push({ kind: 'round', ...placed, win });
    }
  }
  return { gained, staked };
}

function payTenths(random: Random): number {
  let throwOf1000 = random.below(1_000);
  for (const [perThousand, tenths] of PAYS) {
    if (throwOf1000 < perThousand) return tenths;
    throwOf1000 -= perThousand;
  }
  return 0;
}

/** The house's code for what was played: the engine behind the title. */
export const playedCode = ({ engine }: GameSeed): string => engine ?? LINE_SLOT;
