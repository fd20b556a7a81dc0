import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { GameHost, LiveHearing, LiveLine } from '@maidan/games/screen-plug.ts';
import { WebSocket } from 'ws';
import { stateAt } from './house-calls.ts';

const nothing = (): never => {
  throw new Error('a bot has no such thing');
};

/** As much of a page as the clients of these games ask for. */
export function hostOf(house: string, token: string): GameHost {
  return {
    language: DEFAULT_LANGUAGE,
    title: null,
    skin: null,
    currencySymbol: '',
    stream: null,
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
