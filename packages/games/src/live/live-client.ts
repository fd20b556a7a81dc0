import { parseMoney, type Money } from '@maidan/contract/money.ts';
import type { Chips } from '#game.ts';
import { problemOfFailure, problemOfWallet, type Problem } from '#round-client/round-problem.ts';
import { promiseOf } from '#promised-chain.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { chipsToWire } from './chips.ts';
import { ANSWER_WITHIN_MS, keepLine, type LineState } from './kept-line.ts';
import {
  BETS_PER_ROUND,
  LIVE_MESSAGE_MAX_BYTES,
  LIVE_SOCKET,
  MOST_SPOTS,
  liveFrame,
  type LiveBet,
  type LiveFrame,
  type LiveMessage,
  type LiveRefusal,
  type LiveRound,
  type OwnLiveBet,
} from './live-wire.ts';

export type LiveProblem =
  | Problem
  | 'LATE_BET'
  | 'LATE_CANCEL'
  | 'OVER_LIMIT'
  | 'TOO_MANY_BETS'
  | 'TOO_MANY_FIELDS'
  | 'RETURNED'
  | 'NOT_PLACED';

export type LiveSeats = Pick<Extract<LiveFrame, { type: 'seats' }>, 'taken' | 'own'>;

export type LiveState = {
  readonly line: LineState;
  /** The house has said how everything stands; before, nothing of it is known. */
  readonly isWelcomed: boolean;
  readonly round: LiveRound | null;
  /** When no more bets are taken, by the clock of this page; in the past once that is so. */
  readonly closesAt: number | null;
  /** Of everybody in this round. */
  readonly bets: readonly LiveBet[];
  /** The player's own, also of rounds before; newest first. */
  readonly own: readonly OwnLiveBet[];
  readonly history: readonly LiveRound[];
  /** Whose secret is shown, newest first: those in the history, or of a new shoe those of the last one. */
  readonly told: readonly LiveRound[];
  /** Null: the house has not said, or there are no seats. */
  readonly seats: LiveSeats | null;
  /** By the public value of each chain: its first hash as this page was told it first. */
  readonly promises: ReadonlyMap<string, string>;
  /** Something has been asked and not answered yet. */
  readonly isAsking: boolean;
  readonly balance: Money | null;
  readonly problem: LiveProblem | null;
};

export const LIVE_START: LiveState = {
  line: 'connecting',
  isWelcomed: false,
  round: null,
  closesAt: null,
  bets: [],
  own: [],
  history: [],
  told: [],
  seats: null,
  promises: new Map(),
  isAsking: false,
  balance: null,
  problem: null,
};

const HISTORY = 220;
const KEPT_BETS = 40;
const STAGE: Record<OwnLiveBet['state'], number> = {
  'bet-sent': 0,
  placed: 1,
  undoing: 2,
  'win-sent': 2,
  refused: 3,
  'rolled-back': 3,
  settled: 3,
};
const isOver = ({ state }: OwnLiveBet): boolean => STAGE[state] === 3;
export const isIn = ({ state }: OwnLiveBet): boolean =>
  state !== 'undoing' && state !== 'refused' && state !== 'rolled-back';

/** The player's bets that count in this round. */
export const ownBets = ({ own, round }: LiveState): readonly OwnLiveBet[] =>
  own.filter((bet) => bet.roundId === round?.id && isIn(bet));

type Parts = { host: GameHost; now?: () => number };
export type LiveClient = ReturnType<typeof makeLiveClient>;

/**
 * The player's side of a table, without pixels. Whatever was asked is asked again under the same id when the line comes back, so a bet is
 * placed once whatever gets lost.
 */
