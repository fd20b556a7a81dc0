/**
 * How much longer than a statement may run its answer is waited for. The server ends what takes too long, but only where it can:
 * a connection that fell silent would be waited for without end, by everybody whose turn comes after.
 */
export const SILENCE_MS = 5_000;
