import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { WalletAnswer, WalletCallName } from '@maidan/contract/seamless-wallet/wallet.ts';

/** What a vendor signs with. */
export type VendorKey = { readonly id: string; readonly secret: Uint8Array };
export type Signer = { readonly partner: string; readonly key: VendorKey };

/** The vendor's side of a shape: how calls are written and signed, and answers read. */
export type Wire = {
  readonly shape: PartnerShape;
  path(name: WalletCallName): string;
  /** Our words in those of the shape. */
  write(name: WalletCallName, body: object): object;
  /** For this call alone: where the path is signed, the same headers are worth nothing at another. */
  sign(name: WalletCallName, signer: Signer, rawBody: string): Record<string, string>;
  /** Throws when this is no answer to be believed: another HTTP status than its outcome has, or another form. */
  read(name: WalletCallName, httpStatus: number, text: string): WalletAnswer;
  /** What no genuine call carries; the body where it differs from the one that was signed. */
  forgeries(name: WalletCallName, signer: Signer, rawBody: string): Forgery[];
  /** JSON of what is no amount of a bet. */
  readonly refusedAmounts: readonly string[];
};
export type Forgery = {
  readonly why: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
};
