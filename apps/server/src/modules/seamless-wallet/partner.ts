import type { Config } from '#config.ts';

/** Somebody who runs games for us: how it signs to us, how we sign to it, and the only origin its games may live on. */
export type Partner = {
  readonly code: string;
  readonly origin: string;
  /** Several at once while a key is being rotated. */
  readonly inboundKeys: readonly SigningKey[];
  readonly outboundKey: SigningKey;
  /** How long it may take over an answer. */
  readonly waitMs: number;
};
export type SigningKey = { readonly id: string; readonly secret: Uint8Array };

/** The built-in game house. */
export const HOUSE_PARTNER = 'MAIDAN';

export function findPartner(config: Config, code: string): Partner | null {
  if (code !== HOUSE_PARTNER) return null;
  return {
    code: HOUSE_PARTNER,
    origin: config.gameHouseOrigin,
    inboundKeys: config.gameHouseInboundKeys,
    outboundKey: config.gameHouseOutboundKey,
    waitMs: config.partnerWaitMs,
  };
}
