import { randomUUID } from 'node:crypto';
import {
  walletAnswer,
  walletCalls,
  type WalletAnswer,
  type WalletCallName,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import type * as z from 'zod/mini';
import type { SigningKey } from '#config.ts';
import { openPoster, type Posted } from '#wallet/post-signed.ts';
import { signCall } from '#wallet/signing.ts';

/** `null` means that the house does not know what happened: time-out, cut line, 5xx, or a body that is no answer (W19). */
export type WalletReply = WalletAnswer | null;

type Body<Name extends WalletCallName> = Omit<z.input<(typeof walletCalls)[Name]['request']>, 'requestId'>;

export type WalletClient = {
  call<Name extends WalletCallName>(name: Name, body: Body<Name>): Promise<WalletReply>;
};

export type WalletClientOptions = {
  platformUrl: string;
  key: SigningKey;
  timeoutMs: number;
  onTrouble: (call: WalletCallName, reason: string) => void;
};

const MOST_ANSWER_BYTES = 16_384;

/** Each network call has its own request id (W4); the transaction ids inside belong to the business act and stay. */
export function openWalletClient({
  platformUrl,
  key,
  timeoutMs,
  onTrouble,
}: WalletClientOptions): WalletClient {
  const post = openPoster(platformUrl);
  return {
    async call(name, body) {
      const rawBody = JSON.stringify({ requestId: randomUUID(), ...body });
      const { path } = walletCalls[name];
      const headers = {
        'content-type': 'application/json',
        ...signCall(key, { path, rawBody }, randomUUID(), Date.now()),
      };
      try {
        const posted = await post(path, rawBody, {
          headers,
          timeoutMs,
          mostBytes: MOST_ANSWER_BYTES,
        });
        return readReply(posted, (reason) => onTrouble(name, reason));
      } catch (error) {
        onTrouble(name, error instanceof Error ? error.message : 'unknown');
        return null;
      }
    },
  };
}

function readReply({ status, text }: Posted, trouble: (reason: string) => void): WalletReply {
  if (status !== 200) {
    trouble(`status ${status}`);
    return null;
  }
  const parsed = walletAnswer.safeParse(parseJson(text));
  if (!parsed.success) {
    trouble('unreadable answer');
    return null;
  }
  return parsed.data.status === 'UNKNOWN' || parsed.data.status === 'IN_PROCESS' ? null : parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
