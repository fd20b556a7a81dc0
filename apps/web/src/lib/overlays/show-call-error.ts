import { CallError } from '#lib/call/call-error.ts';
import { ERROR_PLACES } from '#lib/overlays/error-places.ts';
import { showPrompt } from '#lib/overlays/modal-store.ts';

/** Refusals that the page answers by itself, whichever call met them: they are on screen already. */
const CLOSED = new Set<CallError['code']>(['MAINTENANCE', 'ACCESS_RESTRICTED']);

/**
 * ERR-02: the one way to tell a failure that has no better place: the platform's own words in a warning that must be
 * answered. What is no refusal is a fault of ours and goes to the error boundary.
 */
export function showCallError(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
  if (CLOSED.has(error.code) || ERROR_PLACES[error.code] === 'modal') return;
  showPrompt({ kind: 'warning', message: error.message });
}
