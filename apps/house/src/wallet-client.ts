import { randomUUID } from 'node:crypto';
import {
  walletAnswer,
  walletCalls,
  type WalletAnswer,
  type WalletCallName,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import type * as z from 'zod/mini';
import type { SigningKey } from '#config.ts';
import { signBody } from '#wallet/signing.ts';

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

const MOST_ANSWER_CHARACTERS = 16_384;

/** Each network call has its own request id (W4); the transaction ids inside belong to the business act and stay. */
export function openWalletClient(options: WalletClientOptions): WalletClient {
  return {
    async call(name, body) {
      const rawBody = JSON.stringify({ requestId: randomUUID(), ...body });
      try {
        const response = await fetch(new URL(walletCalls[name].path, options.platformUrl), {
          method: 'POST',
          redirect: 'error',
          headers: {
            'content-type': 'application/json',
            ...signBody(options.key, rawBody, randomUUID(), Date.now()),
          },
          body: rawBody,
          signal: AbortSignal.timeout(options.timeoutMs),
        });
        return await readReply(response, (reason) => options.onTrouble(name, reason));
      } catch (error) {
        options.onTrouble(name, error instanceof Error ? error.name : 'unknown');
        return null;
      }
    },
  };
}

async function readReply(response: Response, trouble: (reason: string) => void): Promise<WalletReply> {
  const text = await response.text();
  if (response.status !== 200 || text.length > MOST_ANSWER_CHARACTERS) {
    trouble(`status ${response.status}`);
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
