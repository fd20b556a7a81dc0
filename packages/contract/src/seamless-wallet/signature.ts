/**
 * Both directions sign: HMAC-SHA256 hex over `timestamp + "." + nonce + "." + rawBody`, one key per direction, a key
 * id for rotation, a window of 300 s, a nonce used once. Sign the bytes; never serialise again.
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

export function signedText(timestamp: string, nonce: string, rawBody: string): string {
  return `${timestamp}.${nonce}.${rawBody}`;
}
