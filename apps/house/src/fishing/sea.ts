import { createHash } from 'node:crypto';
import type { Room } from '@maidan/games/fishing/rooms.ts';
import { fishingRulesOf } from '@maidan/games/fishing/rules.ts';
import type { SeaView, SeenVolley } from '@maidan/games/fishing/sea-wire.ts';
import { seaOf } from '@maidan/games/fishing/species.ts';
import type { House } from '#house.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { keepSeat, seenFrom, takeSeat, type Seat } from './seat.store.ts';

/** Through a reload and a short loss of the line, and no longer than others should wait for the seat. */
export const SEAT_HELD_MS = 15_000;
/** Twice as far back as pages ask: what was told once is known to them by its id. */
const SEEN_MS = 4_000;
const TRIES = 5;
const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/**
 * The water around a boat. It is a picture: what swims there follows from a seed and the time, and no bet or catch depends on it. Whoever only
 * tries the game has a sea alone, since nobody pays for what is seen there.
 */
export async function seaFor(house: House, session: StoredSession, room: Room): Promise<SeaView> {
  const [folder, variant] = session.gameCode.split('.');
  if (folder !== 'fishing' || seaOf(variant) === undefined) throw new PlayRefusal('NOT_FOUND');
  const now = Date.now();
  if (session.freePlay) return { seed: seedOf(session.id), now, seat: 0, others: [] };
  const seat = await seatFor(house, session, room);
  const where = { gameCode: session.gameCode, room, ...seat };
  return {
    seed: seedOf(`${session.gameCode}:${room}:${seat.sea}`),
    now,
    seat: seat.seat,
    others: await othersFrom(house, where),
  };
}

const seedOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0);

async function seatFor(house: House, session: StoredSession, room: Room): Promise<Seat> {
  const { gameCode, playerId } = session;
  const boat = { gameCode, playerId, room, holdMs: SEAT_HELD_MS };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const seat = (await keepSeat(house.db, boat)) ?? (await takeSeat(house.db, boat).catch(orTaken));
    if (seat) return seat;
  }
  throw new PlayRefusal('TOO_FAST');
}

/** Two pages of one player came at once, or two players for one seat: the other has it. */
function orTaken(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === UNIQUE_VIOLATION || code === DEADLOCK) return undefined;
  throw error;
}

type Where = { gameCode: string; room: Room } & Seat;

async function othersFrom(house: House, where: Where): Promise<SeaView['others']> {
  const rules = fishingRulesOf(seaOf(where.gameCode.split('.')[1]) ?? 'river');
  const boats = new Map<number, SeenVolley[]>();
  for (const { seat, id, bet, outcome } of await seenFrom(house.db, where, SEEN_MS)) {
    const volleys = boats.get(seat) ?? [];
    boats.set(seat, volleys);
    const [cast, came] = [rules.bet.safeParse(bet), rules.outcome.safeParse(outcome)];
    // Neither how much it was nor whose: where a net went, and whether it came back full.
    if (id !== null && cast.success && came.success)
      volleys.push({ id, aims: cast.data.aims, caught: came.data.caught });
  }
  return [...boats].map(([seat, volleys]) => ({ seat, volleys }));
}
