import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletCallName, walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import type * as z from 'zod/mini';
import type { WalletUnderTest } from './wallet-under-test.ts';
import { WIRES } from '../adapters/wallet-wires/wires.ts';
import type { Wire } from '../adapters/wallet-wires/wire.ts';

export type CallBody<Name extends WalletCallName> = Omit<
  z.input<(typeof walletCalls)[Name]['request']>,
  'requestId'
>;

export type WalletCaller = {
  /** How this wallet is spoken to. */
  readonly wire: Wire;
  /** Sends every call in as many copies at once as the run asks for, and wants the same answer to each. */
  send<Name extends WalletCallName>(name: Name, body: CallBody<Name>): Promise<WalletAnswer>;
  sendOnce<Name extends WalletCallName>(name: Name, body: CallBody<Name>): Promise<WalletAnswer>;
  /** Sends these bytes with these headers, for whatever no honest partner would send. */
  sendRaw(name: WalletCallName, rawBody: string, headers?: Record<string, string>): Promise<WalletAnswer>;
};

export function createCaller(wallet: WalletUnderTest, copies: number): WalletCaller {
  const wire = WIRES[wallet.shape ?? 'ours'];
  const sendRaw: WalletCaller['sendRaw'] = async (name, rawBody, headers) => {
    const response = await fetch(new URL(wire.path(name), wallet.baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers ?? wire.sign(name, wallet, rawBody)) },
      body: rawBody,
    });
    const text = await response.text();
    return wire.read(name, response.status, text);
  };
  const sendOne = async (name: WalletCallName, body: object): Promise<WalletAnswer> => {
    const requestId = randomUUID();
    const answer = await sendRaw(name, JSON.stringify(wire.write(name, { requestId, ...body })));
    assert.notEqual(answer.status, 'INVALID_SIGNATURE', `${name}: the signature was not accepted`);
    assert.equal(answer.requestId, requestId, `${name}: the request id is echoed (W4)`);
    return { ...answer, requestId: '' };
  };
  return {
    wire,
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
