import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { replaceHalves } from './rotate-session.store.ts';
import { hashHalf, makeHalves } from './session-halves.ts';

/** New halves for the same session (T2): the old ones are dead at once, sockets stay, and nothing is forced any more. */
export async function rotateSession(
  tx: Database,
  { config }: CallContext,
  sessionId: string,
): Promise<{ token: string; half: string }> {
  const halves = makeHalves();
  await replaceHalves(tx, config.merchant, sessionId, {
    token: hashHalf(halves.token),
    half: hashHalf(halves.half),
  });
  return halves;
}
