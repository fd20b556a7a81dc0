/**
 * Both directions sign: HMAC-SHA256 over `textBeforeBody` and the bytes of the body, written as `v2=` and hex; one key per
 * direction, a key id for rotation, a window of 300 s, a nonce used once. Sign the bytes; never serialise again.
 * The timestamp is in whole seconds since 1970; a retry is signed anew, with a nonce of its own.
 */
export const SIGNATURE_HEADERS = {
  partner: 'x-maidan-partner',
  keyId: 'x-maidan-key',
  timestamp: 'x-maidan-timestamp',
  nonce: 'x-maidan-nonce',
  signature: 'x-maidan-signature',
} as const;
export const SIGNATURE_WINDOW_SECONDS = 300;
export const NONCE_KEPT_SECONDS = 600;
export const SIGNATURE_TIMESTAMP = /^\d{10}$/;
export const SIGNATURE_NONCE = /^[A-Za-z0-9_-]{16,64}$/;
export const SIGNATURE_TEXT = /^v2=([0-9a-f]{64})$/;

/**
 * Method and path are signed too: bodies of different calls read alike, and what was signed as a question must not be an act at
 * another path. Neither time nor nonce nor path can hold a line feed, so no two calls have the same text.
 */
export function textBeforeBody(call: { timestamp: string; nonce: string; path: string }): string {
  return `v2\n${call.timestamp}\n${call.nonce}\nPOST\n${call.path}\n`;
}

/**
 * Version 1, bare hex over `timestamp.nonce.body`: heard from and written with keys that were made for it, until their partner has a
 * new one. No text of version 2 begins like one of version 1. Services with one address each are signed to in this way too.
 */
export function signedText(timestamp: string, nonce: string, rawBody: string): string {
  return `${timestamp}.${nonce}.${rawBody}`;
}
export const BODY_SIGNATURE_TEXT = /^([0-9a-f]{64})$/;
export type SignatureVersion = 1 | 2;
