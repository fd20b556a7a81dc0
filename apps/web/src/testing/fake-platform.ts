import type { ErrorCode } from '@maidan/contract/error-codes.ts';
import { exportJWK, generateKeyPair } from 'jose';
import { setTransport } from '#lib/call.ts';
import type { WireAnswer, WireRequest } from '#lib/call.ts';

const key = generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });

export type Answers = Record<string, (request: WireRequest) => WireAnswer | Promise<WireAnswer>>;

export const success = (value: unknown): WireAnswer => ({
  status: 200,
  body: { success: true, value, message: '' },
});

export const failure = (status: number, code: ErrorCode, message: string, fields = {}): WireAnswer => ({
  status,
  body: { success: false, value: null, message, code, requestId: 'r-1', fields },
});

/** Stands where the network is; the page's own call, cipher and cache are the real ones. Returns what was sent. */
export function fakePlatform(answers: Answers): WireRequest[] {
  const sent: WireRequest[] = [];
  setTransport(async (request) => {
    const path = request.url.split('?')[0] ?? '';
    if (path === '/wps/system/cipherKey') return cipherKey();
    // Asked by every page on the side; only a test about it has an answer of its own.
    if (path === '/wps/system/status' && !(path in answers))
      return success({ systemStatus: 0, playMoney: true });
    sent.push(request);
    const answer = answers[path];
    if (answer === undefined) throw new Error(`the test has no answer for ${path}`);
    return answer(request);
  });
  return sent;
}

async function cipherKey(): Promise<WireAnswer> {
  const { x, y } = await exportJWK((await key).publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  return success({ kid: 'k-1', jwk, refreshAfterSeconds: 3600, serverTime: new Date().toISOString() });
}
