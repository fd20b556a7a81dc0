import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import type { PartnerShape, WireWords } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { WALLET_STATUSES, type WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import {
  TRANSACTION_KINDS,
  walletAnswer,
  type WalletCallName,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Signer, Wire } from './wire.ts';

const STALE_MS = 360_000;

type Wording = {
  readonly shape: PartnerShape;
  readonly words: WireWords;
  readonly encoding: 'hex' | 'base64';
  readonly httpOf: (status: WalletStatus) => number;
  readonly writeAmount: (amount: string) => unknown;
  readonly readAmount: (amount: unknown) => string;
  readonly refusedAmounts: readonly string[];
};

/** A shape whose calls are ours in other words, with a signature over time, path and body. */
export function wordedWire({ shape, words, encoding, httpOf, ...amounts }: Wording): Wire {
  const { requestFields, answerFields, kinds } = words;
  const write = (name: WalletCallName | null, body: object): object =>
    Object.fromEntries(
      Object.entries(body)
        // The path says which of the two it is.
        .filter(([field]) => field !== 'kind' || name === null)
        .map(([field, value]: [string, unknown]) => {
          const theirs = (requestFields as Readonly<Record<string, string>>)[field] ?? field;
          if (field === 'amount') return [theirs, amounts.writeAmount(String(value))];
          if (field === 'kind') return [theirs, value === 'bet' ? kinds.bet : kinds.win];
          if (field === 'transactions') return [theirs, (value as object[]).map((one) => write(null, one))];
          return [theirs, value];
        }),
    );
  const sign = (
    name: WalletCallName,
    { partner, key }: Signer,
    rawBody: string,
    nowMs = Date.now(),
  ): Record<string, string> => {
    const signed = `${nowMs}\n${words.paths[name]}\n${rawBody}`;
    return {
      [words.headers.partner]: partner,
      ...(words.headers.keyId === null ? {} : { [words.headers.keyId]: key.id }),
      [words.headers.timestamp]: String(nowMs),
      [words.headers.signature]: createHmac('sha256', key.secret).update(signed).digest(encoding),
    };
  };
  const amountOrNull = (value: unknown) =>
    value === undefined || value === null ? null : amounts.readAmount(value);
  return {
    shape,
    path: (name) => words.paths[name],
    write,
    sign,
    refusedAmounts: amounts.refusedAmounts,
    read: (name, httpStatus, text) => {
      const given = JSON.parse(text) as Record<string, unknown>;
      const word = given[answerFields.status] ?? '';
      const status = WALLET_STATUSES.find((one) => words.statuses[one] === word);
      assert.ok(status, `${name}: ${text} names no outcome of this shape`);
      assert.notEqual(status, 'UNKNOWN', `${name}: what is decided is not answered with 5xx (W20)`);
      assert.equal(httpStatus, httpOf(status), `${name}: the HTTP status of ${status} (W20)`);
      const transaction = given[answerFields.transaction] as Record<string, unknown> | undefined;
      const round = given[answerFields.round] as Record<string, unknown> | undefined;
      const kind = transaction?.[requestFields.kind];
      return walletAnswer.parse({
        status,
        requestId: given[answerFields.requestId] ?? '',
        balance: amountOrNull(given[answerFields.balance]),
        currency: given[answerFields.currency] ?? null,
        platformTransactionIds: given[answerFields.platformTransactionIds] ?? [],
        playerId: given[answerFields.playerId] ?? null,
        ...(answerFields.token in given ? { token: given[answerFields.token] } : {}),
        transaction:
          transaction === undefined
            ? null
            : {
                kind: TRANSACTION_KINDS.find((one) => kinds[one] === kind),
                roundId: transaction[requestFields.roundId],
                amount: amounts.readAmount(transaction[requestFields.amount]),
                state: transaction['state'],
              },
        ...(round === undefined
          ? {}
          : {
              round: {
                state: round['state'],
                stake: amounts.readAmount(round['stake']),
                payout: amounts.readAmount(round['payout']),
              },
            }),
      });
    },
    forgeries: (name, signer, rawBody) => {
      const signed = sign(name, signer, rawBody);
      const elsewhere = name === 'freeBet' ? 'bet' : 'freeBet';
      const stranger = { ...signer, key: { ...signer.key, secret: Buffer.alloc(32, 7) } };
      const { partner, keyId, timestamp, signature } = words.headers;
      return [
        { why: 'no signature at all', headers: {} },
        { why: 'signed by a stranger', headers: sign(name, stranger, rawBody) },
        { why: 'a body changed by one byte', headers: signed, body: rawBody.replace(/1000|10\.00/, '10.01') },
        { why: 'a space added to the body', headers: signed, body: `${rawBody} ` },
        { why: 'signed for another call', headers: sign(elsewhere, signer, rawBody) },
        { why: 'too old', headers: sign(name, signer, rawBody, Date.now() - STALE_MS) },
        { why: 'from the future', headers: sign(name, signer, rawBody, Date.now() + STALE_MS) },
        { why: 'another time', headers: { ...signed, [timestamp]: String(Date.now() + 1000) } },
        { why: 'no time', headers: { ...signed, [timestamp]: '' } },
        { why: 'an unknown partner', headers: { ...signed, [partner]: 'NOBODY' } },
        { why: 'a signature cut short', headers: { ...signed, [signature]: 'ab' } },
        { why: 'an empty signature', headers: { ...signed, [signature]: '' } },
        ...(keyId === null ? [] : [{ why: 'an unknown key id', headers: { ...signed, [keyId]: 'nobody' } }]),
      ];
    },
  };
}
