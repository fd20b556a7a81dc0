import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { RoundView } from '#play.ts';
import type { Showing } from '#round-client/round-client.ts';
import { pause } from '#screen-parts/pause.ts';
import { makeSkip, type Skip } from '#screen-parts/skip.ts';
import type { SlotModel } from '#slots/model/model.ts';
import { slotOutcome, type DrawnJackpot, type SlotOutcome, type SlotStep } from '#slots/outcome/outcome.ts';
import {
  fallenIn,
  firstView,
  heldReels,
  isBeginning,
  viewAfter,
  viewAt,
  type SlotView,
} from './slot-view.ts';
import type { SlotWindowHandle } from './slot-window.tsx';

/** What is laid over the window for a moment. */
export type Banner =
  | { readonly kind: 'free-spins' | 'more-spins'; readonly spins: number; readonly symbol: number | null }
  | { readonly kind: 'hold' | 'grand' }
  | { readonly kind: 'times'; readonly times: number };

export type Picking = {
  /** Boxes by number, as the player opened them. */
  readonly opened: readonly { readonly box: number; readonly units: number }[];
  readonly open: (box: number) => void;
};

export type SlotShow = {
  readonly view: SlotView;
  /** A bet is on its way: what the last round left is over. */
  readonly sent: boolean;
  readonly banner: Banner | null;
  readonly picking: Picking | null;
  /** Empty places turn in hold and win. */
  readonly holdTurns: boolean;
  /** Goes to the end; there while a feature is shown. */
  readonly skip: (() => void) | null;
  readonly capped: boolean;
  /** What was drawn for the pools of a jackpot slot, and paid of one. */
  readonly jackpot: ShownJackpot | null;
};

export function stillShow(model: SlotModel): SlotShow {
  return {
    view: firstView(model),
    sent: false,
    banner: null,
    picking: null,
    holdTurns: false,
    skip: null,
    capped: false,
    jackpot: null,
  };
}

type Parts = {
  model: SlotModel;
  window: SlotWindowHandle | null;
  change: (part: Partial<SlotShow>) => void;
};

const TURN_AT_LEAST_MS = 600;
const QUICK_TURN_MS = 120;
const FREE_TURN_MS = 320;
const WIN_MS = 1_250;
const BLANK_MS = 300;
const BANNER_MS = 2_000;
const SHORT_BANNER_MS = 1_200;
const SPREAD_MS = 650;
const COINS_MS = 550;
/** A pool is won once: it may be looked at, and no quick play cuts it short. */
const JACKPOT_MS = 5_000;
/** A box opens by itself after so long. */
const BOX_MS = 12_000;
const QUICK_BOX_MS = 350;

export function slotSent({ window, change }: Omit<Parts, 'model'>): void {
  change({ ...stillOf(), sent: true });
  window?.turn();
}

const stillOf = () => ({
  banner: null,
  picking: null,
  holdTurns: false,
  skip: null,
  capped: false,
  jackpot: null,
});

export function standSlot({ model, window, change }: Parts, round: RoundView | null): void {
  const outcome = outcomeIn(model, round);
  const view = outcome ? viewAt(model, outcome.steps, outcome.steps.length) : firstView(model);
  window?.stand(view.grid);
  change({ ...stillOf(), view: atRest(view), sent: false, jackpot: jackpotIn(round, outcome) });
}

