import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { RoundView, SeedsView } from '#play.ts';
import { pause } from '#screen-parts/pause.ts';
import type { ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { Sounds } from '#screen-parts/sounds.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import type { SlotSpin } from './outcome.ts';
import { manifest } from './manifest.ts';
import type { ReelsHandle } from './reels.tsx';
import { replayOf, wonAfter, type Replay } from './replay.ts';

export type Problem = keyof ScreenTexts['problems'];
export type Phase = 'loading' | 'idle' | 'turning' | 'checking' | 'flight-intro' | 'flying';

export type SlotGame = {
  phase: Phase;
  balance: Money | null;
  seeds: SeedsView | null;
  lastRound: RoundView | null;
  stake: Money;
  problem: Problem | null;
  /** The turn whose wins are on show, and what the round has won up to it. */
  shown: SlotSpin | null;
  won: Money | null;
  wonOnStake: Money | null;
  flight: { number: number; of: number } | null;
  /** Goes to the end of the free flights; there while they are shown. */
  skip: (() => void) | null;
  capped: boolean;
};

export const START: SlotGame = {
  phase: 'loading',
  balance: null,
  seeds: null,
  lastRound: null,
  stake: manifest.defaultStake,
  problem: null,
  shown: null,
  won: null,
  wonOnStake: null,
  flight: null,
  skip: null,
  capped: false,
};

/** Before the reels may begin to stop, and how long a flight and its wins stay in view. */
const TURN_AT_LEAST_MS = 650;
const FLIGHT_TURN_MS = 350;
const WIN_SHOWN_MS = 1_300;
const BLANK_SHOWN_MS = 350;
const INTRO_MS = 2_200;
const ASK_AGAIN_MS = 1_500;
const SEND_TRIES = 3;

/** What a round needs from the screen around it. */
export type Parts = {
  host: GameHost;
  reels: () => ReelsHandle | null;
  sounds: Sounds;
  /** Where the reels stand, to go back to when a bet is refused. */
  standing: { get(): readonly number[]; set(stops: readonly number[]): void };
};

export type Change = (part: Partial<SlotGame>) => void;

/** On opening, after a reload and after trouble: stand where the player left, and end what was begun. */
export async function begin(parts: Parts, change: Change): Promise<void> {
  change({ problem: null });
  const state = await parts.host.state();
  const stake = manifest.stakeSteps.find((step) => formatMoneyText(step) === parts.host.recall('stake'));
  change({
    balance: parseMoney(state.balance),
    seeds: state.seeds,
    lastRound: state.lastRound,
    ...(stake ? { stake } : {}),
  });
  if (parts.host.recall('pending') !== null && (await resumePending(parts, change))) return;
  const last = state.lastRound;
  const replay = last?.outcome ? replayOf(last.id, parseMoney(last.stake), last.outcome) : null;
  if (!last || !replay) {
    parts.reels()?.stand(parts.standing.get());
    return change({ phase: 'idle' });
  }
  const shownTurns = Number(parts.host.recall(`shown:${last.id}`) ?? replay.turns.length);
  if (shownTurns < replay.turns.length)
    return showRound(parts, change, last, replay, shownTurns, performance.now());
  const turn = replay.turns.at(-1);
  parts.standing.set(turn?.stops ?? []);
  parts.reels()?.stand(parts.standing.get());
  change({ phase: 'idle', won: parseMoney(last.win ?? '0.00'), wonOnStake: replay.stake });
}

/** After a reload: goes on with a bet that reached the house; one that never did is not placed behind the player's back. */
async function resumePending(parts: Parts, change: Change): Promise<boolean> {
  try {
    await playPending(parts, change, true);
    return true;
  } catch (error) {
    if (!(error instanceof PlayFailure) || error.code !== 'NOT_FOUND') throw error;
    parts.host.tell({ type: 'maidan:round', state: 'ended' });
    return false;
  }
}

/** Sends the remembered bet. It keeps its operation id through lost answers and reloads, so it is placed once. */
export async function playPending(parts: Parts, change: Change, resume = false): Promise<void> {
  const pending = readPending(parts.host.recall('pending'));
  if (!pending) return parts.host.remember('pending', null);
  const startedAt = performance.now();
  change({ phase: 'turning', problem: null, shown: null, won: null, wonOnStake: null, capped: false });
  parts.host.tell({ type: 'maidan:round', state: 'started' });
  parts.sounds.play('press');
  parts.reels()?.turn();
  const round = await answered(parts, change, pending, resume);
  parts.host.remember('pending', null);
  const replay = round.outcome ? replayOf(round.id, pending.stake, round.outcome) : null;
  if (round.state === 'settled' && replay) return showRound(parts, change, round, replay, 0, startedAt);
  parts.reels()?.stand(parts.standing.get());
  change({ phase: 'idle', problem: refusalOf(round), ...balanceIn(round) });
  parts.host.tell({ type: 'maidan:round', state: 'ended' });
}

async function answered(parts: Parts, change: Change, pending: Pending, resume: boolean): Promise<RoundView> {
  for (let failures = 0; ;) {
    try {
      const { round, seeds } = await parts.host.spin(
        pending.operationId,
        { stake: formatMoneyText(pending.stake) },
        resume,
      );
      change({ seeds });
      if (round.state !== 'deciding' && round.state !== 'bet-sent') return round;
      change({ phase: 'checking' });
    } catch (error) {
      failures += 1;
      const mayHaveArrived =
        error instanceof PlayFailure && (error.code === 'OFFLINE' || error.code === 'INTERNAL');
      if (!mayHaveArrived) parts.host.remember('pending', null);
      if (!mayHaveArrived || failures >= SEND_TRIES) throw error;
    }
    await pause(ASK_AGAIN_MS);
  }
}

async function showRound(
  parts: Parts,
  change: Change,
  round: RoundView,
  replay: Replay,
  from: number,
  startedAt: number,
): Promise<void> {
  const flights = replay.turns.length - 1;
  const balanceAfter = round.balanceAfter === null ? null : parseMoney(round.balanceAfter);
  const win = parseMoney(round.win ?? '0.00');
  if (balanceAfter !== null) change({ balance: minor(balanceAfter - win) });
  change({ lastRound: round, phase: from === 0 ? 'turning' : 'flying' });
  const skip = makeSkip();
  for (let turn = from; turn < replay.turns.length && !skip.isAsked(); turn += 1) {
    parts.host.remember(`shown:${round.id}`, String(turn));
    if (turn === 1 || (turn === from && turn > 0)) {
      change({
        phase: 'flight-intro',
        shown: null,
        flight: { number: turn, of: flights },
        won: wonAfter(replay, turn),
      });
      parts.sounds.play('flight');
      await pause(INTRO_MS);
    }
    await showTurn(parts, change, replay, turn, startedAt, skip);
  }
  if (skip.isAsked()) showEnd(parts, change, replay);
  await pause(manifest.minimumRoundMs - (performance.now() - startedAt));
  parts.host.remember(`shown:${round.id}`, null);
  if (win > replay.stake) parts.sounds.play('win');
  change({
    phase: 'idle',
    flight: null,
    skip: null,
    capped: replay.outcome.capped,
    won: win,
    wonOnStake: replay.stake,
    ...balanceIn(round),
  });
  parts.host.tell({ type: 'maidan:round', state: 'ended' });
}

async function showTurn(
  parts: Parts,
  change: Change,
  replay: Replay,
  turn: number,
  startedAt: number,
  skip: Skip,
): Promise<void> {
  const spin = replay.turns[turn];
  if (!spin) return;
  const flights = replay.turns.length - 1;
  if (turn > 0) {
    // Offered after the announcement, where a press that was meant for something else no longer falls on it.
    change({ phase: 'flying', shown: null, flight: { number: turn, of: flights }, skip: skip.ask });
    parts.reels()?.turn();
    await skip.orPause(FLIGHT_TURN_MS);
  } else {
    await pause(TURN_AT_LEAST_MS - (performance.now() - startedAt));
  }
  await parts.reels()?.land(spin.stops, () => parts.sounds.play('stop'));
  parts.standing.set(spin.stops);
  change({ shown: spin, won: wonAfter(replay, turn + 1), wonOnStake: replay.stake });
  if (flights > 0) await skip.orPause(spin.units > 0 ? WIN_SHOWN_MS : BLANK_SHOWN_MS);
}

type Skip = { isAsked: () => boolean; ask: () => void; orPause: (ms: number) => Promise<void> };

function makeSkip(): Skip {
  const asked = new AbortController();
  const whenAsked = new Promise<void>((resolve) =>
    asked.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  return {
    isAsked: () => asked.signal.aborted,
    ask: () => asked.abort(),
    orPause: (ms) => Promise.race([pause(ms), whenAsked]),
  };
}

/** As if every flight had been watched: the last of them stands in the window. */
function showEnd(parts: Parts, change: Change, replay: Replay): void {
  const last = replay.turns.at(-1);
  if (last === undefined) return;
  parts.standing.set(last.stops);
  parts.reels()?.stand(last.stops);
  change({ shown: last, flight: null, skip: null });
}

type Pending = { operationId: string; stake: Money };

function readPending(text: string | null): Pending | null {
  try {
    const { operationId, stake } = JSON.parse(text ?? '') as Record<string, unknown>;
    return typeof operationId === 'string' && typeof stake === 'string'
      ? { operationId, stake: parseMoney(stake) }
      : null;
  } catch {
    return null;
  }
}

function balanceIn(round: RoundView): Partial<SlotGame> {
  return round.balanceAfter === null ? {} : { balance: parseMoney(round.balanceAfter) };
}

function refusalOf(round: RoundView): Problem {
  if (round.state === 'rolled-back') return 'ROLLED_BACK';
  switch (round.refusal) {
    case 'INSUFFICIENT_FUNDS':
    case 'LIMIT_REACHED':
    case 'PLAYER_DISABLED':
    case 'PLAYER_IN_DEBT':
      return round.refusal;
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return 'SESSION_ENDED';
    default:
      return 'REFUSED';
  }
}

export function problemIn(error: unknown): Problem {
  const code = error instanceof PlayFailure ? error.code : 'INTERNAL';
  if (code === 'BAD_REQUEST' || code === 'NOT_FOUND' || code === 'OPERATION_CONFLICT') return 'REFUSED';
  return code;
}
