import type { SECURITY_EVENT_KINDS } from '@maidan/contract/accounts/security/security-event.ts';

/** What members read of themselves, and what only the house keeps. */
export type SecurityEventKind =
  | (typeof SECURITY_EVENT_KINDS)[number]
  | 'address-throttled'
  | 'token-in-query'
  | 'payload-refused'
  | 'login-closed-account'
  | 'identity-refused'
  | 'passkey-refused'
  | 'hand-over-refused'
  | 'code-refused';

export type Detail = Record<string, string | number>;

export type SecurityEvent = {
  kind: SecurityEventKind;
  ip: string;
  requestId: string;
  memberId?: string;
  device?: string;
  country?: string | null;
  detail?: Detail;
};
