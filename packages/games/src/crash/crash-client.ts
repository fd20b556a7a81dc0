import { formatMoneyText, parseMoney, type Money } from '@maidan/contract/money.ts';
import type * as z from 'zod/mini';
import { problemOfFailure, problemOfWallet, type Problem } from '#round-client/round-problem.ts';
import { promiseOf } from '#promised-chain.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import { PlayFailure, type GameHost, type LiveLine } from '#screen-plug.ts';
import { CRASH } from './crash.ts';
import {
  CRASH_SOCKET,
  crashFrame,
  type CRASH_REFUSALS,
  type crashBet,
  type CrashFrame,
  type CrashMessage,
  type CrashRound,
  type OwnCrashBet,
} from './crash-wire.ts';

export type ShownBet = z.infer<typeof crashBet>;
/** What a player chose for one of their bets. */
export type Wish = {
  readonly stake: Money;
  readonly leavesAt: number | null;
  readonly leavesWhenLost: boolean;
};
type Asked = Exclude<CrashMessage, { type: 'hello' }>;
export type CrashProblem = Problem | 'LATE_BET' | 'LATE_CANCEL' | 'LATE_LEAVE' | 'PLACE_TAKEN' | 'RETURNED';

export type CrashState = {
  /** `ended`: the session is over, nothing is tried any more. */
  readonly line: 'connecting' | 'connected' | 'lost' | 'ended';
  /** The house has said how everything stands; before, nothing of it is known. */
  readonly isWelcomed: boolean;
  readonly round: CrashRound | null;
  /** When the round starts or has started, by the clock of this page. */
  readonly startsAt: number | null;
  /** Of everybody in this round. */
  readonly bets: readonly ShownBet[];
  /** The player's own, also of rounds before; newest first. */
  readonly own: readonly OwnCrashBet[];
  readonly history: readonly CrashRound[];
  /** By the public value of each chain: its first hash as this page was told it first. */
  readonly promises: ReadonlyMap<string, string>;
  /** By place: what has not been answered yet. */
  readonly asking: readonly (Asked['type'] | null)[];
  /** By place: what is to be bet when the next round opens. */
  readonly waiting: readonly (Wish | null)[];
  readonly balance: Money | null;
  readonly problem: CrashProblem | null;
};

const PLACES = Array.from({ length: CRASH.betsPerPlayer }, (_, place) => place);
const NONE = PLACES.map(() => null);

export const CRASH_START: CrashState = {
  line: 'connecting',
  isWelcomed: false,
  round: null,
  startsAt: null,
  bets: [],
  own: [],
  history: [],
  promises: new Map(),
  asking: NONE,
  waiting: NONE,
  balance: null,
  problem: null,
};

const SESSION_ENDED = 4401;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** Whoever does not answer for so long is not there: the line is opened anew, and asked again. */
const ANSWER_WITHIN_MS = 8_000;
const HISTORY = 20;
const KEPT_BETS = 40;
const STAGE: Record<OwnCrashBet['state'], number> = {
  'bet-sent': 0,
  placed: 1,
  undoing: 2,
  'win-sent': 2,
  refused: 3,
  'rolled-back': 3,
  settled: 3,
};
const isOver = ({ state }: OwnCrashBet): boolean => STAGE[state] === 3;

/** The bet that a place of the round holds. One that was taken back or refused leaves the place free. */
export const betAt = ({ own, round }: CrashState, place: number): OwnCrashBet | undefined =>
  own.find((bet) => bet.place === place && bet.roundId === round?.id && isIn(bet));
export const isIn = ({ state }: OwnCrashBet): boolean =>
  state !== 'undoing' && state !== 'refused' && state !== 'rolled-back';

type Parts = { host: GameHost; now?: () => number };
export type CrashClient = ReturnType<typeof makeCrashClient>;

/**
 * The player's side of crash, without pixels. Whatever was asked is asked again under the same id when the line comes back, so a
 * bet is placed once whatever gets lost; what was only planned for the next round is forgotten with the line.
 */
