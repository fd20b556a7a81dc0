/** What both ends of the socket agree on besides the shape of its messages: light, since every page loads it. */

/** Not `/live`: that is the page of the live tables (RTE-08). */
export const LIVE_PATH = '/wps/live';
export const LIVE_MESSAGE_MAX_BYTES = 16 * 1024;
export const LIVE_HEARTBEAT_MS = 20_000;

/** The rule of versions, for both sides: true, and remembered, when the frame is newer than the last on its channel. */
export function isNews(seen: Map<string, number>, frame: { channel: string; version: number }): boolean {
  const last = seen.get(frame.channel);
  if (last !== undefined && frame.version <= last) return false;
  seen.set(frame.channel, frame.version);
  return true;
}
