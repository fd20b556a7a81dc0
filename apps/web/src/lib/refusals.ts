import type { ErrorCode } from '@maidan/contract/error-codes.ts';

export type ToldRefusal = {
  code: ErrorCode;
  /** The session was there when the call left, and is no more. */
  lost: boolean;
  /** Asked by the page itself rather than by a press. */
  reading: boolean;
};

const listeners = new Set<(refusal: ToldRefusal) => void>();

/** Hears what the platform refuses, in any call: some answers concern the whole page. */
export function onRefusal(listener: (refusal: ToldRefusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellRefusal(refusal: ToldRefusal): void {
  for (const listener of listeners) listener(refusal);
}