export function makeLiveClient({ host, now = () => performance.now() }: Parts) {
  let state = LIVE_START;
  const listeners = new Set<() => void>();
  /** By number: what has no answer yet, in the order it was asked. */
  const asked = new Map<number, LiveMessage>();
  let nextRef = 1;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  let balanceNews = 0;

  const change = (part: Partial<LiveState>): void => {
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
  const line = keepLine(host, LIVE_SOCKET, {
    heard(frame) {
      const parsed = liveFrame.safeParse(frame);
      // What a newer house says and this page does not know is not for it.
      if (!parsed.success) return;
      hear(parsed.data);
      expectClose();
    },
    changed(to) {
      if (to !== 'connected') clearTimeout(silence);
      change({ line: to });
    },
  });
  /** Every open round is followed by news of its end. Without them the line is dead, although nobody said so. */
  const expectClose = (): void => {
    clearTimeout(silence);
    if (state.round?.state === 'open' && state.closesAt !== null)
      silence = setTimeout(line.lose, Math.max(state.closesAt - now(), 0) + ANSWER_WITHIN_MS);
  };

  const hear = (frame: LiveFrame): void => {
    switch (frame.type) {
      case 'welcome':
        change({ ...pastOf(frame.history), bets: frame.bets, isWelcomed: true });
        line.welcomed();
        enterRound(frame.round);
        frame.own.forEach(keep);
        askAgain();
        void readBalance();
        break;
      case 'round':
        if (frame.round.id !== state.round?.id)
          change({ bets: [], ...(state.problem?.startsWith('LATE_') ? { problem: null } : {}) });
        enterRound(frame.round);
        break;
      case 'bets':
        if (frame.roundId === state.round?.id) change({ bets: merged(state.bets, frame.bets) });
        break;
      case 'seats':
        change({ seats: { taken: frame.taken, own: frame.own } });
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
        if (question) change({ problem: problemOf(question.type, frame.code) });
      }
    }
  };
  const enterRound = (round: LiveRound | null): void => {
    const isNew = round?.state === 'ended' && !state.history.some(({ id }) => id === round.id);
    if (round) change({ promises: new Map([...state.promises, [round.salt, promiseOf(host, round)]]) });
    change({
      round,
      closesAt: closeOf(round) ?? (round?.id === state.round?.id ? state.closesAt : null),
      ...pastOf(isNew ? withRound(state.history, round) : state.history, round),
    });
  };
  /** A link is told once, with the last round that it decides. */
  const pastOf = (
    rounds: readonly LiveRound[],
    round: LiveRound | null = null,
  ): Pick<LiveState, 'history' | 'told'> => {
    const history = withLinks(rounds, round);
    const told = history.filter(({ link }) => link !== null);
    return { history, told: told.length > 0 ? told : state.told };
  };
  const closeOf = (round: LiveRound | null): number | null => {
    if (!round) return null;
    if (round.startsInMs !== null) return now() + round.startsInMs;
    return round.shownForMs === null ? null : now() - round.shownForMs;
  };

  /** News may overtake each other; a bet only ever goes on. */
  const keep = (bet: OwnLiveBet): void => {
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
      if (error instanceof PlayFailure && error.code === 'SESSION_ENDED') line.end();
      // Else the next bet brings it along; without any there is none to show.
      else if (state.balance === null) change({ problem: problemOfFailure(error) });
    }
  };

  const ask = (message: LiveMessage): void => {
    asked.set(message.ref, message);
    change({ isAsking: true, problem: null });
    line.say(message);
    line.expectWord(ANSWER_WITHIN_MS);
  };
  const answered = (ref: number): LiveMessage | undefined => {
    const question = asked.get(ref);
    asked.delete(ref);
    if (asked.size === 0) line.isQuiet();
    change({ isAsking: asked.size > 0 });
    return question;
  };
  /** The line was broken: what had no answer, and how bets of earlier rounds ended. The same operation is the same bet. */
  const askAgain = (): void => {
    for (const message of asked.values()) line.say(message);
    if (asked.size > 0) line.expectWord(ANSWER_WITHIN_MS);
    for (const bet of state.own)
      if (!isOver(bet) && bet.roundId !== state.round?.id) {
        const { operationId, roundId, place, chips } = bet;
        line.say({ type: 'bet', ref: nextRef++, operationId, roundId, place, chips });
      }
  };
  /** The places that are asked for and not answered are not in `own` yet. */
  const freePlace = (roundId: string): number | undefined => {
    const taken = new Set(ownBets(state).map(({ place }) => place));
    for (const message of asked.values())
      if (message.type === 'bet' && message.roundId === roundId) taken.add(message.place);
    return Array.from({ length: BETS_PER_ROUND }, (_, place) => place).find((place) => !taken.has(place));
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: line.connect,
    close: (): void => {
      clearTimeout(silence);
      line.close();
    },
    lose: line.lose,
    retryNow: line.retryNow,
    /** Whether it was sent: only while bets are taken. */
    bet: (chips: Chips): boolean => {
      const { round } = state;
      const isTaken = round?.state === 'open' && (state.closesAt ?? 0) > now();
      if (state.line !== 'connected' || !isTaken) return false;
      const place = freePlace(round.id);
      if (place === undefined) {
        change({ problem: 'TOO_MANY_BETS' });
        return false;
      }
      const operationId = newOperationId();
      const laid = chipsToWire(chips);
      const message = {
        type: 'bet',
        ref: nextRef,
        operationId,
        roundId: round.id,
        place,
        chips: laid,
      } as const;
      // The house would refuse it, or break the line at it: whatever is asked is asked again when the line comes back, for ever.
      if (Object.keys(laid).length > MOST_SPOTS || JSON.stringify(message).length > LIVE_MESSAGE_MAX_BYTES) {
        change({ problem: 'TOO_MANY_FIELDS' });
        return false;
      }
      nextRef += 1;
      ask(message);
      return true;
    },
    /** All that lies in this round. */
    takeBack: (): void => {
      if (state.line !== 'connected' || state.isAsking) return;
      for (const { id, state: at } of ownBets(state))
        if (at === 'placed') ask({ type: 'cancel', ref: nextRef++, betId: id });
    },
    tell: (problem: LiveProblem) => change({ problem }),
    dismiss: () => change({ problem: null }),
  };
}

/** A new shoe begins a new history; without one every round follows the last. */
function withRound(history: readonly LiveRound[], round: LiveRound): readonly LiveRound[] {
  const hasShoe = round.from > 0 || history.some(({ from }) => from > 0);
  return [round, ...(hasShoe ? history.filter(({ number }) => number === round.number) : history)].slice(
    0,
    HISTORY,
  );
}

const keyOf = ({ salt, number }: LiveRound): string => `${salt} ${number}`;

function withLinks(history: readonly LiveRound[], round: LiveRound | null): readonly LiveRound[] {
  const links = new Map(
    [...history, ...(round ? [round] : [])].flatMap((each) =>
      each.link === null ? [] : [[keyOf(each), each.link] as const],
    ),
  );
  return history.map((each) => ({ ...each, link: each.link ?? links.get(keyOf(each)) ?? null }));
}

function merged(bets: readonly LiveBet[], news: readonly LiveBet[]): readonly LiveBet[] {
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  for (const bet of news) byId.set(bet.id, bet);
  return [...byId.values()];
}

function problemOf(type: LiveMessage['type'], code: LiveRefusal): LiveProblem {
  switch (code) {
    case 'TOO_LATE':
      return type === 'bet' ? 'LATE_BET' : 'LATE_CANCEL';
    case 'BAD_REQUEST':
    case 'NOT_FOUND':
    case 'OPERATION_CONFLICT':
    case 'PLACE_TAKEN':
      return 'REFUSED';
    default:
      return code;
  }
}