export function makeCrashClient({ host, now = () => performance.now() }: Parts) {
  let state = CRASH_START;
  const listeners = new Set<() => void>();
  /** By number: what has no answer yet, in the order it was asked. */
  const asked = new Map<number, { message: Asked; place: number }>();
  let nextRef = 1;
  let line: LiveLine | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  let balanceNews = 0;

  const change = (part: Partial<CrashState>): void => {
    state = { ...state, ...part };
    tellPage();
    for (const listener of listeners) listener();
  };
  /** The page around the frame asks before it leaves a round with money in it. */
  const tellPage = (): void => {
    const isPlaying = state.own.some((bet) => bet.state === 'bet-sent' || bet.state === 'placed');
    if (isPlaying === isTold) return;
    isTold = isPlaying;
    host.tell({ type: 'maidan:round', state: isPlaying ? 'started' : 'ended' });
  };

  const connect = (): void => {
    clearTimeout(retry);
    const opened = host.live(CRASH_SOCKET, {
      heard(frame) {
        const parsed = crashFrame.safeParse(frame);
        // What a newer house says and this page does not know is not for it.
        if (line !== opened || !parsed.success) return;
        hear(parsed.data);
        expectStart();
      },
      closed(code) {
        if (line === opened) lose(code === SESSION_ENDED);
      },
    });
    line = opened;
    expectWord();
  };
  /** Until there is a word, or for good. */
  const expectWord = (): void => {
    clearTimeout(patience);
    patience = setTimeout(() => lose(), ANSWER_WITHIN_MS);
  };
  /** Every open round is followed by news of its start. Without them the line is dead, although nobody said so. */
  const expectStart = (): void => {
    clearTimeout(silence);
    if (state.round?.state === 'open' && state.startsAt !== null)
      silence = setTimeout(() => lose(), Math.max(state.startsAt - now(), 0) + ANSWER_WITHIN_MS);
  };
  const lose = (isEnded = false): void => {
    const broken = line;
    line = null;
    for (const timer of [retry, patience, silence]) clearTimeout(timer);
    broken?.close();
    if (isEnded) return change({ line: 'ended', waiting: NONE });
    change({ line: state.line === 'connecting' ? 'connecting' : 'lost', waiting: NONE });
    const wait = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
    failures += 1;
    // Not everybody at the same moment, when it is the house that was away.
    const [share = 0] = crypto.getRandomValues(new Uint8Array(1));
    retry = setTimeout(connect, wait * (0.5 + share / 512));
  };

  const hear = (frame: CrashFrame): void => {
    switch (frame.type) {
      case 'welcome':
        failures = 0;
        clearTimeout(patience);
        change({ line: 'connected', isWelcomed: true, history: frame.history, bets: frame.bets });
        enterRound(frame.round);
        frame.own.forEach(keep);
        askAgain();
        void readBalance();
        break;
      case 'round':
        // What came too late for one flight is over with the next.
        if (frame.round.id !== state.round?.id)
          change({ bets: [], ...(state.problem?.startsWith('LATE_') ? { problem: null } : {}) });
        enterRound(frame.round);
        if (frame.round.state === 'open') betWaiting(frame.round.id);
        break;
      case 'bets':
        if (frame.roundId === state.round?.id) change({ bets: merged(state.bets, frame.bets) });
        break;
      case 'own':
        keep(frame.bet);
        break;
      case 'answer':
        answered(frame.ref);
        keep(frame.bet);
        break;
      case 'refusal': {
        const question = answered(frame.ref);
        // Asked only to learn what became of it: the player did nothing.
        if (question) change({ problem: problemOf(question.message.type, frame.code) });
      }
    }
  };
  const enterRound = (round: CrashRound | null): void => {
    if (round) change({ promises: new Map([...state.promises, [round.salt, promiseOf(host, round)]]) });
    const isNew = round?.state === 'ended' && !state.history.some(({ id }) => id === round.id);
    change({
      round,
      startsAt: startOf(round) ?? (round?.id === state.round?.id ? state.startsAt : null),
      history: isNew ? [round, ...state.history].slice(0, HISTORY) : state.history,
    });
  };
  const startOf = (round: CrashRound | null): number | null => {
    if (!round) return null;
    if (round.startsInMs !== null) return now() + round.startsInMs;
    return round.flyingForMs === null ? null : now() - round.flyingForMs;
  };

  /** News may overtake each other; a bet only ever goes on. */
  const keep = (bet: OwnCrashBet): void => {
    const before = state.own.find(({ id }) => id === bet.id);
    if (before && STAGE[before.state] >= STAGE[bet.state]) return;
    const own = before
      ? state.own.map((each) => (each.id === bet.id ? bet : each))
      : [bet, ...state.own].slice(0, KEPT_BETS);
    change({ own, ...(bet.state === 'refused' ? { problem: problemOfWallet(bet.refusal) } : {}) });
    if (bet.balanceAfter === null) return;
    balanceNews += 1;
    change({ balance: parseMoney(bet.balanceAfter) });
    // Of two that move at once nobody knows here which was the later.
    if (own.some(({ roundId, id }) => roundId === bet.roundId && id !== bet.id)) void readBalance();
  };
  const readBalance = async (): Promise<void> => {
    const heardBefore = balanceNews;
    try {
      const balance = parseMoney((await host.state()).balance);
      if (heardBefore === balanceNews) change({ balance });
      else await readBalance();
    } catch (error) {
      if (error instanceof PlayFailure && error.code === 'SESSION_ENDED') lose(true);
      // Else the next bet brings it along; without any there is none to show.
      else if (state.balance === null) change({ problem: problemOfFailure(error) });
    }
  };

  const ask = (place: number, message: Asked): void => {
    asked.set(message.ref, { message, place });
    showAsked();
    line?.say(message);
    expectWord();
  };
  const answered = (ref: number): { message: Asked; place: number } | undefined => {
    const question = asked.get(ref);
    asked.delete(ref);
    if (asked.size === 0) clearTimeout(patience);
    showAsked();
    return question;
  };
  const askedAt = (place: number) =>
    [...asked.values()].find((question) => question.place === place)?.message.type ?? null;
  const showAsked = (): void => change({ asking: PLACES.map(askedAt) });
  /** The line was broken: what had no answer, and how bets of earlier rounds ended. The same operation is the same bet. */
  const askAgain = (): void => {
    for (const { message } of asked.values()) line?.say(message);
    if (asked.size > 0) expectWord();
    for (const bet of state.own)
      if (!isOver(bet) && bet.roundId !== state.round?.id)
        line?.say({ ...betMessage(bet), ref: takeRef(), operationId: bet.operationId });
  };
  const takeRef = (): number => nextRef++;

  const betWaiting = (roundId: string): void => {
    const { waiting } = state;
    change({ waiting: NONE });
    for (const place of PLACES) {
      const wish = waiting[place];
      if (wish) sendBet(place, roundId, wish);
    }
  };
  const sendBet = (place: number, roundId: string, wish: Wish): void => {
    if (state.asking[place] || betAt(state, place)) return;
    const bet = { ...wish, roundId, place, stake: formatMoneyText(wish.stake) };
    ask(place, { ...betMessage(bet), ref: takeRef(), operationId: newOperationId() });
  };
  const askAbout = (type: 'cancel' | 'leave', place: number): void => {
    const bet = betAt(state, place);
    if (bet?.state !== 'placed' || state.asking[place] || state.line !== 'connected') return;
    change({ problem: null });
    ask(place, { type, ref: takeRef(), betId: bet.id });
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: connect,
    close: (): void => {
      for (const timer of [retry, patience, silence]) clearTimeout(timer);
      const closing = line;
      line = null;
      closing?.close();
    },
    /** The device says that it is offline, or online again. */
    lose: () => line && lose(),
    retryNow: (): void => {
      if (line === null && state.line !== 'ended') connect();
    },
    /** Now if the round takes bets, else in the next one; asked once more while it waits, it does not wait any more. */
    bet: (place: number, wish: Wish): void => {
      const { round, line: isThere, waiting } = state;
      if (isThere !== 'connected') return;
      change({ problem: null });
      const mayBetNow = round?.state === 'open' && (state.startsAt ?? 0) > now();
      if (mayBetNow) sendBet(place, round.id, wish);
      else change({ waiting: waiting.with(place, waiting[place] ? null : wish) });
    },
    cancel: (place: number) => askAbout('cancel', place),
    leave: (place: number) => askAbout('leave', place),
    dismiss: () => change({ problem: null }),
  };
}

type BetMessage = Extract<CrashMessage, { type: 'bet' }>;

function betMessage(
  bet: Omit<BetMessage, 'type' | 'ref' | 'operationId'>,
): Omit<BetMessage, 'ref' | 'operationId'> {
  const { roundId, place, stake, leavesAt, leavesWhenLost } = bet;
  return { type: 'bet', roundId, place, stake, leavesAt, leavesWhenLost };
}

function merged(bets: readonly ShownBet[], news: readonly ShownBet[]): readonly ShownBet[] {
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  for (const bet of news) byId.set(bet.id, bet);
  return [...byId.values()];
}

function problemOf(type: Asked['type'], code: (typeof CRASH_REFUSALS)[number]): CrashProblem {
  if (code === 'TOO_LATE')
    return type === 'bet' ? 'LATE_BET' : type === 'cancel' ? 'LATE_CANCEL' : 'LATE_LEAVE';
  if (code === 'BAD_REQUEST' || code === 'NOT_FOUND' || code === 'OPERATION_CONFLICT') return 'REFUSED';
  return code;
}
