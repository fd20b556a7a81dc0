import { useCallback } from 'react';
import { useFormats } from '#lib/texts/use-formats.ts';

/** Basis points as people read them: 350 is 3.5 percent. */
export function useRate(): (basisPoints: number) => string {
  const { number } = useFormats();
  return useCallback(
    (basisPoints) => number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    [number],
  );
}
