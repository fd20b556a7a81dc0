import {
  DECIMAL_WORDS,
  INTEGER_WORDS,
  type PartnerShape,
  type WireWords,
} from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { vendorCalls, type VendorCallName } from '@maidan/contract/seamless-wallet/vendor-calls.ts';
import type { SigningKey } from '#call/partner.ts';
import { signatureHeaders } from '#modules/seamless-wallet/signature.ts';
import { DECIMAL_AMOUNTS, INTEGER_AMOUNTS, type AmountCodec } from './amounts.ts';
import { pathSignatureHeaders } from './path-signature.ts';

/** How the platform speaks to partners of one shape. */
export type VendorSpeech = {
  pathOf(call: VendorCallName): string;
  /** Our words in those of the shape. */
  write(request: object): object;
  sign(call: { partner: string; key: SigningKey; path: string; rawBody: Uint8Array }): Record<string, string>;
  /** An answer of HTTP 200 in our words, still to be checked; null when it says no. */
  read(answer: unknown): unknown;
};

const OURS: VendorSpeech = {
  pathOf: (call) => vendorCalls[call].path,
  write: (request) => request,
  sign: ({ partner, key, path, rawBody }) => signatureHeaders(partner, key, path, rawBody),
  read: (answer) => answer,
};

export const VENDOR_SPEECHES: Readonly<Record<PartnerShape, VendorSpeech>> = {
  ours: OURS,
  integer: wordedSpeech(INTEGER_WORDS, 'base64', INTEGER_AMOUNTS),
  decimal: wordedSpeech(DECIMAL_WORDS, 'hex', DECIMAL_AMOUNTS),
};

function wordedSpeech(words: WireWords, encoding: 'hex' | 'base64', amounts: AmountCodec): VendorSpeech {
  const { fields, paths } = words.vendor;
  const ours = Object.fromEntries(Object.entries(fields).map(([our, their]) => [their, our]));
  const { status } = words.answerFields;
  return {
    pathOf: (call) => paths[call],
    write: (request) => renamed(request, fields, amounts) as object,
    sign: (call) => pathSignatureHeaders(words, encoding, call),
    // Whether it was done stands in the answer, as in those of the wallet.
    read: (answer) => {
      if (typeof answer !== 'object' || answer === null) return null;
      const word: unknown = Reflect.get(answer, status) ?? '';
      return word === words.statuses.OK ? renamed(answer, ours, null) : null;
    },
  };
}

const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['stake', 'mostWon', 'balance']);

/** The same with other names, however deep; amounts are written anew where there is a codec for them. */
function renamed(
  value: unknown,
  names: Readonly<Record<string, string>>,
  amounts: AmountCodec | null,
): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names, amounts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      Object.hasOwn(names, name) ? names[name] : name,
      amounts !== null && AMOUNT_FIELDS.has(name) && typeof inner === 'string'
        ? amounts.write(inner)
        : renamed(inner, names, amounts),
    ]),
  );
}
