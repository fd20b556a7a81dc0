import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';

export type ToldRefusal = {
  code: ErrorCode;
  /** The session was there when the call left, and is no more. */
  lost: boolean;
  /** LOG-16: why, if the platform knows. */
  ended?: SessionEnd | undefined;
  /** Asked by the page itself rather than by a press. */
  reading: boolean;
};

const listeners = new Set<(refusal: ToldRefusal) => void>();

/** Who listens comes with a later part of the page: the last refusal before that is kept for them. */
let unheard: ToldRefusal | null = null;

/** Hears what the platform refuses, in any call: some answers concern the whole page. */
export function onRefusal(listener: (refusal: ToldRefusal) => void): () => void {
  listeners.add(listener);
  // Those who begin to listen together hear it together.
  if (unheard !== null && listeners.size === 1) queueMicrotask(tellUnheard);
  return () => listeners.delete(listener);
}

export function tellRefusal(refusal: ToldRefusal): void {
  if (listeners.size === 0) unheard = refusal;
  for (const listener of listeners) listener(refusal);
}

function tellUnheard(): void {
  if (unheard === null || listeners.size === 0) return;
  const refusal = unheard;
  unheard = null;
  tellRefusal(refusal);
}
