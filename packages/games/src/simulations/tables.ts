import { minor } from '@maidan/contract/money.ts';
import { andarBaharRules } from '#andar-bahar/rules.ts';
import {
  PAYS as ANDAR_BAHAR_PAYS,
  PLACINGS,
  SPOTS as ANDAR_BAHAR_SPOTS,
  winningPlacings,
} from '#andar-bahar/spots.ts';
import { TABLES as ANDAR_BAHAR_TABLES } from '#andar-bahar/tables.ts';
import { baccaratRules } from '#baccarat/rules.ts';
import { PAYS as BACCARAT_PAYS } from '#baccarat/spots.ts';
import { TABLES as BACCARAT_TABLES } from '#baccarat/tables.ts';
import { dragonTigerRules } from '#dragon-tiger/rules.ts';
import { PAYS as DRAGON_TIGER_PAYS } from '#dragon-tiger/spots.ts';
import { TABLES as DRAGON_TIGER_TABLES } from '#dragon-tiger/tables.ts';
import type { Chips, SharedRules } from '#game.ts';
import { liveRouletteRules } from '#live-roulette/rules.ts';
import { TABLES as LIVE_ROULETTE_TABLES } from '#live-roulette/tables.ts';
import { ALL_WAYS, CALLED_OFF_ONE_IN, SPOTS as DUEL_SPOTS, waysOf } from '#rooster-duel/contest.ts';
import { sharedOut } from '#rooster-duel/pool.ts';
import { roosterDuelRules } from '#rooster-duel/rules.ts';
import { POCKETS, SPOTS as ROULETTE_SPOTS } from '#roulette/spots.ts';
import { sicBoRules } from '#sic-bo/rules.ts';
import { chancesOf, SPOTS as SIC_BO_SPOTS, THROW_COUNT } from '#sic-bo/spots.ts';
import { TABLES as SIC_BO_TABLES } from '#sic-bo/tables.ts';
import { decideRound, tallyOf, type Played, type Seeds } from './sample.ts';

/** A spot, what comes back of a stake on it over every draw, and which bet of the table it is one of. */
type SpotOfBet = { readonly spot: string; readonly bet: string; readonly exact: number };
/** Plays rounds from the seeds and tells what each comes to for chips that lie there. */
type Deal = (
  rounds: number,
  seeds: Seeds,
  see: (back: (chips: Chips) => bigint | null) => void,
) => Promise<void>;
type Table = { readonly spots: readonly SpotOfBet[]; readonly deal: Deal };

/** In order, out of shoes that are dealt to their cut card where the game has them. */
const dealBy =
  <Whole, Outcome>(rules: SharedRules<Whole, Outcome>, pool: Chips = {}): Deal =>
  async (rounds, seeds, see) => {
    let left = rounds;
    for (let nonce = 1; left > 0; nonce += 1) {
      const whole = await decideRound(seeds, nonce, (draw) => rules.whole(draw));
      for (let from: number | null = 0; from !== null && left > 0; left -= 1) {
        const part = rules.part(whole, from);
        if (!part) throw new Error('a shoe ended without its last round');
        see((chips) => rules.pays(chips, part.outcome, pool));
        from = part.isLast ? null : part.to;
      }
    }
  };

type Edges = Readonly<Record<string, { readonly edgeBasisPoints: number }>>;
const byEdges = (edges: Edges): SpotOfBet[] =>
  Object.entries(edges).map(([spot, { edgeBasisPoints }]) => ({
    spot,
    bet: spot,
    exact: 1 - edgeBasisPoints / 10_000,
  }));

/** Of a contest by what others have laid; one in fifty is called off and gives all stakes back. */
const DUEL_POOL = { meron: minor(600_000), draw: minor(100_000), wala: minor(300_000) };
const duelSpots = DUEL_SPOTS.map((spot): SpotOfBet => {
  const shared = Number(sharedOut(100n, spot, DUEL_POOL) ?? 0n) / 100;
  const off = 1 / CALLED_OFF_ONE_IN;
  return { spot, bet: spot, exact: off + (1 - off) * (waysOf(spot) / ALL_WAYS) * shared };
});

export const SIMULATED_TABLES = {
  baccarat: { spots: byEdges(BACCARAT_PAYS), deal: dealBy(baccaratRules(BACCARAT_TABLES[0])) },
  'dragon-tiger': {
    spots: byEdges(DRAGON_TIGER_PAYS),
    deal: dealBy(dragonTigerRules(DRAGON_TIGER_TABLES[0])),
  },
  'andar-bahar': {
    spots: ANDAR_BAHAR_SPOTS.map((spot) => ({
      spot,
      bet: spot,
      exact: (winningPlacings(spot) * (ANDAR_BAHAR_PAYS[spot] + 100)) / 100 / PLACINGS,
    })),
    deal: dealBy(andarBaharRules(ANDAR_BAHAR_TABLES[0])),
  },
  'sic-bo': {
    spots: SIC_BO_SPOTS.map((spot) => ({
      spot: spot.id,
      bet: spot.kind,
      exact: chancesOf(spot).returned / THROW_COUNT,
    })),
    deal: dealBy(sicBoRules(SIC_BO_TABLES[0])),
  },
  'live-roulette': {
    spots: ROULETTE_SPOTS.map(({ id, kind }) => ({ spot: id, bet: kind, exact: (POCKETS - 1) / POCKETS })),
    deal: dealBy(liveRouletteRules(LIVE_ROULETTE_TABLES[0])),
  },
  'rooster-duel': { spots: duelSpots, deal: dealBy(roosterDuelRules, DUEL_POOL) },
} as const satisfies Readonly<Record<string, Table>>;
export type SimulatedTable = keyof typeof SIMULATED_TABLES;

export const betsOfTable = (table: SimulatedTable): string[] => [
  ...new Set(SIMULATED_TABLES[table].spots.map(({ bet }) => bet)),
];

/** Of a stake on each spot of a bet in turn. */
export function exactOfBet(table: SimulatedTable, bet: string): number {
  const places = SIMULATED_TABLES[table].spots.filter((one) => one.bet === bet);
  return places.reduce((sum, { exact }) => sum + exact, 0) / places.length;
}

const STAKE = minor(10_000);

/** Each of these bets in every round, on one of its spots after the other: of the bets, and of every spot in the rounds that were its own. */
export async function simulateTable(
  table: SimulatedTable,
  { rounds, seeds, bets = betsOfTable(table) }: { rounds: number; seeds: Seeds; bets?: readonly string[] },
): Promise<{ bets: Played[]; spots: Played[] }> {
  const { spots, deal }: Table = SIMULATED_TABLES[table];
  const tallies = bets.map((bet) => ({
    ofBet: tallyOf(bet),
    places: spots.filter((one) => one.bet === bet).map((one) => ({ ...one, ofSpot: tallyOf(one.spot) })),
  }));
  let round = 0;
  await deal(rounds, seeds, (back) => {
    for (const { ofBet, places } of tallies) {
      const place = places[round % places.length];
      if (!place) continue;
      const paid = Number(back({ [place.spot]: STAKE }) ?? STAKE) / Number(STAKE);
      for (const tally of [ofBet, place.ofSpot]) tally.add(paid, place.exact);
    }
    round += 1;
  });
  return {
    bets: tallies.map(({ ofBet }) => ofBet.played()),
    spots: tallies.flatMap(({ places }) => places.map(({ ofSpot }) => ofSpot.played())),
  };
}
