import type { WebSocket } from 'ws';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { nextOf } from './next-of.ts';
import type { Room } from './room.ts';
import { CLOSE, send } from './send.ts';
import { betsOfRound, type SharedBet } from './shared-bet.store.ts';
import { lastRounds, wantRounds, type SharedRound } from './shared-round.store.ts';

const LOOK_MS = 200;
const WANT_EVERY_MS = 5_000;
const WANTED_MS = 15_000;
/** A row may become visible a little after its time: everything of this long is looked at again, and told once. */
const LOOK_BACK_MS = 3_000;
/** Well within the time for which a seat is kept. */
const SEATS_EVERY_MS = 5_000;

const isShown = ({ state }: SharedBet): boolean => state !== 'bet-sent' && state !== 'refused';

function isChange(told: Map<string, string>, id: string, now: string): boolean {
  if (told.get(id) === now) return false;
  told.set(id, now);
  return true;
}

/**
 * The open pages of one table at this house. What happens, here or at another house, is read from the database by one question for all pages,
 * and what everybody hears is written once. Nothing is told of the multiplier of a flight, since every page knows how it grows.
 */
export function createHub(house: House, room: Room) {
  const pages = new Map<WebSocket, StoredSession>();
  /** By round, what its player and what everybody was last told of each bet. */
  const told = new Map<string, { own: Map<string, string>; shown: Map<string, string> }>();
  let round: SharedRound | undefined;
  let wantedAt = -Infinity;
  let seatsAt = -Infinity;
  let toldSeats = '';
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const tellAll = (frame: object) => {
    const data = JSON.stringify(frame);
    for (const socket of pages.keys()) send(socket, frame, data);
  };

  const look = async () => {
    if (performance.now() - wantedAt > WANT_EVERY_MS) {
      await wantRounds(house.db, room.gameCode, WANTED_MS);
      wantedAt = performance.now();
    }
    if (room.seats && performance.now() - seatsAt > SEATS_EVERY_MS) await tellSeats();
    const [now, last] = await lastRounds(house.db, room.gameCode, 2);
    const before = round;
    round = now;
    // Wins of a round may still be on their way when the next one is open.
    for (const one of [last, now]) if (one) await tellBets(one.id);
    if (!now || (now.id === before?.id && now.state === before.state)) return;
    if (now.id !== before?.id) forgetBets([now.id, last?.id]);
    tellAll({ type: 'round', round: room.presentRound(now) });
  };
  /** Of others that a seat is taken, and not by whom: bets of one round are not told to be those of another (T33). */
  const tellSeats = async () => {
    seatsAt = performance.now();
    const seats = (await room.seats?.(house, [...pages.values()])) ?? [];
    const sign = JSON.stringify(seats);
    if (sign === toldSeats) return;
    toldSeats = sign;
    const taken = seats.map(({ place, isBot }) => ({ place, isBot }));
    for (const [socket, { playerId }] of pages) {
      const own = seats.find((seat) => seat.playerId === playerId)?.place ?? null;
      send(socket, { type: 'seats', taken, own });
    }
  };
  const tellBets = async (roundId: string) => {
    const bets = (await betsOfRound(house.db, roundId, LOOK_BACK_MS)).filter(isNew);
    if (bets.length === 0) return;
    // To everybody only what they see: of a thousand bets that are lost nobody needs to hear a thousand times.
    const shown = bets.filter((bet) => isShown(bet) && isNewsToAll(bet)).map(room.presentBet);
    if (shown.length > 0) tellAll({ type: 'bets', roundId, bets: shown });
    const ofPlayer = new Map<string, SharedBet[]>();
    for (const bet of bets) ofPlayer.set(bet.playerId, [...(ofPlayer.get(bet.playerId) ?? []), bet]);
    for (const [socket, { playerId }] of pages)
      for (const bet of ofPlayer.get(playerId) ?? [])
        send(socket, { type: 'own', bet: room.presentOwn(bet) });
  };
  const isNew = (bet: SharedBet): boolean => isChange(toldOf(bet.roundId).own, bet.id, bet.state);
  const isNewsToAll = (bet: SharedBet): boolean =>
    isChange(toldOf(bet.roundId).shown, bet.id, room.signOf(bet));
  const toldOf = (roundId: string) => {
    const ofRound = told.get(roundId) ?? { own: new Map<string, string>(), shown: new Map<string, string>() };
    told.set(roundId, ofRound);
    return ofRound;
  };
  const forgetBets = (kept: readonly (string | undefined)[]) => {
    for (const id of told.keys()) if (!kept.includes(id)) told.delete(id);
  };
  /** What everybody sees, read and written once for all who come in one moment: after a pause of the house that is everybody. */
  const readTable = async () => {
    const rounds = await lastRounds(house.db, room.gameCode, room.history);
    const [current] = rounds;
    const bets = current ? await betsOfRound(house.db, current.id, null) : [];
    const frame = {
      type: 'welcome' as const,
      round: current ? room.presentRound(current) : null,
      bets: bets.filter(isShown).map(room.presentBet),
      history: room.pastOf(rounds).map(room.presentRound),
    };
    return { bets, frame, text: JSON.stringify(frame) };
  };
  const table = nextOf(readTable);
  /** By a person: for bots alone no round is opened, and nothing is read. */
  const isWatched = () => [...pages.values()].some(({ isBot }) => !isBot);
  const again = () => {
    timer = setTimeout(() => {
      if (!isWatched()) {
        timer = undefined;
        return;
      }
      looking = look()
        .catch((error: unknown) => {
          house.log.warn(
            { error: error instanceof Error ? error.message : 'unknown' },
            'shared rounds could not be read',
          );
        })
        .finally(again);
    }, LOOK_MS).unref();
  };

  return {
    /** From now on it hears everything; what was before is in the welcome. */
    async welcome(socket: WebSocket, session: StoredSession): Promise<void> {
      pages.set(socket, session);
      // Whoever comes is told of all seats, and finds their own.
      [seatsAt, toldSeats] = [-Infinity, ''];
      if (timer === undefined && isWatched()) again();
      const { bets, frame, text } = await table();
      const own = bets.filter(({ playerId }) => playerId === session.playerId).map(room.presentOwn);
      send(socket, { ...frame, own }, `${text.slice(0, -1)},"own":${JSON.stringify(own)}}`);
    },
    /** The line broke, or the page was closed. A player who still has another page here is not lost. */
    async lose(socket: WebSocket, receivedAt: number): Promise<void> {
      const session = pages.get(socket);
      pages.delete(socket);
      if (!session) return;
      if ([...pages.values()].some(({ playerId }) => playerId === session.playerId)) return;
      if (!room.lost) return;
      const [current] = await lastRounds(house.db, room.gameCode, 1);
      if (current) await room.lost(house, session, current, receivedAt);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      // It is the house that goes: nobody leaves by that.
      const sockets = [...pages.keys()];
      pages.clear();
      for (const socket of sockets) socket.close(CLOSE.restart, 'please reconnect');
      await looking;
    },
  };
}
