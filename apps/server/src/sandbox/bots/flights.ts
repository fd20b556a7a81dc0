import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { minor } from '@maidan/contract/money.ts';
import { makeCrashClient, type CrashClient, type CrashState } from '@maidan/games/crash/crash-client.ts';
import { CRASH } from '@maidan/games/crash/crash.ts';
import type { GameHost, LiveHearing, LiveLine } from '@maidan/games/screen-plug.ts';
import { WebSocket } from 'ws';
import { findPlayable, type LaunchPlace } from '#modules/games/launch-parts.ts';
import { openGame } from '#modules/games/open-game.ts';
import type { Random } from '#sandbox/random.ts';
import { readCrashTitle, type BotRow } from './bots.store.ts';
import { enterHouse, stateAt } from './house-calls.ts';
import { topUp } from './top-up.ts';

/** In main units; each leaves by a multiplier that is set with the bet, so that the house keeps it whatever happens here. */
const STAKES = [1, 1, 2, 2, 3, 5, 5, 10, 20];
const LEAVES_AT = [120, 130, 150, 150, 180, 200, 200, 250, 300, 400, 500, 1_000];
/** A round takes bets for seven seconds; nobody bets at the first of them. */
const WAITS_FROM_MS = 300;
const WAITS_TO_MS = 4_500;
/** Between two tries of one bot to join. */
const REST_MS = 60_000;

export type Flights = {
  /** So many of them are in the game from now on. The house tells them of a flight while somebody watches, and of none else. */
  keep(bots: readonly BotRow[]): Promise<void>;
  close(): void;
};

/** Bots at crash, each with the client and the line of a player's page, and one bet on every flight that it hears of. */
export function createFlights(place: LaunchPlace, random: Random): Flights {
  const flying = new Map<string, { close: () => void }>();
  /** Until when those who could not join, or had to go, are left alone. */
  const resting = new Map<string, number>();

  const leave = (memberId: string): void => {
    flying.get(memberId)?.close();
    flying.delete(memberId);
  };
  const join = async (memberId: string): Promise<void> => {
    const nodeId = await readCrashTitle(place.db, place.config.merchant, CRASH.code);
    if (nodeId === null || !(await topUp(place, memberId, new Date()))) return;
    const playable = await findPlayable(place, nodeId);
    const wishes = { language: DEFAULT_LANGUAGE, theme: 'dark', device: 'desktop' } as const;
    const bot = { memberId, sessionId: null, isBot: true } as const;
    const { url } = await openGame(place, bot, playable, wishes);
    const { sessionToken } = await enterHouse(url);
    const client = makeCrashClient({ host: hostOf(url.origin, sessionToken) });
    const stop = betOnEach(client, random, () => leave(memberId));
    flying.set(memberId, {
      close: () => {
        stop();
        client.close();
      },
    });
    client.open();
  };

  return {
    async keep(bots) {
      const wanted = new Set(bots.map(({ memberId }) => memberId));
      for (const memberId of flying.keys()) if (!wanted.has(memberId)) leave(memberId);
      for (const memberId of wanted) {
        if (flying.has(memberId) || (resting.get(memberId) ?? 0) > performance.now()) continue;
        resting.set(memberId, performance.now() + REST_MS);
        await join(memberId);
      }
    },
    close() {
      for (const memberId of flying.keys()) leave(memberId);
    },
  };
}

/** Until it is stopped. `gone` is told when there is nothing more to bet with, or the session is over. */
function betOnEach(client: CrashClient, random: Random, gone: () => void): () => void {
  let betOn: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const bet = (): void =>
    client.bet(0, {
      stake: minor(random.pick(STAKES) * Number(CRASH.stakeStep)),
      leavesAt: random.pick(LEAVES_AT),
      leavesWhenLost: false,
    });
  const look = (): void => {
    const state = client.get();
    if (isOver(state)) return gone();
    if (state.line !== 'connected' || state.round?.state !== 'open' || state.round.id === betOn) return;
    betOn = state.round.id;
    timer = setTimeout(
      () => client.get().round?.state === 'open' && bet(),
      random.between(WAITS_FROM_MS, WAITS_TO_MS),
    ).unref();
  };
  const unsubscribe = client.subscribe(look);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

const isOver = ({ line, problem }: CrashState): boolean =>
  line === 'ended' || problem === 'INSUFFICIENT_FUNDS';

const nothing = (): never => {
  throw new Error('a bot at crash has no such thing');
};

/** As much of a page as the client of this game asks for. */
function hostOf(house: string, token: string): GameHost {
  return {
    language: DEFAULT_LANGUAGE,
    title: null,
    skin: null,
    currencySymbol: '',
    allows: [],
    onAllows: () => () => undefined,
    look: nothing,
    state: () => stateAt(house, token),
    spin: nothing,
    act: nothing,
    history: nothing,
    seen: nothing,
    rotateSeed: nothing,
    jackpot: nothing,
    sea: nothing,
    lottery: { table: nothing, results: nothing, order: nothing, cancel: nothing, orders: nothing },
    call: nothing,
    live: (path, hearing) => openLine(new URL(path, house), token, hearing),
    tell: () => undefined,
    remember: () => undefined,
    recall: () => null,
  };
}

function openLine(address: URL, token: string, { heard, closed }: LiveHearing): LiveLine {
  const { origin } = address;
  const socket = new WebSocket(
    Object.assign(new URL(address), { protocol: origin.startsWith('https:') ? 'wss:' : 'ws:' }),
    {
      origin,
      maxPayload: 1_048_576,
    },
  );
  const say = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.on('open', () => say({ type: 'hello', token }));
  socket.on('message', (data: Buffer) => heard(read(data)));
  socket.on('close', closed);
  // A close follows.
  socket.on('error', () => undefined);
  return { say, close: () => socket.close() };
}

function read(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return null;
  }
}
