import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { SignatureVersion } from '@maidan/contract/seamless-wallet/signature.ts';

/** Somebody who runs games for us: how it signs to us, how we sign to it, and the only origin its games may live on. */
export type Partner = {
  readonly code: string;
  readonly name: string;
  /** Switched off, nothing new begins; wins and rollbacks of earlier bets arrive all the same. */
  readonly enabled: boolean;
  /** In which words it speaks to the wallet. */
  readonly shape: PartnerShape;
  readonly origin: string;
  /** Several at once while a key is being changed. */
  readonly inboundKeys: readonly SigningKey[];
  /** Null when none is valid now: then nothing can be asked of it. */
  readonly outboundKey: SigningKey | null;
  /** Where its games may be opened; null is everywhere. */
  readonly countries: readonly string[] | null;
  /** How long it may take over an answer. */
  readonly waitMs: number;
};

export type SigningKey = {
  readonly id: string;
  readonly secret: Uint8Array;
  /** Real time; without them it is always valid. */
  readonly validFromMs?: number;
  readonly validToMs?: number;
  /** In our own shape; the newest unless said. Keys made before paths were signed are heard, and signed with, without them. */
  readonly signatureVersion?: SignatureVersion;
};

/** The built-in game house. */
export const HOUSE_PARTNER = 'MAIDAN';

export const isValidAt = ({ validFromMs = 0, validToMs = Infinity }: SigningKey, nowMs: number): boolean =>
  validFromMs <= nowMs && nowMs < validToMs;

type AllPartners = ReadonlyMap<string, Partner>;
export type Partners = {
  /** By code. Ready at once while calls come: every call of a partner asks. */
  all: () => AllPartners | Promise<AllPartners>;
};
