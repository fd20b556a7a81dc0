/** What it costs to settle a bet when ten times as many end at one moment: at the house and at the wallet, as in production. */
import { randomUUID } from 'node:crypto';
import { lotteryCode } from '@maidan/games/lottery/lotteries.ts';
import { manifest as SPORTS } from '@maidan/games/sports/manifest.ts';
import type * as pg from 'pg';
import type { Measurement } from '../report.ts';
import { asOwner, sitAtHouse, takeSeats } from '../seats.ts';
import { withHouse, type House } from '../world.ts';
import type { Ending, NewBet, PlayerSeat } from './ending.ts';
import { openDraws } from './lottery-bets.ts';
import { openMatches } from './match-bets.ts';

const PLAYERS = 500;
const STAKED_AT_ONCE = 2_000;
/** In processes that have settled some before. */
const WARM_UP = 2_000;

type Owners = { house: House; atHouse: pg.Client; atPlatform: pg.Client };

export const measureLottery = (): Promise<Measurement[]> =>
  withOwners(async (owners) => {
    const gameCode = lotteryCode('five-1', 1);
    const seats = await seatsAt(owners, gameCode);
    const draws = await openDraws(owners.house.houseOrigin, owners.atHouse, { gameCode, seats });
    return [await compare(owners, seats, draws, { of: 'draw', bets: 100_000 })];
  });

export const measureMatch = (): Promise<Measurement[]> =>
  withOwners(async (owners) => {
    const seats = await seatsAt(owners, SPORTS.code);
    const matches = openMatches(owners.atHouse);
    return [await compare(owners, seats, matches, { of: 'match', bets: 50_000 })];
  });

const withOwners = <T>(work: (owners: Owners) => Promise<T>): Promise<T> =>
  withHouse((house) =>
    asOwner(house.houseDatabaseUrl, (atHouse) =>
      asOwner(house.databaseUrl, (atPlatform) => work({ house, atHouse, atPlatform })),
    ),
  );

async function seatsAt({ house, atHouse }: Owners, gameCode: string): Promise<PlayerSeat[]> {
  const seats = await takeSeats(house.databaseUrl, gameCode, PLAYERS);
  const pages = await sitAtHouse(house.houseDatabaseUrl, gameCode, seats);
  const { rows } = await atHouse.query<{ id: string; token: string }>(
    'select id, launch_token as token from play_session',
  );
  const sessions = new Map(rows.map(({ id, token }) => [token, id]));
  return seats.map((seat, index) => ({
    ...seat,
    page: pages[index] ?? '',
    sessionId: sessions.get(seat.token) ?? '',
  }));
}

/** A tenth before the many and a tenth after them, so that a machine that is busy for a while is busy for both. */
async function compare(
  owners: Owners,
  seats: readonly PlayerSeat[],
  ending: Ending,
  { of, bets }: { of: string; bets: number },
): Promise<Measurement> {
  const perBet = async (count: number): Promise<number> => {
    await takeBets(owners, seats, ending, count);
    const ms = await ending.settle();
    await checkPaid(owners, ending);
    return ms / count;
  };
  await perBet(WARM_UP);
  const before = await perBet(bets / 10);
  const many = await perBet(bets);
  const after = await perBet(bets / 10);
  const few = (before + after) / 2;
  return {
    what: `settlement: a bet among ${thousands(bets)} of one ${of}, over one among ${thousands(bets / 10)}`,
    ratio: many / few,
    bar: { kind: 'at most', value: 1.3 },
    detail: `${many.toFixed(2)} ms a bet against ${before.toFixed(2)} before and ${after.toFixed(2)} after, to the last payment at the wallet`,
  };
}

/** By the wallet's one way in, so that each bet is a round that stands open there; many at once, because this is not what is measured. */
async function takeBets(
  { atHouse, atPlatform }: Owners,
  seats: readonly PlayerSeat[],
  ending: Ending,
  count: number,
): Promise<void> {
  const bets = Array.from({ length: count }, (_, index): NewBet => {
    const seat = seats[index % seats.length];
    if (!seat) throw new Error('nobody has a seat');
    return { id: randomUUID(), token: seat.token, sessionId: seat.sessionId, player: seat.member };
  });
  for (let from = 0; from < count; from += STAKED_AT_ONCE)
    await stake(atPlatform, ending, bets.slice(from, from + STAKED_AT_ONCE));
  await ending.write(bets);
  // What autovacuum does for a house that has sold them one after the other.
  await atHouse.query('vacuum analyze');
  await atPlatform.query('vacuum analyze game_round, wallet_transaction, ledger_transaction, ledger_entry');
}

/** Whoever is locked by other work at this moment has no answer, and is asked again. */
async function stake(
  atPlatform: pg.Client,
  { gameCode, stake: amount }: Ending,
  bets: readonly NewBet[],
): Promise<void> {
  const calls = new Map<string, NewBet[]>();
  for (const bet of bets) calls.set(bet.token, [...(calls.get(bet.token) ?? []), bet]);
  while (calls.size > 0) {
    const tokens = [...calls.keys()];
    const items = [...calls.values()].flatMap((own, index) =>
      own.map(({ id }, n) => ({
        place: index + 1,
        n,
        kind: 'bet',
        transactionId: `${id}.bet`,
        roundId: id,
        gameCode,
        amount: String(amount),
        currency: 'PLY',
        roundClosed: false,
      })),
    );
    const { rows } = await atPlatform.query<{ place: number; status: string }>(
      `select place, status from wallet_take('maidan', 'MAIDAN', $1::text[],
         array(select sha256(convert_to(t.token, 'UTF8')) from unnest($2::text[]) with ordinality t (token, place) order by place),
         $1::text[], $3::jsonb, false)`,
      [tokens.map(() => randomUUID()), tokens, JSON.stringify(items)],
    );
    for (const { place, status } of rows) {
      if (status !== 'OK') throw new Error(`a stake was refused: ${status}`);
      calls.delete(tokens[place - 1] ?? '');
    }
  }
}

const thousands = (count: number): string => count.toLocaleString('en');

/** Every bet so far is a closed round at the wallet, and all together were paid what the house says. */
async function checkPaid({ atPlatform }: Owners, ending: Ending): Promise<void> {
  const { rows } = await atPlatform.query<{ open: number; payout: string }>(
    `select count(*) filter (where r.state <> 'closed')::int as open, sum(r.payout)::text as payout
     from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id where m.username like 'bench%'`,
  );
  const [{ open, payout } = { open: 0, payout: '' }] = rows;
  const paid = await ending.paid();
  if (open !== 0 || payout !== paid)
    throw new Error(`${open} rounds are open; the wallet paid ${payout}, and the house says ${paid}`);
}
