import { parseMoney } from '@maidan/contract/money.ts';
import type { RoundView } from '#play.ts';
import type { Showing } from '#round-client/round-client.ts';
import { pause } from '#screen-parts/pause.ts';
import { makeSkip, type Skip } from '#screen-parts/skip.ts';
import type { SlotSpin } from './outcome.ts';
import type { ReelsHandle } from '#screen-parts/strip-reels.tsx';
import { replayOf, wonAfter, type Replay } from './replay.ts';

/** What the stage has in view beside the reels. */
export type SlotShow = {
  phase: 'still' | 'turning' | 'flight-intro' | 'flying';
  /** The turn whose wins are on show. */
  shown: SlotSpin | null;
  flight: { number: number; of: number } | null;
  /** Goes to the end of the free flights; there while they are shown. */
  skip: (() => void) | null;
  capped: boolean;
};

export const STILL: SlotShow = { phase: 'still', shown: null, flight: null, skip: null, capped: false };
/** What stands in the window before anything was played. */
export const FIRST_STOPS: readonly number[] = [4, 11, 7, 19, 2];

/** Before the reels may begin to stop, and how long a flight and its wins stay in view. */
const TURN_AT_LEAST_MS = 650;
const QUICK_TURN_MS = 150;
const FLIGHT_TURN_MS = 350;
const WIN_SHOWN_MS = 1_300;
const BLANK_SHOWN_MS = 350;
const INTRO_MS = 2_200;

type Parts = {
  reels: Pick<ReelsHandle, 'turn' | 'land' | 'stand'> | null;
  change: (part: Partial<SlotShow>) => void;
};

export function sent({ reels, change }: Parts): void {
  change({ ...STILL, phase: 'turning' });
  reels?.turn();
}

export async function showRound(parts: Parts, round: RoundView, showing: Showing): Promise<void> {
  const replay = replayOf(round.id, parseMoney(round.stake), round.outcome);
  if (!replay) return;
  await showTurns(parts, replay, showing);
  parts.change({ phase: 'still', flight: null, skip: null, capped: replay.outcome.capped });
}

export function standAt({ reels, change }: Parts, round: RoundView | null): void {
  const replay = round ? replayOf(round.id, parseMoney(round.stake), round.outcome) : null;
  reels?.stand(replay?.turns.at(-1)?.stops ?? FIRST_STOPS);
  change(STILL);
}

async function showTurns(parts: Parts, replay: Replay, showing: Showing): Promise<void> {
  const { from } = showing;
  const flights = replay.turns.length - 1;
  const skip = makeSkip();
  for (let turn = from; turn < replay.turns.length && !skip.isAsked(); turn += 1) {
    if (turn > from) showing.seen(turn);
    if (turn === 1 || (turn === from && turn > 0)) {
      parts.change({ phase: 'flight-intro', shown: null, flight: { number: turn, of: flights } });
      showing.won(wonAfter(replay, turn));
      showing.sounds.play('flight');
      await pause(INTRO_MS);
    }
    await showTurn(parts, replay, turn, showing, skip);
  }
  if (skip.isAsked()) showEnd(parts, replay);
}

async function showTurn(
  { reels, change }: Parts,
  replay: Replay,
  turn: number,
  { startedAt, quick, sounds, won }: Showing,
  skip: Skip,
): Promise<void> {
  const spin = replay.turns[turn];
  if (!spin) return;
  const flights = replay.turns.length - 1;
  if (turn > 0) {
    // Offered after the announcement, where a press that was meant for something else no longer falls on it.
    change({ phase: 'flying', shown: null, flight: { number: turn, of: flights }, skip: skip.ask });
    reels?.turn();
    await skip.orPause(quick ? QUICK_TURN_MS : FLIGHT_TURN_MS);
  } else {
    await pause((quick ? QUICK_TURN_MS : TURN_AT_LEAST_MS) - (performance.now() - startedAt));
  }
  await reels?.land(spin.stops, () => sounds.play('stop'), quick);
  change({ shown: spin });
  won(wonAfter(replay, turn + 1));
  if (flights > 0) await skip.orPause(spin.units > 0 ? WIN_SHOWN_MS : BLANK_SHOWN_MS);
}

/** As if every flight had been watched: the last of them stands in the window. */
function showEnd({ reels, change }: Parts, replay: Replay): void {
  const last = replay.turns.at(-1);
  if (last === undefined) return;
  reels?.stand(last.stops);
  change({ shown: last, flight: null, skip: null });
}
