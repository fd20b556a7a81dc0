import { randomUUID } from 'node:crypto';
import {
  MOST_BATCHES,
  walletAnswer,
  walletBatches,
  walletBatchesAnswer,
  walletCalls,
  type WalletAnswer,
  type WalletCallName,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import { inBatches } from '@maidan/postgres/in-batches.ts';
import type * as z from 'zod/mini';
import type { SigningKey } from '#config.ts';
import { openPoster, type Posted } from '#wallet/post-signed.ts';
import { signCall } from '#wallet/signing.ts';

/** `null` means that the house does not know what happened: time-out, cut line, 5xx, or a body that is no answer (W19). */
export type WalletReply = WalletAnswer | null;

type Body<Name extends WalletCallName> = Omit<z.input<(typeof walletCalls)[Name]['request']>, 'requestId'>;

export type WalletClient = {
  call<Name extends WalletCallName>(name: Name, body: Body<Name>): Promise<WalletReply>;
  /** As the call `batch`, together with whatever else is sent in this way at the same time: one request, each with its answer. */
  batchAlong(body: Body<'batch'>): Promise<WalletReply>;
};

export type WalletClientOptions = {
  platformUrl: string;
  key: SigningKey;
  timeoutMs: number;
  onTrouble: (call: WalletCallName, reason: string) => void;
};

const MOST_ANSWER_BYTES = 16_384;

type Send = <Answer>(
  path: string,
  what: WalletCallName,
  body: object,
  schema: z.ZodMiniType<Answer>,
) => Promise<Answer | null>;

/** Each network call has its own request id (W4); the transaction ids inside belong to the business act and stay. */
export function openWalletClient({
  platformUrl,
  key,
  timeoutMs,
  onTrouble,
}: WalletClientOptions): WalletClient {
  const post = openPoster(platformUrl);
  const send: Send = async (path, what, body, schema) => {
    const rawBody = JSON.stringify({ requestId: randomUUID(), ...body });
    const headers = {
      'content-type': 'application/json',
      ...signCall(key, { path, rawBody }, randomUUID(), Date.now()),
    };
    try {
      const posted = await post(path, rawBody, { headers, timeoutMs, mostBytes: MOST_ANSWER_BYTES });
      return readAnswer(posted, schema, (reason) => onTrouble(what, reason));
    } catch (error) {
      onTrouble(what, error instanceof Error ? error.message : 'unknown');
      return null;
    }
  };
  const call: WalletClient['call'] = async (name, body) =>
    knownReply(await send(walletCalls[name].path, name, body, walletAnswer));
  const sending: Sending = { send, call };
  return { call, batchAlong: (body) => sendAlong(sending, body) };
}

type Sending = { send: Send; call: WalletClient['call'] };

/**
 * Two requests under way, so that wallet and database work at the same time. They share whoever waits between them: while both
 * are under way, those gather who make the next one worth its statement (decision 0143).
 */
const sendAlong = inBatches<Sending, Body<'batch'>, WalletReply>({
  maxBatchSize: MOST_BATCHES,
  batchesInFlight: 2,
  equalBatches: true,
  notSharedUpTo: 4,
  // A player who is locked keeps one round waiting, not the house's next requests.
  batchOfOne: true,
  batchKeyOf: () => '',
  serialKeysOf: ({ token }) => [token],
  runBatch: sendTogether,
  runOne: ({ call }, body) => call('batch', body),
  leavesUnknown: () => true,
});

/** Undefined for what the wallet could not take along, because its player was locked: nothing of it happened, and it is sent alone. */
async function sendTogether(
  { send }: Sending,
  bodies: readonly Body<'batch'>[],
): Promise<(WalletReply | undefined)[]> {
  const batches = bodies.map((body) => ({ requestId: randomUUID(), ...body }));
  const answer = await send(walletBatches.path, 'batch', { batches }, walletBatchesAnswer);
  if (answer === null) return bodies.map(() => null);
  return bodies.map((_body, index) => {
    const { answers = bodies.map(() => ({ ...REFUSED, status: answer.status })) } = answer;
    const own = answers[index];
    return own?.status === 'IN_PROCESS' ? undefined : knownReply(own ?? null);
  });
}

const REFUSED = {
  requestId: '',
  balance: null,
  currency: null,
  platformTransactionIds: [],
  playerId: null,
  transaction: null,
};

const knownReply = (answer: WalletAnswer | null): WalletReply =>
  answer?.status === 'UNKNOWN' || answer?.status === 'IN_PROCESS' ? null : answer;

function readAnswer<Answer>(
  { status, text }: Posted,
  schema: z.ZodMiniType<Answer>,
  trouble: (reason: string) => void,
): Answer | null {
  if (status !== 200) {
    trouble(`status ${status}`);
    return null;
  }
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) {
    trouble('unreadable answer');
    return null;
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
