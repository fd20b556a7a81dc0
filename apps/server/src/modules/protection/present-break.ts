import type * as z from 'zod/mini';
import type { breakNow } from '@maidan/contract/protection/protection.ts';

export type BreakKind = 'timeout' | 'exclusion';

/** The driver gives an endless time as a number; on the wire it is no time at all. */
export function presentBreak(
  kind: BreakKind | null,
  until: Date | number | null,
): z.output<typeof breakNow> | null {
  if (kind === null || until === null) return null;
  return { kind, until: until instanceof Date ? until.toISOString() : null };
}
