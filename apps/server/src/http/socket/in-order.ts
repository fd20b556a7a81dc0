import type { LiveFrame } from '@maidan/contract/live.ts';

/** Far longer than news takes from node to node; who still misses a number then reads the room anew. */
const WAIT_MS = 2_000;
/** More than a room says in that time. */
const MOST_WAITING = 500;

type Room = { next: number | null; waiting: Map<number, LiveFrame>; timer: NodeJS.Timeout | undefined };

/**
 * MSG-04: a room is numbered without gaps, and what is said at other nodes comes a moment later than what is said at this one. What
 * comes before its turn waits for the numbers before it, so that all pages hear one order; each number is let through once. After a
 * while what is there goes on without what is missing: pages see the gap.
 */
export function createInOrder(tell: (frame: LiveFrame) => void) {
  const rooms = new Map<string, Room>();
  const roomOf = (channel: string): Room => {
    const room = rooms.get(channel) ?? { next: null, waiting: new Map(), timer: undefined };
    rooms.set(channel, room);
    return room;
  };

  const letThrough = (room: Room) => {
    for (;;) {
      const frame = room.next === null ? undefined : room.waiting.get(room.next);
      if (frame === undefined) break;
      room.waiting.delete(frame.version);
      room.next = frame.version + 1;
      tell(frame);
    }
    clearTimeout(room.timer);
    room.timer = room.waiting.size === 0 ? undefined : setTimeout(() => goOn(room), WAIT_MS).unref();
  };
  /** What is missing will not come any more. */
  const goOn = (room: Room) => {
    if (room.waiting.size > 0) room.next = Math.min(...room.waiting.keys());
    letThrough(room);
  };

  return {
    knows: (channel: string): boolean => (rooms.get(channel)?.next ?? null) !== null,
    /** Where a room begins here: whoever hears it reads for themselves what is older than this number. */
    begin(channel: string, next: number): void {
      const room = roomOf(channel);
      if (room.next !== null) return;
      room.next = next;
      for (const version of room.waiting.keys()) if (version < next) room.waiting.delete(version);
      letThrough(room);
    },
    take(frame: LiveFrame): void {
      const room = roomOf(frame.channel);
      if (room.next !== null && frame.version < room.next) return;
      room.waiting.set(frame.version, frame);
      if (room.waiting.size >= MOST_WAITING) goOn(room);
      // Whoever waits already goes on waiting for the same number.
      else if (frame.version === room.next || room.timer === undefined) letThrough(room);
    },
    /** Nobody hears it here any more. */
    forget(channel: string): void {
      clearTimeout(rooms.get(channel)?.timer);
      rooms.delete(channel);
    },
  };
}
