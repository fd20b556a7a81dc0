import { liveFrame } from '@maidan/contract/live.ts';
import { SESSION_ENDS } from '@maidan/contract/accounts/sessions/session-end.ts';
import * as z from 'zod/mini';

/** What nodes tell each other. Small by construction: a NOTIFY carries at most 8,000 bytes. */
const busMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame'), frame: liveFrame }),
  z.object({ kind: z.literal('session-ended'), sessionId: z.uuid(), reason: z.enum(SESSION_ENDS) }),
  z.object({ kind: z.literal('partners-changed') }),
]);
export type BusMessage = z.infer<typeof busMessage>;

/** What came over the wire, or null: a stranger's bytes on the same channel must not end the node. */
export function readBusMessage(text: string): BusMessage | null {
  const read = busMessage.safeParse(readJson(text));
  return read.success ? read.data : null;
}

/** As above, of a list: what is no news in it is left out. */
export function readBusMessages(text: string): BusMessage[] {
  const list: unknown = readJson(text);
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const read = busMessage.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For whoever has to say that others were not told. */
export type WhenUntold = { onUntold?: (error: unknown) => void };

/**
 * Carries news between nodes, and to the listeners of the own node. News may be lost (the truth is in the database), never
 * invented: publish only after the transaction has committed. Publishing never throws.
 */
export type Bus = {
  publish: (message: BusMessage) => Promise<void>;
  /** Answers with a function that ends the subscription. */
  subscribe: (listener: (message: BusMessage) => void) => () => void;
  /** Called when news may have been missed, after a lost connection is back. */
  onGap: (listener: () => void) => () => void;
  close: () => Promise<void>;
};