export async function showSlot(parts: Parts, round: RoundView, showing: Showing): Promise<void> {
  const outcome = outcomeIn(parts.model, round);
  if (!outcome) return;
  const { model, change, window } = parts;
  const { steps } = outcome;
  const amount = amountOf(model, round);
  const skip = makeSkip();
  let view = viewAt(model, steps, showing.from);
  change({ view, sent: false });
  if (showing.from > 0) {
    window?.stand(view.grid);
    showing.won(amount(view.units));
    await showReturn(parts, view);
  }
  for (let at = showing.from; at < steps.length && !skip.isAsked(); at += 1) {
    const step = steps[at];
    if (!step) break;
    if (at > showing.from && isBeginning(steps, at)) showing.seen(at);
    const before = view;
    view = viewAfter(model, before, step);
    await showStep({
      parts,
      showing,
      skip,
      before,
      view,
      step,
      follows: steps[at - 1],
      isLast: at === steps.length - 1,
    });
    showing.won(amount(view.units));
  }
  if (skip.isAsked()) {
    view = viewAt(model, steps, steps.length);
    window?.stand(view.grid);
  }
  const jackpot = jackpotIn(round, outcome);
  change({ ...stillOf(), view: atRest(view), capped: outcome.capped, jackpot });
  if (!jackpot?.paid) return;
  showing.won(parseMoney(round.win ?? '0.00'));
  showing.sounds.play('flight');
  await pause(JACKPOT_MS);
}

export type ShownJackpot = { readonly drawn: DrawnJackpot; readonly paid: Money | null };

function jackpotIn(round: RoundView | null, outcome: SlotOutcome | null): ShownJackpot | null {
  if (!outcome?.jackpot) return null;
  const paid = round?.jackpot === undefined ? null : parseMoney(round.jackpot);
  return { drawn: outcome.jackpot, paid };
}

/** Somebody who comes back is told where they are. */
async function showReturn({ change }: Parts, { free, hold }: SlotView): Promise<void> {
  if (!free && !hold) return;
  change({
    banner: free ? { kind: 'free-spins', spins: free.of - free.spin, symbol: free.symbol } : { kind: 'hold' },
  });
  await pause(BANNER_MS);
  change({ banner: null });
}

type StepShow = {
  parts: Parts;
  showing: Showing;
  skip: Skip;
  before: SlotView;
  view: SlotView;
  step: SlotStep;
  follows: SlotStep | undefined;
  isLast: boolean;
};

async function showStep(now: StepShow): Promise<void> {
  const { parts, showing, skip, view, step } = now;
  const { change } = parts;
  const rest = (ms: number) => skip.orPause(showing.quick ? ms * 0.55 : ms);
  switch (step.kind) {
    case 'turn':
      return showTurn(now, step);
    case 'spread': {
      if (step.how !== 'chosen') await landTurn(now, step.grid, isInFree(view));
      change({ view });
      return rest(SPREAD_MS);
    }
    case 'times':
      change({ view, banner: { kind: 'times', times: step.times } });
      await rest(SHORT_BANNER_MS);
      return change({ banner: null });
    case 'free-spins': {
      const isMore = now.before.free !== null;
      showing.sounds.play('flight');
      change({
        view: { ...view, wins: now.before.wins },
        banner: {
          kind: isMore ? 'more-spins' : 'free-spins',
          spins: step.spins,
          symbol: step.symbol ?? null,
        },
      });
      // Not to be gone past by a press that was meant for something else.
      await pause(isMore ? SHORT_BANNER_MS : BANNER_MS);
      return change({ banner: null, view, skip: skip.ask });
    }
    case 'coins':
      return showCoins(now, rest);
    case 'grand':
      showing.sounds.play('flight');
      change({ view, banner: { kind: 'grand' } });
      await rest(BANNER_MS);
      return change({ banner: null });
    case 'pick':
      return showPick(now, step.prizes);
  }
}

const isInFree = (view: SlotView): boolean => view.free !== null;

/** The reels turn, unless they turn already since the press, and stop as they were decided. */
async function landTurn(
  { parts, showing, skip, before, follows }: StepShow,
  grid: string,
  isFree: boolean,
): Promise<void> {
  const { model, window, change } = parts;
  const { quick, startedAt, sounds } = showing;
  const held = follows?.kind === 'turn' ? heldReels(model, before.grid, grid) : new Set<number>();
  const isFirst = follows === undefined && !isFree;
  if (isFirst) await pause((quick ? QUICK_TURN_MS : TURN_AT_LEAST_MS) - (performance.now() - startedAt));
  else {
    change({ view: { ...before, wins: [] } });
    window?.turn(held);
    await skip.orPause(quick ? QUICK_TURN_MS : FREE_TURN_MS);
  }
  await window?.land(grid, { quick, held, onStop: () => sounds.play('stop') });
}

