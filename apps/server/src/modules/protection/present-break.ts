import type * as z from 'zod/mini';
import type { breakNow } from '@maidan/contract/protection/protection.ts';
import type { SessionOfCall } from '#call/call-context.ts';

export type BreakKind = 'timeout' | 'exclusion';

type OwnBreak = { breakKind: BreakKind | null; breakUntil: Date | number | null };

/**
 * What keeps a member from play and from paying in: a break of their own, else the house. The driver gives an endless time
 * as a number; on the wire it is no time at all.
 */
export function presentBreak(
  { breakKind: kind, breakUntil: until }: OwnBreak,
  status: SessionOfCall['status'],
): z.output<typeof breakNow> | null {
  if (kind !== null && until !== null)
    return { kind, until: until instanceof Date ? until.toISOString() : null };
  return status === 'active' ? null : { kind: 'closed', until: null };
}
