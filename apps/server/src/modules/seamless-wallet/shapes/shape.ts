import type { IncomingHttpHeaders } from 'node:http';
import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { WalletAnswer, WalletCallName } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { Partner } from '#call/partner.ts';
import type { Signed } from '#modules/seamless-wallet/signature.ts';

/** One way in which partners speak to the wallet. What it reads and writes is translated here; what is decided is not known here. */
export type Shape = {
  readonly name: PartnerShape;
  readonly paths: Readonly<Record<WalletCallName, string>>;
  /** Whose bytes these are, or null for every reason alike. */
  checkSignature(
    call: WalletCallName,
    headers: IncomingHttpHeaders,
    rawBody: Uint8Array,
    partners: ReadonlyMap<string, Partner>,
  ): Signed | null;
  /** A request in our words, still to be checked; what cannot be translated is left out, and refused for it. */
  readRequest(call: WalletCallName, request: unknown): unknown;
  /** For text that no call of this shape may hold, where what a parser reads it as would hide it. */
  readonly refuses?: (text: string) => boolean;
  /** An answer in its words. */
  present(answer: WalletAnswer): { readonly httpStatus: number; readonly body: object };
};
