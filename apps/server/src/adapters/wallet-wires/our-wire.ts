import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { SIGNATURE_HEADERS, textBeforeBody } from '@maidan/contract/seamless-wallet/signature.ts';
import { walletAnswer, walletCalls, type WalletCallName } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Signer, Wire } from './wire.ts';

const STALE_MS = 360_000;

function sign(
  name: WalletCallName,
  { partner, key }: Signer,
  rawBody: string,
  nowMs = Date.now(),
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const nonce = randomUUID();
  const { path } = walletCalls[name];
  const signed = `${textBeforeBody({ timestamp, nonce, path })}${rawBody}`;
  const signature = `v2=${createHmac('sha256', key.secret).update(signed).digest('hex')}`;
  return {
    [SIGNATURE_HEADERS.partner]: partner,
    [SIGNATURE_HEADERS.keyId]: key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signature,
  };
}

/** As it was before paths were signed: from a key that was not made for it, it is worth nothing. */
function signWithoutPath(signer: Signer, rawBody: string): Record<string, string> {
  const headers = sign('bet', signer, rawBody);
  const before = `${headers[SIGNATURE_HEADERS.timestamp]}.${headers[SIGNATURE_HEADERS.nonce]}.`;
  const signature = createHmac('sha256', signer.key.secret)
    .update(before + rawBody)
    .digest('hex');
  return { ...headers, [SIGNATURE_HEADERS.signature]: signature };
}

export const OUR_WIRE: Wire = {
  shape: 'ours',
  path: (name) => walletCalls[name].path,
  write: (_name, body) => body,
  sign,
  read: (name, httpStatus, text) => {
    assert.equal(httpStatus, 200, `${name}: a decided outcome is HTTP 200 (W20), got ${text}`);
    return walletAnswer.parse(JSON.parse(text));
  },
  forgeries: (name, signer, rawBody) => {
    const signed = sign(name, signer, rawBody);
    const elsewhere = name === 'freeBet' ? 'bet' : 'freeBet';
    const stranger = { ...signer, key: { ...signer.key, secret: Buffer.alloc(32, 7) } };
    return [
      { why: 'no signature at all', headers: {} },
      { why: 'signed by a stranger', headers: sign(name, stranger, rawBody) },
      { why: 'a body changed by one byte', headers: signed, body: rawBody.replace('10.00', '10.01') },
      { why: 'a space added to the body', headers: signed, body: `${rawBody} ` },
      { why: 'signed for another call', headers: sign(elsewhere, signer, rawBody) },
      { why: 'signed without its path', headers: signWithoutPath(signer, rawBody) },
      { why: 'too old', headers: sign(name, signer, rawBody, Date.now() - STALE_MS) },
      { why: 'from the future', headers: sign(name, signer, rawBody, Date.now() + STALE_MS) },
      { why: 'an unknown key id', headers: { ...signed, [SIGNATURE_HEADERS.keyId]: 'nobody' } },
      { why: 'an unknown partner', headers: { ...signed, [SIGNATURE_HEADERS.partner]: 'NOBODY' } },
      { why: 'another nonce', headers: { ...signed, [SIGNATURE_HEADERS.nonce]: randomUUID() } },
      { why: 'another time', headers: { ...signed, [SIGNATURE_HEADERS.timestamp]: '1700000000' } },
      { why: 'a signature cut short', headers: { ...signed, [SIGNATURE_HEADERS.signature]: 'ab' } },
    ];
  },
  refusedAmounts: [
    '10.5 10 1000 "1e3" "0x10" "NaN" "Infinity" "10.00000000000000001" "-10.00" "-0.00" "0.00" "+10.00" "10" "10.5"',
    '"010.00" "10,00" "\u09E7\u09E6.\u09E6\u09E6" "１０.00" "99999999999999.00" "9999999999999.99" "" null true [] {"amount":"10.00"}',
  ].flatMap((line) => line.split(' ')),
};
