import type { LiveFrame } from '@maidan/contract/live.ts';

/** What nodes tell each other. Small by construction: a NOTIFY carries at most 8,000 bytes. */
export type BusMessage =
  | { readonly kind: 'frame'; readonly frame: LiveFrame }
  | { readonly kind: 'session-ended'; readonly sessionId: string; readonly reason: SessionEndReason };

export type SessionEndReason = Extract<LiveFrame, { type: 'session-ended' }>['data']['reason'];

/**
 * Carries news between nodes, to the sender's own node too. News may be lost (the truth is in the database), never
 * invented: publish only after the transaction has committed. Publishing never throws.
 */
export type Bus = {
  publish(message: BusMessage): Promise<void>;
  /** Answers with a function that ends the subscription. */
  subscribe(listener: (message: BusMessage) => void): () => void;
  /** Called when news may have been missed, after a lost connection is back. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
};
