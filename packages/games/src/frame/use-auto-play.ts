import { parseMoney } from '@maidan/contract/money.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RoundView } from '#play.ts';
import type { Rounds } from '#round-client/use-rounds.ts';
import { afterRound, startAuto, type AutoEnd, type AutoRun, type AutoStops } from './auto-play.ts';

/** Twice a breath between two rounds, in which the result can be read and auto-play stopped. */
const BETWEEN_MS = 250;

export type Again = {
  /** Bets the same again. */
  readonly again: () => void;
  readonly hadFeature?: (round: RoundView) => boolean;
};

export type AutoPlay = {
  readonly run: AutoRun | null;
  readonly ended: AutoEnd | null;
  readonly start: (stops: AutoStops) => void;
  readonly stop: () => void;
};

/** Plays the same bet again and again. Trouble of any kind ends it. */
export function useAutoPlay(rounds: Rounds, { again, hadFeature }: Again): AutoPlay {
  const [run, setRun] = useState<AutoRun | null>(null);
  const [ended, setEnded] = useState<AutoEnd | null>(null);
  const [counted, setCounted] = useState<string | null>(null);
  const { phase, problem, round } = rounds;

  const goOn = useEffectEvent(() => {
    if (run === null || phase !== 'idle') return;
    if (problem !== null) return setRun(null);
    if (round === null || round.id === counted) return again();
    setCounted(round.id);
    const next = afterRound(run, {
      stake: parseMoney(round.stake),
      win: parseMoney(round.win ?? '0.00'),
      hadFeature: hadFeature?.(round) ?? false,
    });
    setRun(typeof next === 'string' ? null : next);
    if (typeof next === 'string') setEnded(next);
  });
  useEffect(() => {
    if (run === null || phase !== 'idle') return;
    const timer = setTimeout(goOn, BETWEEN_MS);
    return () => clearTimeout(timer);
  }, [run, phase]);

  return {
    run,
    ended: run ? null : ended,
    start(stops) {
      setCounted(round?.id ?? null);
      setEnded(null);
      setRun(startAuto(stops));
    },
    stop: () => setRun(null),
  };
}