async function showTurn(now: StepShow, step: Extract<SlotStep, { kind: 'turn' }>): Promise<void> {
  const { parts, showing, skip, before, view, follows, isLast } = now;
  const { model, window, change } = parts;
  if (view.free && step.turn === 'free')
    change({ view: { ...before, free: view.free, wins: [] }, skip: skip.ask });
  if (step.turn === 'tumble') {
    change({ view: { ...before, wins: [] } });
    await window?.tumble(fallenIn(model, before.wins), step.grid);
  } else if (step.turn === 'nudge') {
    await skip.orPause(500);
    await window?.nudge(step.grid);
  } else if (follows?.kind === 'spread') await window?.put(step.grid);
  else await landTurn(now, step.grid, step.turn === 'free');
  change({ view });
  if (isLast) return;
  const ms = step.units > 0 ? WIN_MS : BLANK_MS;
  await skip.orPause(showing.quick ? ms * 0.55 : ms);
}

async function showCoins(
  { parts: { change }, showing, skip, before, view }: StepShow,
  rest: (ms: number) => Promise<void>,
): Promise<void> {
  const isFirst = before.hold === null;
  if (isFirst) {
    showing.sounds.play('flight');
    change({ view: { ...before, wins: [] }, banner: { kind: 'hold' } });
    await pause(BANNER_MS);
    change({ banner: null, skip: skip.ask });
  } else {
    change({ holdTurns: true });
    await rest(COINS_MS);
  }
  showing.sounds.play('stop');
  change({ view, holdTurns: false });
  await rest(COINS_MS);
}

/** Whichever box is touched is the next of the order that was fixed with the bet. */
async function showPick(
  { parts: { change }, showing, skip, before, view }: StepShow,
  prizes: readonly number[],
): Promise<void> {
  const opened: { box: number; units: number }[] = [];
  showing.sounds.play('flight');
  change({ view: { ...before, wins: [], pick: view.pick }, skip: skip.ask });
  for (const units of prizes) {
    const box = await touchedBox(
      opened,
      (open) => change({ picking: { opened: [...opened], open } }),
      (ms) => skip.orPause(ms),
      showing.quick,
    );
    if (skip.isAsked()) break;
    opened.push({ box, units });
    showing.sounds.play(units > 0 ? 'stop' : 'press');
    change({ picking: { opened: [...opened], open: () => undefined } });
    await skip.orPause(units > 0 ? 500 : 1_200);
  }
  change({ picking: null, view });
}

async function touchedBox(
  opened: readonly { box: number }[],
  offer: (open: (box: number) => void) => void,
  wait: (ms: number) => Promise<void>,
  quick: boolean,
): Promise<number> {
  const isOpen = (box: number) => opened.some((one) => one.box === box);
  const touched = new Promise<number>((resolve) => {
    offer((box) => {
      if (!isOpen(box)) resolve(box);
    });
  });
  const byItself = wait(quick ? QUICK_BOX_MS : BOX_MS).then(() => {
    let box = 0;
    while (isOpen(box)) box += 1;
    return box;
  });
  return Promise.race([touched, byItself]);
}

/** When the round is over nothing turns or waits any more; what won stays in view. */
const atRest = (view: SlotView): SlotView => ({ ...view, free: null, pick: null, cover: null });

export function outcomeIn(model: SlotModel, round: RoundView | null): SlotOutcome | null {
  const parsed = slotOutcome.safeParse(round?.outcome);
  return parsed.success && parsed.data.model === model.code ? parsed.data : null;
}

/** What units of this round are in money: of the stake that was chosen, which a bought feature costs a multiple of. */
function amountOf(model: SlotModel, round: RoundView): (units: number) => Money {
  const { stake } = round.bet as { stake?: unknown };
  const chosen = parseMoney(typeof stake === 'string' ? stake : round.stake);
  return (units) => minor((chosen / BigInt(model.betUnits)) * BigInt(units));
}
