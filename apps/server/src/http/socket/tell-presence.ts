import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#call/platform.ts';
import { beHere } from '#modules/chat/be-here.ts';

/** One count a second for a room, however many come and go. */
const EVERY_MS = 1_000;
/** People of a node that died are found missing by the others at the latest then. */
const AGAIN_MS = 20_000;

/** MSG-04: says who has which room open at this node; the database adds up the nodes. */
export function tellPresence(app: App): void {
  const node = randomUUID();
  const ending = new AbortController();
  let lastAll = Date.now();
  const look = async () => {
    const all = Date.now() - lastAll >= AGAIN_MS;
    if (all) lastAll = Date.now();
    const rooms = new Set([...app.live.stirredRooms(), ...(all ? app.live.openRooms() : [])]);
    for (const room of rooms) await beHere(app.platform, { room, node, members: app.live.peopleIn(room) });
  };
  const lookOrLog = () =>
    look().catch((error: unknown) => {
      // All rooms are counted anew soon.
      lastAll = 0;
      app.log.warn({ err: error }, 'the people in a room could not be counted');
    });
  const keepLooking = async () => {
    while (!ending.signal.aborted) {
      await lookOrLog();
      await pause(EVERY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
    // Its pages are gone by now.
    await lookOrLog();
  };
  const done = keepLooking();
  app.addHook('onClose', async () => {
    ending.abort();
    await done;
  });
}
