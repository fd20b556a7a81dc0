import { readToken } from '#lib/session/session-token.ts';

const LIFE_MS = 10 * 60_000;

let held: { ticket: string; until: number } | null = null;

/**
 * LOG-12: a forced change is allowed by a ticket instead of the old password. It stays in the page's memory alone, for
 * as long as the server takes it; a reload forgets it, and the old password is asked for.
 */
export function holdChangeTicket(ticket: string | null): void {
  held = ticket === null ? null : { ticket, until: Date.now() + LIFE_MS };
}

export function readChangeTicket(): string | null {
  if (held === null || held.until < Date.now() || readToken() === null) return null;
  return held.ticket;
}
