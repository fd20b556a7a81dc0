import { parseMoney, type Money } from '@maidan/contract/money.ts';
import { problemOfFailure, problemOfWallet, type Problem } from '#round-client/round-problem.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import { PlayFailure, type GameHost, type LiveLine } from '#screen-plug.ts';
import {
  TABLE_SOCKET,
  tableFrame,
  type TABLE_REFUSALS,
  type TableMessage,
  type TableState,
} from './table-wire.ts';

type Asked = Exclude<TableMessage, { type: 'hello' }>;
export type TableProblem = Problem | 'LATE_ACT' | 'NOT_SEATED' | 'SEATED';

export type ClientState = {
  /** `ended`: the session is over, nothing is tried any more. */
  readonly line: 'connecting' | 'connected' | 'lost' | 'ended';
  readonly told: TableState | null;
  /** When that was heard, by the clock of this page: its times count from there. */
  readonly heardAt: number;
  readonly asking: Asked['type'] | null;
  readonly balance: Money | null;
  readonly problem: TableProblem | null;
  /** The sitting that this page has seen: one that was over before needs no last word. */
  readonly seatedId: string | null;
  /** The sitting whose end the player has read. */
  readonly closedId: string | null;
};

const START: ClientState = {
  line: 'connecting',
  told: null,
  heardAt: 0,
  asking: null,
  balance: null,
  problem: null,
  seatedId: null,
  closedId: null,
};
const SESSION_ENDED = 4401;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** Whoever does not answer for so long is not there: the line is opened anew, and asked again. */
const ANSWER_WITHIN_MS = 8_000;
const SEED_BYTES = 4;

export type TableClient = ReturnType<typeof makeTableClient>;
type Parts = { host: GameHost; now?: () => number };

/** The player's side of a table, without pixels. One thing is asked at a time; without an answer it is asked again, and counts once. */
export function makeTableClient({ host, now = () => performance.now() }: Parts) {
  let state = START;
  const listeners = new Set<() => void>();
  let asked: Asked | null = null;
  let nextRef = 1;
  let line: LiveLine | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;

  const change = (part: Partial<ClientState>): void => {
    state = { ...state, ...part };
    tellPage();
    for (const listener of listeners) listener();
  };
  /** The page around the frame asks before it leaves a table with chips on it. */
  const tellPage = (): void => {
    const isPlaying = isSeated(state.told);
    if (isPlaying === isTold) return;
    isTold = isPlaying;
    host.tell({ type: 'maidan:round', state: isPlaying ? 'started' : 'ended' });
  };
  const connect = (): void => {
    clearTimeout(retry);
    const opened = host.live(TABLE_SOCKET, {
      heard(frame) {
        const parsed = tableFrame.safeParse(frame);
        // What a newer house says and this page does not know is not for it.
        if (line === opened && parsed.success) hear(parsed.data);
      },
      closed(code) {
        if (line === opened) lose(code === SESSION_ENDED);
      },
    });
    line = opened;
    expectWord();
  };
  const expectWord = (): void => {
    clearTimeout(patience);
    patience = setTimeout(() => lose(), ANSWER_WITHIN_MS);
  };
  const lose = (isEnded = false): void => {
    const gone = line;
    line = null;
    for (const timer of [retry, patience]) clearTimeout(timer);
    gone?.close();
    if (isEnded) return change({ line: 'ended', asking: null });
    change({ line: state.line === 'connecting' ? 'connecting' : 'lost' });
    const wait = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
    failures += 1;
    // Not everybody at the same moment, when it is the house that was away.
    const [share = 0] = crypto.getRandomValues(new Uint8Array(1));
    retry = setTimeout(connect, wait * (0.5 + share / 512));
  };

  const hear = (frame: ReturnType<typeof tableFrame.parse>): void => {
    if (frame.type === 'state') {
      const isNew = state.line !== 'connected';
      failures = 0;
      if (asked === null || isNew) clearTimeout(patience);
      const before = state.told?.own;
      change({ line: 'connected', told: frame, heardAt: now(), ...refusalIn(frame, before?.state) });
      if (isSeated(frame)) change({ seatedId: frame.own?.id ?? null });
      if (isNew && asked) {
        line?.say(asked);
        expectWord();
      }
      if (isNew || before?.id !== frame.own?.id || before?.state !== frame.own?.state) void readBalance();
      return;
    }
    if (frame.ref !== asked?.ref) return;
    const { type } = asked;
    asked = null;
    clearTimeout(patience);
    change({ asking: null, ...(frame.type === 'refusal' && { problem: problemOf(type, frame.code) }) });
  };
  const readBalance = async (): Promise<void> => {
    try {
      change({ balance: parseMoney((await host.state()).balance) });
    } catch (error) {
      if (error instanceof PlayFailure && error.code === 'SESSION_ENDED') lose(true);
      else if (state.balance === null) change({ problem: problemOfFailure(error) });
    }
  };
  const ask = (message: Asked): void => {
    if (asked || state.line !== 'connected') return;
    asked = message;
    change({ asking: message.type, problem: null });
    line?.say(message);
    expectWord();
  };
  const takeRef = (): number => nextRef++;

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: connect,
    close: (): void => {
      for (const timer of [retry, patience]) clearTimeout(timer);
      const closing = line;
      line = null;
      closing?.close();
    },
    /** The device says that it is offline, or online again. */
    lose: () => line && lose(),
    retryNow: (): void => {
      if (line === null && state.line !== 'ended') connect();
    },
    /** What the player gives to every shuffle of this sitting is made here, and now. */
    sit: (buyIn: string): void => {
      const seed = Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
      ask({ type: 'sit', ref: takeRef(), operationId: newOperationId(), buyIn, seed });
    },
    act: (action: Readonly<Record<string, unknown>>): void => {
      const hand = state.told?.table?.hand;
      if (hand)
        ask({ type: 'act', ref: takeRef(), hand: hand.number, step: hand.step, action: { ...action } });
    },
    leave: () => ask({ type: 'leave', ref: takeRef() }),
    back: () => ask({ type: 'back', ref: takeRef() }),
    /** The end of a sitting was read: the next may be chosen. */
    closeEnd: () => change({ closedId: state.told?.own?.id ?? null }),
    dismiss: () => change({ problem: null }),
  };
}

export const isSeated = (told: TableState | null): boolean =>
  ['buying', 'seated', 'leaving'].includes(told?.own?.state ?? '');

function problemOf(type: Asked['type'], code: (typeof TABLE_REFUSALS)[number]): TableProblem {
  switch (code) {
    case 'TOO_LATE':
      return 'LATE_ACT';
    case 'BAD_REQUEST':
      // The hand has moved on between the look and the press.
      return type === 'act' ? 'LATE_ACT' : 'REFUSED';
    case 'OPERATION_CONFLICT':
      return 'REFUSED';
    default:
      return code;
  }
}

function refusalIn({ own }: TableState, before: string | undefined): Partial<ClientState> {
  if (own?.state === before) return {};
  if (own?.state === 'refused') return { problem: problemOfWallet(own.refusal) };
  return own?.state === 'rolled-back' ? { problem: 'ROLLED_BACK' } : {};
}
