import { formatMoneyText } from '@maidan/contract/money.ts';
import { useEffect, useState } from 'react';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import type { BookBet, BookRefusalCode, LegAsked, PlaceRequest } from '../book-wire.ts';
import type { BookClient, BookState } from './book-client.ts';
import {
  EMPTY,
  pressLeg,
  priceNow,
  replacedBy,
  requestsOf,
  stakeOf,
  withLegs,
  type Replaced,
  type Slip,
} from './slip.ts';

/** `unsure`: the answer was lost; the same bets are asked for again under the same ids. */
export type Sending = { phase: 'idle' | 'sending' | 'unsure' } | { phase: 'refused'; code: BookRefusalCode };

export type SlipControl = {
  slip: Slip;
  change: (slip: Slip) => void;
  press: (leg: LegAsked) => void;
  /** By the press before, until something else is done. */
  replaced: Replaced;
  sending: Sending;
  /** What was placed from the slip last. */
  placed: readonly BookBet[];
  place: () => void;
  take: (bet: BookBet) => void;
  dismiss: () => void;
};

const isSlip = (value: unknown): value is Slip =>
  typeof value === 'object' && value !== null && 'legs' in value && 'stake' in value && 'mode' in value;

function recalled(host: GameHost): Slip {
  try {
    const kept: unknown = JSON.parse(host.recall('slip') ?? 'null');
    return isSlip(kept) ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function useSlip(host: GameHost, client: BookClient, state: BookState): SlipControl {
  const [slip, setSlip] = useState(() => recalled(host));
  const [sending, setSending] = useState<Sending>({ phase: 'idle' });
  const [requests, setRequests] = useState<readonly PlaceRequest[]>([]);
  const [replaced, setReplaced] = useState<Replaced>(null);
  useEffect(() => host.remember('slip', JSON.stringify(slip)), [host, slip]);

  const send = async (asked: readonly PlaceRequest[]) => {
    setReplaced(null);
    setRequests(asked);
    setSending({ phase: 'sending' });
    try {
      for (const request of asked) {
        const { refusal } = await client.place(request);
        if (refusal !== null) return setSending({ phase: 'refused', code: refusal });
        // What is placed is off the slip, whatever becomes of the others.
        setSlip((now) =>
          withLegs(
            now,
            now.legs.filter((leg) => !request.legs.some((one) => isSameLeg(one, leg))),
          ),
        );
      }
      setSending({ phase: 'idle' });
    } catch (error) {
      const isLost = error instanceof PlayFailure && error.code === 'OFFLINE';
      setSending(isLost ? { phase: 'unsure' } : { phase: 'refused', code: 'BAD_REQUEST' });
    }
  };
  const put = (next: Slip) => {
    setSlip(next);
    if (sending.phase === 'refused') setSending({ phase: 'idle' });
  };
  const ids = new Set(requests.map(({ operationId }) => operationId));
  return {
    slip,
    sending,
    placed: state.bets.filter(({ operationId }) => ids.has(operationId)),
    replaced,
    change(next) {
      setReplaced(null);
      put(next);
    },
    press(leg) {
      setReplaced(replacedBy(slip, leg));
      put(pressLeg(slip, leg));
    },
    place() {
      const stake = stakeOf(slip);
      if (sending.phase === 'sending' || stake === null) return;
      // The prices that are on the screen at this moment.
      const legs = slip.legs.map((leg) => ({ ...leg, ...priceNow(state, leg) }));
      void send(
        sending.phase === 'unsure' ? requests : requestsOf({ ...slip, legs }, formatMoneyText(stake)),
      );
    },
    /** A bet whose price had moved, at the price that is offered for it. */
    take({ stake, size, legs }) {
      const [request] = requestsOf(
        { ...EMPTY, accepts: 'better', mode: 'parlay', legs: legs.map(asOffered) },
        stake,
      );
      if (request) void send([{ ...request, size }]);
    },
    dismiss() {
      setRequests([]);
      setSending({ phase: 'idle' });
    },
  };
}

const isSameLeg = (one: LegAsked, other: LegAsked): boolean =>
  one.match === other.match && one.market === other.market && one.selection === other.selection;

const asOffered = ({ match, market, selection, step, odds, now }: BookBet['legs'][number]) => ({
  match,
  market,
  selection,
  step: now?.step ?? step,
  odds: now?.odds ?? odds,
});
