import type { CrashFrame, CrashMessage, CrashRound, OwnCrashBet } from '#crash/crash-wire.ts';
import type { GameHost, LiveHearing } from '#screen-plug.ts';

const hex = (digit: string): string => digit.repeat(64);
export const uuid = (number: number): string => `5f0c1d6e-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function flight(number: number, part: Partial<CrashRound> = {}): CrashRound {
  return {
    id: uuid(number),
    number,
    state: 'open',
    commitment: hex('a'),
    first: hex('c'),
    salt: hex('b'),
    saltSource: 'test',
    startsInMs: 7_000,
    flyingForMs: null,
    brokeAt: null,
    link: null,
    ...part,
  };
}

/** Sockets to a house that says what it is told to say. */
export function fakeLines(host: GameHost) {
  const opened: { path: string; hearing: LiveHearing; said: CrashMessage[]; isClosed: boolean }[] = [];
  const last = () => {
    const line = opened.at(-1);
    if (!line) throw new Error('no line was opened');
    return line;
  };
  const withLines: GameHost = {
    ...host,
    live(path, hearing) {
      const line = { path, hearing, said: [] as CrashMessage[], isClosed: false };
      opened.push(line);
      return {
        say: (message) => void line.said.push(message as CrashMessage),
        close: () => void (line.isClosed = true),
      };
    },
  };
  return {
    host: withLines,
    opened,
    said: () => last().said,
    hear: (frame: CrashFrame) => last().hearing.heard(frame),
    welcome: (round: CrashRound | null, part: Partial<Extract<CrashFrame, { type: 'welcome' }>> = {}) =>
      last().hearing.heard({ type: 'welcome', round, bets: [], own: [], history: [], ...part }),
    lose: (code = 1006) => last().hearing.closed(code),
  };
}

/** What a house makes of a bet that it was sent. */
export function ownBet(message: CrashMessage | undefined, part: Partial<OwnCrashBet> = {}): OwnCrashBet {
  if (message?.type !== 'bet') throw new Error('no bet was sent');
  const { type: _type, ref, ...bet } = message;
  return {
    id: uuid(1_000 + ref),
    ...bet,
    state: 'placed',
    leftAt: null,
    win: null,
    refusal: null,
    balanceAfter: null,
    ...part,
  };
}
