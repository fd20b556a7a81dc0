import {
  betsAnswer,
  boardAnswer,
  BOOK_API,
  cashOutRequest,
  placeAnswer,
  type BookBet,
  type BookMatch,
  type CashOutRequest,
  type PlaceAnswer,
  type PlaceRequest,
} from '../book-wire.ts';
import { fixtureOf, type Fixture } from '../calendar.ts';
import type { Play } from '../sport.ts';
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
  readonly balance: string | null;
  readonly line: 'loading' | 'fine' | 'lost' | 'ended';
};

const LOOK_MS = 1_000;
const BOARD_MS = 15_000;
const BETS_MS = 5_000;
const BETS_SOON_MS = 1_000;

export type BookClient = ReturnType<typeof makeBookClient>;

/** What the house tells of matches and bets, asked for as often as it can change, and only while somebody looks. */
export function makeBookClient(host: GameHost) {
  let state: BookState = { matches: new Map(), bets: [], balance: null, line: 'loading' };
  const listeners = new Set<() => void>();
  const set = (part: Partial<BookState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  let askedBoardAt = -Infinity;
  let askedBetsAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let sports: string | null = null;
  const ofSports = (path: string): string => (sports === null ? path : `${path}?sports=${sports}`);

  const show = (told: readonly BookMatch[], isWhole: boolean) => {
    const now = performance.now();
    const matches = new Map(isWhole ? [] : state.matches);
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
    set({ matches });
  };
  const readBets = async () => {
    askedBetsAt = performance.now();
    const { bets, balance } = await host.call(BOOK_API.bets, betsAnswer);
    set({ bets, balance: balance ?? state.balance });
  };
  const look = async () => {
    const now = performance.now();
    if (now - askedBoardAt >= BOARD_MS) {
      askedBoardAt = now;
      show((await host.call(ofSports(BOOK_API.board), boardAnswer)).matches, true);
    } else if ([...state.matches.values()].some(isMoving))
      show((await host.call(ofSports(BOOK_API.live), boardAnswer)).matches, false);
    const soon = state.bets.some(isOnItsWay) ? BETS_SOON_MS : BETS_MS;
    const waits = askedBetsAt === -Infinity || state.bets.some(isUnderWay);
    if (waits && now - askedBetsAt >= soon) await readBets();
    if (state.line !== 'fine') set({ line: 'fine' });
  };
  const again = (waitMs: number) => {
    clearTimeout(timer);
    if (!isOpen) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => {
          askedBoardAt = -Infinity;
          set({ line: error instanceof PlayFailure && error.code === 'SESSION_ENDED' ? 'ended' : 'lost' });
        })
        .finally(() => {
          if (state.line !== 'ended') again(document.hidden ? 10 * LOOK_MS : LOOK_MS);
        });
    }, waitMs);
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
      again(0);
    },
    close: () => {
      isOpen = false;
      clearTimeout(timer);
    },
    /** Which sports are looked at, by their codes; null: all. */
    watch: (codes: readonly string[] | null) => {
      const next = codes === null ? null : [...new Set(codes)].toSorted().join(',');
      if (next === sports) return;
      sports = next;
      askedBoardAt = -Infinity;
      again(0);
    },
    retryNow: () => {
      askedBoardAt = -Infinity;
      again(0);
    },
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
const REVIEWED_MS = 30_000;
const isMoving = ({ play, startsAt, fixture }: ShownMatch): boolean =>
  play.phase === 'playing' ||
  (play.phase === 'before'
    ? startsAt <= performance.now() + LOOK_MS
    : performance.now() - startsAt < fixture.league.stepMs * play.step + REVIEWED_MS);

const isOnItsWay = ({ state }: BookBet): boolean =>
  state === 'waiting' || state === 'bet-sent' || state === 'undoing';
const HOUR_MS = 3_600_000;
/** Also what was settled lately: its result may be corrected. */
const isUnderWay = (bet: BookBet): boolean =>
  isOnItsWay(bet) ||
  bet.state === 'open' ||
  (bet.state === 'settled' && Date.now() - Date.parse(bet.placedAt) < HOUR_MS && !bet.isCorrected);
