import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  walletAnswer,
  walletCalls,
  type WalletAnswer,
  type WalletCallName,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import type * as z from 'zod/mini';
import { signatureHeaders } from '#modules/seamless-wallet/signature.ts';
import type { WalletUnderTest } from './wallet-under-test.ts';

export type CallBody<Name extends WalletCallName> = Omit<
  z.input<(typeof walletCalls)[Name]['request']>,
  'requestId'
>;

export type WalletCaller = {
  /** Sends every call in as many copies at once as the run asks for, and wants the same answer to each. */
  send<Name extends WalletCallName>(name: Name, body: CallBody<Name>): Promise<WalletAnswer>;
  sendOnce<Name extends WalletCallName>(name: Name, body: CallBody<Name>): Promise<WalletAnswer>;
  /** Sends these bytes with these headers, for whatever no honest partner would send. */
  sendRaw(name: WalletCallName, rawBody: string, headers?: Record<string, string>): Promise<WalletAnswer>;
};

export function createCaller(wallet: WalletUnderTest, copies: number): WalletCaller {
  const sendRaw: WalletCaller['sendRaw'] = async (name, rawBody, headers) => {
    const signature = signatureHeaders(wallet.partner, wallet.key, Buffer.from(rawBody));
    const response = await fetch(new URL(walletCalls[name].path, wallet.baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers ?? signature) },
      body: rawBody,
    });
    const text = await response.text();
    assert.equal(response.status, 200, `${name}: a decided outcome is HTTP 200 (W20), got ${text}`);
    return walletAnswer.parse(JSON.parse(text));
  };
  const sendOne = async (name: WalletCallName, body: object): Promise<WalletAnswer> => {
    const requestId = randomUUID();
    const answer = await sendRaw(name, JSON.stringify({ requestId, ...body }));
    assert.equal(answer.requestId, requestId, `${name}: the request id is echoed (W4)`);
    return { ...answer, requestId: '' };
  };
  return {
    sendRaw,
    sendOnce: sendOne,
    send: async (name, body) => {
      const answers = await Promise.all(Array.from({ length: copies }, () => sendOne(name, body)));
      const [first, ...others] = answers;
      assert.ok(first);
      for (const other of others)
        assert.deepEqual(other, first, `${name}: every copy gets the same answer (W2)`);
      return first;
    },
  };
}
