import type { Language } from '@maidan/contract/languages.ts';
import { useEffect, useRef } from 'react';
import { Wheel, type WheelHandle } from '#roulette/wheel.tsx';

type Props = {
  /** Null while bets are taken. */
  number: number | null;
  shownMs: number;
  language: Language;
};

/** Long after bets were closed: whoever comes then sees the ball where it lies. */
const LATE_MS = 2_000;
export const ROLL_MS = 6_000;

/** The wheel of the table, which rolls once for each round. */
export function LiveWheel({ number, shownMs, language }: Props) {
  const wheel = useRef<WheelHandle>(null);
  const isLate = shownMs > LATE_MS;
  const late = useRef(isLate);
  useEffect(() => {
    late.current = isLate;
  });
  useEffect(() => {
    if (number !== null) void wheel.current?.roll(number, late.current ? 1 : ROLL_MS);
  }, [number]);
  return (
    <div className="lr-wheel">
      <Wheel ref={wheel} language={language} />
    </div>
  );
}
