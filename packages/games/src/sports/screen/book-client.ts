import {
  betsAnswer,
  bookFrame,
  BOOK_API,
  cashOutRequest,
  placeAnswer,
  type BookBet,
  type BookMatch,
  type CashOutRequest,
  type MatchChange,
  type PlaceAnswer,
  type PlaceRequest,
} from '../book-wire.ts';
import { fixtureOf, type Fixture } from '../calendar.ts';
import { changed } from '../match-changes.ts';
import type { Play } from '../sport.ts';
import { ANSWER_WITHIN_MS, keepLine } from '#live/kept-line.ts';
import { LIVE_SOCKET } from '#live/live-wire.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';

/** `startsAt` is by the clock of this page. */
export type ShownMatch = {
  readonly fixture: Fixture;
  readonly play: Play;
  readonly startsAt: number;
  readonly commitment: string;
  readonly seed: string | null;
};

export type BookState = {
  readonly matches: ReadonlyMap<string, ShownMatch>;
  readonly bets: readonly BookBet[];
  /** Whether the house has told the bets: until then nobody knows that there are none. */
  readonly betsAre: 'unread' | 'unreadable' | 'read';
  readonly balance: string | null;
  readonly line: 'loading' | 'fine' | 'lost' | 'ended';
};

const BETS_MS = 5_000;
const BETS_SOON_MS = 1_000;

export type BookClient = ReturnType<typeof makeBookClient>;

/** What the house tells of matches while somebody looks, and what it says of bets, asked for as often as they can change. */
export function makeBookClient(host: GameHost) {
  let state: BookState = {
    matches: new Map(),
    bets: [],
    betsAre: 'unread',
    balance: null,
    line: 'loading',
  };
  const listeners = new Set<() => void>();
  const set = (part: Partial<BookState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  let askedBetsAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isSeen = true;
  let sports: readonly string[] | null = null;

  const line = keepLine(host, LIVE_SOCKET, {
    heard(said) {
      const frame = bookFrame.safeParse(said).data;
      // What a newer house says and this page does not know is not for it.
      if (!frame) return;
      switch (frame.type) {
        case 'welcome':
          line.welcomed();
          sayWatch();
          break;
        case 'board':
          show(frame.matches, ({ fixture }) => fixture.league.sport.code !== frame.sport);
          break;
        case 'matches':
          show(frame.matches, ({ fixture }) => !frame.gone.includes(fixture.id));
          break;
        case 'changes':
          change(frame.changes);
          break;
        case 'still':
          break;
      }
      line.expectWord(ANSWER_WITHIN_MS);
    },
    changed(to) {
      if (to === 'ended') stop();
      if (to !== 'connected') set({ line: to === 'ended' ? 'ended' : 'lost' });
    },
  });
  const sayWatch = () => line.say({ type: 'watch', sports: isSeen ? sports : [] });

  const change = (changes: readonly MatchChange[]) => {
    const matches = new Map(state.matches);
    for (const one of changes) {
      const match = matches.get(one.id);
      if (!match) continue;
      const { seed, ...play } = changed({ events: match.play.events, seed: match.seed }, one);
      matches.set(one.id, { ...match, play, seed });
    }
    set({ matches, line: 'fine' });
  };
  const show = (told: readonly BookMatch[], stays: (match: ShownMatch) => boolean) => {
    const now = performance.now();
    const matches = new Map([...state.matches].filter(([, match]) => stays(match)));
    for (const { id, phase, step, events, startsInMs, commitment, seed } of told) {
      const fixture = fixtureOf(id);
      if (fixture)
        matches.set(id, {
          fixture,
          commitment,
          seed,
          play: { phase, step, events },
          startsAt: now + startsInMs,
        });
    }
    set({ matches, line: 'fine' });
  };
  const readBets = async () => {
    askedBetsAt = performance.now();
    const { bets, balance } = await host.call(BOOK_API.bets, betsAnswer);
    set({ bets, betsAre: 'read', balance: balance ?? state.balance });
  };
  const look = async () => {
    const soon = state.bets.some(isOnItsWay) ? BETS_SOON_MS : BETS_MS;
    const waits = askedBetsAt === -Infinity || state.bets.some(isUnderWay);
    if (waits && performance.now() - askedBetsAt >= soon) await readBets();
  };
  const again = (waitMs: number) => {
    clearTimeout(timer);
    if (!isOpen) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => {
          askedBetsAt = -Infinity;
          if (state.betsAre === 'unread') set({ betsAre: 'unreadable' });
          if (error instanceof PlayFailure && error.code === 'SESSION_ENDED') line.end();
        })
        .finally(() => again(isSeen ? BETS_SOON_MS : 10 * BETS_SOON_MS));
    }, waitMs);
  };
  const stop = () => {
    isOpen = false;
    clearTimeout(timer);
  };
  const hear = (answer: PlaceAnswer): PlaceAnswer => {
    const { bet, balance } = answer;
    const bets =
      bet === null
        ? state.bets
        : [bet, ...state.bets.filter(({ id }) => id !== bet.id)].toSorted(newestFirst);
    set({ bets, balance: balance ?? state.balance });
    return answer;
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => {
      isOpen = true;
      line.connect();
      again(0);
    },
    close: () => {
      stop();
      line.close();
    },
    /** Which sports are looked at, by their codes; null: all. */
    watch: (codes: readonly string[] | null) => {
      const next = codes === null ? null : [...new Set(codes)].toSorted();
      if (next?.join() === sports?.join()) return;
      sports = next;
      sayWatch();
    },
    /** Nothing is sent to a page that nobody sees. */
    seen: (now: boolean) => {
      if (now === isSeen) return;
      isSeen = now;
      sayWatch();
      if (now) again(0);
    },
    lose: line.lose,
    retryNow: line.retryNow,
    readBets,
    place: async (request: PlaceRequest) => hear(await host.call(BOOK_API.place, placeAnswer, request)),
    /** Until its answer is known a part that is bought back keeps its id, also over a reload: pressed again it is asked for again, not sold twice. */
    cashOut: async (asked: Omit<CashOutRequest, 'operationId'>) => {
      const key = `cash-out-${asked.betId}`;
      const request = lostCashOut(host.recall(key), asked) ?? { ...asked, operationId: newOperationId() };
      host.remember(key, JSON.stringify(request));
      const answer = await host.call(BOOK_API.cashOut, placeAnswer, request);
      host.remember(key, null);
      return hear(answer);
    },
  };
}

/** Null: nothing was asked before, or another part. */
function lostCashOut(kept: string | null, { stake }: Pick<CashOutRequest, 'stake'>): CashOutRequest | null {
  const request = cashOutRequest.safeParse(kept === null ? null : JSON.parse(kept));
  return request.success && request.data.stake === stake ? request.data : null;
}

const newestFirst = (one: BookBet, other: BookBet): number => (one.placedAt < other.placedAt ? 1 : -1);
const isOnItsWay = ({ state }: BookBet): boolean =>
  state === 'waiting' || state === 'bet-sent' || state === 'undoing';
const HOUR_MS = 3_600_000;
/** Also what was settled lately: its result may be corrected. */
const isUnderWay = (bet: BookBet): boolean =>
  isOnItsWay(bet) ||
  bet.state === 'open' ||
  (bet.state === 'settled' && Date.now() - Date.parse(bet.placedAt) < HOUR_MS && !bet.isCorrected);
