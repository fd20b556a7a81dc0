import { minor, type Money } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { useState } from 'react';
import type { AnySharedRules, Chips } from '#game.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { addChips, beyondLimit, chipsFromWire, totalOf } from './chips.ts';
import { isIn, ownBets, type LiveClient, type LiveState } from './live-client.ts';
import type { LiveTexts } from './live-texts.ts';
import { MOST_SPOTS } from './live-wire.ts';
import type { LiveTable } from './tables.ts';

/** `open`: bets are taken; `closed`: they are not, nothing is seen yet; `seen`: everybody knows how it ended. */
export type Phase = 'waiting' | 'open' | 'closed' | 'seen' | 'void';

export type TableView = {
  readonly state: LiveState;
  readonly phase: Phase;
  readonly language: Language;
  readonly words: LiveTexts;
  readonly amountText: AmountText;
  /** Laid and not placed yet. */
  readonly laid: Chips;
  /** Placed, in this round. */
  readonly placed: Chips;
  /** Of everybody. */
  readonly all: Chips;
  /** Spots that were paid more than was staked. */
  readonly won: ReadonlySet<string>;
  readonly lay: (spot: string) => void;
};

const placedIn = (state: LiveState): Chips =>
  ownBets(state).reduce<Chips>((sum, { chips }) => addChips(sum, chipsFromWire(chips)), {});

const NOTHING: readonly Laid[] = [];

/** In the round before, so far as this page knows it. */
function placedBefore({ own, round }: LiveState): Chips {
  const before = own.find((bet) => bet.roundId !== round?.id && isIn(bet));
  return own
    .filter((bet) => bet.roundId === before?.roundId && isIn(bet))
    .reduce<Chips>((sum, { chips }) => addChips(sum, chipsFromWire(chips)), {});
}

type Laid = { readonly spot: string; readonly amount: Money };
type Props = { client: LiveClient; state: LiveState; rules: AnySharedRules; table: LiveTable; phase: Phase };

/** The chips of one player: which is in the hand, what is laid down, what was laid in the round before. */
export function useChips({ client, state, rules, table, phase }: Props) {
  const [hand, setHand] = useState<Money>(table.chips[0] ?? table.least);
  const roundId = state.round?.id;
  const [down, setDown] = useState<{ roundId?: string | undefined; chips: readonly Laid[] }>({
    chips: NOTHING,
  });
  const isOpen = phase === 'open' && state.line === 'connected';
  const isOfRound = down.roundId === roundId;
  // What was laid for a round and not placed in it is not carried into the next.
  const chips = isOfRound && phase === 'open' ? down.chips : NOTHING;
  const setChips = (next: readonly Laid[]) => setDown({ roundId, chips: next });
  const placed = placedIn(state);
  const laid = chips.reduce<Chips>((sum, { spot, amount }) => addChips(sum, { [spot]: amount }), {});
  const before = placedBefore(state);

  return {
    hand,
    setHand,
    laid,
    placed,
    isOpen,
    /** Something was laid down when bets were closed. */
    isLate: isOfRound && phase !== 'open' && down.chips.length > 0,
    /** No further than the spot takes; the first chip is at least what it takes. */
    lay: (spot: string): void => {
      const limits = rules.spots[spot];
      if (!isOpen || !limits) return;
      if (laid[spot] === undefined && Object.keys(laid).length >= MOST_SPOTS)
        return client.tell('TOO_MANY_FIELDS');
      const there = (placed[spot] ?? 0n) + (laid[spot] ?? 0n);
      const least = there + hand < limits.least ? limits.least - there : hand;
      const amount = minor(there + least > limits.most ? limits.most - there : least);
      if (amount > 0n) setChips([...chips, { spot, amount }]);
      else client.tell('OVER_LIMIT');
    },
    undo: () => setChips(chips.slice(0, -1)),
    clear: () => setChips(NOTHING),
    /** What was placed in the round before, once more; not where several bets laid more than one takes. */
    again:
      isOpen &&
      chips.length === 0 &&
      totalOf(placed) === 0n &&
      totalOf(before) > 0n &&
      Object.keys(before).length <= MOST_SPOTS
        ? () => setChips(Object.entries(before).map(([spot, amount]) => ({ spot, amount })))
        : null,
    place: (): void => {
      if (chips.length > 0 && !beyondLimit(rules, addChips(placed, laid)) && client.bet(laid))
        setChips(NOTHING);
    },
  };
}

export type TableChips = ReturnType<typeof useChips>;

/** On each spot, of all bets that count. */
export const chipsOfAll = ({ bets }: LiveState): Chips =>
  bets.reduce<Chips>((sum, bet) => (bet.isOut ? sum : addChips(sum, chipsFromWire(bet.chips))), {});

/** By the rules themselves: what one unit on the spot would be paid. */
export function winningSpots(rules: AnySharedRules, outcome: unknown, all: Chips): ReadonlySet<string> {
  const unit = minor(10_000);
  return new Set(
    Object.keys(rules.spots).filter((spot) => {
      const pool = all[spot] === undefined ? { ...all, [spot]: unit } : all;
      return (rules.pays({ [spot]: unit }, outcome, pool) ?? 0n) > unit;
    }),
  );
}

export const secondsText = (ms: number, language: Language): string =>
  figure(Math.max(Math.ceil(ms / 1_000), 0), language);
