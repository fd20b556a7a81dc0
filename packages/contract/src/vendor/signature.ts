/**
 * Both directions sign: HMAC-SHA256 hex over `timestamp + "." + nonce + "." + rawBody`, one key per direction, a key
 * id for rotation, a window of 300 s, a nonce used once. Sign the bytes; never serialise again.
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

export function signedText(timestamp: string, nonce: string, rawBody: string): string {
  return `${timestamp}.${nonce}.${rawBody}`;
}
