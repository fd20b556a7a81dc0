import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Rounds } from '#round-client/use-rounds.ts';
import { MOST_CASTS, VOLLEY_MS } from './manifest.ts';
import type { Aim } from './rules.ts';

const CAST_MS = VOLLEY_MS / MOST_CASTS;
/** So much of the last pace may be missing: a finger is no clock. */
const TOLERANCE_MS = 20;

export type Casts = {
  /** False: there are as many nets on their way as may go together, or it was too soon. */
  cast: (aim: Aim) => boolean;
  /** A whole round at once, for auto-play. */
  castAll: (aims: readonly Aim[]) => void;
  /** What was not sent yet never is. */
  forget: () => void;
};

/**
 * Casts that are made while a round is under way wait for the next, and go there together: many nets, few rounds. The house holds
 * everybody to the same pace.
 */
export function useCasts(rounds: Rounds): Casts {
  const waiting = useRef<Aim[]>([]);
  const lastAt = useRef(-Infinity);
  const send = () => {
    const aims = waiting.current;
    if (aims.length === 0) return;
    waiting.current = [];
    const stake = minor(rounds.stake * BigInt(aims.length));
    rounds.place({ stake: formatMoneyText(stake), cast: formatMoneyText(rounds.stake), aims });
  };
  const { phase, problem } = rounds;
  const sendWaiting = useEffectEvent(() => send());
  useEffect(() => {
    if (phase === 'idle' && problem === null) sendWaiting();
  }, [phase, problem]);
  return {
    cast(aim) {
      const now = performance.now();
      if (waiting.current.length >= MOST_CASTS || now - lastAt.current < CAST_MS - TOLERANCE_MS) return false;
      lastAt.current = now;
      waiting.current.push(aim);
      if (rounds.phase === 'idle') send();
      return true;
    },
    castAll(aims) {
      waiting.current = [...aims];
      if (rounds.phase === 'idle') send();
    },
    forget: () => void (waiting.current = []),
  };
}
